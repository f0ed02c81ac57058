"""The view of a Schatzsuche table as sentences."""

from collections.abc import Iterable

from server.cards import RANK, STRENGTH, SUIT, SUITS, SuitCard
from server.protocol import schatzsuche
from server.protocol.seat import Turn
from tui.plain.cards import plays_text
from tui.plain.games import Seen


def table(seen: Seen) -> list[str]:
    view: schatzsuche.SchatzsucheView = seen.view
    if view.trump is None:
        return [*guesses(seen), *last_trick(seen), *score(seen), *now(seen)]
    return [
        progress(seen),
        *guesses(seen),
        *bids(seen),
        *markers(seen),
        *trick(seen),
        *hand(seen),
        totals(seen),
        *now(seen),
    ]


def progress(seen: Seen) -> str:
    view: schatzsuche.SchatzsucheView = seen.view
    assert view.dealer is not None
    assert view.trump is not None
    return seen.say(
        "plain-schatzsuche-course",
        round=view.round,
        suit=SUIT[view.trump],
        card=seen.formatter.card(view.trump),
        **seen.seat_values(view.dealer),
    )


def guesses(seen: Seen) -> list[str]:
    return [
        seen.formatter.event(schatzsuche.Guessed(seat, each.suit, each.rank))
        for seat, each in enumerate(seen.view.guesses)
        if each is not None
    ]


def bids(seen: Seen) -> list[str]:
    view: schatzsuche.SchatzsucheView = seen.view
    return [
        seen.say(
            "plain-schatzsuche-bids", bid=bid, tricks=view.tricks[seat], **seen.seat_values(seat)
        )
        for seat, bid in enumerate(view.bids)
        if bid is not None
    ]


def markers(seen: Seen) -> list[str]:
    return [
        seen.say("plain-schatzsuche-down", suits=suits(seen, down), **seen.seat_values(seat))
        for seat, down in enumerate(seen.view.down)
        if down
    ]


def suits(seen: Seen, letters: Iterable[str]) -> str:
    return seen.texts.join(seen.say("game-schatzsuche-suit", suit=suit) for suit in letters)


def trick(seen: Seen) -> list[str]:
    view: schatzsuche.SchatzsucheView = seen.view
    rulings = [seen.formatter.event(each) for each in view.objections]
    rulings += [seen.formatter.event(schatzsuche.IsContent(seat)) for seat in view.content]
    if not view.plays:
        return [*last_trick(seen), *rulings]
    return [seen.say("plain-schatzsuche-trick", cards=plays_text(seen, view.plays)), *rulings]


def last_trick(seen: Seen) -> list[str]:
    last = seen.view.last_trick
    if last is None:
        return []
    cards = plays_text(seen, last.plays)
    return [seen.say("plain-schatzsuche-last-trick", cards=cards, **seen.seat_values(last.winner))]


def hand(seen: Seen) -> list[str]:
    held = seen.view.hand
    return [seen.say("plain-schatzsuche-hand", cards=by_suit(seen, held))] if held else []


def by_suit(seen: Seen, cards: Iterable[SuitCard]) -> str:
    """hearts: ace and 7; spades: 10"""
    held = sorted(cards, key=lambda card: -STRENGTH[card])
    groups = {suit: [RANK[card] for card in held if SUIT[card] == suit] for suit in SUITS}
    return seen.join_groups(
        seen.say(
            "plain-schatzsuche-suit",
            suit=suit,
            ranks=seen.texts.join(seen.formatter.noun("rank", rank) for rank in ranks),
        )
        for suit, ranks in groups.items()
        if ranks
    )


def totals(seen: Seen) -> str:
    return seen.say("plain-totals", points=seen.numbers_by_seat(seen.view.totals))


def score(seen: Seen) -> list[str]:
    rows = [
        seen.say(
            "plain-schatzsuche-sheet",
            round=number,
            bids=seen.numbers_by_seat(row.bids),
            tricks=seen.numbers_by_seat(row.tricks),
            points=seen.numbers_by_seat(row.points),
        )
        for number, row in enumerate(seen.view.sheet, 1)
    ]
    treasure = seen.view.treasure
    golden = [] if treasure is None else [seen.formatter.event(schatzsuche.Golden(treasure))]
    return [*rows, totals(seen), *golden]


def now(seen: Seen) -> list[str]:
    """The decision that is due, and the players it is due from."""
    view: schatzsuche.SchatzsucheView = seen.view
    if not isinstance(view.waiting, Turn):
        return []
    if view.trump is None:
        what = "guess"
    elif None in view.bids:
        what = "bid"
    else:
        what = "play" if sum(view.tricks) < view.round else "content"
    asked = view.waiting.seats
    names = seen.texts.join(seen.names[seat] for seat in asked)
    you = "yes" if view.seat in asked else "no"
    return [seen.say("plain-schatzsuche-now", what=what, seat=names, seat_you=you)]


def summary(seen: Seen) -> list[str]:
    view: schatzsuche.SchatzsucheView = seen.view
    own = bids(seen) if view.trump is not None else []
    return [*now(seen), *own, *hand(seen)]
