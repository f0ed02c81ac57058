"""Farbstich's part of the rail: this trick, the last trick, and the points."""

from typing import NamedTuple

from server.cards import COLOUR, VALUE, Colour
from server.protocol import farbstich
from tui.games.farbstich.seats import points
from tui.games.farbstich.standing import standings, to_come
from tui.games.farbstich.trick import collects, last_trick, worth
from tui.games.farbstich.words import letters, player
from tui.games.lines import wrapped
from tui.games.people import cut, is_asked
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading


class Line(NamedTuple):
    """`ink`: of the place, a field of the palette. A line without a colour tells `words`."""

    place: str
    name: str
    color: Colour | None
    words: str
    ink: str
    is_me: bool = False


class Section(NamedTuple):
    title: str
    lines: tuple[Line, ...]
    told: str = ""


def rail(look: Look, seen: Seen) -> tuple[Section, ...]:
    if seen.view.starter is None:
        return ()
    sections = [now(look, seen), before(look, seen), known_points(look, seen)]
    return tuple(section for section in sections if section.lines or section.told)


def now(look: Look, seen: Seen) -> Section:
    """In the order of playing, with those who are still to play."""
    view: farbstich.FarbstichView = seen.view
    lines = [
        Line("", player(look, seen, laid.seat), COLOUR[laid.card],
             f"{look.say('farbstich-colour', colour=COLOUR[laid.card])} {VALUE[laid.card]}",
             "soft", laid.seat == view.seat)
        for laid in view.plays
    ]  # fmt: skip
    if not view.to_collect:
        for seat in to_come(view):
            you = "yes" if seat == view.seat else "no"
            asked = look.say("farbstich-screen-asked", verb="play", you=you)
            words = asked if is_asked(seen, seat) else ""
            lines.append(Line("", player(look, seen, seat), None, words, "gold", seat == view.seat))
    return Section(look.say("farbstich-screen-this"), tuple(lines))


def before(look: Look, seen: Seen) -> Section:
    """Who took which colour in the last trick, or for how much it was played."""
    trick = last_trick(seen)
    if trick is None:
        return Section("", ())
    lines = []
    for each in standings(trick.plays):
        seat = each.laid.seat
        took = trick.took.get(seat)
        if took is not None:
            color, words = took.colour, f"+{worth(took)}"
        else:
            color, words = each.colour, str(VALUE[each.laid.card])
        if collects(each, trick):
            place, ink = f"{each.place}." if each.place <= trick.sure else "", "gold"
        else:
            place, ink = ("=" if each.tied else "·"), "bad"
        me = seat == seen.view.seat
        lines.append(Line(place, player(look, seen, seat), color,
                          f"{letters(look, color)} {words}", ink, me))  # fmt: skip
    return Section(look.say("farbstich-screen-last"), tuple(lines))


def known_points(look: Look, seen: Seen) -> Section:
    view: farbstich.FarbstichView = seen.view
    title = look.say("farbstich-screen-points-title")
    is_down = view.points is None
    told = look.say("farbstich-plain-face-down") if is_down else ""
    known = [(seat, points(view, seat)) for seat in range(view.players)]
    lines = tuple(
        Line("", player(look, seen, seat), None, worth, "soft", seat == view.seat)
        for seat, worth in known
        if worth
    )
    return Section(title, lines, told)


def draw_rail(canvas: Canvas, sections: tuple[Section, ...]) -> None:
    rows = sum(2 + len(each.lines) + (3 if each.told else 0) for each in sections)
    air = rows + len(sections) <= canvas.height
    y = 0
    for section in sections:
        draw_heading(canvas, y, section.title)
        y += 1 + air
        for line in section.lines:
            draw_line(canvas, y, line)
            y += 1
        for row in wrapped(section.told, canvas.width - 2) if section.told else ():
            canvas.put(1, y, row, canvas.palette.mute)
            y += 1
        y += 1


def draw_line(canvas: Canvas, y: int, line: Line) -> None:
    palette = canvas.palette
    name = 1
    if line.place:
        canvas.put(1, y, line.place, getattr(palette, line.ink), bold=True)
        name = 4
    room = canvas.width - 15 - name
    ink = palette.gold if line.is_me else palette.soft
    canvas.put(name, y, cut(line.name, room), ink, bold=line.is_me)
    at = name + room + 1
    if line.color is None:
        canvas.put(at, y, line.words, getattr(palette, line.ink))
        return
    color = palette.color(line.color).word
    canvas.put(at, y, canvas.glyphs.colours[line.color], color)
    canvas.put(at + (1 if line.place else 2), y, line.words, color if line.place else palette.soft)
