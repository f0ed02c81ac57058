"""The middle of the table: the pile, the gems to win, and the supply that is the game's clock; at
the end of a round the two halves, and who won them."""

from typing import Final, NamedTuple

from server.protocol import eight28
from tui.games.eight28.recap import beat_of, is_hit, step_of
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen

TALL: Final = 9
SUPPLY_WIDTH: Final = 18
SPARKS: Final = 34


class Middle(NamedTuple):
    """`blue_total`: all blue gems of the game. The words: title, noun of the gems, what they are
    for, the halves, the pile, the line of a small window."""

    gems: tuple[int, int]
    supply: tuple[int, int]
    blue_total: int
    pile: int
    title: str
    noun: str
    to_win: str
    halves: str
    cards: str
    still: str
    blue: str
    red: str
    worth_two: str
    last: str
    is_last: bool
    until: str


class Half(NamedTuple):
    """One half of the middle, or all of it for a direct hit. `told`: who won it with which total;
    empty before that is told."""

    target: int
    head: str
    gems: tuple[int, int]
    told: str
    worth: str
    mine: bool


class Halves(NamedTuple):
    low: Half
    high: Half
    beat: int


class Hit(NamedTuple):
    """`words`: the title, and who takes what."""

    words: tuple[str, ...]
    join: str
    beat: int


def middle_part(look: Look, seen: Seen) -> Middle:
    view: eight28.Eight28View = seen.view
    here, left = view.middle, view.supply
    everywhere = here.blue + left.blue + sum(each.blue for each in view.gems)
    blue = look.say("eight28-screen-blue-gems", count=left.blue)
    if view.last_round:
        last = until = look.say("eight28-screen-last-now")
    else:
        last = look.say("eight28-screen-last-when")
        until = look.say("eight28-screen-until", blue=blue)
    return Middle(
        gems=(here.blue, here.red),
        supply=(left.blue, left.red),
        blue_total=everywhere,
        pile=view.pile,
        title=look.say("eight28-screen-middle"),
        noun=look.say("eight28-screen-gems", count=here.blue + here.red),
        to_win=look.say("eight28-screen-to-win"),
        halves=look.say("eight28-screen-halves"),
        cards=look.say("eight28-screen-cards", count=view.pile),
        still=look.say("eight28-screen-still"),
        blue=blue,
        red=look.say("eight28-screen-red-gems", count=left.red),
        worth_two=look.say("eight28-screen-worth-two"),
        last=last,
        is_last=view.last_round,
        until=until,
    )


def settled_middle(look: Look, seen: Seen) -> Halves | Hit:
    last = seen.view.before
    beat = beat_of(last, step_of(look, seen))
    if is_hit(last) and beat:
        return hit_part(look, seen, beat)
    low, high = (half(look, seen, target, beat > 0) for target in (eight28.LOW, eight28.HIGH))
    return Halves(low, high, beat)


def hit_part(look: Look, seen: Seen, beat: int) -> Hit:
    (paid,) = seen.view.before.paid
    blue, red = (sum(getattr(each, name) for each in paid.shares) for name in ("blue", "red"))
    whole = look.say(
        "eight28-screen-whole-middle",
        you=you(seen, paid),
        names=names(seen, paid),
        count=len(paid.shares),
    )
    plus = look.say("eight28-screen-plus-gems", count=blue + red)
    return Hit(
        (look.say("eight28-screen-feast"), whole, plus), look.say("eight28-screen-and"), beat
    )


def half(look: Look, seen: Seen, target: eight28.Target, is_paid: bool) -> Half:
    head = look.say("eight28-screen-half-for")
    paid = next((each for each in seen.view.before.paid if each.target == target), None)
    if not is_paid:
        return Half(target, head, (0, 0), "", "", False)
    if paid is None:
        return Half(target, head, (0, 0), look.say("eight28-screen-nobody"), "", False)
    gems = eight28.Gems(
        sum(each.blue for each in paid.shares), sum(each.red for each in paid.shares)
    )
    how = "exact" if paid.total == target else "closest"
    told = look.say("eight28-screen-won-by", names=names(seen, paid), total=paid.total, how=how)
    worth = look.say("eight28-screen-worth", worth=gems.worth)
    return Half(target, head, (gems.blue, gems.red), told, worth, you(seen, paid) == "yes")


def names(seen: Seen, paid: eight28.Paid) -> str:
    mine, named = seen.view.seat, [cut(name, 12) for name in seen.names]
    return seen.texts.join(
        seen.say("eight28-screen-you") if each.seat == mine else named[each.seat]
        for each in paid.shares
    )


def you(seen: Seen, paid: eight28.Paid) -> str:
    return "yes" if any(each.seat == seen.view.seat for each in paid.shares) else "no"
