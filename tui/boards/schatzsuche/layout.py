"""The board at each size: rich, tight, and one thing at a time on a phone."""

from typing import Final

from server.cards import SUIT
from server.protocol import schatzsuche
from server.protocol.seat import Over
from tui.boards.schatzsuche import briefly, players, recap, sheet, table, trick
from tui.boards.schatzsuche.ending import ending
from tui.boards.schatzsuche.faces import chip
from tui.boards.schatzsuche.talk import talk
from tui.drawing import (
    EMPTY,
    Block,
    Row,
    Span,
    apart,
    beside,
    boxed,
    filled,
    fit,
    in_the_middle,
    row,
    wide,
)
from tui.places.place import Look
from tui.plain.games import Seen

RICH_WIDTH, RICH_HEIGHT = 71, 26
TIGHT_WIDTH, TIGHT_HEIGHT = 76, 18
PLAYERS_ROWS: Final = 9
TRICK_WIDTH, LEAST_TRICK = 27, 32
CARDS: Final = ("card", "back")
ROOMY, ROOMIEST, AIRY_HEIGHT = 9, 11, 35


def draw(look: Look, seen: Seen) -> Block:
    if isinstance(seen.view.waiting, Over):
        return ending(look, seen, seen.view.waiting)
    if look.width >= RICH_WIDTH and look.height >= RICH_HEIGHT:
        rows = rich(look, seen)
    elif look.width >= TIGHT_WIDTH and look.height >= TIGHT_HEIGHT:
        rows = tight(look, seen)
    else:
        rows = narrow(look, seen)
    return filled(rows, look.width, look.height)


def rich(look: Look, seen: Seen) -> Block:
    """The players over the trick and the sheet, and below what I have to decide."""
    is_airy = look.height >= AIRY_HEIGHT
    low = below(look, seen, ROOMIEST if is_airy else ROOMY)
    high = PLAYERS_ROWS + (2 if is_airy else 0)
    height = look.height - 1 - high - len(low)
    right = sheet.wanted(seen, look.width - LEAST_TRICK - 1)
    return [
        course(look, seen),
        *box(look, players.players(look, seen, look.width - 4, is_airy), look.width, high),
        *beside(
            in_trick(look, seen, look.width - right - 1, height),
            scored(look, seen, right, height),
        ),
        *low,
    ]


def tight(look: Look, seen: Seen) -> Block:
    """The players beside the trick."""
    left = look.width - TRICK_WIDTH
    return [
        course(look, seen),
        *beside(
            box(look, players.players(look, seen, left - 4, False), left, PLAYERS_ROWS),
            in_trick(look, seen, TRICK_WIDTH, PLAYERS_ROWS),
            gap=0,
        ),
        *below(look, seen, look.height - 1 - PLAYERS_ROWS),
    ]


def below(look: Look, seen: Seen, height: int) -> Block:
    """The question, and what I have: tall cards, if the words leave room for them."""
    said = [row(" ", *each) for each in talk(look, seen, look.width - 1)]
    hand = table.mine(look, seen, look.width, is_tall=True)
    if len(said) + len(hand) > height:
        hand = table.mine(look, seen, look.width, is_tall=False)
    between = min(max(0, height - len(said) - len(hand)), max(0, 3 - len(said)))
    rows = [*said, *([row()] * between), *hand]
    return [*rows, *([row()] * (height - len(rows)))]


def narrow(look: Look, seen: Seen) -> Block:
    """What is needed for the decision first; the rest as far as there is room."""
    width = look.width
    needed = [
        [course_in_brief(look, seen)],
        briefly.rows_of(look, seen, width),
        trick.brief(look, seen, width),
        talk(look, seen, width, is_brief=True),
        table.mine(look, seen, width, is_tall=False),
    ]
    ended = recap.recap(look, seen, width) if recap.is_shown(look, seen) else []
    if ended:  # It stands where people stand otherwise, for there is no other room.
        needed[1] = ended
    left = look.height - sum(map(len, needed))
    if left < 0:  # What one can choose from is never cut.
        needed[1] = needed[1][: max(0, left + len(needed[1]))]
    extra = [
        (2, briefly.absent(look, seen, width)),
        (3, [] if ended else trick.last_trick(look, seen, width)),
        (2, briefly.guesses(look, seen, width)),
        (1, [] if ended else [briefly.head(look, seen, width)]),
        (2, [] if ended else briefly.present(look, seen, width)),
    ]
    for place, rows in extra:
        if rows and len(rows) <= left:
            left -= len(rows)
            needed[place - 1] = [*needed[place - 1], *rows]
    if left > 0:
        needed[2] = [*needed[2], EMPTY]
    return without_gaps([each for part in needed for each in part], look.height)


