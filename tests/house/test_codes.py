"""Codes can be told on the telephone, and guessing them is hopeless."""

import re
import secrets
from collections import Counter
from collections.abc import Callable
from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.house.people.codes import (
    CONSONANTS,
    SYLLABLES,
    digest,
    invitation_code,
    normalize,
    return_code,
)

MAKERS = {invitation_code: 26, return_code: 50}
Maker = Callable[[Callable[[int], bytes]], str]
RUDE = """kaka caca pipi popo kulo culo puta nute nuta figa fica fika fuka fuku suka titi pene
pisi nazi muta tota""".split()  # noqa: SIM905 - easier to read, and to add to


def drawing(drawn: bytes) -> Callable[[int], bytes]:
    def draw(size: int) -> bytes:
        assert size <= len(drawn)
        return drawn[:size]

    return draw


@pytest.fixture(params=MAKERS, ids=lambda maker: maker.__name__)
def maker(request: pytest.FixtureRequest) -> Maker:
    made: Maker = request.param
    return made


def test_codes_are_words_of_two_syllables() -> None:
    assert re.fullmatch("([a-z]{4}-){2}[a-z]{4}", invitation_code(secrets.token_bytes))
    assert re.fullmatch("([a-z]{4}-){4}[a-z]{4}", return_code(secrets.token_bytes))


@pytest.mark.parametrize(("maker", "bits"), MAKERS.items(), ids=["invitation", "return code"])
def test_there_are_too_many_to_guess(maker: Maker, bits: int) -> None:
    syllables = len(maker(secrets.token_bytes).replace("-", "")) // 2
    assert syllables * log2(len(SYLLABLES)) >= bits


def test_every_syllable_is_as_likely_as_any_other(maker: Maker) -> None:
    first = Counter(maker(drawing(bytes([byte] * 16)))[:2] for byte in range(256))
    assert set(first) == set(SYLLABLES)
    assert set(first.values()) == {256 // len(SYLLABLES)}


@given(st.binary(min_size=16, max_size=16), st.binary(min_size=16, max_size=16))
def test_another_draw_is_another_code(one: bytes, other: bytes) -> None:
    for maker in MAKERS:
        syllables = len(maker(drawing(one)).replace("-", "")) // 2
        alike = all(a % 32 == b % 32 for a, b in zip(one[:syllables], other, strict=False))
        assert (maker(drawing(one)) == maker(drawing(other))) == alike


def test_no_two_letters_look_or_sound_alike() -> None:
    for alike in ("bp", "dt", "gkcq", "mn", "szc", "vfw", "ij", "lj"):
        assert len(set(alike) & set(CONSONANTS + "aiou")) <= 1


@pytest.mark.parametrize("word", RUDE)
def test_words_that_nobody_wants_to_read_aloud_cannot_be_made(word: str) -> None:
    assert {word[:2], word[2:]} - set(SYLLABLES)


@given(st.binary(min_size=16, max_size=16))
def test_a_code_is_tidy_and_no_number(drawn: bytes) -> None:
    for maker in MAKERS:
        code = maker(drawing(drawn))
        assert normalize(code) == code
        assert not re.search(r"\d", code)


@given(
    st.binary(min_size=16, max_size=16),
    st.lists(st.sampled_from(["", " ", "-", ".", "\t", " – ", "\n", "\N{NO-BREAK SPACE}"])),
    st.booleans(),
)
def test_however_it_is_typed_it_is_the_same_code(
    drawn: bytes, between: list[str], loud: bool
) -> None:
    for maker in MAKERS:
        code = maker(drawing(drawn))
        letters = code.upper() if loud else code
        letters = letters.replace("-", "")
        gaps = [*between, *[""] * len(letters)]
        typed = "".join(gap + letter for gap, letter in zip(gaps, letters, strict=False))
        assert normalize(typed) == code
        assert digest(typed) == digest(code)


def test_letters_that_sound_alike_are_forgiven() -> None:
    assert normalize("Pato Meku") == "bado-migu"
    assert normalize("ｌａｍｏ-digu") == "lamo-digu"


def test_what_is_kept_is_the_hash_of_the_tidy_code() -> None:
    assert digest("LAMO digu") == digest("lamo-digu")
    assert digest("lamo-digu") == "0dc614df4d182195371c98924dae7374e34385464859721178827050aff00ab4"


@given(st.text())
def test_anything_can_be_typed_instead_of_a_code(typed: str) -> None:
    assert re.fullmatch("[0-9a-f]{64}", digest(typed))


def test_half_a_letter_does_no_harm() -> None:
    assert digest("\ud800") != digest("")
