"""Hashes of the word sequences of the published rule sheets, to find sentences that are copied.

The sheets are not part of this project. `python -m tests.texts.copied FILE…` writes their hashes.
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("rule_sheets.txt")
WORDS: Final = 7
"""of a sequence: a shorter one can be the only way to say it"""
BYTES: Final = 5
A_LINE: Final = 8


def sequences(text: str) -> Iterator[str]:
    words = re.findall(r"[^\W_]+", text.casefold())
    for start in range(len(words) - WORDS + 1):
        yield " ".join(words[start : start + WORDS])


def hashed(sequence: str) -> str:
    return blake2b(sequence.encode(), digest_size=BYTES).hexdigest()


@cache
def known() -> frozenset[str]:
    return frozenset(FILE.read_text("ascii").split())


def copied(text: str) -> list[str]:
    """The sequences of words that are in a rule sheet, too."""
    return [sequence for sequence in sequences(text) if hashed(sequence) in known()]


def main(files: list[str]) -> None:
    texts = (Path(file).read_text("utf-8") for file in files)
    hashes = sorted({hashed(each) for text in texts for each in sequences(text)})
    lines = (" ".join(hashes[at : at + A_LINE]) for at in range(0, len(hashes), A_LINE))
    FILE.write_text("\n".join(lines) + "\n", "ascii")


if __name__ == "__main__":
    main(sys.argv[1:])
