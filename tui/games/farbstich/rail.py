"""Farbstich's part of the rail: this trick, the last trick, and the points."""

from typing import NamedTuple

from server.cards import COLOUR, VALUE, Colour
from server.protocol import farbstich
from tui.games.farbstich.seats import points
from tui.games.farbstich.trick import last_trick, standings, worth
from tui.games.farbstich.words import color_word, letters, player
from tui.games.lines import draw_text, wrapped
from tui.games.people import cut, is_asked
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading


class Line(NamedTuple):
    """`ink`: of the place, or of words without a colour; a field of the palette."""

    name: str
    is_me: bool
    words: str
    ink: str = "soft"
    color: Colour | None = None
    place: str = ""


class Section(NamedTuple):
    title: str
    lines: tuple[Line, ...]
    told: str = ""


def rail(look: Look, seen: Seen) -> tuple[Section, ...]:
    view: farbstich.FarbstichView = seen.view
    if view.starter is None:
        return ()
    sections = (
        Section(look.say("board-farbstich-this"), now(look, seen)),
        Section(look.say("board-farbstich-last"), before(look, seen)),
        Section(
            look.say("board-farbstich-points-title"),
            tuple(
                line(look, seen, seat, worth)
                for seat in range(view.players)
                if (worth := points(view, seat))
            ),
            look.say("plain-farbstich-face-down") if view.points is None else "",
        ),
    )
    return tuple(section for section in sections if section.lines or section.told)


def line(look: Look, seen: Seen, seat: int, words: str, ink: str = "soft") -> Line:
    return Line(player(look, seen, seat), seat == seen.view.seat, words, ink)


def now(look: Look, seen: Seen) -> tuple[Line, ...]:
    """In the order of playing, with those who are still to play."""
    view: farbstich.FarbstichView = seen.view
    lines = []
    for seat, card in ((laid.seat, laid.card) for laid in view.plays):
        words = f"{color_word(look, COLOUR[card])} {VALUE[card]}"
        lines.append(line(look, seen, seat, words)._replace(color=COLOUR[card]))
    assert view.starter is not None
    for turn in range(len(view.plays), 0 if view.to_collect else view.players):
        seat = (view.starter + turn) % view.players
        you = "yes" if seat == view.seat else "no"
        asked = look.say("board-farbstich-asked", verb="play", you=you)
        lines.append(line(look, seen, seat, asked if is_asked(seen, seat) else "", "gold"))
    return tuple(lines)


def before(look: Look, seen: Seen) -> tuple[Line, ...]:
    """The last trick: the colour that each player took, or the value of the card that took none."""
    trick = last_trick(seen)
    lines = []
    for each in standings(trick.plays) if trick else ():
        assert trick is not None
        color, told = each.colour, str(VALUE[each.laid.card])
        if took := trick.took.get(each.laid.seat):
            color, told = took.colour, f"+{worth(took)}"
        place, ink = "=" if each.tied else "·", "bad"
        if trick.collects(each):
            place, ink = f"{each.place}." if each.place <= trick.sure else "", "gold"
        words = f"{letters(look, color)} {told}"
        made = line(look, seen, each.laid.seat, words, ink)
        lines.append(made._replace(color=color, place=place))
    return tuple(lines)


def draw_rail(canvas: Canvas, sections: tuple[Section, ...]) -> None:
    every = shorter_and_shorter(sections)
    sections = next((each for each in every if rows_of(canvas, each) <= canvas.height), every[-1])
    air = rows_of(canvas, sections) + len(sections) < canvas.height
    y = 0
    for section in sections:
        draw_heading(canvas, y, section.title)
        y += 1 + air
        for each in section.lines:
            draw_line(canvas, y, each)
            y += 1
        y = 1 + draw_text(canvas, 1, y, canvas.width - 2, section.told, canvas.palette.mute)


def shorter_and_shorter(sections: tuple[Section, ...]) -> list[tuple[Section, ...]]:
    """At a table of six, the words below the points have no room; in a replay, the last trick has
    none."""
    fewer = (sections[0], *sections[2:]) if len(sections) > 2 else sections
    return [sections, wordless(sections), fewer, wordless(fewer)]


def wordless(sections: tuple[Section, ...]) -> tuple[Section, ...]:
    return tuple(each._replace(told="") if each.lines else each for each in sections)


def rows_of(canvas: Canvas, sections: tuple[Section, ...]) -> int:
    """With a free row between them."""
    told = sum(len(wrapped(each.told, canvas.width - 2)) for each in sections if each.told)
    return sum(2 + len(each.lines) for each in sections) + told - 1


def draw_line(canvas: Canvas, y: int, line: Line) -> None:
    palette, x = canvas.palette, 4 if line.place else 1
    place_ink = getattr(palette, line.ink)
    canvas.put(1, y, line.place, place_ink, bold=True)
    at = canvas.width - 14
    ink = palette.gold if line.is_me else palette.soft
    canvas.put(x, y, cut(line.name, at - x - 1), ink, bold=line.is_me)
    if line.color is None:
        canvas.put(at, y, line.words, place_ink)
        return
    color = palette.color(line.color).word
    canvas.put(at, y, canvas.glyphs.colours[line.color], color)
    canvas.put(at + (1 if line.place else 2), y, line.words, color if line.place else palette.soft)
