"""The corners of the hall: the card of a first visit, what the house says, who is here, and what
is said."""

from typing import Final

from tui.drawing import (
    Block,
    Row,
    Span,
    apart,
    boxed,
    cut,
    fit,
    last_rows,
    row,
    wrapped,
)
from tui.places.bar import key_name, key_of
from tui.places.hall_games import CARDS
from tui.places.log import INKS
from tui.places.place import Choice, Look

MESSAGE: Final = 3


def first_visit(look: Look) -> list[Choice]:
    if look.taste.greeted:
        return []
    return [
        Choice("right", "y", look.say("yes"), drawn=True),
        Choice("wrong", "n", look.say("no"), drawn=True),
    ]


def samples(look: Look) -> Row:
    signs = look.glyphs
    parts: list[Span | str] = []
    for suit, sign in signs.suits.items():
        parts += [Span(sign, f"suit-{suit}"), " "]
    parts.append(" ")
    for colour, sign in signs.colours.items():
        parts += [Span(sign, f"colour-{colour}"), " "]
    parts += [" ", Span(signs.gem, "gem-blue"), " ", Span(signs.gem, "gem-red"), "  "]
    for frame in (signs.frame, signs.strong):
        parts += [Span(frame.corners[0] + frame.across + frame.corners[1], "frame"), " "]
    return row(*parts)


def first_card(look: Look, width: int) -> Block:
    """It asks, and is in nobody's way."""
    asked = first_visit(look)
    if not asked:
        return []
    question = look.say("hall-look-right")
    yes, no = (with_letter(look, each) for each in asked)
    if width < CARDS:
        return [samples(look), *wrapped(question, width, "strong"), row(*yes, "   ", *no)]
    words = [row(" ", *each) for each in wrapped(question, width - 4, "strong")]
    inside = [apart(row(" ", *samples(look)), row(*yes, "   ", *no, "  "), width - 2), *words]
    return boxed(inside, width, len(inside) + 2, look.glyphs.frame, ink="frame+turn")


def with_letter(look: Look, choice: Choice) -> Row:
    """The letter behind the word, as it does not begin with it in every language."""
    return row(
        Span(f"{choice.label} (", "text", choice.does),
        Span(key_name(look, key_of(look, choice)), "key", choice.does),
        Span(")", "text", choice.does),
    )


def message(look: Look, width: int) -> Block:
    """What the house says to everybody; all of it is in the log."""
    if not look.scene.announcement:
        return []
    rows = wrapped(look.scene.announcement, width - 3, "title")
    if len(rows) > MESSAGE:
        rest = " ".join(span.text for each in rows[MESSAGE - 1 :] for span in each)
        rows = [*rows[: MESSAGE - 1], cut(row(rest, ink="title"), width - 3)]
    bar = Span(f"{look.glyphs.strong.down} ", "turn")
    return [row(bar, *each) for each in rows]


def refusal(look: Look, width: int) -> Block:
    """Why the last thing was not done, as long as nothing else has happened."""
    last = look.message_log.entries[-1] if look.message_log.entries else None
    if last is None or last.kind != "refused":
        return []
    return wrapped(last.sentence, width, "bad")


def who(look: Look, width: int) -> Block:
    """Who I am here, and how I come back."""
    welcome = look.scene.welcome
    if welcome is None:
        return []
    code = welcome.code or "none"
    kind = "local" if look.scene.local else "guest" if welcome.guest else "known"
    return wrapped(look.say("hall-you", name=welcome.name, kind=kind, code=code), width, "dim")


def here(look: Look, width: int) -> Block:
    """The others in the house, in one row."""
    names = [each for each in look.scene.people if not look.scene.is_me(each)]
    words = look.say("hall-here", count=len(names), names=", ".join(names))
    return [cut(row(words, ink="dim"), width) if len(words) > width else row(words, ink="dim")]


def people(look: Look, width: int, height: int) -> Block:
    rows: Block = []
    for each in look.scene.people.values():
        ink = "me" if look.scene.is_me(each.name) else "text"
        where = f" {look.glyphs.dot} {look.say('hall-at', table=each.table)}" if each.table else ""
        guest = f" {look.say('hall-guest')}" if each.guest else ""
        rows.append(row(" ", Span(each.name, ink), Span(f"{guest}{where}", "dim")))
    if len(rows) > height - 2:
        more = len(rows) - height + 3
        rows = [*rows[: height - 3], row(f" +{more}", ink="dim")]
    return boxed(rows, width, height, look.glyphs.frame, look.say("hall-people"))


def talk(look: Look, width: int, height: int) -> Block:
    """The newest at the bottom; what stands in the hall anyway is not told again."""
    rows: Block = []
    announced = look.scene.announcement or "\0"
    for entry in reversed(look.message_log.entries):
        if len(rows) >= height:
            break
        if entry.kind != "event" and not entry.sentence.endswith(announced):
            rows = [*wrapped(entry.sentence, width, INKS[entry.kind], indent="  "), *rows]
    return last_rows(rows, width, height)


def talk_box(look: Look, width: int, height: int) -> Block:
    inside = [row(" ", *each) for each in talk(look, width - 4, height - 2)]
    return boxed(inside, width, height, look.glyphs.frame, look.say("hall-talk"))


def talk_below(look: Look, width: int, height: int) -> Block:
    title = look.say("hall-talk")
    across = look.glyphs.frame.across
    rule = row(f"{across} ", Span(title, "dim"), " ", ink="frame")
    rest = max(0, width - len(title) - 3)
    return [fit(row(*rule, Span(across * rest, "frame")), width), *talk(look, width, height - 1)]
