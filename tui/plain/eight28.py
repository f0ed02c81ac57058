"""8-28 in line mode: the view as sentences, the prompt and the commands."""

from collections.abc import Sequence

from server.cards import NumberCard
from server.protocol import eight28
from server.protocol.requests import Standing
from server.protocol.seat import Turn
from tui.plain.games import GameFace, Seen

MOST = eight28.HIGH


def table(seen: Seen) -> list[str]:
    view: eight28.Eight28View = seen.view
    if not view.sides:
        return [*before(seen), gems(seen)]
    return [
        progress(seen),
        seen.say("plain-eight28-middle", blue=view.middle.blue, red=view.middle.red),
        *(side(seen, seat) for seat in range(view.players)),
        *mine(seen),
        gems(seen),
        *now(seen),
    ]


def progress(seen: Seen) -> str:
    view: eight28.Eight28View = seen.view
    assert view.giver is not None
    last = "yes" if view.last_round else "no"
    return seen.say(
        "plain-eight28-round", round=view.round, last=last, **seen.seat_values(view.giver)
    )


def side(seen: Seen, seat: int) -> str:
    shown = seen.view.sides[seat]
    return seen.say(
        "plain-eight28-side",
        cards=seen.texts.join(shown.open),
        count=len(shown.open),
        totals=sums(seen, shown.open),
        out="yes" if shown.out else "no",
        **seen.seat_values(seat),
    )


def sums(seen: Seen, cards: tuple[NumberCard, ...]) -> str:
    """16 or 26"""
    return seen.texts.join(map(str, within(eight28.totals(cards))), last="common-or")


def within(totals: Sequence[int]) -> list[int]:
    """The totals up to 28, or the lowest if all are above it."""
    return [total for total in totals if total <= MOST] or [totals[0]]


def mine(seen: Seen) -> list[str]:
    """The reader's hidden card, and the totals with it."""
    view: eight28.Eight28View = seen.view
    if view.seat is None or not view.sides:
        return []
    own = view.sides[view.seat]
    if own.hole is None:
        return []
    return [
        seen.formatter.event(eight28.Hole(view.seat, own.hole)),
        totals_text(seen, (*own.open, own.hole)),
    ]


def totals_text(seen: Seen, cards: tuple[NumberCard, ...]) -> str:
    bust = "yes" if min(eight28.totals(cards)) > MOST else "no"
    return seen.say("plain-eight28-have", totals=sums(seen, cards), bust=bust)


def gems(seen: Seen) -> str:
    view: eight28.Eight28View = seen.view
    owned = (
        seen.say("event-eight28-end-gems", name=name, blue=each.blue, red=each.red)
        for name, each in zip(seen.names, view.gems, strict=False)
    )
    return seen.say("plain-eight28-gems", gems=", ".join(owned))


def now(seen: Seen) -> list[str]:
    view: eight28.Eight28View = seen.view
    if not view.to_ask or not isinstance(view.waiting, Turn):
        return []
    asked = seen.seat_values(view.to_ask[0])
    if all(side.hole is not None for side in view.sides):
        declared = [seen.formatter.event(each) for each in view.declared]
        return [*declared, seen.say("plain-eight28-choosing", **asked)]
    return [seen.say("plain-eight28-offer", pile=view.pile, **asked)]


def before(seen: Seen) -> list[str]:
    """The end of the last round."""
    last = seen.view.before
    if last is None:
        return []
    holes = {seat: side.hole for seat, side in enumerate(last.sides) if side.hole}
    events = (eight28.Reveal(holes), *last.declared, *last.paid)
    return [seen.say("plain-eight28-before"), *(seen.formatter.event(event) for event in events)]


def hand(seen: Seen) -> list[str]:
    if seen.view.seat is None or not seen.view.sides:
        return []
    return [side(seen, seen.view.seat), *mine(seen)]


def score(seen: Seen) -> list[str]:
    worth = tuple(each.worth for each in seen.view.gems)
    points = seen.say("plain-points", points=seen.numbers_by_seat(worth))
    return [gems(seen), points, *(before(seen) if seen.view.sides else ())]


def summary(seen: Seen) -> list[str]:
    return [*now(seen), *mine(seen)]


def prompt(seen: Seen) -> str:
    view: eight28.Eight28View = seen.view
    assert view.seat is not None
    own = view.sides[view.seat]
    cards = (*own.open, own.hole) if own.hole is not None else own.open
    commands = ("take", "no", "final") if eight28.Take() in seen.legal else ("low", "high")
    can = seen.say("plain-can", choices=", ".join(seen.word(each) for each in commands))
    return f"{totals_text(seen, cards)} {can}"


FACE = GameFace(
    options=eight28.Eight28Options,
    seats=4,
    bot="club",
    table=table,
    hand=hand,
    score=score,
    summary=summary,
    prompt=prompt,
    commands={
        "take": lambda seen, rest: seen.move_request(eight28.Take()),
        "no": lambda seen, rest: seen.move_request(eight28.Decline()),
        "final": lambda seen, rest: Standing(eight28.Decline()),
        "again": lambda seen, rest: Standing(None),
        "low": lambda seen, rest: seen.move_request(eight28.Declare(eight28.LOW)),
        "high": lambda seen, rest: seen.move_request(eight28.Declare(eight28.HIGH)),
    },
)
