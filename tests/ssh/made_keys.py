"""Host keys for houses in processes of their own. An RSA key takes a tenth of a second to make."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from server.doors.ssh.host_keys import KEYS, open_keys


@cache
def made_keys() -> dict[str, bytes]:
    """The files by their names."""
    with TemporaryDirectory() as folder:
        open_keys(Path(folder))
        return {file.name: file.read_bytes() for file in Path(folder).iterdir()}


def give_keys(house: Path) -> None:
    """To a new house in this folder."""
    for folder in (house, house / KEYS):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for name, key in made_keys().items():
        file = house / KEYS / name
        if not file.exists():
            file.touch(0o600)
            file.write_bytes(key)
