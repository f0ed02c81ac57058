"""The rail of 8-28: gems as bars, and how far the pass round the table is; at the end of a round,
what was turned up."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from rich.cells import cell_len

from server.protocol import eight28
from tui.games.eight28.choosing import is_revealed
from tui.games.eight28.recap import (
    Moment,
    Sides,
    all_totals,
    gems_of,
    has_choice,
    is_hit,
    step_of,
    turning_order,
    won_by,
)
from tui.games.eight28.words import Actions, either, told_action
from tui.games.lines import wrapped
from tui.games.people import best_first, cut
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading

NAME: Final = 12
SHORT_NAME: Final = 10
"""the columns that names have at least"""
Tone = Literal["done", "fresh", "asked", "waits", "bad", "mine", "told"]


class Bar(NamedTuple):
    name: str
    gems: eight28.Gems
    plus: int
    mine: bool


class Entry(NamedTuple):
    """With a name a row, else a sentence."""

    who: str
    what: str
    tone: Tone


class Entries(NamedTuple):
    is_reveal: bool
    entries: tuple[Entry, ...]


@lru_cache(256)
def richest_first(gems: tuple[eight28.Gems, ...]) -> tuple[int, ...]:
    """The seats, those with the most gems first."""
    return tuple(best_first([each.worth for each in gems]))


def bars_part(seen: Seen, now: Moment) -> tuple[Bar, ...]:
    view: eight28.Eight28View = seen.view

    def plus(seat: int) -> int:
        won = won_by(now.last, seat) if now.last is not None and now.beat else ()
        return sum(gems_of(paid, seat).worth for paid in won)

    return tuple(
        Bar(cut(seen.names[seat], NAME), view.gems[seat], plus(seat), seat == view.seat)
        for seat in richest_first(view.gems)
    )


def pass_part(look: Look, seen: Seen, now: Moment, actions: Actions) -> Entries:
    view: eight28.Eight28View = seen.view
    if now.last is not None:
        return Entries(True, tuple(told(look, seen, now.last, now.beat)))
    if is_revealed(seen) and view.giver is not None:
        step = view.players if look.recap is None or seen.in_turn else look.recap
        turned = turned_up(look, seen, view.sides, view.giver, step)
        return Entries(True, (*turned, *choosing(look, seen)))
    if view.giver is None or not view.sides:
        return Entries(False, ())
    return Entries(False, tuple(this_pass(look, seen, view.giver, actions)))


def choosing(look: Look, seen: Seen) -> list[Entry]:
    """Those who have chosen, and those who have to: a hand that fits one half has no choice."""
    view: eight28.Eight28View = seen.view
    entries = [played(look, seen, each) for each in view.declared]
    asked = (seat for seat in view.to_ask if has_choice(seen, view.sides[seat]))
    for at, seat in enumerate(asked):
        words = look.say("board-eight28-waits" if at else "board-eight28-chooses")
        entries.append(Entry(cut(seen.names[seat], NAME), words, "waits" if at else "asked"))
    return entries


def this_pass(look: Look, seen: Seen, giver: int, actions: Actions) -> list[Entry]:
    """The giver, then clockwise all who are asked in this pass; the giver is asked last."""
    view: eight28.Eight28View = seen.view
    newest = next(iter(actions), None)
    entries = [Entry(cut(seen.names[giver], NAME), look.say("board-eight28-gives"), "done")]
    for turn in range(1, view.players + 1):
        seat = (giver + turn) % view.players
        tone: Tone
        if seat in view.to_ask[:1]:
            tone, what = "asked", look.say("board-eight28-is-asked-now")
        elif seat in view.to_ask:
            tone, what = "waits", look.say("board-eight28-waits")
        elif view.sides[seat].out:
            tone, what = "bad", look.say("board-eight28-is-out")
        elif seat in actions:
            tone, what = "fresh" if seat == newest else "done", told_action(look, actions[seat])
        else:
            continue
        entries.append(Entry(cut(seen.names[seat], NAME), what, tone))
    return entries


def turned_up(look: Look, seen: Seen, sides: Sides, giver: int, step: int) -> list[Entry]:
    return [turned(look, seen, sides[seat], seat) for seat in turning_order(sides, giver)[:step]]


def turned(look: Look, seen: Seen, side: eight28.Side, seat: int) -> Entry:
    every, mine = all_totals(side), seat == seen.view.seat
    name = look.say("board-eight28-you-start") if mine else cut(seen.names[seat], 12)
    is_over, card = every[0] > eight28.HIGH, side.hole or ""
    total = str(every[0]) if is_over else either(look, every)
    words = look.say(
        "board-eight28-turned-over" if is_over else "board-eight28-turned",
        name=name, card=card, total=total,
    )  # fmt: skip
    return Entry("", words, "bad" if is_over else "mine" if mine else "told")


def played(look: Look, seen: Seen, declared: eight28.Declared) -> Entry:
    mine = declared.seat == seen.view.seat
    name, you = cut(seen.names[declared.seat], 12), "yes" if mine else "no"
    words = look.say("board-eight28-plays", name=name, you=you, target=declared.target)
    return Entry("", words, "mine" if mine else "told")


def told(look: Look, seen: Seen, last: eight28.Settled, beat: int) -> list[Entry]:
    entries = turned_up(look, seen, last.sides, last.giver, step_of(look, seen))
    if beat:
        entries += [played(look, seen, each) for each in last.declared]
        if is_hit(last):
            entries.insert(0, Entry("", seen.formatter.event(last.paid[0]), "mine"))
    return entries


# Drawing


def draw_bars(canvas: Canvas, bars: tuple[Bar, ...]) -> None:
    palette, right = canvas.palette, canvas.width - 1
    draw_heading(canvas, 0, canvas.say("board-eight28-gems-title"))
    most = max((bar.gems.worth for bar in bars), default=0)
    start = 2 + max([SHORT_NAME, *(cell_len(bar.name) for bar in bars)])
    room = canvas.width - start - 4
    unit = 2 if 2 * most <= room and room > 25 else 1
    share = min(unit, room / max(1, most + 3))
    letter = "=" if canvas.is_ascii else "▇"
    for y, (name, gems, plus, mine) in enumerate(bars, 2):
        canvas.put(1, y, name, palette.gold if mine else palette.text, bold=mine)
        x = canvas.put(start, y, letter * round(gems.blue * share), palette.blue)
        x = canvas.put(x, y, letter * round(2 * gems.red * share), palette.red)
        if plus and x + 4 < canvas.width - 3:
            canvas.put(x + 1, y, f"+{plus}", palette.gold, bold=True)
        canvas.right(right, y, str(gems.worth), palette.text, bold=True)
    if any(bar.gems.red for bar in bars) and canvas.height > len(bars) + 3:
        note = cut(canvas.say("board-eight28-counts"), canvas.width - 2)
        canvas.put(1, len(bars) + 2, note, palette.mute)


def draw_entries(canvas: Canvas, part: Entries) -> None:
    palette = canvas.palette
    title = canvas.say(
        "board-eight28-reveal-title" if part.is_reveal else "board-eight28-pass-title"
    )
    draw_heading(canvas, 0, title)
    inks = {
        "done": palette.mute, "fresh": palette.soft, "asked": palette.gold, "waits": palette.faint,
        "bad": palette.bad, "mine": palette.gold, "told": palette.soft,
    }  # fmt: skip
    filled = "-" if canvas.is_ascii else "●"
    column = 4 + max([SHORT_NAME, *(cell_len(each.who) for each in part.entries)])
    y = 2
    for who, what, tone in part.entries:
        ink, bold = inks[tone], tone == "asked"
        if not who:
            for row in wrapped(what, canvas.width - 2):
                canvas.put(1, y, row, ink)
                y += 1
            continue
        canvas.put(1, y, {"asked": "▶", "waits": "○"}.get(tone, filled), ink)
        # A name gives way to what is told of it.
        x = min(column, canvas.width - 1 - cell_len(what))
        canvas.put(3, y, cut(who, x - 4), ink, bold=bold)
        canvas.put(x, y, what, ink)
        y += 1
