"""How rows are put together: nothing is marked as cut that is there, and words stay together."""

import pytest

from tui.drawing import CUT, centred, cut, fit, flowing, read, row, wide, wrapped

NARROW_NO_BREAK, NO_BREAK = "\u202f", "\u00a0"


@pytest.mark.parametrize("space", [NARROW_NO_BREAK, NO_BREAK])
def test_no_line_begins_with_a_sign_that_belongs_to_the_word_before(space: str) -> None:
    question = f"Tu prends une carte{space}?"
    for width in range(7, len(question) + 1):
        lines = read(wrapped(question, width)).split("\n")
        assert f"carte{space}?" in lines[-1], (width, lines)
        assert all(len(each) <= width for each in lines)


def test_words_are_parted_at_every_other_space_once() -> None:
    assert read(wrapped(" one  two\nthree\tfour ", 9)) == "one two\nthree\nfour"
    assert read(wrapped("", 9)) == ""


def test_a_word_without_any_place_to_break_is_broken_all_the_same() -> None:
    assert read(wrapped(f"a{NO_BREAK}bcd", 3)) == f"a{NO_BREAK}b\ncd"


@pytest.mark.parametrize("parts", [("abcde",), ("ab", "cde"), ("ab", "cde", ""), ("日本", "e")])
def test_what_fits_exactly_is_not_marked_as_cut(parts: tuple[str, ...]) -> None:
    exact = row(*parts)
    for same in (cut(exact, 5), fit(exact, 5), centred(exact, 5), cut(exact, 6)):
        assert CUT not in read([same])
    assert CUT not in read(flowing([exact], 5))


def test_what_is_too_long_ends_in_a_mark_and_is_exactly_so_wide() -> None:
    for width in (1, 2, 3, 4):
        shorter = cut(row("ab", "cde"), width)
        assert read([shorter]) == "abcde"[: width - 1] + CUT
        assert wide(shorter) == width
    assert cut(row("abc"), 0) == ()
