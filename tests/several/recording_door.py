"""A door that writes all that its house sends for sessions into files: `FOLDER door FLAGS`."""

import os
import sys
from itertools import count
from pathlib import Path
from typing import Final

from server.__main__ import main
from server.doors.lines import Read
from server.doors.link import channels
from server.doors.link.door import Inner

READER: Final = "reader"
"""what the channels of a link are read with"""


def record_into(folder: Path) -> None:
    """Each session has a file of its own."""
    numbers, read_from = count(1), getattr(channels, READER)

    def recording(inner: Inner) -> Read:
        read: Read = read_from(inner)
        # No door writes into the files of another, which had its place before.
        file = folder / f"{os.getpid()}-{next(numbers)}"

        async def record(most: int) -> bytes:
            data = await read(most)
            with file.open("ab") as end:
                end.write(data)
            return data

        return record

    setattr(channels, READER, recording)


if __name__ == "__main__":
    record_into(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
