"""The keys by which a house and its doors know each other, beside the host keys."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import asyncssh

from server.doors.ssh.host_keys import FILES, LONGEST, open_key
from server.errors import UsageError
from server.files import reading, writing

HOUSE_KEY: Final = "link_house_ed25519"
HOUSE_PUBLIC_KEY: Final = f"{HOUSE_KEY}.pub"
DOOR_KEY: Final = "link_door_ed25519"
DOORS_FILE: Final = "door_keys"
"""the public keys of doors that have one of their own"""
COPIED: Final = (*FILES, DOOR_KEY, HOUSE_PUBLIC_KEY)
"""the keys of a house that a door on another machine needs"""
KIND: Final = "ssh-ed25519"


DoorKeys = Mapping[bytes, str]
"""the names of doors by their public keys"""


class LinkKeys(NamedTuple):
    """`house` is only the public key in a door on another machine."""

    house: asyncssh.SSHKey
    door: asyncssh.SSHKey


def open_link_keys(folder: Path) -> LinkKeys:
    """Generates those that are missing, and writes the public key that doors need elsewhere."""
    keys = LinkKeys(open_key(folder / HOUSE_KEY, KIND), open_key(folder / DOOR_KEY, KIND))
    public, file = keys.house.export_public_key(), folder / HOUSE_PUBLIC_KEY
    if not file.exists() or file.read_bytes() != public:
        with writing(str(file)) as stream:
            stream.write(public)
    return keys


def read_door_keys(folder: Path) -> DoorKeys:
    """Raises a `UsageError` for a line that is no key with a name."""
    file = folder / DOORS_FILE
    if not file.exists():
        return {}
    with reading(str(file)) as stream:
        lines = stream.read(LONGEST).splitlines()
    found = {}
    for number, line in enumerate(map(bytes.strip, lines), 1):
        if not line or line.startswith(b"#"):
            continue
        try:
            key = asyncssh.import_public_key(line)
            name = (key.get_comment_bytes() or b"").decode()
        except ValueError:
            name = ""
        if not name or key.get_algorithm() != KIND:
            raise UsageError("door-keys-broken", file=str(file), line=number)
        found[key.public_data] = name
    return found


def copied_link_keys(folder: Path) -> LinkKeys:
    """Those of a door on another machine. None is generated: clients would see another host key."""
    missing = [name for name in COPIED if not (folder / name).exists()]
    if not missing:
        with reading(str(folder / HOUSE_PUBLIC_KEY)) as stream, suppress(asyncssh.KeyImportError):
            house = asyncssh.import_public_key(stream.read(LONGEST))
            return LinkKeys(house, open_key(folder / DOOR_KEY, KIND))
        missing = [HOUSE_PUBLIC_KEY]
    raise UsageError("door-lacks-keys", folder=str(folder), missing=", ".join(missing))
