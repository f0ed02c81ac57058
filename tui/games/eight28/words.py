"""Totals, targets and cards of 8-28 as short texts."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

from server.cards import NUMBERS, NumberCard, number_pack
from server.protocol import eight28
from tui.look import Look
from tui.plain.eight28 import within
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas

Outcome = Literal["hit", "low", "high", "over"]


class NextCard(NamedTuple):
    """A value that may come: what it would make of a hand, and how many cards of it are unseen."""

    value: str
    outcome: Outcome
    text: str
    unseen: int


def gem_words(canvas: Canvas, gems: eight28.Gems) -> tuple[str, str]:
    """`3 blue` and `1 red`"""
    blue = canvas.say("board-eight28-blue-gems", count=gems.blue)
    return blue, canvas.say("board-eight28-red-gems", count=gems.red)


def takes(look: Look, card: NumberCard) -> str:
    """`takes an 8`; the kind is for languages whose words depend on the number."""
    kind = {"8": "eight", "1": "one", "1/11": "wild"}.get(card, "other")
    return look.say("board-eight28-takes", card=card, kind=kind)


Action = eight28.Took | eight28.Declined
Actions = dict[int, Action]


def last_actions(seen: Seen) -> Actions:
    """The last action of each player in this round, as far as it was told, the newest first."""
    found: Actions = {}
    for event in reversed(seen.recent_events):
        if isinstance(event, eight28.RoundBegan | eight28.Reveal):
            break
        if isinstance(event, Action):
            found.setdefault(event.seat, event)
    return found


def told_action(look: Look, event: Action) -> str:
    if isinstance(event, eight28.Took):
        return takes(look, event.card)
    return look.say("board-eight28-declines")


def either(look: Look, sums: Sequence[int]) -> str:
    """`16 or 26`"""
    return look.scene.texts.join(map(str, within(sums)), last="common-or")


def outcome(sums: tuple[int, ...]) -> tuple[Outcome, str]:
    """The best totals: `28!` hits, `2/12` may become both, `31` is over."""
    low, high = eight28.best(sums, eight28.LOW), eight28.best(sums, eight28.HIGH)
    if low == eight28.LOW and high == eight28.HIGH:
        return "hit", "8+28!"
    if low == eight28.LOW or high == eight28.HIGH:
        return "hit", "8!" if low == eight28.LOW else "28!"
    if high is None:
        return "over", str(sums[0])
    if low is None:
        return "high", str(high)
    return "low", f"{low}/{high}" if high != low else str(low)


def next_cards(
    sides: tuple[eight28.Side, ...], cards: tuple[NumberCard, ...], options: eight28.Eight28Options
) -> tuple[NextCard, ...]:
    """Each value on top of these cards. Unseen are the pile and the hidden cards of the others."""
    pack = number_pack(16) if options.pack == "authors" else number_pack()
    seen = (card for side in sides for card in (*side.open, side.hole) if card is not None)
    unseen = Counter(pack) - Counter(seen)
    return tuple(
        NextCard(value, *outcome(eight28.totals((*cards, value))), unseen[value])
        for value in NUMBERS
    )


def sum_of(cards: tuple[NumberCard, ...], total: int) -> str:
    """`11 + 5 + 1`: how the cards make this total."""
    elevens = (total - eight28.totals(cards)[0]) // 10
    parts = []
    for card in cards:
        if card == "1/11":
            parts.append("11" if elevens > 0 else "1")
            elevens -= 1
        else:
            parts.append(card)
    return " + ".join(parts)
