"""Shuffles are those that the record format describes."""

import hmac
from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.dealer import Dealer, commitment, shuffled

SECRET = bytes(range(32))
NONCES = ("Anna", "", "♣ 7")


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize(
    ("number", "size", "order"),
    [(0, 3, (2, 1, 0)), (1, 10, (8, 2, 3, 5, 9, 1, 7, 4, 6, 0))],
)
def test_the_published_examples_are_right(number: int, size: int, order: tuple[int, ...]) -> None:
    assert Dealer(SECRET, NONCES).order(number, size) == order


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.text("aé♣", max_size=8), max_size=6),
    st.integers(0, 99),
    st.integers(1, 60),
)
def test_a_shuffle_equals_a_literal_implementation_of_the_format(
    secret: bytes, nonces: list[str], number: int, size: int
) -> None:
    key = hmac.new(secret, "\n".join(nonces).encode("utf-8"), sha256).digest()
    stream = b"".join(
        hmac.new(key, f"{number}:{i}".encode("ascii"), sha256).digest() for i in range(40)
    )
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    items = list(range(size))
    for i in range(size - 1, 0, -1):
        word = words.pop(0)
        while word >= 2**32 - (2**32 % (i + 1)):
            word = words.pop(0)
        j = word % (i + 1)
        items[i], items[j] = items[j], items[i]
    assert Dealer(secret, nonces).order(number, size) == tuple(items)


def test_words_that_would_make_some_orders_likelier_are_skipped() -> None:
    # 2**32 - 1 is above the largest multiple of three; 5 % 3 = 2, then 1 % 2 = 1
    assert shuffled(3, iter([2**32 - 1, 5, 1])) == (0, 1, 2)
    assert shuffled(3, iter([4, 1])) == (0, 2, 1)


def test_every_order_of_three_comes_up_as_often_as_any_other() -> None:
    dealer = Dealer(SECRET, NONCES)
    seen = Counter(dealer.order(number, 3) for number in range(6000))
    assert len(seen) == 6
    assert all(900 < count < 1100 for count in seen.values())
