"""Codes that people tell each other: syllables like lamo-digu, read and heard the same by all.

Of letters that look or sound alike in English, German, French or Italian only one is used: b not p,
d not t, g not k or c, m not n, s not z, v not f or w, i not e, j or y. That leaves few rude words.
"""

import unicodedata
from collections.abc import Callable
from hashlib import sha256
from typing import Final

CONSONANTS: Final = "bdglmrsv"
VOWELS: Final = "aiou"
SYLLABLES: Final = tuple(c + v for c in CONSONANTS for v in VOWELS)
"""As many as five bits can tell apart, so that no syllable is likelier than another."""

INVITATION_SYLLABLES: Final = 6
RETURN_SYLLABLES: Final = 10

_WORD: Final = 4
_BETWEEN: Final = frozenset(" .,:;-_/'’‐–—")
_HEARD_OTHERWISE: Final = str.maketrans("ptkcqnzfweyj", "bdgggmsvviii")

Draw = Callable[[int], bytes]


def invitation(draw: Draw) -> str:
    """30 bits: enough, where every wrong guess costs time."""
    return _spoken(draw(INVITATION_SYLLABLES))


def return_code(draw: Draw) -> str:
    """50 bits, for it opens somebody's seat."""
    return _spoken(draw(RETURN_SYLLABLES))


def _spoken(drawn: bytes) -> str:
    return _in_words("".join(SYLLABLES[byte % len(SYLLABLES)] for byte in drawn))


def _in_words(letters: str) -> str:
    return "-".join(letters[i : i + _WORD] for i in range(0, len(letters), _WORD))


def tidy(code: str) -> str:
    """A code as the house would have written it, however it was typed."""
    typed = unicodedata.normalize("NFKC", code).casefold()
    letters = "".join(c for c in typed if c not in _BETWEEN and not c.isspace())
    return _in_words(letters.translate(_HEARD_OTHERWISE))


def sealed(code: str) -> str:
    """What is kept of a code: enough to know it again, too little to use it."""
    return sha256(tidy(code).encode(errors="surrogatepass")).hexdigest()
