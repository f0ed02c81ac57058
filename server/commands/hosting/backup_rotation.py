"""Which old backups are kept: the newest one of so many days, weeks and months."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from server.errors import UsageError

NAME: Final = "kartenhaus-%Y-%m-%d-%H%M%S.tar.gz"
RULE: Final = re.compile(r"(?:(\d{1,4})d)?(?:(\d{1,4})w)?(?:(\d{1,4})m)?")
PERIODS: Final = ("%Y-%m-%d", "%G-%V", "%Y-%m")


class Keep(NamedTuple):
    days: int
    weeks: int
    months: int


def parse_keep(text: str) -> Keep:
    """Reads a rule such as 7d4w6m: so many days, weeks and months."""
    found = RULE.fullmatch(text)
    keep = Keep(*(int(number or 0) for number in found.groups())) if found else None
    if keep is None or not any(keep):
        raise UsageError("not-a-rule", flag="keep", value=text)
    return keep


def backups_in(folder: Path) -> dict[datetime, Path]:
    """The archives in a folder that were named by this command, the newest first."""
    found = {}
    for file in folder.iterdir():
        try:
            found[datetime.strptime(file.name, NAME).replace(tzinfo=UTC)] = file
        except ValueError:
            continue
    return dict(sorted(found.items(), reverse=True))


def outdated(made: Sequence[datetime], keep: Keep) -> list[datetime]:
    """`made` begins with the newest, which always stays."""
    kept = set(made[:1])
    for period, number in zip(PERIODS, keep, strict=True):
        newest: dict[str, datetime] = {}
        for each in made:
            newest.setdefault(each.strftime(period), each)
        kept |= set(list(newest.values())[:number])
    return [each for each in made if each not in kept]
