"""Typed lines over a byte stream, for the plain face."""

from collections.abc import Awaitable, Callable

from server.doors.lines import OverlongLine, Read, lines

ReadLine = Callable[[], Awaitable[str | None]]
LONGEST = 4096


def text_lines(read: Read) -> ReadLine:
    """None at the end of input. A line that is too long is none that anybody could mean."""
    coming = lines(read, LONGEST)

    async def read_line() -> str | None:
        line = await anext(coming, None)
        if isinstance(line, OverlongLine):
            return "?" * line.most
        return None if line is None else line.decode(errors="replace")

    return read_line
