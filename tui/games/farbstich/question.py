"""The question to the player, the effect of the choice that is pointed at, and its button."""

from itertools import zip_longest
from typing import Final, NamedTuple, cast

from server.cards import COLOUR, COLOURS, VALUE, ColourCard
from server.protocol import farbstich
from server.protocol.seat import Over
from tui.games.farbstich.choosing import Lot, chosen_of, keys, lots, without
from tui.games.farbstich.opened import Pile, draw_hands, open_hands
from tui.games.farbstich.trick import count_lots, would
from tui.games.farbstich.words import NAME, color_name, color_word, first_fitting, sign
from tui.games.lines import fitting, in_brief, wrapped
from tui.games.people import cut, with_hurry
from tui.look import Look
from tui.plain.farbstich_table import now
from tui.plain.games import Seen
from tui.widgets.button import Button, draw_button
from tui.widgets.canvas import Canvas

LEAST_NAME: Final = 5
PHONE: Final = 3
"""boxes of fewer rows have one for the sentence and one for the button"""
WIDE: Final = 56
"""from here on the button stands beside the sentences"""
LEAST_BUTTON: Final = 24


class Question(NamedTuple):
    """`asked` and `told`: in several lengths, the longest first; who waits is asked nothing.
    `ink`: of what is told, a field of the palette. `room`: of the widest button. `hands`: those of
    the others, where they lie open. `hint`: of the keys that point at a card. `legend`: of the
    arrows in the offer, where it is high enough for them."""

    asked: tuple[str, ...]
    told: tuple[str, ...]
    ink: str = "quiet"
    key: str = ""
    label: str = ""
    does: str = ""
    room: int = 0
    hands: tuple[Pile, ...] = ()
    hint: str = ""
    legend: str = ""


def question(look: Look, seen: Seen) -> Question:
    view: farbstich.FarbstichView = seen.view
    if hands := open_hands(look, seen)[1:]:
        return Question((), ("",), hands=hands)
    room = widest_label(look, seen)
    if isinstance(view.waiting, Over) or view.starter is None:
        return Question((), (result(look, seen),), room=room)
    asked = ask(look, seen) if seen.in_turn else ()
    if look.refusal:
        return Question(asked, (look.refusal,), "bad", room=room)
    if not seen.in_turn:
        return Question((), (with_hurry(look, " ".join(now(seen))),), room=room)
    chosen = chosen_of(look, seen)
    if chosen is None:
        digits = [*keys(look, seen).values()]
        say = look.say
        hint = say("board-farbstich-hint", first=digits[0], last=digits[-1]) if digits else ""
        return Question(asked, ("",), room=room, hint=hint, legend=legend(look, seen))
    does = chosen.does
    key = chosen.key if chosen.at_once else look.say("key-enter")
    key = look.glyphs.done if look.sent else key
    return Question(
        asked, preview(look, seen, does), "text", key, label_of(look, seen, does), does, room
    )


def ask(look: Look, seen: Seen) -> tuple[str, ...]:
    """In which place one collects, and which of several colours; a single one needs no question."""
    view: farbstich.FarbstichView = seen.view
    if not view.to_collect:
        return (look.say("board-farbstich-ask-play"),)
    there = [lot for lot in lots(look, seen) if lot.values]
    if len(there) == 1:
        return (look.say("board-farbstich-ask-only", card=color_name(look, there[0].colour)),)
    asked = look.say("board-farbstich-ask-collect")
    place = len(view.plays) and farbstich.rank(view.plays).order.index(view.to_collect[0]) + 1
    return f"{look.say('board-farbstich-you-collect', place=place)} {asked}", asked


def legend(look: Look, seen: Seen) -> str:
    """The meaning of the arrows in the offer."""
    if not tells_more(look, seen):
        return ""
    name = cut(seen.names[seen.view.to_collect[1]], NAME)
    return look.say("board-farbstich-leaves-most", sign=look.glyphs.arrows[1], name=name)


def result(look: Look, seen: Seen) -> str:
    view: farbstich.FarbstichView = seen.view
    if not isinstance(view.waiting, Over):
        return look.say("event-farbstich-deck")
    winners = view.waiting.result.winners
    others = [seen.names[seat] for seat in winners if seat != view.seat]
    names, count = seen.texts.join(others), len(others)
    if view.seat not in winners:
        return look.say("common-winners", winners=names, winners_count=count)
    return look.say("board-farbstich-you-won", others=names, others_count=count)


def label_of(look: Look, seen: Seen, does: str) -> str:
    verb, _, what = does.partition(":")
    if verb == "play":
        return look.say("board-farbstich-play", card=seen.formatter.card(what))
    return look.say(
        "board-farbstich-collect", colour=look.say("game-farbstich-colour", colour=what)
    )


