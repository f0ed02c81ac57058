"""The facts that a player of 8-28 knew, for replays."""

from collections import Counter

from server.protocol import eight28
from tui.games.board import Fact
from tui.games.eight28.words import NextCard, next_cards
from tui.plain.eight28 import sums
from tui.plain.games import Seen


def known(seen: Seen) -> list[Fact]:
    view: eight28.Eight28View = seen.view
    sides = view.sides or (view.before.sides if view.before is not None else ())
    if not sides or view.seat is None:
        return []
    own = sides[view.seat]
    if all(side.hole is not None for side in sides):
        return [Fact(seen.say("board-eight28-knew-all"))]
    if own.hole is None:
        return []
    cards = (*own.open, own.hole)
    total = sums(seen, cards)
    facts = [Fact(seen.say("board-eight28-knew-hidden", card=own.hole, total=total))]
    if not own.out:
        facts += chances(seen, next_cards(sides, cards, view.options))
    hidden = sum(side.hole is None for side in sides)
    return [*facts, Fact(seen.say("board-eight28-knew-not-hidden", count=hidden), is_known=False)]


def chances(seen: Seen, nexts: tuple[NextCard, ...]) -> list[Fact]:
    """How many of the unseen cards would hit, or be too much."""
    unseen, counts = sum(each.unseen for each in nexts), Counter[str]()
    for each in nexts:
        counts[each.outcome] += each.unseen
    hits, over = counts["hit"], counts["over"]
    facts = [Fact(seen.say("board-eight28-knew-hit", count=hits, unseen=unseen))]
    if over:
        facts.append(Fact(seen.say("board-eight28-knew-over", count=over, unseen=unseen)))
    return facts
