"""The three players: whose turn it is, their markers, bids against tricks, and points."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from server.protocol.schatzsuche import PLAYERS
from tui.boards.people import is_asked, name_ink, state, time_left
from tui.boards.schatzsuche.faces import card_of, chip, markers, markers_wide
from tui.drawing import EMPTY, Block, Row, Span, fit, row
from tui.events_as_text import number
from tui.places.place import Look
from tui.plain.games import Seen

ROOMY = 60


class Columns(NamedTuple):
    """How wide the markers and the three numbers of a player stand."""

    markers: int
    bid: int
    tricks: int
    points: int


def headed(look: Look, width: int) -> tuple[tuple[str, str, str], Columns]:
    words = (
        look.say("schatzsuche-screen-bids"),
        look.say("schatzsuche-screen-tricks"),
        look.say("schatzsuche-screen-points"),
    )
    gap = 2 if width >= ROOMY else 1
    return words, Columns(markers_wide(look), *(max(4, cell_len(word)) + gap for word in words))


def players(look: Look, seen: Seen, width: int, is_airy: bool) -> Block:
    """Two rows for everybody, below a head."""
    words, columns = headed(look, width)
    before = width - sum(columns)
    named = Span(look.say("schatzsuche-screen-markers"), "dim")
    head = [*fit((), before), *fit((named,), columns.markers)]
    rows = [row(*head, *numbers(words, columns, ["dim"] * 3))]
    for seat in range(PLAYERS):
        if seat and is_airy:
            rows.append(EMPTY)
        told = row("  ", *about(look, seen, seat))
        rows += [first(look, seen, seat, before, columns), fit(told, width)]
    return rows


def first(look: Look, seen: Seen, seat: int, before: int, columns: Columns) -> Row:
    name = (*turn_mark(look, seen, seat), Span(seen.names[seat], name_ink(seen, seat)))
    words = (bid(look, seen, seat), tricks(seen, seat), number(seen.view.totals[seat]))
    inks = ("strong", trick_ink(seen, seat), "strong")
    return row(
        *fit(name, before - 1),
        " ",
        *fit(their_markers(look, seen, seat), columns.markers),
        *numbers(words, columns, inks),
    )


def numbers(words: Sequence[str], columns: Columns, inks: Sequence[str]) -> Row:
    return row(
        *(
            Span(word.rjust(width), ink)
            for word, width, ink in zip(words, columns[1:], inks, strict=True)
        )
    )


def turn_mark(look: Look, seen: Seen, seat: int) -> Row:
    return row(Span(f"{look.glyphs.turn if is_asked(seen, seat) else ' '} ", "turn"))


def their_markers(look: Look, seen: Seen, seat: int) -> Row:
    down = seen.view.down
    return markers(look, down[seat]) if down else EMPTY


def bid(look: Look, seen: Seen, seat: int) -> str:
    bids = seen.view.bids
    return look.glyphs.missing if not bids or bids[seat] is None else str(bids[seat])


def tricks(seen: Seen, seat: int) -> str:
    return str(seen.view.tricks[seat]) if seen.view.tricks else ""


def trick_ink(seen: Seen, seat: int) -> str:
    """Exactly as many as were bid, too many, or not yet enough."""
    if not seen.view.bids or seen.view.bids[seat] is None:
        return "dim"
    made, wanted = seen.view.tricks[seat], seen.view.bids[seat]
    return "good" if made == wanted else "bad" if made > wanted else "strong"


def about(look: Look, seen: Seen, seat: int) -> Row:
    """Dealer, bot or away, clock, content, and the guess of the golden card."""
    deals = look.say("schatzsuche-screen-deals") if seen.view.dealer == seat else ""
    marks = [deals, *standing(look, seen, seat)]
    told = f" {look.glyphs.dot} ".join(mark for mark in marks if mark)
    if seen.view.guesses[seat] is None:
        return row(Span(told, "dim"))
    golden = look.say("schatzsuche-screen-guesses")
    parts = [Span(f"{told} {look.glyphs.dot} " if told else "", "dim"), Span(f"{golden} ", "title")]
    return row(*parts, guessed(look, seen, seat))


def standing(look: Look, seen: Seen, seat: int) -> list[str]:
    return [state(look, seat), time_left(look, seat), content(look, seen, seat)]


def content(look: Look, seen: Seen, seat: int) -> str:
    return look.say("schatzsuche-screen-is-content") if seat in seen.view.content else ""


def guessed(look: Look, seen: Seen, seat: int) -> Span:
    guess = seen.view.guesses[seat]
    return chip(look, card_of(guess.suit, guess.rank)) if guess else Span("")
