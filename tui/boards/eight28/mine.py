"""My own cards, and what I am asked."""

from server.protocol import eight28 as p
from tui.boards.eight28.choosing import choices, is_revealed
from tui.boards.eight28.pieces import gems, hand, in_rows, own_totals, tall_hand
from tui.boards.people import time_left
from tui.drawing import Block, Row, Span, apart, boxed, flowing, row, wrapped
from tui.places.bar import numbered
from tui.places.place import Choice, Look
from tui.plain.games import Seen

ROOM = 60


def cards(look: Look, seen: Seen) -> Block:
    """The hidden one first; on a large screen they are large."""
    view = seen.view
    if view.seat is None or not view.sides:
        return []
    if look.height > 5:
        return tall_hand(look, seen, view.seat, look.width)
    return in_rows(hand(look, seen, view.seat), look.width, 2)


def totals(look: Look, seen: Seen) -> Block:
    """Some would rather count in their heads."""
    view = seen.view
    own = view.sides[view.seat] if view.seat is not None and view.sides else None
    if own is None or own.hole is None or not look.taste.totals:
        return [row()]
    every = p.totals((*own.open, own.hole))
    low, high = p.best(every, p.LOW), p.best(every, p.HIGH)
    if high is None:
        told = look.say(
            "eight28-screen-you-are-out" if own.out else "eight28-screen-bust", total=every[0]
        )
        return wrapped(told, look.width, "bad")
    if low == p.LOW and high == p.HIGH:
        return wrapped(look.say("eight28-screen-hit"), look.width, "fresh")
    short = look.say("eight28-screen-short", low=0 if low is None else low, high=high)
    if look.width < ROOM:
        return wrapped(short, look.width, "strong")
    have = look.say("eight28-screen-totals", totals=own_totals(seen))
    return [row(Span(have, "strong"), Span(f"  {short}", "dim"))]


def question(look: Look, seen: Seen) -> Block:
    """What I have to decide, with the answers; or whom the table waits for."""
    mine = choices(look, seen)
    if not seen.in_turn:
        return [*wrapped(waiting(look, seen), look.width, "dim"), *standing(look, mine)]
    declaring = any(each.pointed for each in mine)
    asked = look.say("eight28-screen-choose" if declaring else "eight28-screen-take")
    if look.scene.room and look.scene.room.standing is not None:
        asked = look.say("eight28-screen-declining")
    answers = [button(look, each, key) for key, each in keyed(mine)]
    return [*wrapped(asked, look.width, "turn"), *flowing(answers, look.width)]


def keyed(mine: list[Choice]) -> list[tuple[str, Choice]]:
    """Each with its key, which for what can be pointed at is a digit."""
    digits = {each.does: key for key, each in numbered(mine)}
    return [(digits.get(each.does, each.key), each) for each in mine]


def standing(look: Look, mine: list[Choice]) -> Block:
    return flowing([button(look, each, key) for key, each in keyed(mine)], look.width)


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
    chooses = bool(view.declared) or is_revealed(seen)
    return look.say(
        "eight28-screen-others-choose" if chooses else "eight28-screen-others-take",
        name=seen.names[view.to_ask[0]],
    )


def box(look: Look, seen: Seen, height: int) -> Block:
    """Cards and question in one frame, which is strong when I am asked."""
    inner = look.sized(look.width - 4, height - 2)
    asked = question(inner, seen)
    rows = [*cards(inner, seen), *totals(inner, seen), *own_gems(inner, seen)]
    spare = inner.height - len(rows) - len(asked)
    rows += [row()] * min(1, spare)
    strong = seen.in_turn
    frame = look.glyphs.strong if strong else look.glyphs.frame
    ink = "frame+turn" if strong else "frame"
    padded = [row(" ", *each) for each in (*rows, *asked)]
    return boxed(padded, look.width, height, frame, Span(title(look, seen), ink), ink)


def title(look: Look, seen: Seen) -> str:
    """Whose cards these are, and how much time there is."""
    mine = seen.view.seat
    yours = look.say("eight28-screen-yours", seat="no" if mine is None else "yes")
    told = ["" if mine is None else seen.names[mine], yours]
    told += [] if mine is None else [time_left(look, mine)]
    return " · ".join(filter(None, told))


def own_gems(look: Look, seen: Seen) -> Block:
    view = seen.view
    if view.seat is None:
        return []
    gives = Span(look.say("eight28-screen-gives") if view.seat == view.giver else "", "title")
    return [apart(gems(look, view.gems[view.seat]), row(gives), look.width)]
