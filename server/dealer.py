"""Shuffles that can be checked: a pure function of a secret and the nonces of the seats.

The commitment to the secret is published before the first deal, the secret after the last one.
"""

import hmac
import struct
from collections.abc import Iterator, Sequence
from hashlib import sha256

from server.protocol.seat import Deal, Shuffle

SECRET_BYTES = 32
_EIGHT_WORDS = struct.Struct(">8I")
_RANGE = 2**32


def commitment(secret: bytes) -> str:
    return sha256(secret).hexdigest()


class Dealer:
    def __init__(self, secret: bytes, nonces: Sequence[str]) -> None:
        self.secret = secret
        self.nonces = tuple(nonces)
        # The nonces come after the commitment and before the secret is known, so that neither side
        # can aim at a deal.
        self._key = hmac.digest(secret, "\n".join(nonces).encode(), "sha256")

    def deal(self, asked: Shuffle) -> Deal:
        return Deal(self.order(asked.number, asked.size))

    def order(self, number: int, size: int) -> tuple[int, ...]:
        """Shuffle `number` of the list 0 … size - 1."""
        return shuffled(size, self._words(number))

    def _words(self, number: int) -> Iterator[int]:
        block = 0
        while True:
            message = f"{number}:{block}".encode()
            yield from _EIGHT_WORDS.unpack(hmac.digest(self._key, message, "sha256"))
            block += 1


def shuffled(size: int, words: Iterator[int]) -> tuple[int, ...]:
    """Fisher-Yates from the end; words that would make some orders likelier are skipped."""
    items = list(range(size))
    for i in range(size - 1, 0, -1):
        # A plain remainder would make low numbers a little likelier.
        fair = _RANGE - _RANGE % (i + 1)
        while (word := next(words)) >= fair:
            pass
        j = word % (i + 1)
        items[i], items[j] = items[j], items[i]
    return tuple(items)