def without_gaps(rows: Block, height: int) -> Block:
    """Air is for those who have the room."""
    gaps = [y for y, each in enumerate(rows) if not each]
    for y in reversed(gaps[: max(0, len(rows) - height)]):
        del rows[y]
    return rows


def box(look: Look, rows: Block, width: int, height: int) -> Block:
    inside = [row(" ", *each, " ") for each in rows]
    return boxed(inside, width, height, look.glyphs.frame)


def in_trick(look: Look, seen: Seen, width: int, height: int) -> Block:
    """Instead of it, for a while, what the last round brought."""
    title = look.say("schatzsuche-screen-trick")
    if recap.is_shown(look, seen):
        told = recap.recap(look, seen, min(40, width - 4))
        inside = in_the_middle(told, width - 4, height - 2)
    else:
        inside = trick.trick(look, seen, width - 4, height - 2)
    padded = filled([row(" ", *each) for each in inside], width - 2, height - 2)
    return boxed(on_felt(padded), width, height, look.glyphs.frame, title)


def on_felt(rows: Block) -> Block:
    """Cards have a ground of their own."""
    return [
        tuple(s if s.ink.startswith(CARDS) else s._replace(ink=f"{s.ink}+felt") for s in each)
        for each in rows
    ]


def scored(look: Look, seen: Seen, width: int, height: int) -> Block:
    """As many rounds as there is room for, the newest always among them."""
    head, *rounds = sheet.short(look, seen, width - 3)
    room = height - 3
    start = min(max(0, seen.view.round - room), len(rounds) - room) if room < len(rounds) else 0
    rows = [head, *rounds[start : start + room]]
    return boxed(rows, width, height, look.glyphs.frame, look.say("schatzsuche-screen-columns"))


def course(look: Look, seen: Seen) -> Row:
    view: schatzsuche.SchatzsucheView = seen.view
    left = row(" ", Span(round_of(look, view), "strong"))
    trump = trump_told(look, view)
    return apart(left, row(*golden(look, view), *trump, " "), look.width)


def round_of(look: Look, view: schatzsuche.SchatzsucheView) -> str:
    return look.say("schatzsuche-screen-round", round=view.round, rounds=schatzsuche.ROUNDS)


def trump_told(look: Look, view: schatzsuche.SchatzsucheView) -> Row:
    """The card that was turned up, and its suit in words."""
    if view.trump is None:
        return ()
    card, star = chip(look, view.trump), look.glyphs.colours["Y"]
    suit = look.say("schatzsuche-suit", suit=SUIT[view.trump])
    said = look.say("schatzsuche-screen-trump", suit=suit)
    return row(Span(f"{said} ", "strong"), card._replace(text=f" {card.text} {star} "))


def golden(look: Look, view: schatzsuche.SchatzsucheView) -> Row:
    """It lies face down in the middle from the last deal on."""
    if view.round < schatzsuche.ROUNDS or view.trump is None:
        return ()
    named = look.say("schatzsuche-screen-golden")
    return row(Span(f"{named} ", "title"), Span(look.glyphs.back * 3, "back"), "   ")


def course_in_brief(look: Look, seen: Seen) -> Row:
    view: schatzsuche.SchatzsucheView = seen.view
    left = row(Span(round_of(look, view), "strong"))
    right = trump_told(look, view)
    if wide(left) + wide(right) < look.width:
        return apart(left, right, look.width)
    return fit(right, look.width)
