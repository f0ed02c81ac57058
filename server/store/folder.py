"""Where the memory of the house is kept."""

import os
from pathlib import Path

from server.settings import Settings


def data_folder(given: str, settings: Settings) -> Path:
    """What was asked for, else what is set, else where programs keep such things."""
    wanted = given or os.path.expanduser(settings.house.data)
    return Path(wanted) if wanted else usual_folder()


def usual_folder() -> Path:
    # A relative one is not valid: so say those who defined it.
    base = os.environ.get("XDG_DATA_HOME", "")
    if not os.path.isabs(base):
        base = os.path.expanduser("~/.local/share")
    return Path(base, "kartenhaus")
