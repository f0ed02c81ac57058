"""What came of a round: what the reader won, and how it came out for everybody."""

from typing import Final, NamedTuple

from server.protocol import eight28
from tui.games.eight28.choosing import GO_ON
from tui.games.eight28.hands import Hand
from tui.games.eight28.own import Button, how_made
from tui.games.eight28.recap import all_totals, beat_of, is_celebrated, is_hit, step_of
from tui.games.eight28.words import within
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen

LEAST_TABLE: Final = 3
RESULT: Final = "result"
"""the table's own choice, which opens the screen of the end"""


class Result(NamedTuple):
    """`plus`: the points won, empty for none. `is_alone`: the button has no
    table below to stand beside."""

    plus: str
    lines: tuple[str, ...]
    lead: str
    gems: tuple[int, int]
    beat: int
    is_alone: bool
    go_on: Button


class Line(NamedTuple):
    name: str
    hand: Hand
    total: str
    what: str
    plus: str
    mine: bool
    is_over: bool


class Came(NamedTuple):
    title: str
    lines: tuple[Line, ...]
    go_on: Button


def won_by(last: eight28.Settled, seat: int) -> list[tuple[eight28.Paid, eight28.Gems]]:
    return [
        (paid, eight28.Gems(share.blue, share.red))
        for paid in last.paid
        for share in paid.shares
        if share.seat == seat
    ]


def go_on_button(look: Look) -> Button:
    room = look.scene.room
    if room is not None and room.phase == "over":
        return Button(look.say("key-enter"), look.say("screen-result"), RESULT, True)
    return Button(look.say("key-enter"), look.say("eight28-screen-go-on"), GO_ON, True)


def result_part(look: Look, seen: Seen) -> Result:
    view: eight28.Eight28View = seen.view
    last = view.before
    assert last is not None
    beat = beat_of(last, step_of(look, seen))
    button = go_on_button(look)
    if not beat:
        return Result("", (look.say("eight28-screen-turning"),), "", (0, 0), 0, True, button)
    if view.seat is None:
        return Result("", watched(look, seen, last), "", (0, 0), 0, True, button)
    won = won_by(last, view.seat)
    gems = eight28.NO_GEMS
    for _, share in won:
        gems = gems.plus(share)
    celebrated = beat if is_celebrated(last) and won else 0
    return Result(
        f"+{gems.worth}" if won else "",
        own_lines(look, last, view.seat, [paid for paid, _ in won]),
        lead(look, view, gems) if won else "",
        (gems.blue, gems.red),
        celebrated,
        False,
        button,
    )


def watched(look: Look, seen: Seen, last: eight28.Settled) -> tuple[str, ...]:
    return tuple(seen.formatter.event(each) for each in last.paid)


def own_lines(
    look: Look, last: eight28.Settled, seat: int, won: list[eight28.Paid]
) -> tuple[str, ...]:
    if is_hit(last) and won:
        return how_made(last, seat)
    if won:
        return tuple(
            look.say("eight28-screen-won-half", target=paid.target, shared=len(paid.shares))
            for paid in won
        )
    side = last.sides[seat]
    if side.out or all_totals(side)[0] > eight28.HIGH:
        return (look.say("eight28-screen-won-over", total=all_totals(side)[0]),)
    return (look.say("eight28-screen-won-nothing"),)


def lead(look: Look, view: eight28.Eight28View, gems: eight28.Gems) -> str:
    """Whether the reader leads now, and did not before."""
    assert view.seat is not None
    mine = view.gems[view.seat].worth
    others = [each.worth for seat, each in enumerate(view.gems) if seat != view.seat]
    if mine <= max(others):
        return look.say("eight28-screen-you-have", points=mine)
    took = mine - gems.worth <= max(others)
    return look.say("eight28-screen-take-lead" if took else "eight28-screen-keep-lead", points=mine)


def came_part(look: Look, seen: Seen) -> Came | None:
    last = seen.view.before
    if last is None or not beat_of(last, step_of(look, seen)):
        return None
    return Came(look.say("eight28-screen-came"), lines_of(look, seen, last), go_on_button(look))


def lines_of(look: Look, seen: Seen, last: eight28.Settled) -> tuple[Line, ...]:
    """Those who won first, those over 28 last."""
    made = [line_of(look, seen, last, seat) for seat in range(len(last.sides))]
    return tuple(sorted(made, key=lambda line: (line.is_over, not line.plus, not line.mine)))


def for_target(look: Look, target: eight28.Target) -> str:
    return look.say("eight28-screen-for-low" if target == 8 else "eight28-screen-for-high")


def line_of(look: Look, seen: Seen, last: eight28.Settled, seat: int) -> Line:
    side = last.sides[seat]
    every = all_totals(side)
    is_over = side.out or every[0] > eight28.HIGH
    declared = next((each for each in last.declared if each.seat == seat), None)
    if is_over:
        total, what = str(every[0]), look.say("eight28-screen-over-28")
    elif declared is None:
        hits = is_hit(last) and won_by(last, seat)
        total = "8 + 28" if hits else "/".join(map(str, within(every)))
        what = look.say("eight28-screen-feast") if hits else ""
    else:
        total, what = str(declared.total), for_target(look, declared.target)
    gems = sum(share.worth for _, share in won_by(last, seat))
    hand = Hand(side.hole or "", "shown", side.open, False)
    name = cut(seen.names[seat], 12)
    return Line(
        name, hand, total, what, f"+{gems}" if gems else "", seat == seen.view.seat, is_over
    )


def last_round(look: Look, seen: Seen) -> Came | None:
    """How the last round came out, for the screen of the end."""
    last = seen.view.before
    if last is None:
        return None
    title = look.say("eight28-screen-feast" if is_hit(last) else "eight28-screen-came")
    return Came(title, lines_of(look, seen, last), go_on_button(look))
