"""What every picture has around it: where one is at the top, what one can do at the bottom."""

from collections.abc import Mapping

from tui.drawing import Block, Row, Span, apart, filled, fit, in_the_middle, row, wide, wrapped
from tui.glyphs import ASCII, in_ascii
from tui.places.bar import always, bar, key_of, numbered
from tui.places.place import LEAST_HEIGHT, LEAST_WIDTH, Look, Place
from tui.text_input import TextInput


def keys_of(look: Look, place: Place) -> Mapping[str, str]:
    """What each key does here; what can be pointed at has its number."""
    choices = place.choices(look)
    keys = {key: each.does for key, each in numbered(choices)}
    keys |= {key_of(look, each): each.does for each in choices if not each.pointed}
    return keys | {each.key: each.does for each in always(look)}


def digit(look: Look, place: Place, does: str) -> str:
    """The number of what can be pointed at, if it has one."""
    return next((key for key, each in numbered(place.choices(look)) if each.does == does), "")


def framed(look: Look, place: Place) -> Block:
    if look.width < LEAST_WIDTH or look.height < LEAST_HEIGHT:
        return too_small(look)
    low = line(look, look.typing) if look.typing else low_bar(look, place)
    height = look.height - 1 - len(low)
    body = place.picture(look.sized(look.width, height))
    return plainly(look, [head(look, place), *filled(body, look.width, height), *low])


def plainly(look: Look, rows: Block) -> Block:
    """Texts have signs, too, which not every terminal has."""
    if look.glyphs is not ASCII:
        return rows
    return [tuple(each._replace(text=in_ascii(each.text)) for each in spans) for spans in rows]


def low_bar(look: Look, place: Place) -> Block:
    """Where the choices come and go, what is above it does not jump up and down."""
    rows = bar(look, place.choices(look))
    return [*rows, *[fit((), look.width, "bar")] * (place.bar_rows - len(rows))]


def head(look: Look, place: Place) -> Row:
    """Where one is, and who; a game of one's own that waits is never overlooked."""
    scene = look.scene
    name = scene.welcome.name if scene.welcome else ""
    unread = [Span(f" {look.say('screen-unread', count=look.message_log.unread)} ", "field")]
    turn = [Span(f" {look.say('screen-your-turn')} ", "fresh")] if scene.prompt else []
    room = scene.room
    me = None if room is None or room.you is None else room.chairs[room.you]
    if me is not None and me.covered:
        turn = [Span(f" {look.say('screen-covered')} ", "fresh")]
    if look.slow:
        turn = [Span(f" {look.say('screen-slow')} ", "field"), *turn]
    unread = unread if look.message_log.unread else []
    left = row(Span(f" {place.title(look)}", "head"))
    wishes = (row(*unread, *turn, Span(f" {name} ", "head")), row(*unread, *turn), row(*turn))
    fitting = (right for right in wishes if wide(left) + wide(right) <= look.width)
    return apart(left, next(fitting, wishes[-1]), look.width, "head")


def line(look: Look, typing: TextInput) -> Block:
    """What is typed, with what it is for above it."""
    before, here, after = typing.seen(look.width - 3)
    typed = row(
        Span("> ", "field+key"), Span(before, "field"), Span(here, "pointed"), Span(after, "field")
    )
    label = [
        row(Span(" ", "bar"), *each) for each in wrapped(typing.label, look.width - 2, "bar+key")
    ]
    return plainly(
        look, [*(fit(each, look.width, "bar") for each in label), fit(typed, look.width, "field")]
    )


def too_small(look: Look) -> Block:
    words = look.say("screen-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
    return in_the_middle(wrapped(words, max(1, look.width - 2)), look.width, look.height)
