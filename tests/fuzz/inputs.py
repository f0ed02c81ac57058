"""Inputs from samples: mutated, mixed, cut, repeated, or random."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

SHORT: Final = 64
LONG: Final = 32_768
"""bytes of a long input: a parser that is slower than linear shows itself there"""
LONG_ONES: Final = 200
"""one input in so many is long"""
MOST_CHANGES: Final = 4
NUMBERS: Final = (b"0", b"-1", b"1e999", b"9" * 40, b"9" * 5000, b"0x7f", b"\xd9\xa3", b"NaN")
STRANGE: Final = (
    *(b"\0", b"\n", b"\r\n", b"\x1b", b"\x1b[", b"\x1b]", b"\x9b", b"\x7f", b"\xff", b"\xc3"),
    *(b"\xed\xa0\x80", b"\\ud800", b"\\u0000", b"\xef\xbb\xbf", b"\xf4\x90\x80\x80"),
    *("\u202e\u200d\u0301\ufffd\u2028\U000e0100\U0001f468\u200d".encode(), "ﬁİſ".encode()),
    *(b'"', b"'", b"\\", b"{", b"}", b"[", b"]", b",", b":", b"=", b"#", b"-", b" "),
)
Change = Callable[[bytes, Sequence[bytes], Random], bytes]


class Inputs:
    """The same inputs from the same seed."""

    def __init__(self, samples: Sequence[bytes], seed: str) -> None:
        self._samples = samples
        self._dice = Random(seed)

    def next(self) -> bytes:
        dice = self._dice
        found = dice.choice(self._samples)
        for _ in range(dice.randint(1, MOST_CHANGES)):
            found = dice.choice(CHANGES)(found, self._samples, dice)
        return repeated(found, self._samples, dice) if dice.randrange(LONG_ONES) == 0 else found


def span(text: bytes, dice: Random) -> tuple[int, int]:
    begin, end = sorted((dice.randint(0, len(text)), dice.randint(0, len(text))))
    return begin, min(end, begin + SHORT)


def inserted(text: bytes, samples: Sequence[bytes], dice: Random) -> bytes:
    at = dice.randint(0, len(text))
    return text[:at] + dice.choice((*STRANGE, *NUMBERS)) + text[at:]


def overwritten(text: bytes, samples: Sequence[bytes], dice: Random) -> bytes:
    begin, end = span(text, dice)
    return text[:begin] + dice.choice((*STRANGE, *NUMBERS)) + text[end:]


def flipped(text: bytes, samples: Sequence[bytes], dice: Random) -> bytes:
    if not text:
        return b"\x80"
    at = dice.randrange(len(text))
    return text[:at] + bytes([text[at] ^ 1 << dice.randrange(8)]) + text[at + 1 :]


def removed(text: bytes, samples: Sequence[bytes], dice: Random) -> bytes:
    begin, end = span(text, dice)
    return text[:begin] + text[end:]


def cut_off(text: bytes, samples: Sequence[bytes], dice: Random) -> bytes:
    return text[: dice.randint(0, len(text))]


def doubled(text: bytes, samples: Sequence[bytes], dice: Random) -> bytes:
    begin, end = span(text, dice)
    return text[:end] + text[begin:end] + text[end:]


def mixed(text: bytes, samples: Sequence[bytes], dice: Random) -> bytes:
    other = dice.choice(samples)
    begin, end = span(other, dice)
    at = dice.randint(0, len(text))
    return text[:at] + other[begin:end] + text[at:]


def random_bytes(text: bytes, samples: Sequence[bytes], dice: Random) -> bytes:
    return dice.randbytes(dice.randrange(SHORT))


def random_letters(text: bytes, samples: Sequence[bytes], dice: Random) -> bytes:
    """Any characters but halves of surrogate pairs, which UTF-8 cannot hold."""
    most = dice.choice((0x80, 0x800, 0xD800))
    return "".join(chr(dice.randrange(most)) for _ in range(dice.randrange(SHORT))).encode()


def repeated(text: bytes, samples: Sequence[bytes], dice: Random) -> bytes:
    """A part of it again and again."""
    begin, end = span(text, dice)
    part = text[begin:end] or b"a"
    return text[:begin] + part * (dice.randint(LONG // 8, LONG) // len(part)) + text[end:]


CHANGES: Final[tuple[Change, ...]] = (
    *(inserted, overwritten, flipped, removed, cut_off, doubled, mixed),
    *(random_bytes, random_letters),
)
