"""Input is split into the same pieces, however it arrives."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.doors.terminal.input_parser import (
    LONGEST,
    Char,
    EscapeSequence,
    Ignored,
    InputParser,
    Pasted,
    Piece,
    Reply,
)

MOST = 100


def taken(sequences: InputParser, *texts: str) -> list[Piece]:
    pieces: list[Piece] = []
    for text in texts:
        sequences.feed(text)
        while (piece := sequences.take()) is not None:
            pieces.append(piece)
    return pieces


def pieces_of(*texts: str, then_silence: bool = True) -> list[Piece]:
    sequences = InputParser(MOST)
    pieces = taken(sequences, *texts)
    last = sequences.end_sequence() if then_silence else None
    if last is not None:
        pieces.append(last)
    return [piece for piece in pieces if not isinstance(piece, Ignored)]


def test_characters_are_single_pieces() -> None:
    assert pieces_of("aß🂡\r") == [Char("a"), Char("ß"), Char("🂡"), Char("\r")]


@pytest.mark.parametrize(
    "sequence",
    [
        "\x1b[A",
        "\x1b[15;5~",
        "\x1bOP",
        "\x1b[[A",
        "\x1b[<0;12;7M",
        "\x1b[?62;4c",
        "\x1b[97;1:3u",
        "\x1b[M#!!",
    ],
)
def test_an_escape_sequence_is_one_piece_even_if_it_comes_in_parts(sequence: str) -> None:
    assert pieces_of(sequence, "x") == [EscapeSequence(sequence), Char("x")]
    assert pieces_of(*sequence, "x") == [EscapeSequence(sequence), Char("x")]


def test_escape_alone_is_recognised_by_the_silence_after_it() -> None:
    sequences = InputParser(MOST)
    assert sequences.patience is None
    assert taken(sequences, "\x1b") == []
    assert sequences.patience == pytest.approx(0.1)
    assert sequences.end_sequence() == Char("\x1b")
    assert taken(sequences, "[A") == [Char("["), Char("A")]


def test_two_escapes_are_two_keys() -> None:
    assert pieces_of("\x1b\x1b") == [Char("\x1b"), Char("\x1b")]


def test_escape_before_a_letter_means_alt() -> None:
    assert pieces_of("\x1bq") == [Char("q", alt=True)]
    assert pieces_of("\x1b\x7f") == [Char("\x7f", alt=True)]


@pytest.mark.parametrize("letter", list("[O]P_^X"))
def test_alt_with_a_letter_that_begins_a_sequence_is_recognised_by_the_silence(letter: str) -> None:
    assert pieces_of("\x1b" + letter) == [Char(letter, alt=True)]


def test_a_paste_is_one_piece_wherever_it_is_split() -> None:
    text = "\x1b[200~hello\r\x1b[Athere\x1b[201~x"
    for cut in range(len(text)):
        assert pieces_of(text[:cut], text[cut:]) == [Pasted("hello\r\x1b[Athere"), Char("x")]


def test_the_part_of_a_paste_beyond_the_limit_is_dropped() -> None:
    assert pieces_of("\x1b[200~", *["y" * 70] * 50, "\x1b[201~", "x") == [
        Pasted("y" * MOST),
        Char("x"),
    ]


def test_only_the_beginning_of_an_endless_paste_is_kept() -> None:
    sequences = InputParser(MOST)
    taken(sequences, "\x1b[200~")
    for _ in range(1000):
        taken(sequences, "z" * 1000)
    assert sequences.patience is None
    assert sequences.end_sequence() is None
    sequences.feed("")
    held = len(sequences._kept) + len(sequences._text)
    assert held == MOST


def test_the_end_of_a_paste_without_a_beginning_is_ignored() -> None:
    assert pieces_of("\x1b[201~a") == [EscapeSequence("\x1b[201~"), Char("a")]


@pytest.mark.parametrize("begin", ["\x1b]", "\x1bP", "\x1b_", "\x1b^", "\x1bX"])
@pytest.mark.parametrize("end", ["\x07", "\x1b\\"])
def test_the_content_of_a_control_string_is_not_typed(begin: str, end: str) -> None:
    text = f"{begin}11;rgb:0000/0000/0000{end}x"
    for cut in range(3, len(text)):
        assert pieces_of(text[:cut], text[cut:]) == [Reply("11;rgb:0000/0000/0000"), Char("x")]


def test_a_control_string_is_kept_shortened_and_ended_by_silence() -> None:
    sequences = InputParser(MOST)
    taken(sequences, "\x1b]", *["q" * 5000] * 20)
    assert sequences.patience == pytest.approx(1.0)
    assert len(sequences._kept) + len(sequences._text) <= LONGEST + 5000
    sequences.end_sequence()
    assert taken(sequences, "x") == [Char("x")]


def test_a_control_character_ends_an_unfinished_control_string() -> None:
    assert pieces_of("\x1bPabc\rx") == [Reply("abc"), Char("\r"), Char("x")]
    assert pieces_of("\x1bPabc\x1b[Ax") == [Reply("abc"), EscapeSequence("\x1b[A"), Char("x")]


def test_an_overlong_sequence_is_ignored() -> None:
    assert pieces_of("\x1b[" + "1" * LONGEST + "mx") == [Char("x")]
    sequences = InputParser(MOST)
    taken(sequences, "\x1b[", *"1" * 500)
    assert len(sequences._text) <= LONGEST + 1


def test_a_control_character_breaks_a_sequence_and_is_a_piece_of_its_own() -> None:
    assert pieces_of("\x1b[12\x03x") == [Char("\x03"), Char("x")]
    assert pieces_of("\x1b[1\x1b[Ax") == [EscapeSequence("\x1b[A"), Char("x")]


LETTERS = st.sampled_from("\x1b\x1b\x1b[[]POM<;?:0129~uRctyAm$\x00\x07\x9b\\ \r\x7fxé")
SNIPPETS = st.sampled_from(["\x1b[200~", "\x1b[201~", "\x1b]0;", "\x1b\\", "\x1b[<0;1;1M"])
STREAMS = st.lists(st.text(LETTERS, max_size=20) | SNIPPETS, max_size=12)


@given(STREAMS)
def test_after_any_input_and_a_silence_a_letter_is_a_letter(stream: list[str]) -> None:
    sequences = InputParser(MOST)
    taken(sequences, *stream)
    sequences.end_sequence()
    taken(sequences, "\x1b[201~")
    sequences.end_sequence()
    assert taken(sequences, "x")[-1:] == [Char("x")]


@given(STREAMS)
def test_splitting_the_input_elsewhere_gives_the_same_pieces(stream: list[str]) -> None:
    whole = "".join(stream)
    assert pieces_of(whole) == pieces_of(*whole) == pieces_of(*stream)
