"""What should never happen, told to whoever runs the house."""

import asyncio
from typing import Any


def report(task: asyncio.Task[Any]) -> None:
    """For a task that has ended: at once, and not only when it is forgotten."""
    if not task.cancelled() and (fault := task.exception()):
        task.get_loop().call_exception_handler(
            {"message": f"{task.get_name()} has failed", "exception": fault, "task": task}
        )
