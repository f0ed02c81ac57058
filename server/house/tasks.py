"""Background tasks report their failures."""

import asyncio
from typing import Any


def report(task: asyncio.Task[Any]) -> None:
    """A done callback: asyncio itself reports a failure only when the task is collected."""
    if not task.cancelled() and (fault := task.exception()):
        task.get_loop().call_exception_handler(
            {"message": f"{task.get_name()} has failed", "exception": fault, "task": task}
        )
