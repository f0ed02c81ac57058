"""The rail of 8-28: gems as bars, and how far the pass round the table is; at the end of a round,
what was turned up."""

from typing import Final, Literal, NamedTuple

from server.protocol import eight28
from tui.games.eight28.choosing import is_revealed
from tui.games.eight28.recap import all_totals, beat_of, is_hit, step_of, turning_order
from tui.games.eight28.result import won_by
from tui.games.eight28.seats import last_actions
from tui.games.eight28.words import either, takes
from tui.games.lines import wrapped
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading

NAME: Final = 10
Tone = Literal["done", "fresh", "asked", "waits", "bad", "mine", "told"]


class Bar(NamedTuple):
    name: str
    blue: int
    red: int
    plus: int
    mine: bool


class Bars(NamedTuple):
    title: str
    bars: tuple[Bar, ...]
    note: str


class Entry(NamedTuple):
    who: str
    what: str
    tone: Tone


class Entries(NamedTuple):
    title: str
    entries: tuple[Entry, ...]


def bars_part(look: Look, seen: Seen, *, is_told: bool) -> Bars:
    view: eight28.Eight28View = seen.view
    told = is_told and view.before and beat_of(view.before, step_of(look, seen))
    order = sorted(range(len(view.gems)), key=lambda seat: -view.gems[seat].worth)
    bars = tuple(
        Bar(
            cut(seen.names[seat], NAME),
            view.gems[seat].blue,
            view.gems[seat].red,
            sum(gems.worth for _, gems in won_by(view.before, seat)) if told and view.before else 0,
            seat == view.seat,
        )
        for seat in order
    )
    return Bars(look.say("eight28-screen-gems-title"), bars, look.say("eight28-screen-counts"))


def pass_part(look: Look, seen: Seen, *, is_told: bool) -> Entries:
    view: eight28.Eight28View = seen.view
    if is_told and view.before is not None:
        return told_part(look, seen, view.before)
    if is_revealed(seen) and view.giver is not None:
        step = view.players if look.recap is None or seen.in_turn else look.recap
        entries = turned_up(look, seen, view.sides, view.giver, step)
        return Entries(look.say("eight28-screen-reveal-title"), (*entries, *choosing(look, seen)))
    if view.giver is None or not view.sides:
        return Entries(look.say("eight28-screen-pass-title"), ())
    return Entries(look.say("eight28-screen-pass-title"), tuple(this_pass(look, seen)))


def choosing(look: Look, seen: Seen) -> list[Entry]:
    view: eight28.Eight28View = seen.view
    told = [played(look, seen, each) for each in view.declared]
    for at, seat in enumerate(view.to_ask):
        words = look.say("eight28-screen-waits" if at else "eight28-screen-chooses")
        told.append(Entry(cut(seen.names[seat], NAME), words, "waits" if at else "asked"))
    return told


def this_pass(look: Look, seen: Seen) -> list[Entry]:
    """The giver, then clockwise all who are asked in this pass; the giver is asked last."""
    view: eight28.Eight28View = seen.view
    assert view.giver is not None
    actions = last_actions(seen)
    entries = [Entry(cut(seen.names[view.giver], NAME), look.say("eight28-screen-gives"), "done")]
    for turn in range(1, view.players + 1):
        seat = (view.giver + turn) % view.players
        name = cut(seen.names[seat], NAME)
        if seat in view.to_ask:
            asked = seat == view.to_ask[0]
            words = look.say("eight28-screen-is-asked-now" if asked else "eight28-screen-waits")
            entries.append(Entry(name, words, "asked" if asked else "waits"))
        elif view.sides[seat].out:
            entries.append(Entry(name, look.say("eight28-screen-is-out"), "bad"))
        elif seat in actions:
            event, is_newest = actions[seat]
            words = (
                takes(look, event.card)
                if isinstance(event, eight28.Took)
                else look.say("eight28-screen-declines")
            )
            entries.append(Entry(name, words, "fresh" if is_newest else "done"))
        elif turn < view.players:
            entries.append(Entry(name, look.say("eight28-screen-waits"), "waits"))
    return entries


