"""The golden card is guessed: all 32 cards, a row for each suit."""

from typing import NamedTuple

from server.cards import SUITS, Suit
from tui.games.schatzsuche import moves
from tui.games.schatzsuche.asking import Question, question_part
from tui.games.schatzsuche.faces import Face, face_of, name_of_seat
from tui.games.schatzsuche.middle import layout_of
from tui.look import Look
from tui.plain.games import Seen


class GridCard(NamedTuple):
    """`is_lit`: in the row or column of the choice, or in the suit that was named. `guessed_by`:
    how many others have named it."""

    face: Face
    does: str
    key: str
    is_lit: bool
    is_pointed: bool
    is_sent: bool
    guessed_by: int


class GridRow(NamedTuple):
    suit: Suit
    name: str
    does: str
    key: str
    is_chosen: bool
    cards: tuple[GridCard, ...]


class Grid(NamedTuple):
    """`column` is that of the choice. `worth`: what a guess brings, in words."""

    question: Question
    hint: str
    rows: tuple[GridRow, ...]
    column: int | None
    guesses: str
    worth: str
    told: tuple[str, str]


def grid_part(look: Look, seen: Seen) -> Grid | None:
    if layout_of(seen.view) != "guess":
        return None
    now = moves.stage(look, seen)
    points = moves.points(look, seen, now) if now in ("guess", "rank") else []
    chosen = look.pointed.partition(":")[2] if look.pointed.startswith("guess:") else ""
    keys = {each.does: str(at) for at, each in enumerate(points, 1)} if now == "rank" else {}
    able = {each.does for each in points}
    others = [each.suit + each.rank for each in seen.view.guesses if each is not None]
    picked = moves.picked_suit(look) if now == "rank" else None
    rows = []
    for digit, suit in enumerate(SUITS, 1):
        cards = tuple(
            GridCard(
                face_of(look, seen, card),
                does if (does := f"guess:{card}") in able else "",
                keys.get(does, ""),
                is_lit(card, chosen, picked),
                card == chosen,
                does == look.sent,
                others.count(card),
            )
            for card in moves.all_of(suit)
        )
        does, key = (f"{moves.SUIT_OF}:{suit}", str(digit)) if now == "guess" else ("", "")
        is_chosen = suit in (picked, chosen[:1])
        rows.append(GridRow(suit, moves.suit_name(look, suit), does, key, is_chosen, cards))
    say = look.say
    ranks = [card[1:] for card in moves.all_of("S")]
    return Grid(
        question_part(look, seen),
        say("schatzsuche-screen-hint", now=now) if points else "",
        tuple(rows),
        ranks.index(chosen[1:]) if chosen else None,
        guesses_told(look, seen),
        say("schatzsuche-screen-guess-worth") if points else "",
        told(look, seen, chosen),
    )


def is_lit(card: str, chosen: str, picked: Suit | None) -> bool:
    if picked is not None and card[0] != picked:
        return False
    return not chosen or card[0] == chosen[0] or card[1:] == chosen[1:]


def told(look: Look, seen: Seen, chosen: str) -> tuple[str, str]:
    """What the choice would bring."""
    if not chosen:
        return "", ""
    say, suit, rank = look.say, chosen[0], seen.formatter.noun("rank", chosen[1:])
    card = seen.formatter.card(chosen)
    both = say("schatzsuche-screen-guess-both", card=card)
    return both, say("schatzsuche-screen-guess-one", suit=moves.suit_name(look, suit), rank=rank)  # type: ignore[arg-type]


def guesses_told(look: Look, seen: Seen) -> str:
    """Who has guessed before, beside the mark on their card."""
    seats = [seat for seat, each in enumerate(seen.view.guesses) if each is not None]
    names = seen.texts.join(name_of_seat(seen, seat) for seat in seats)
    return look.say("schatzsuche-screen-guess-of", names=names) if seats else ""
