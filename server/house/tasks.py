"""Background tasks: reporting their failures, and work that outlives its caller."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def report(task: asyncio.Task[Any]) -> None:
    """A done callback: asyncio itself reports a failure only when the task is collected."""
    if not task.cancelled() and (fault := task.exception()):
        task.get_loop().call_exception_handler(
            {"message": f"{task.get_name()} has failed", "exception": fault, "task": task}
        )


async def run_to_completion(work: Coroutine[Any, Any, T]) -> T:
    """Goes on in the background if the caller is cancelled."""
    task = asyncio.ensure_future(work)
    # Retrieves the exception, which asyncio would log when no caller is left to receive it.
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)