def turned_up(
    look: Look, seen: Seen, sides: tuple[eight28.Side, ...], giver: int, step: int
) -> list[Entry]:
    return [turned(look, seen, sides[seat], seat) for seat in turning_order(sides, giver)[:step]]


def turned(look: Look, seen: Seen, side: eight28.Side, seat: int) -> Entry:
    every = all_totals(side)
    is_over = every[0] > eight28.HIGH
    mine = seat == seen.view.seat
    name = look.say("eight28-screen-you-start") if mine else cut(seen.names[seat], 12)
    total = str(every[0]) if is_over else either(look, every)
    card = side.hole or ""
    if is_over:
        words = look.say("eight28-screen-turned-over", name=name, card=card, total=total)
    else:
        words = look.say("eight28-screen-turned", name=name, card=card, total=total)
    return Entry("", words, "bad" if is_over else "mine" if mine else "told")


def played(look: Look, seen: Seen, declared: eight28.Declared) -> Entry:
    mine = declared.seat == seen.view.seat
    words = look.say(
        "eight28-screen-plays",
        name=cut(seen.names[declared.seat], 12),
        you="yes" if mine else "no",
        target=declared.target,
    )
    return Entry("", words, "mine" if mine else "told")


def told_part(look: Look, seen: Seen, last: eight28.Settled) -> Entries:
    step = step_of(look, seen)
    entries = turned_up(look, seen, last.sides, last.giver, step)
    if beat_of(last, step):
        entries += [played(look, seen, each) for each in last.declared]
        if is_hit(last):
            words = seen.formatter.event(last.paid[0])
            entries = [Entry("", words, "mine"), *entries]
    return Entries(look.say("eight28-screen-reveal-title"), tuple(entries))


# Drawing


def draw_bars(canvas: Canvas, part: Bars) -> None:
    palette = canvas.palette
    draw_heading(canvas, 0, part.title)
    most = max((each.blue + 2 * each.red for each in part.bars), default=0)
    room = canvas.width - 12 - 4
    unit = 2 if 2 * most <= room and room > 25 else 1
    share = min(unit, room / max(1, most + 3))
    letter = "=" if canvas.is_ascii else "▇"
    for y, bar in enumerate(part.bars, 2):
        ink = palette.gold if bar.mine else palette.text
        canvas.put(1, y, bar.name, ink, bold=bar.mine)
        blue, red = round(bar.blue * share), round(2 * bar.red * share)
        x = canvas.put(12, y, letter * blue, palette.blue)
        x = canvas.put(x, y, letter * red, palette.red)
        if bar.plus and x + 4 < canvas.width - 3:
            canvas.put(x + 1, y, f"+{bar.plus}", palette.gold, bold=True)
        canvas.right(canvas.width - 1, y, str(bar.blue + 2 * bar.red), palette.text, bold=True)
    if any(bar.red for bar in part.bars) and canvas.height > len(part.bars) + 3:
        canvas.put(1, len(part.bars) + 2, cut(part.note, canvas.width - 2), palette.mute)


def draw_entries(canvas: Canvas, part: Entries) -> None:
    palette = canvas.palette
    draw_heading(canvas, 0, part.title)
    inks = {
        "done": palette.mute, "fresh": palette.soft, "asked": palette.gold, "waits": palette.faint,
        "bad": palette.bad, "mine": palette.gold, "told": palette.soft,
    }  # fmt: skip
    filled, empty, turn = ("-", ".", ">") if canvas.is_ascii else ("●", "○", "▶")
    y = 2
    for entry in part.entries:
        ink, bold = inks[entry.tone], entry.tone == "asked"
        if not entry.who:
            for row in wrapped(entry.what, canvas.width - 2):
                canvas.put(1, y, row, ink)
                y += 1
            continue
        sign = turn if bold else empty if entry.tone == "waits" else filled
        canvas.put(1, y, sign, ink)
        canvas.put(3, y, entry.who, ink, bold=bold)
        canvas.put(14, y, cut(entry.what, canvas.width - 15), ink)
        y += 1
