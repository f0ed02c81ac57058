"""The seats of 8-28: a plate with name and gems, the cards, and what the player did last."""

from typing import Final, Literal, NamedTuple

from server.protocol import eight28
from tui.games.eight28.choosing import is_revealed
from tui.games.eight28.hands import Hand
from tui.games.eight28.recap import all_totals, step_of, turning_order
from tui.games.eight28.words import either, takes
from tui.games.people import cut, is_absent, is_asked, is_covered, state, time_left
from tui.look import Look
from tui.plain.games import Seen

Tone = Literal["new", "old", "asked", "bad", "won", "away"]
NAME: Final = 12
SHORT_NAME: Final = 6
LEAST_NAME: Final = 3


class Said(NamedTuple):
    """What a bubble says, from long to short."""

    texts: tuple[str, ...]
    tone: Tone


class Person(NamedTuple):
    """`marks`: of an absent player or a bot, from long to short."""

    name: str
    marks: tuple[str, ...]
    is_away: bool
    clock: str


class Seat(NamedTuple):
    """`shows`: what the open cards make, with the word before it."""

    who: Person
    is_asked: bool
    gives: str
    blue: int
    red: int
    gem_words: tuple[str, str]
    """where signs have no colours"""
    hand: Hand
    shows: tuple[str, str]
    said: Said | None


def gem_words(look: Look, gems: eight28.Gems) -> tuple[str, str]:
    blue = look.say("eight28-screen-blue-gems", count=gems.blue)
    return blue, look.say("eight28-screen-red-gems", count=gems.red)


class Action(NamedTuple):
    event: eight28.Took | eight28.Declined
    is_newest: bool


def last_actions(seen: Seen) -> dict[int, Action]:
    """What each player did last in this round, as far as it was told."""
    found: dict[int, Action] = {}
    for event in reversed(seen.recent_events):
        if isinstance(event, eight28.RoundBegan | eight28.Reveal):
            break
        if isinstance(event, eight28.Took | eight28.Declined):
            found.setdefault(event.seat, Action(event, not found))
    return found


def seat_part(look: Look, seen: Seen, seat: int, actions: dict[int, Action]) -> Seat:
    view: eight28.Eight28View = seen.view
    side = view.sides[seat]
    hand = Hand(side.hole or "", face_of(look, seen, seat), side.open, side.out)
    gems = view.gems[seat]
    total = either(look, eight28.totals(side.open)) if side.open else ""
    words = look.say("eight28-screen-shows" if total else "eight28-screen-none-open")
    return Seat(
        who=person(look, seen, seat),
        is_asked=is_asked(seen, seat) and not look.lit,
        gives=look.say("eight28-screen-gives") if seat == view.giver else "",
        blue=gems.blue,
        red=gems.red,
        gem_words=gem_words(look, gems),
        hand=hand,
        shows=("", "") if hand.face == "shown" or side.out else (words, total),
        said=said_by(look, seen, seat, actions, hand),
    )  # fmt: skip


def person(look: Look, seen: Seen, seat: int) -> Person:
    mark = state(look, seat)
    short = look.say("screen-mark", mark="bot") if is_covered(look, seat) else mark
    marks = tuple(dict.fromkeys((mark, short))) if mark else ()
    name = cut(seen.names[seat], NAME)
    return Person(name, marks, is_absent(look, seat), time_left(look, seat))


def face_of(look: Look, seen: Seen, seat: int) -> Literal["back", "turning", "shown"]:
    """Revealed cards are turned up one after another, unless it is the reader who has to choose."""
    view: eight28.Eight28View = seen.view
    if view.sides[seat].hole is None:
        return "back"
    if look.recap is None or seen.in_turn or view.giver is None or not is_revealed(seen):
        return "shown"
    return face_at(turning_order(view.sides, view.giver), seat, look.recap)


def face_at(order: list[int], seat: int, step: int) -> Literal["back", "turning", "shown"]:
    at = order.index(seat)
    return "shown" if at < step else "turning" if at == step else "back"


def said_by(
    look: Look, seen: Seen, seat: int, actions: dict[int, Action], hand: Hand
) -> Said | None:
    view: eight28.Eight28View = seen.view
    side = view.sides[seat]
    if hand.face == "shown":
        declared = next((each for each in view.declared if each.seat == seat), None)
        if is_asked(seen, seat) and declared is None:
            return Said((look.say("eight28-screen-chooses"),), "asked")
        return revealed_words(look, side, declared)
    if side.out:
        total = str(eight28.totals(side.open)[0])
        long, short = look.say("eight28-screen-out", total=total), look.say("eight28-screen-is-out")
        return Said((long, short, total), "bad")
    if look.lit:
        return Said((look.say("lesson-waits-for-you"),), "away")
    if is_asked(seen, seat):
        return Said((look.say("eight28-screen-is-asked"),), "asked")
    if is_absent(look, seat):
        return Said((look.say("eight28-screen-away"), state(look, seat)), "away")
    if seat not in actions:
        return None
    event, is_newest = actions[seat]
    if isinstance(event, eight28.Took):
        text = takes(look, event.card)
    else:
        text = look.say("eight28-screen-declines")
    return Said((text,), "new" if is_newest else "old")


def revealed_words(look: Look, side: eight28.Side, declared: eight28.Declared | None) -> Said:
    every = all_totals(side)
    if every[0] > eight28.HIGH:
        return Said(over_words(look, side), "bad")
    if declared is None:
        return Said((either(look, every),), "old")
    target, total = declared.target, declared.total
    words = look.say("eight28-screen-plays-for", total=total, target=target)
    return Said((words, f"{total} → {target}"), "new")


def over_words(look: Look, side: eight28.Side) -> tuple[str, ...]:
    total, shown = all_totals(side)[0], eight28.totals(side.open)[0]
    long = look.say("eight28-screen-went-over", total=total, sum=f"{shown} + {total - shown}")
    return long, look.say("eight28-screen-over-total", total=total), str(total)


def settled_seat(look: Look, seen: Seen, seat: int) -> Seat:
    """As the seat was when the last round ended, as far as the recap has shown it."""
    view: eight28.Eight28View = seen.view
    last = view.before
    assert last is not None
    side, step = last.sides[seat], step_of(look, seen)
    face = face_at(turning_order(last.sides, last.giver), seat, step)
    gems = view.gems[seat]
    return Seat(
        who=person(look, seen, seat),
        is_asked=False,
        gives="",
        blue=gems.blue,
        red=gems.red,
        gem_words=gem_words(look, gems),
        hand=Hand(side.hole or "", face, side.open, side.out),
        shows=("", ""),
        said=settled_words(look, last, seat, step > len(last.sides)) if face == "shown" else None,
    )  # fmt: skip


def settled_words(look: Look, last: eight28.Settled, seat: int, is_paid: bool) -> Said:
    side = last.sides[seat]
    if side.out or all_totals(side)[0] > eight28.HIGH:
        return Said(over_words(look, side), "bad")
    for paid in last.paid if is_paid else ():
        for share in paid.shares:
            if share.seat == seat:
                worth = eight28.Gems(share.blue, share.red).worth
                long = look.say(
                    "eight28-screen-wins", total=paid.total, target=paid.target, worth=worth
                )
                return Said((long, f"{paid.total}: +{worth}"), "won")
    declared = next((each for each in last.declared if each.seat == seat), None)
    return revealed_words(look, side, declared if is_paid else None)
