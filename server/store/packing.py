"""Records are stored packed: a tenth of their lines."""

import zlib

BEST = 9


def pack(lines: bytes) -> bytes:
    return zlib.compress(lines, BEST)


def unpack(packed: bytes) -> bytes:
    """Nothing if they are damaged: a check then says that there is no record."""
    # In a database of an older version that was not migrated yet.
    if packed.startswith(b"{"):
        return packed
    try:
        return zlib.decompress(packed)
    except zlib.error:
        return b""
