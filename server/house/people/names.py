"""Names: which ones people may bear, and when two of them are the same to the eye."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from itertools import chain, count
from typing import Final, Literal

from server.house.people.confusables import look
from server.house.people.sanitize import INVISIBLE
from server.protocol.refusals import NameNotAllowed

SHORTEST: Final = 2
LONGEST: Final = 20
MARKS: Final = " -_.'"

Why = Literal["length", "letters", "reserved"]
Taken = Callable[[str], bool]
"""whether a name, or one that looks like it, belongs to somebody"""

# What the house calls itself, its places, and everybody or nobody, in all its languages.
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
BOTS: Final[Mapping[str, tuple[str, ...]]] = {
    "simple": ("Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Omega"),
    "novice": ("Pico", "Nano", "Micro", "Milli", "Mini", "Bit"),
    "club": ("Kilo", "Byte", "Pixel", "Chip", "Cursor", "Robo"),
    "master": ("Mega", "Giga", "Tera", "Peta", "Exa", "Zetta"),
}
"""what a bot is called, the larger the better it plays; no person can have such a name"""

_ONE_SPELLING: Final = str.maketrans(dict.fromkeys("’‘ʼʻꞌ", "'") | {"‐": "-"})
# Letters by name only: raised commas, strokes and rings, and what stretches Arabic words; and what
# makes an emoji of a sign.
_LOOSE: Final = frozenset(map(chr, (*range(0x02B0, 0x0300), 0x0640, 0xFE0E, 0xFE0F)))
_DIGITS_AT_THE_END: Final = re.compile(rf"[\d{re.escape(MARKS)}]+$")


def tidy(name: str) -> str:
    """Compatible letters are the same letter, and one space is enough."""
    one = unicodedata.normalize("NFKC", name).translate(_ONE_SPELLING)
    return re.sub(" +", " ", one).strip(" ")


def fold(name: str) -> str:
    """The same for names that people could take for each other."""
    return look("".join(char for char in tidy(name) if char not in MARKS))


RESERVED: Final = frozenset(map(fold, (*_RESERVED.split(), *chain(*BOTS.values()))))


def check(name: str) -> str | NameNotAllowed:
    """The name as it is kept and shown, or why nobody can have it."""
    neat = tidy(name)
    why = _why_not(neat)
    return NameNotAllowed(_shown(neat), why) if why else neat


def _why_not(neat: str) -> Why | None:
    if not SHORTEST <= len(neat) <= LONGEST:
        return "length"
    if not _is_spelled_well(neat):
        return "letters"
    # Bot-3 and Guest-7 are for the house to give, too.
    return "reserved" if fold(_DIGITS_AT_THE_END.sub("", neat)) in RESERVED else None


def _is_spelled_well(neat: str) -> bool:
    """A letter at least, for a number alone is a seat or a table; and marks only one by one,
    between letters and digits."""
    kinds = "".join(map(_kind, neat))
    return bool(re.fullmatch(r"(?=.*L)[LD]A{0,2}(-?[LD]A{0,2})*", kinds))


def _kind(char: str) -> str:
    """L for a letter, D for a digit, A for what stands on them, and - for a mark."""
    if char in MARKS:
        return "-"
    category = unicodedata.category(char)
    if char in INVISIBLE or char in _LOOSE:
        return "?"
    if category.startswith("L"):
        return "L"
    return {"Nd": "D", "Mn": "A", "Mc": "A"}.get(category, "?")


def _shown(name: str) -> str:
    """A bad name as it can be told back."""
    short = name if len(name) <= 2 * LONGEST else name[: 2 * LONGEST] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in short)


def free_variation(name: str, taken: Taken) -> str:
    """The name with a number that nobody has yet; a guest's name where that is not allowed."""
    for number in count(2):
        ending = f"-{number}"
        stem = tidy(name)[: LONGEST - len(ending)]
        varied = check(stem.rstrip(MARKS) + ending)
        if not isinstance(varied, str):
            break
        if not taken(varied):
            return varied
    return guest_name(taken)


def from_login(login: str) -> str | None:
    """What is left of the name of an account, if people may bear that: of CORP\\ann..b@home it is
    ann.b."""
    own = tidy(login).rpartition("\\")[2].partition("@")[0]
    letters = "".join(char if char in MARKS or _kind(char) != "?" else " " for char in own)
    single = re.sub(rf"([{re.escape(MARKS)}])[{re.escape(MARKS)}]+", r"\1", letters)
    name = check(single.strip(MARKS)[:LONGEST].rstrip(MARKS))
    return name if isinstance(name, str) else None


def guest_name(taken: Taken) -> str:
    return next(name for n in count(1) if not taken(name := f"{_GUEST}-{n}"))


def names_of_bots(bot: str) -> Iterator[str]:
    """First its own, then numbers."""
    yield from BOTS.get(bot, ())
    yield from (f"{bot}-{number}" for number in count(1))
