"""The keys by which a house and its doors know each other, beside the host keys."""

from pathlib import Path
from typing import Final, NamedTuple

import asyncssh

from server.doors.ssh.host_keys import open_key

HOUSE_KEY: Final = "link_house_ed25519"
DOOR_KEY: Final = "link_door_ed25519"
KIND: Final = "ssh-ed25519"


class LinkKeys(NamedTuple):
    house: asyncssh.SSHKey
    door: asyncssh.SSHKey


def open_link_keys(folder: Path) -> LinkKeys:
    """Generates those that are missing."""
    return LinkKeys(open_key(folder / HOUSE_KEY, KIND), open_key(folder / DOOR_KEY, KIND))
