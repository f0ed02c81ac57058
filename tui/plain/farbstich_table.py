"""The view of a Farbstich table as sentences."""

from collections.abc import Iterable

from server.cards import COLOUR, COLOURS, VALUE, ColourCard
from server.protocol import farbstich
from server.protocol.seat import Turn
from tui.plain.cards import plays_text
from tui.plain.games import Seen


def table(seen: Seen) -> list[str]:
    view: farbstich.FarbstichView = seen.view
    if view.starter is None:
        return [*last_trick(seen), *score(seen)]
    return [progress(seen), display(seen), *trick(seen), *hand(seen), *points(seen), *now(seen)]


def progress(seen: Seen) -> str:
    view: farbstich.FarbstichView = seen.view
    assert view.starter is not None
    games = view.options.games
    who = seen.seat_values(view.starter)
    return seen.say("plain-farbstich-course", game=view.game, games=games, trick=view.trick, **who)


def display(seen: Seen) -> str:
    view: farbstich.FarbstichView = seen.view
    cards = by_colour(seen, view.display, summed=True)
    return seen.say("plain-farbstich-display", count=len(view.display), cards=cards)


def by_colour(seen: Seen, cards: Iterable[ColourCard], summed: bool = False) -> str:
    """green 2 and 7, together 9; red 5"""
    held = sorted(cards, key=lambda card: (COLOURS.index(COLOUR[card]), VALUE[card]))
    groups = {colour: [VALUE[c] for c in held if COLOUR[c] == colour] for colour in COLOURS}
    return seen.join_groups(
        seen.say(
            "plain-farbstich-colour",
            colour=colour,
            values=seen.texts.join(map(str, values)),
            count=len(values) if summed else 1,
            sum=sum(values),
        )
        for colour, values in groups.items()
        if values
    )


def trick(seen: Seen) -> list[str]:
    """The cards in the trick, and the order of collecting if it ended now."""
    view: farbstich.FarbstichView = seen.view
    if not view.plays:
        return [seen.say("plain-farbstich-no-card"), *last_trick(seen)]
    ranked = farbstich.rank(view.plays)
    done = len(view.plays) == view.players
    standing = (
        seen.formatter.event(ranked)
        if done
        else seen.formatter.say("plain-farbstich-standing", ranked)
    )
    return [seen.say("plain-farbstich-trick", cards=plays_text(seen, view.plays)), standing]


def last_trick(seen: Seen) -> list[str]:
    last = seen.view.last_trick
    if last is None:
        return []
    return [seen.say("plain-farbstich-last-trick", cards=plays_text(seen, last.plays))]


def hand(seen: Seen) -> list[str]:
    held = seen.view.hand
    return [seen.say("plain-farbstich-hand", cards=by_colour(seen, held))] if held else []


def points(seen: Seen) -> list[str]:
    mine = seen.view.points
    return [] if mine is None else [seen.say("plain-points", points=seen.numbers_by_seat(mine))]


def score(seen: Seen) -> list[str]:
    view: farbstich.FarbstichView = seen.view
    sheet = [
        seen.say("plain-farbstich-game-points", game=game, points=seen.numbers_by_seat(each))
        for game, each in enumerate(view.scores, 1)
    ]
    if len(view.scores) > 1:
        totals = tuple(map(sum, zip(*view.scores, strict=True)))
        sheet.append(seen.say("plain-totals", points=seen.numbers_by_seat(totals)))
    if view.starter is not None:
        sheet += points(seen) or [seen.say("plain-farbstich-face-down")]
    return sheet


def now(seen: Seen) -> list[str]:
    view: farbstich.FarbstichView = seen.view
    if not isinstance(view.waiting, Turn):
        return []
    who = seen.seat_values(view.waiting.seats[0])
    collects = "yes" if view.to_collect else "no"
    return [seen.say("plain-farbstich-now", collects=collects, **who)]


def summary(seen: Seen) -> list[str]:
    return [*now(seen), *hand(seen)]