def widest_label(look: Look, seen: Seen) -> int:
    """So that the button is as wide for every card."""
    colors, enter = COLOURS[: seen.view.players], look.say("key-enter")
    every = (does for color in colors for does in (f"play:{color}10", f"collect:{color}"))
    return max(Button(enter, label_of(look, seen, does), "").width for does in every)


def preview(look: Look, seen: Seen, does: str) -> tuple[str, ...]:
    """Some players would rather work it out in their heads."""
    if not look.taste.totals:
        return ("",)
    verb, _, what = does.partition(":")
    if verb == "play":
        return outlook(look, seen, cast(ColourCard, what))
    every = lots(look, seen)
    lot = next(lot for lot in every if lot.colour == what)
    return tuple(gain(look, seen, every, lot, name) for name in (NAME, 8, LEAST_NAME, 0))


def outlook(look: Look, seen: Seen, card: ColourCard) -> tuple[str, ...]:
    view: farbstich.FarbstichView = seen.view
    then = would(view, card)
    values = {
        "card": color_name(look, then.colour),
        "total": then.total,
        "outcome": then.outcome,
        "place": then.place,
        "others": seen.texts.join(color_word(look, each) for each in then.others),
        "lots": count_lots(view.display),
    }
    brief = f"{sign(look, COLOUR[card])} {VALUE[card]}"
    return (
        look.say("board-farbstich-would", coming=then.coming, **values),
        look.say("board-farbstich-would", coming=0, **values),
        look.say("board-farbstich-would-short", **{**values, "card": brief}),
    )


# The worth of a colour, and of what is left then


def tells_more(look: Look, seen: Seen) -> bool:
    """Whether there is somebody to leave something to."""
    return seen.in_turn and look.taste.totals and len(seen.view.to_collect) > 1


def gain(look: Look, seen: Seen, every: list[Lot], lot: Lot, name: int = NAME) -> str:
    """Without room for names, only what the colour is worth; else also what is left for everybody
    who collects then, if each takes the most."""
    color, count = color_name(look, lot.colour), len(lot.values)
    told = look.say("board-farbstich-gain", card=color, points=lot.worth, count=count)
    if not name:
        return told
    rest = [each.worth for each in without(every, lot)]
    after = seen.view.to_collect[1:]
    shares = ", ".join(
        look.say("common-pair", of=cut(seen.names[seat], name), what=str(worth))
        for seat, worth in zip_longest(after, rest[: len(after)], fillvalue=0)
    )
    values = {"count": len(after), "shares": shares, "points": sum(rest)}
    return f"{told} {look.say('board-farbstich-after', **values)}"


# Drawing


def draw_question(canvas: Canvas, part: Question) -> None:
    """The sentences, and the button beside or below them, always at the same place."""
    if part.hands:
        # On a phone, they lie where the own hand does.
        draw_hands(canvas, part.hands if canvas.height > 2 else (), 0)
        return
    width, height = canvas.width - 1, canvas.height
    brief, beside = height < PHONE, width >= WIDE and height >= PHONE
    button = min(max(part.room, LEAST_BUTTON), canvas.width // 2)
    room = width - button - 4 if beside else width
    rows = sentences(part, room, height - (not beside and bool(part.label)), brief, beside)
    y = max(0, height - 3) if beside and len(rows) <= 3 else 0
    for at, (row, ink) in enumerate(rows, y):
        bold = ink in ("gold", "bad")
        canvas.put(2 if beside else int(brief), at, row, getattr(canvas.palette, ink), bold=bold)
    if not part.label:
        return
    enter = Button(part.key, part.label, part.does, hot=True)
    if beside:
        draw_button(canvas, width - 1 - button, height - 3, enter, width=button)
    else:
        tall = len(rows) <= height - 3
        draw_button(canvas, 0, height - (3 if tall else 1), enter, width=width + brief, tall=tall)


def sentences(
    part: Question, room: int, height: int, brief: bool, beside: bool
) -> list[tuple[str, str]]:
    """The rows, and the ink of each. Before a choice is pointed at, the hint takes the place of
    what is told, and the legend the rows below it that it fits into."""
    if not part.label and part.hint:
        part = part._replace(told=(part.hint,))
    asked: list[str] = []
    if part.asked:
        one_row = brief or beside
        asked = (
            [in_brief(first_fitting(part.asked, room), room)]
            if one_row
            else wrapped(part.asked[-1], room)
        )
    questions = [(row, "gold") for row in asked]
    if brief:
        # The points for a colour stand beside the hand there.
        is_told = any(part.told) and not part.does.startswith("collect")
        told = [(row, part.ink) for row in fitting(part.told, room, 1)] if is_told else []
        return [*told, *questions][:height]
    told = [(row, part.ink) for row in fitting(part.told, room, height - len(asked))]
    rows = [*questions, *told]
    legend = wrapped(part.legend, room) if beside and part.legend else []
    return [*rows, *((row, part.ink) for row in legend if len(rows) + len(legend) <= height)]
