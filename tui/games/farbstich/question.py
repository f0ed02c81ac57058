"""What the player is asked, and what the choice that is pointed at would do."""

from itertools import zip_longest
from typing import Final, NamedTuple, cast

from server.cards import COLOUR, COLOURS, VALUE, ColourCard
from server.protocol import farbstich
from server.protocol.seat import Over
from tui.games.farbstich.choosing import choices
from tui.games.farbstich.finale import Pile
from tui.games.farbstich.lots import Lot, lots, without
from tui.games.farbstich.opened import open_hands
from tui.games.farbstich.standing import lots as count_lots
from tui.games.farbstich.standing import would
from tui.games.farbstich.words import NAME, color_name, glyphs_of, sign
from tui.games.people import cut, with_hurry
from tui.look import Look
from tui.plain.farbstich_table import now
from tui.plain.games import Seen
from tui.widgets.button import button_width

LEAST_NAME: Final = 5


class Question(NamedTuple):
    """`asked` and `told`: in several lengths, the longest first; who waits is asked nothing.
    `kind`: what is told, a waiting, a refusal, or a consequence. `room`: of the widest button.
    `hands`: those of the others, where they lie open."""

    asked: tuple[str, ...]
    told: tuple[str, ...]
    kind: str
    key: str = ""
    label: str = ""
    does: str = ""
    room: int = 0
    hands: tuple[Pile, ...] = ()


def question(look: Look, seen: Seen) -> Question:
    view: farbstich.FarbstichView = seen.view
    if hands := open_hands(look, seen)[1:]:
        return Question((), ("",), "waiting", hands=hands)
    room = widest_label(look, seen)
    if isinstance(view.waiting, Over) or view.starter is None:
        return Question((), (result(look, seen),), "waiting", room=room)
    asked = ask(look, seen) if seen.in_turn else ()
    if look.scene.refusal:
        return Question(asked, (look.scene.refusal,), "refusal", room=room)
    if not seen.in_turn:
        told = with_hurry(look, " ".join(now(seen)))
        return Question((), (told,), "waiting", room=room)
    able = choices(look, seen)
    chosen = look.sent or look.pointed
    hasty, hasty_key = next(((each.does, each.key) for each in able if each.at_once), ("", ""))
    does = chosen if any(chosen == each.does for each in able) else hasty
    if not does:
        return Question(asked, (legend(look, seen),), "waiting", "", "", "", room)
    key = glyphs_of(look).done if look.sent else hasty_key or look.say("key-enter")
    label = does_words(look, seen, does)
    return Question(asked, preview(look, seen, does), "consequence", key, label, does, room)


def ask(look: Look, seen: Seen) -> tuple[str, ...]:
    """In which place one collects, and which of several colours; a single one needs no question."""
    view: farbstich.FarbstichView = seen.view
    if not view.to_collect:
        return (look.say("farbstich-screen-ask-play"),)
    there = [lot for lot in lots(look, seen) if lot.values]
    if len(there) == 1:
        return (look.say("farbstich-screen-ask-only", card=color_name(look, there[0].colour)),)
    asked = look.say("farbstich-screen-ask-collect")
    place = len(view.plays) and farbstich.rank(view.plays).order.index(view.to_collect[0]) + 1
    return f"{look.say('farbstich-screen-you-collect', place=place)} {asked}", asked


def legend(look: Look, seen: Seen) -> str:
    """What the arrows in the offer mean."""
    if not tells_more(look, seen):
        return ""
    sign, name = glyphs_of(look).arrows[1], cut(seen.names[seen.view.to_collect[1]], NAME)
    return look.say("farbstich-screen-leaves-most", sign=sign, name=name)


def result(look: Look, seen: Seen) -> str:
    view: farbstich.FarbstichView = seen.view
    if not isinstance(view.waiting, Over):
        return look.say("farbstich-deck")
    winners = view.waiting.result.winners
    if view.seat not in winners:
        names = seen.texts.join(seen.names[seat] for seat in winners)
        return look.say("who-won", winners=names, winners_count=len(winners))
    others = [seen.names[seat] for seat in winners if seat != view.seat]
    return look.say(
        "farbstich-screen-you-won", others=seen.texts.join(others), others_count=len(others)
    )


def does_words(look: Look, seen: Seen, does: str) -> str:
    """The label of the button."""
    verb, _, what = does.partition(":")
    if verb == "play":
        return look.say("farbstich-screen-play", card=seen.formatter.card(what))
    color = look.say("farbstich-colour", colour=what)
    return look.say("farbstich-screen-collect", colour=color)


def widest_label(look: Look, seen: Seen) -> int:
    """So that the button is as wide for every card."""
    colors = COLOURS[: seen.view.players]
    names = (look.say("farbstich-colour", colour=color) for color in colors)
    labels = [
        *(look.say("farbstich-screen-play", card=seen.formatter.card(f"{c}10")) for c in colors),
        *(look.say("farbstich-screen-collect", colour=name) for name in names),
    ]
    return max(button_width(look.say("key-enter"), label) for label in labels)


def preview(look: Look, seen: Seen, does: str) -> tuple[str, ...]:
    """Some players would rather work it out in their heads."""
    if not look.taste.totals:
        return ("",)
    verb, _, what = does.partition(":")
    if verb == "play":
        return outlook(look, seen, cast(ColourCard, what))
    every = lots(look, seen)
    lot = next(lot for lot in every if lot.colour == what)
    told = tuple(gain(look, seen, every, lot, name) for name in (NAME, 8, LEAST_NAME))
    return (*told, gain(look, seen, every, lot, 0))


def outlook(look: Look, seen: Seen, card: ColourCard) -> tuple[str, ...]:
    view: farbstich.FarbstichView = seen.view
    then = would(view, card)
    values = {
        "card": color_name(look, then.colour),
        "total": then.total,
        "outcome": then.outcome,
        "place": then.place,
        "others": seen.texts.join(
            look.say("farbstich-colour", colour=each) for each in then.others
        ),
        "lots": count_lots(view.display),
    }
    brief = f"{sign(look, COLOUR[card])} {VALUE[card]}"
    return (
        look.say("farbstich-screen-would", coming=then.coming, **values),
        look.say("farbstich-screen-would", coming=0, **values),
        look.say("farbstich-screen-would-short", **{**values, "card": brief}),
    )


# What a colour is worth, and what is left then


def picks(seen: Seen) -> bool:
    return seen.in_turn and bool(seen.view.to_collect)


def tells_more(look: Look, seen: Seen) -> bool:
    """Whether there is somebody to leave something to."""
    return picks(seen) and look.taste.totals and len(seen.view.to_collect) > 1


def gain(look: Look, seen: Seen, every: list[Lot], lot: Lot, name: int = NAME) -> str:
    """Without room for names, only what the colour is worth."""
    color, count = color_name(look, lot.colour), len(lot.values)
    told = look.say("farbstich-screen-gain", card=color, points=lot.worth, count=count)
    return f"{told} {afterwards(look, seen, every, lot, name)}" if name else told


def afterwards(look: Look, seen: Seen, every: list[Lot], lot: Lot, name: int) -> str:
    """What is left for everybody who collects then, if each takes the most."""
    view: farbstich.FarbstichView = seen.view
    rest = [each.worth for each in without(every, lot)]
    after = view.to_collect[1:]
    shares = ", ".join(
        look.say("pair", of=cut(seen.names[seat], name), what=str(worth))
        for seat, worth in zip_longest(after, rest[: len(after)], fillvalue=0)
    )
    return look.say("farbstich-screen-after", count=len(after), shares=shares, points=sum(rest))
