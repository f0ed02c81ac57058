"""Names of people and bots: which are allowed, which look alike, which are still free."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from itertools import chain, count
from typing import Final, Literal

from server.house.people.confusables import skeleton
from server.house.people.sanitize import INVISIBLE
from server.protocol.clusters import JOINERS, clusters
from server.protocol.refusals import NameNotAllowed

SHORTEST: Final = 2
LONGEST: Final = 20
"""letters, each with its marks"""
MOST_CHARACTERS: Final = 2 * LONGEST
MARKS: Final = " -_.'"

Reason = Literal["length", "letters", "reserved"]
# Whether somebody has this name or one that looks like it.
IsTaken = Callable[[str], bool]

# The house, its staff and places, and words for everybody and nobody, in all its languages.
_RESERVED: Final = """
kartenhaus house thehouse host dealer giver bot robot gallery guest watcher player admin
administrator moderator operator owner root server system seat table lobby everybody everyone all
nobody noone anybody anyone somebody someone you random simple
novice club master
haus dashaus gastgeber geber kartengeber galerie gast zuschauer spieler verwalter platz tisch
alle jeder jemand niemand keiner du ich
maison lamaison hote donneur galerie invite spectateur joueur administrateur moderateur serveur
systeme place siege tous toutes toutlemonde chacun personne quelquun aucun toi moi
casa lacasa ospite mazziere galleria spettatore giocatore amministratore moderatore sistema posto
tavolo tutti tutte ognuno chiunque qualcuno nessuno tu
"""
_GUEST: Final = "Guest"
_TRIED_IN_ORDER: Final = 10
# Names of bots by strength; people cannot have them.
BOTS: Final[Mapping[str, tuple[str, ...]]] = {
    "simple": ("Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Omega"),
    "novice": ("Pico", "Nano", "Micro", "Milli", "Mini", "Bit"),
    "club": ("Kilo", "Byte", "Pixel", "Chip", "Cursor", "Robo"),
    "master": ("Mega", "Giga", "Tera", "Peta", "Exa", "Zetta"),
}

_ONE_SPELLING: Final = str.maketrans(dict.fromkeys("’‘ʼʻꞌ", "'") | {"‐": "-"})
# Letters to Unicode, but to a reader modifiers, a stretched line and choices of an emoji.
_MODIFIERS: Final = frozenset(map(chr, (*range(0x02B0, 0x0300), 0x0640, 0xFE0E, 0xFE0F)))
# Between letters of Arabic script, and in syllables of Indic ones, joiners belong to the spelling.
_SCRIPTS: Final = "\u0620-\u06ff\u0750-\u077f\u0900-\u0dff"
_JOINER: Final = re.compile(f"(?<=[{_SCRIPTS}])[{JOINERS}](?=[{_SCRIPTS}])")
_TRAILING_NUMBER: Final = re.compile(rf"[\d{re.escape(MARKS)}]+$")


def normalize(name: str) -> str:
    """One spelling of compatible letters, apostrophes, hyphens and spaces."""
    compatible = unicodedata.normalize("NFKC", name).translate(_ONE_SPELLING)
    return re.sub(" +", " ", compatible).strip(" ")


def fold(name: str) -> str:
    """A key for comparison: equal for names that people could confuse."""
    ignored = MARKS + JOINERS
    return skeleton("".join(char for char in normalize(name) if char not in ignored))


RESERVED: Final = frozenset(map(fold, (*_RESERVED.split(), *chain(*BOTS.values()))))


def check(name: str) -> str | NameNotAllowed:
    """The normalized name, or why it is not allowed."""
    normal = normalize(name)
    reason = _reason_against(normal)
    return NameNotAllowed(_printable(normal), reason) if reason else normal


def _reason_against(name: str) -> Reason | None:
    is_long = len(clusters(name)) > LONGEST or len(name) > MOST_CHARACTERS
    if len(name) < SHORTEST or is_long:
        return "length"
    if not _is_spelled_well(name):
        return "letters"
    # Only the house gives out names like Bot-3 and Guest-7, so trailing numbers do not count.
    return "reserved" if fold(_TRAILING_NUMBER.sub("", name)) in RESERVED else None


def _is_spelled_well(name: str) -> bool:
    """At least one letter, and single marks between letters and digits."""
    # A number alone means a seat or a table in commands.
    kinds = "".join(map(_kind, _JOINER.sub("", name)))
    return bool(re.fullmatch(r"(?=.*L)[LD]A{0,2}(-?[LD]A{0,2})*", kinds))


def _kind(char: str) -> str:
    """L for a letter, D for a digit, A for an accent, - for a mark, ? for anything else."""
    if char in MARKS:
        return "-"
    category = unicodedata.category(char)
    if char in INVISIBLE or char in _MODIFIERS:
        return "?"
    if category.startswith("L"):
        return "L"
    return {"Nd": "D", "Mn": "A", "Mc": "A"}.get(category, "?")


def _printable(name: str) -> str:
    """A refused name, shortened and made safe to show."""
    short = name if len(name) <= 2 * LONGEST else name[: 2 * LONGEST] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in short)


def free_variation(name: str, is_taken: IsTaken) -> str:
    """The name with a free number, or a guest's name if the name is not allowed even so."""
    number = _free_number(2, lambda number: _is_taken_numbered(name, number, is_taken))
    varied = _numbered(name, number)
    return varied if isinstance(varied, str) else guest_name(is_taken)


def _is_taken_numbered(name: str, number: int, is_taken: IsTaken) -> bool:
    varied = _numbered(name, number)
    return isinstance(varied, str) and is_taken(varied)


def _numbered(name: str, number: int) -> str | NameNotAllowed:
    ending = f"-{number}"
    stem = normalize(name)[: LONGEST - len(ending)]
    return check(stem.rstrip(MARKS) + ending)


def guest_name(is_taken: IsTaken) -> str:
    return f"{_GUEST}-{_free_number(1, lambda number: is_taken(f'{_GUEST}-{number}'))}"


def _free_number(first: int, is_taken: Callable[[int], bool]) -> int:
    """The lowest free number if it is a small one; else a free one behind a taken one."""
    # Thousands may wish for one name: beyond the first few, the step is doubled until a number is
    # free, and then halved again, so that it takes some 20 tries and not thousands.
    for number in range(first, first + _TRIED_IN_ORDER):
        if not is_taken(number):
            return number
    taken, step = first + _TRIED_IN_ORDER - 1, 1
    while is_taken(taken + step):
        taken += step
        step *= 2
    free = taken + step
    while free - taken > 1:
        middle = (taken + free) // 2
        if is_taken(middle):
            taken = middle
        else:
            free = middle
    return free


def from_login(login: str) -> str | None:
    """A name made from a login name, if that is allowed: ann.b of CORP\\ann..b@home."""
    own = normalize(login).rpartition("\\")[2].partition("@")[0]
    letters = "".join(char if char in MARKS or _kind(char) != "?" else " " for char in own)
    single = re.sub(rf"([{re.escape(MARKS)}])[{re.escape(MARKS)}]+", r"\1", letters)
    name = check(single.strip(MARKS)[:LONGEST].rstrip(MARKS))
    return name if isinstance(name, str) else None


def names_of_bots(bot: str) -> Iterator[str]:
    """All names this bot can have: first its own, then numbered ones."""
    yield from BOTS.get(bot, ())
    yield from (f"{bot}-{number}" for number in count(1))
