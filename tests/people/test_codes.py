"""Invitation and return codes can be read out loud and are too many to guess."""

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
    opens_a_seat,
    printed_code,
    return_code,
)

MAKERS = {invitation_code: 26, return_code: 50}
Maker = Callable[[Callable[[int], bytes]], str]
RUDE = """kaka caca pipi popo kulo culo puta nute nuta figa fica fika fuka fuku suka titi pene
pisi nazi muta tota""".split()  # noqa: SIM905 - easier to read, and to add to


def always(drawn: bytes) -> Callable[[int], bytes]:
    def draw(size: int) -> bytes:
        assert size <= len(drawn)
        return drawn[:size]

    return draw


@pytest.fixture(params=MAKERS, ids=lambda maker: maker.__name__)
def maker(request: pytest.FixtureRequest) -> Maker:
    made: Maker = request.param
    return made


def test_a_code_consists_of_words_of_two_syllables() -> None:
    assert re.fullmatch("([a-z]{4}-){2}[a-z]{4}", invitation_code(secrets.token_bytes))
    assert re.fullmatch("([a-z]{4}-){4}[a-z]{4}", return_code(secrets.token_bytes))


@pytest.mark.parametrize(("maker", "bits"), MAKERS.items(), ids=["invitation", "return code"])
def test_a_code_has_at_least_so_many_random_bits(maker: Maker, bits: int) -> None:
    syllables = len(maker(secrets.token_bytes).replace("-", "")) // 2
    assert syllables * log2(len(SYLLABLES)) >= bits


def test_all_syllables_are_equally_likely(maker: Maker) -> None:
    first = Counter(maker(always(bytes([byte] * 16)))[:2] for byte in range(256))
    assert set(first) == set(SYLLABLES)
    assert set(first.values()) == {256 // len(SYLLABLES)}


@given(st.binary(min_size=16, max_size=16), st.binary(min_size=16, max_size=16))
def test_different_random_bytes_give_different_codes(one: bytes, other: bytes) -> None:
    for maker in MAKERS:
        syllables = len(maker(always(one)).replace("-", "")) // 2
        alike = all(a % 32 == b % 32 for a, b in zip(one[:syllables], other, strict=False))
        assert (maker(always(one)) == maker(always(other))) == alike


def test_no_two_letters_of_a_code_look_or_sound_alike() -> None:
    for alike in ("bp", "dt", "gkcq", "mn", "szc", "vfw", "ij", "lj"):
        assert len(set(alike) & set(CONSONANTS + "aiou")) <= 1


@pytest.mark.parametrize("word", RUDE)
def test_rude_words_cannot_occur_in_a_code(word: str) -> None:
    assert {word[:2], word[2:]} - set(SYLLABLES)


@given(st.binary(min_size=16, max_size=16))
def test_a_code_is_already_normalized_and_contains_no_digit(drawn: bytes) -> None:
    for maker in MAKERS:
        code = maker(always(drawn))
        assert normalize(code) == code
        assert not re.search(r"\d", code)


@given(
    st.binary(min_size=16, max_size=16),
    st.lists(st.sampled_from(["", " ", "-", ".", "\t", " – ", "\n", "\N{NO-BREAK SPACE}"])),
    st.booleans(),
)
def test_case_and_separators_do_not_matter_when_a_code_is_typed(
    drawn: bytes, between: list[str], upper: bool
) -> None:
    for maker in MAKERS:
        code = maker(always(drawn))
        letters = code.upper() if upper else code
        letters = letters.replace("-", "")
        gaps = [*between, *[""] * len(letters)]
        typed = "".join(gap + letter for gap, letter in zip(gaps, letters, strict=False))
        assert normalize(typed) == code
        assert digest(typed) == digest(code)


def test_letters_that_sound_alike_are_read_as_the_one_in_use() -> None:
    assert normalize("Pato Meku") == "bado-migu"
    assert normalize("ｌａｍｏ-digu") == "lamo-digu"


@pytest.mark.parametrize(
    ("maker", "opens"), [(invitation_code, False), (return_code, True), (printed_code, True)]
)
def test_codes_that_open_a_seat_are_told_from_invitations_and_names(
    maker: Maker, opens: bool
) -> None:
    code = maker(secrets.token_bytes)
    for typed in (code, code.replace("-", ""), code.upper()):
        assert opens_a_seat(typed) is opens
    assert not opens_a_seat(f"{code}s")
    assert not opens_a_seat("Anna")


def test_the_digest_is_the_hash_of_the_normalized_code() -> None:
    assert digest("LAMO digu") == digest("lamo-digu")
    assert digest("lamo-digu") == "0dc614df4d182195371c98924dae7374e34385464859721178827050aff00ab4"


@given(st.text())
def test_any_text_typed_as_a_code_has_a_digest(typed: str) -> None:
    assert re.fullmatch("[0-9a-f]{64}", digest(typed))


def test_a_lone_surrogate_typed_as_a_code_does_no_harm() -> None:
    assert digest("\ud800") != digest("")
