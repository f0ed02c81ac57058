"""Chat becomes one safe line that keeps everything visible."""

import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.house.people.sanitize import MARKS_IN_A_ROW, clean, words_allowed
from server.protocol.lobby import LONGEST_NONCE, LONGEST_SAYING
from server.protocol.refusals import NothingSaid, SayingTooLong

JOINERS = "\u200c\u200d"
WILD = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from(
            "ab é\u0301\u0300\u0336\u0489\u200c\u200d\u202e\u2067\u061c\x1b\x9b\r\n\t\x85\u2028"
            "\ufe0f\ufe00\u3164\u115f\u2800\ud800\ue000\U000e0041\u00ad\ufeff👨👩❤क्षم\u1100\u1161"
        ),
    )
)


def said(text: str) -> str:
    cleaned = clean(text, 10_000)
    assert isinstance(cleaned, str), text
    return cleaned


@pytest.mark.parametrize(
    "text",
    [
        "Guten Abend!",
        "C’est à qui ? «\N{BULLET}» 5 € – 100 %",
        "Ελένη, Привет, שלום, こんにちは, 안녕, สวัสดี",
        "👍🏽 👩‍👩‍👧 🏳️‍🌈 ❤️ 1️⃣ ♣7",
        "क्ष शक्‍ति می‌خواهم",
        "🇩🇪🇫🇷 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🧑🏽‍🚀 ❤️‍🔥 👨🏽‍👩🏽‍👧🏽‍👦🏽",
        "<b>[red]{ $name }\\n%s",
    ],
)
def test_harmless_text_in_any_script_stays_as_it_is(text: str) -> None:
    assert said(text) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  a \t b\r\nc\x0bd\x85e\u2028f\u2029g\N{NO-BREAK SPACE}h ", "a b c d e f g h"),
        ("\x1b[31mred\x1b[0m \x9b2J \x1b]0;title\x07", "[31mred[0m 2J ]0;title"),
        ("Anna\u202e won\u2066\u2069 \u200e\u200f\u061c!", "Anna won !"),
        ("so\u00adft\u200b\u2060\ufeff", "soft"),
        ("a\u200db\u200cc \u200d d", "abc d"),
        ("क\u200d\u200dष", "कष"),
        ("no\ue000\ud800\U000e0041\U0010ffff\u0378", "no"),
        ("e\u0301", "é"),
        ("Z\u0336\u0337\u0338\u0335a\u0489\u0300\u0301\u0302", "Z\u0336\u0337a\u0489\u0300"),
        ("\u0301\u0302 a \u0308b", "a b"),
        ("a\u3164b\u115f\u2800c\ufe00", "abc"),
    ],
)
def test_control_characters_invisible_ones_and_piled_up_marks_are_removed(
    text: str, cleaned: str
) -> None:
    assert said(text) == cleaned


@pytest.mark.parametrize(
    "text", ["", " \t\n ", "\x1b\x00", "\u3164\u2800", "\u0301\ufe0f", "\u200d"]
)
def test_a_text_without_anything_visible_is_refused(text: str) -> None:
    assert clean(text, LONGEST_SAYING) == NothingSaid()


def test_the_length_limit_applies_after_cleaning() -> None:
    assert clean(" " * 50 + "\x00" * 50 + "e\u0301" * 10, 10) == "é" * 10
    assert clean("é" * 11, 10) == SayingTooLong(10)


@given(WILD)
def test_any_cleaned_text_is_printable_without_piles_of_marks(text: str) -> None:
    cleaned = clean(text, len(text) * 4)
    if isinstance(cleaned, NothingSaid):
        return
    assert isinstance(cleaned, str)
    assert all(char.isprintable() or char in JOINERS for char in cleaned)
    assert "  " not in cleaned
    assert cleaned == cleaned.strip()
    assert not any(a in JOINERS and b in JOINERS for a, b in pairwise(cleaned))
    marks = MARKS_IN_A_ROW
    for char in cleaned:
        is_mark = unicodedata.category(char) in ("Mn", "Me")
        marks = marks + 1 if is_mark else marks if char in JOINERS else 0
        assert marks <= MARKS_IN_A_ROW


@given(WILD)
def test_cleaning_a_cleaned_text_changes_nothing(text: str) -> None:
    cleaned = clean(text, len(text) * 4)
    if isinstance(cleaned, str):
        assert clean(cleaned, len(cleaned)) == cleaned


@given(st.text(st.characters(categories=("L", "N", "P", "S", "Zs"))))
def test_no_visible_letter_digit_or_sign_is_lost(text: str) -> None:
    def seen(line: str) -> str:
        whole = unicodedata.normalize("NFC", line)
        return "".join(char for char in whole if char.isprintable() and char != " ")

    cleaned = clean(text, len(text) * 4)
    blank = "\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159"
    shown = "".join(char for char in seen(text) if char not in blank)
    assert shown == (seen(cleaned) if isinstance(cleaned, str) else "")


@pytest.mark.parametrize("text", ["", "♣ 7", "x" * LONGEST_NONCE, "Über die Brücke"])
def test_one_short_printable_line_is_allowed_as_words_for_the_shuffle(text: str) -> None:
    assert words_allowed(text)


@pytest.mark.parametrize(
    "text",
    ["x" * (LONGEST_NONCE + 1), "a\nb", "a\rb", "a\tb", "\x1b[2J", "\u202eabc", "\u2028", "\ud800"],
)
def test_long_or_unprintable_words_for_the_shuffle_are_refused(text: str) -> None:
    assert not words_allowed(text)


@given(st.text(max_size=LONGEST_NONCE))
def test_allowed_words_for_the_shuffle_fit_on_one_line_of_a_record(text: str) -> None:
    if words_allowed(text):
        assert len(text.splitlines()) <= 1
        text.encode()
