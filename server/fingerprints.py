"""Public keys as people write them down: a fingerprint, or the line that stands in a key file."""

import re
from base64 import b64decode, b64encode
from binascii import Error
from hashlib import sha256

_FINGERPRINT = re.compile(r"SHA256:[A-Za-z0-9+/]{43}")


def fingerprint_of(written: str) -> str | None:
    """None if it is neither."""
    if _FINGERPRINT.fullmatch(written):
        return written
    kind, _, rest = written.partition(" ")
    try:
        blob = b64decode(rest.split(" ")[0], validate=True)
    except (Error, ValueError):
        return None
    # A key names its kind once more inside.
    inside = len(kind).to_bytes(4, "big") + kind.encode(errors="replace")
    if not kind or not blob.startswith(inside) or len(blob) == len(inside):
        return None
    return "SHA256:" + b64encode(sha256(blob).digest()).decode().rstrip("=")
