"""Invitation and return codes: syllables like lamo-digu, easy to read out and to type.

Of letters that look or sound alike in English, German, French or Italian only one is used: b not p,
d not t, g not k or c, m not n, s not z, v not f or w, i not e, j or y. That leaves few rude words.
"""

import unicodedata
from collections.abc import Callable
from hashlib import sha256
from typing import Final

CONSONANTS: Final = "bdglmrsv"
VOWELS: Final = "aiou"
# 32 of them, so that a random byte modulo their number is evenly distributed.
SYLLABLES: Final = tuple(c + v for c in CONSONANTS for v in VOWELS)

INVITATION_SYLLABLES: Final = 6
RETURN_SYLLABLES: Final = 10
PRINTED_SYLLABLES: Final = 16

_WORD: Final = 4
_SEPARATORS: Final = frozenset(" .,:;-_/'’‐–—")
_SOUNDS_LIKE: Final = str.maketrans("ptkcqnzfweyj", "bdgggmsvviii")

Draw = Callable[[int], bytes]


def invitation_code(draw: Draw) -> str:
    # 30 bits are enough, because guesses are rate limited, and short enough to read out.
    return spell(draw(INVITATION_SYLLABLES))


def return_code(draw: Draw) -> str:
    # 50 bits, because it gives access to a person's seat for good.
    return spell(draw(RETURN_SYLLABLES))


def printed_code(draw: Draw) -> str:
    """Kept for years, so that it must resist who has a copy of the database, too."""
    return spell(draw(PRINTED_SYLLABLES))


def spell(drawn: bytes) -> str:
    """A code with five bits of each byte."""
    return _in_words("".join(SYLLABLES[byte % len(SYLLABLES)] for byte in drawn))


def _in_words(letters: str) -> str:
    return "-".join([letters[i : i + _WORD] for i in range(0, len(letters), _WORD)])


def letters(code: str) -> str:
    """The letters of a typed code, in the house's own spelling and without separators."""
    typed = unicodedata.normalize("NFKC", code).casefold()
    kept = "".join([c for c in typed if c not in _SEPARATORS and not c.isspace()])
    return kept.translate(_SOUNDS_LIKE)


def normalize(code: str) -> str:
    """A typed code as the house writes it."""
    return _in_words(letters(code))


def has_syllables(text: str, *numbers: int) -> bool:
    """Whether a text is written as a code with one of these numbers of syllables."""
    typed = letters(text)
    syllables = [typed[at : at + 2] for at in range(0, len(typed), 2)]
    return len(syllables) in numbers and all(each in SYLLABLES for each in syllables)


def is_invitation(text: str) -> bool:
    """Whether it is written as the code of an invitation; there may be none with it."""
    return len(text) >= 2 * INVITATION_SYLLABLES and has_syllables(text, INVITATION_SYLLABLES)


def opens_a_seat(text: str) -> bool:
    """Whether it is written as a return code or a printed one, which nobody else may see."""
    # Most login names are shorter.
    return len(text) >= 2 * RETURN_SYLLABLES and has_syllables(
        text, RETURN_SYLLABLES, PRINTED_SYLLABLES
    )


def digest(code: str) -> str:
    # Stored instead of the code, so that a copy of the database opens no seat. Without a salt, by
    # which it could not be found; a code of 50 random bits is in no list.
    return sha256(normalize(code).encode(errors="surrogatepass")).hexdigest()
