"""My own cards, and what I am asked."""

from typing import Final

from server.protocol import eight28
from tui.boards.eight28 import lines
from tui.boards.eight28.cards import spread
from tui.boards.eight28.choosing import choices, chooses, decides, is_declined, is_revealed
from tui.boards.eight28.pieces import gems, laid, own_totals
from tui.boards.people import time_left
from tui.drawing import Block, Row, Span, apart, boxed, flowing, row, wide, wrapped
from tui.places.bar import key_name, key_of, numbered
from tui.places.place import Choice, Look
from tui.plain.games import Seen

ROOM: Final = 60
HIGHS: Final = (5, 3)
"""of cards, the best first"""


def totals(look: Look, seen: Seen) -> Block:
    """Some would rather count in their heads."""
    view = seen.view
    own = view.sides[view.seat] if view.seat is not None and view.sides else None
    if own is None or own.hole is None or not look.taste.totals:
        return [row()]
    every = eight28.totals((*own.open, own.hole))
    low, high = eight28.best(every, eight28.LOW), eight28.best(every, eight28.HIGH)
    if high is None:
        return wrapped(too_much(look, seen, own.out, every[0]), look.width, "bad")
    if low == eight28.LOW and high == eight28.HIGH:
        return wrapped(look.say("eight28-screen-hit"), look.width, "fresh")
    short = look.say("eight28-screen-short", low=0 if low is None else low, high=high)
    if look.width < ROOM:
        return wrapped(short, look.width, "strong")
    have = look.say("eight28-screen-totals", totals=own_totals(seen))
    return [row(Span(have, "strong"), Span(f"  {short}", "dim"))]


def too_much(look: Look, seen: Seen, out: bool, total: int) -> str:
    if out:
        return look.say("eight28-screen-you-are-out")
    if is_revealed(seen):
        return look.say("eight28-screen-too-much", total=total)
    return look.say("eight28-screen-bust", total=total)


def question(look: Look, seen: Seen) -> Block:
    """What I have to decide, with the answers; or whom the table waits for."""
    mine = choices(look, seen)
    answers = flowing([button(look, each, key) for key, each in keyed(look, mine)], look.width)
    if is_declined(look, seen):
        return [*wrapped(look.say("eight28-screen-declining"), look.width, "dim"), *answers]
    if not seen.in_turn:
        return [*wrapped(waiting(look, seen), look.width, "dim"), *answers]
    asked = look.say("eight28-screen-choose" if chooses(seen) else "eight28-screen-take")
    return [*wrapped(asked, look.width, "turn"), *answers]


def keyed(look: Look, mine: list[Choice]) -> list[tuple[str, Choice]]:
    """Each with its key, which for what can be pointed at is a digit."""
    digits = {each.does: key for key, each in numbered(mine)}
    return [(digits.get(each.does) or key_name(look, key_of(look, each)), each) for each in mine]


def button(look: Look, choice: Choice, key: str) -> Row:
    chosen = choice.does in (look.sent, look.pointed)
    return row(
        Span(f" {key} ", "pointed" if chosen else "field+key", choice.does),
        Span(f"{choice.label} ", "pointed" if chosen else "field", choice.does),
    )


def waiting(look: Look, seen: Seen) -> str:
    view = seen.view
    if not view.to_ask:
        return look.say("eight28-screen-dealing")
    asked = view.to_ask[0]
    declaring = bool(view.declared) or is_revealed(seen)
    left = time_left(look, asked)
    return look.say(
        "eight28-screen-others-choose" if declaring else "eight28-screen-others-take",
        name=seen.names[asked] + (f" ({left})" if left else ""),
    )


def box(look: Look, seen: Seen, height: int) -> Block:
    """Cards and question in one frame, which is strong when I am asked."""
    inner = look.sized(look.width - 4, height - 2)
    asked = question(inner, seen)
    rows = [*hand(inner, seen, inner.height - len(asked) - 2), *reckoned(inner, seen)]
    spare = inner.height - len(rows) - len(asked)
    rows += [row()] * min(1, spare)
    strong = decides(look, seen)
    frame = look.glyphs.strong if strong else look.glyphs.frame
    ink = "frame+turn" if strong else "frame"
    padded = [row(" ", *each) for each in (*rows, *asked)]
    return boxed(padded, look.width, height, frame, Span(title(look, seen), ink), ink)


def hand(look: Look, seen: Seen, room: int) -> Block:
    """The hidden one first, and all as large as there is room for."""
    seat = seen.view.seat
    if seat is None or not seen.view.sides:
        return []
    highs = [high for high in HIGHS if high <= room]
    return spread(look, laid(look, seen.view.sides[seat]), look.width, room, highs)


def reckoned(look: Look, seen: Seen) -> Block:
    """What I have: cards on the left, gems on the right."""
    seat = seen.view.seat
    if seat is None:
        return []
    have = gems(look, seen.view.gems[seat])
    first, *more = totals(look.sized(look.width - wide(have) - 2, 1), seen)
    return [apart(first, have, look.width), *more]


def title(look: Look, seen: Seen) -> str:
    """Whose cards these are, whether they give, and how much time there is."""
    mine = seen.view.seat
    told = [look.say("eight28-screen-yours", seat="no" if mine is None else "yes")]
    if mine is not None:
        gives = look.say("eight28-screen-gives") if mine == seen.view.giver else ""
        told = [seen.names[mine], *told, gives, time_left(look, mine)]
    return " · ".join(filter(None, told))


def briefly(look: Look, seen: Seen) -> Block:
    """The same in as few rows as possible; fewer while it is told how a round has ended."""
    inner = look.sized(look.width - 2, 4)
    seat, is_told = seen.view.seat, look.recap is not None and not is_revealed(seen)
    me = [] if seat is None else [lines.mine(look, seen, seat)]
    has_totals = seat is not None and look.taste.totals and not is_told
    have = totals(inner, seen) if has_totals else []
    air = [] if is_told else [row()]
    asked = with_time(inner, seen, question(inner, seen))
    return [*air, *me, *(row(" ", *each) for each in (*have, *asked))]


def with_time(look: Look, seen: Seen, asked: Block) -> Block:
    """What I have left, beside what I am asked."""
    seat = seen.view.seat
    left = time_left(look, seat) if seat is not None else ""
    if not left:
        return asked
    clock = row(Span(left, "turn" if decides(look, seen) else "dim"))
    free = (at for at, each in enumerate(asked) if wide(each) + wide(clock) < look.width)
    at = next(free, None)
    if at is None:
        return [apart((), clock, look.width), *asked]
    return [*asked[:at], apart(asked[at], clock, look.width), *asked[at + 1 :]]
