"""The reader's own part of the table: plate, cards, the offered card, and the question."""

from typing import Final, NamedTuple

from server.protocol import eight28
from tui.games.eight28 import choosing
from tui.games.eight28.hands import Hand
from tui.games.eight28.recap import all_totals, beat_of, is_hit, step_of, turning_order
from tui.games.eight28.seats import face_at
from tui.games.eight28.words import either, sum_of, within
from tui.games.people import cut, is_absent, state, time_left, with_hurry
from tui.look import Choice, Look
from tui.plain.games import Seen

NARROW: Final = 60
OPEN_AT: Final = 19


class Plate(NamedTuple):
    name: str
    notes: tuple[str, ...]
    is_asked: bool
    word: str
    gems: tuple[int, int]


class Own(NamedTuple):
    """`captions`: below the hidden and the open cards; `sums`: what the cards make, where the
    window has no room for a gauge with words; `slot`: the word for the place of open cards."""

    hand: Hand
    captions: tuple[str, str]
    sums: tuple[str, str]
    gems_word: str
    gems: tuple[int, int]
    slot: str


class Button(NamedTuple):
    key: str
    label: str
    does: str
    hot: bool


class Ask(NamedTuple):
    """`lines`: what is offered and the question, or one sentence while others are asked. `extra`:
    the choice for the whole round. `mine`: gems and clock, where the window has no plate."""

    lines: tuple[str, ...]
    asks: bool
    is_refused: bool
    buttons: tuple[Button, ...]
    extra: Button | None
    offered: str
    mine: tuple[str, int, int, str]


def plate_part(look: Look, seen: Seen) -> Plate | None:
    view: eight28.Eight28View = seen.view
    seat = view.seat
    if seat is None:
        return None
    gives = look.say("eight28-screen-gives") if seat == view.giver else ""
    mark = state(look, seat) if is_absent(look, seat) else ""
    notes = tuple(each for each in (gives, mark, time_left(look, seat)) if each)
    asked = choosing.decides(look, seen)
    gems = view.gems[seat]
    word = look.say("eight28-screen-your-gems")
    return Plate(cut(seen.names[seat], 24), notes, asked, word, (gems.blue, gems.red))


def own_part(look: Look, seen: Seen) -> Own | None:
    view: eight28.Eight28View = seen.view
    if view.seat is None or not view.sides:
        return None
    side = view.sides[view.seat]
    shown = choosing.is_revealed(seen)
    hand = Hand(side.hole or "", "shown" if shown else "secret", side.open, side.out)
    if side.hole is None:
        hand = hand._replace(face="back")
    caption = look.say("eight28-screen-was-hidden" if shown else "eight28-screen-secret")
    return Own(
        hand,
        (caption, look.say("eight28-screen-open-to-all")),
        sums(look, side),
        look.say("eight28-screen-your-gems"),
        (view.gems[view.seat].blue, view.gems[view.seat].red),
        look.say("eight28-screen-open-cards"),
    )


def sums(look: Look, side: eight28.Side) -> tuple[str, str]:
    if not look.taste.totals:
        return "", ""
    return look.say("eight28-screen-can-make"), either(look, all_totals(side))


def settled_own(look: Look, seen: Seen) -> Own | None:
    view: eight28.Eight28View = seen.view
    last = view.before
    if view.seat is None or last is None:
        return None
    side, step = last.sides[view.seat], step_of(look, seen)
    face = face_at(turning_order(last.sides, last.giver), view.seat, step)
    gems = view.gems[view.seat]
    is_counted = look.taste.totals and beat_of(last, step) and not is_hit(last)
    made = how_made(last, view.seat)[0] if is_counted else ""
    return Own(
        Hand(side.hole or "", face if face != "back" else "secret", side.open, side.out),
        (look.say("eight28-screen-was-hidden"), made),
        ("", made),
        look.say("eight28-screen-your-gems"),
        (gems.blue, gems.red),
        "",
    )


def how_made(last: eight28.Settled, seat: int) -> tuple[str, ...]:
    """`1 + 5 + 2 = 8`, for each total that counted."""
    side = last.sides[seat]
    assert side.hole is not None
    cards = (side.hole, *side.open)
    every = all_totals(side)
    if is_hit(last) and {eight28.LOW, eight28.HIGH} <= {*every}:
        counted: list[int] = [eight28.LOW, eight28.HIGH]
    else:
        declared = [each.total for each in last.declared if each.seat == seat]
        counted = declared or within(every)[-1:]
    return tuple(f"{sum_of(cards, total)} = {total}" for total in counted)


def ask_part(look: Look, seen: Seen, choices: list[Choice]) -> Ask:
    view: eight28.Eight28View = seen.view
    points = [each for each in choices if each.pointed]
    decides = bool(points)
    lines = question(look, seen) if decides else (with_hurry(look, waiting(look, seen)),)
    refusal = look.refusal
    if refusal:
        lines = (*lines[:1], refusal) if decides else (refusal,)
    digits = {each.does: str(number) for number, each in enumerate(points, 1)}
    buttons = tuple(
        Button(each.key or digits[each.does], each.label, each.does, is_hot(look, each))
        for each in points
    )
    extra = next((each for each in choices if not each.pointed), None)
    gems = view.gems[view.seat] if view.seat is not None else eight28.NO_GEMS
    clock = "" if view.seat is None else time_left(look, view.seat)
    you = look.say("eight28-screen-you") if view.seat is not None else ""
    return Ask(
        lines,
        decides,
        bool(refusal),
        buttons,
        extra and Button(key_of(look, extra), extra.label, extra.does, look.sent == extra.does),
        look.say("eight28-screen-offered") if eight28.Take() in seen.legal and decides else "",
        (you, gems.blue, gems.red, clock),
    )


def key_of(look: Look, choice: Choice) -> str:
    return look.taste.keys.get(choice.does, choice.key)


def is_hot(look: Look, choice: Choice) -> bool:
    return choice.does in (look.pointed, look.sent)


def question(look: Look, seen: Seen) -> tuple[str, str]:
    if choosing.chooses(seen):
        return look.say("eight28-screen-both"), look.say("eight28-screen-choose")
    name = cut(seen.names[seen.view.giver], 12)
    if seen.view.giver == seen.view.seat:
        return look.say("eight28-screen-you-offer"), look.say("eight28-screen-take")
    return look.say("eight28-screen-offers", name=name), look.say("eight28-screen-take")


def waiting(look: Look, seen: Seen) -> str:
    view: eight28.Eight28View = seen.view
    if choosing.is_declined(look, seen):
        return look.say("eight28-screen-declining")
    if not view.to_ask:
        return look.say("eight28-screen-dealing")
    declaring = bool(view.declared) or choosing.is_revealed(seen)
    name = cut(seen.names[view.to_ask[0]], 12)
    if declaring:
        return look.say("eight28-screen-others-choose", name=name)
    return look.say("eight28-screen-others-take", name=name)
