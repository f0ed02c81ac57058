"""Values of what the player is asked: the question, what a choice would do, and the buttons."""

from collections.abc import Iterable
from typing import NamedTuple, cast

from server.cards import SUIT, SuitCard
from server.protocol import schatzsuche
from tui.games.people import with_hurry
from tui.games.schatzsuche import moves
from tui.games.schatzsuche.faces import capital, name_of_seat
from tui.games.schatzsuche.moves import Stage
from tui.look import Choice, Look
from tui.plain import schatzsuche_table
from tui.plain.games import Seen

NOTED = ("marker", "objection", "content")
"""stages whose choices are buttons"""


class Button(NamedTuple):
    does: str
    key: str
    label: str
    is_hot: bool


class Question(NamedTuple):
    """`brief` is the question in one row; `told` what follows it: a refusal or a consequence;
    `hint`: how one points, in place of a button."""

    question: str
    brief: str
    told: str
    told_briefly: str
    is_refused: bool
    is_waiting: bool
    button: Button | None
    buttons: tuple[Button, ...]
    hint: str


def question_part(look: Look, seen: Seen) -> Question:
    now = moves.stage(look, seen)
    key = look.say("key-enter")
    if now == "wait":
        said = with_hurry(look, " ".join(waiting(look, seen)))
        refused = refusal(look)
        return Question(said, said, refused, refused, bool(refused), True, None, (), "")
    asked = question(look, seen, now)
    told, briefly, is_refused = consequence(look, seen, now)
    button, buttons = None, tuple[Button, ...]()
    points = moves.points(look, seen, now)
    if now in NOTED:
        buttons = tuple(
            Button(each.does, str(at), each.label, each.does == look.pointed)
            for at, each in enumerate(points, 1)
        )
    elif label := label_of(look, seen, points):
        button = Button(look.pointed, key, label, True)
    hint = "" if button or buttons else look.say("schatzsuche-screen-hint", now=now)
    brief = brief_question(look, seen, now) or asked
    return Question(asked, brief, told, briefly, is_refused, False, button, buttons, hint)


def refusal(look: Look) -> str:
    """Why a card may not be played, or what the house has just refused."""
    return look.refusal or look.scene.refusal


def waiting(look: Look, seen: Seen) -> list[str]:
    now = schatzsuche_table.now(seen) or [look.say("schatzsuche-screen-dealing")]
    if seen.view.seat is None:
        return [look.say("schatzsuche-screen-watching"), *now]
    return now


def question(look: Look, seen: Seen, now: Stage) -> str:
    say, view = look.say, seen.view
    match now:
        case "guess":
            return say("schatzsuche-screen-which-card")
        case "rank":
            suit = moves.suit_name(look, moves.picked_suit(look))
            return say("schatzsuche-screen-guess-rank", suit=suit)
        case "bid":
            return say("schatzsuche-screen-bid")
        case "marker":
            return say("schatzsuche-screen-marker")
        case "objection":
            return say("schatzsuche-screen-objection")
        case "content":
            return say("schatzsuche-screen-content")
    if not view.plays:
        return say("schatzsuche-screen-play", leads="yes")
    name, led = name_of_seat(seen, view.plays[0].seat), moves.led(view)
    assert led is not None
    must = duty(view)
    trump = moves.suit_name(look, SUIT[view.trump])
    return say(
        "schatzsuche-screen-led-so",
        name=name,
        suit=moves.suit_name(look, led),
        trump=trump,
        must=must,
    )


def duty(view: schatzsuche.SchatzsucheView) -> str:
    """Whether the hand must follow, must trump, or is free."""
    led = moves.led(view)
    if any(SUIT[card] == led for card in view.hand):
        return "follow"
    trump = view.trump and SUIT[view.trump]
    return "trump" if any(SUIT[card] == trump for card in view.hand) else "free"


def brief_question(look: Look, seen: Seen, now: Stage) -> str:
    view: schatzsuche.SchatzsucheView = seen.view
    if now != "play" or not view.plays or view.trump is None:
        return ""
    led = moves.led(view)
    must = duty(view)
    suit = SUIT[view.trump] if must == "trump" else led
    assert suit is not None
    return look.say("schatzsuche-screen-duty", must=must, suit=moves.suit_name(look, suit))


def consequence(look: Look, seen: Seen, now: Stage) -> tuple[str, str, bool]:
    """What follows the question, the same in brief, and whether it is a refusal."""
    if refused := refusal(look):
        return refused, in_brief(look, seen, refused), True
    verb, _, what = look.pointed.partition(":")
    told = ""
    if verb == "play" and now == "play":
        told = turning(look, seen, cast(SuitCard, what))
    elif verb in ("unflip", "flip"):
        points = moves.points(look, seen, now)
        told = capital(next((each.label for each in points if each.does == look.pointed), ""))
    if not told and now == "play":
        told = winning(look, seen)
    return told, told, False


def turning(look: Look, seen: Seen, card: SuitCard) -> str:
    turned = moves.will_turn(seen.view, card)
    if not turned:
        return ""
    suits = schatzsuche_table.suits(seen, turned)
    return look.say("schatzsuche-screen-turns", suits=suits, count=len(turned))


def winning(look: Look, seen: Seen) -> str:
    view: schatzsuche.SchatzsucheView = seen.view
    if not view.plays or view.trump is None:
        return ""
    trump = SUIT[view.trump]
    best = schatzsuche.winner(view.plays, trump)
    card = next(play.card for play in view.plays if play.seat == best)
    return look.say(
        "schatzsuche-screen-so-far", name=name_of_seat(seen, best), card=seen.formatter.card(card)
    )


def in_brief(look: Look, seen: Seen, refused: str) -> str:
    """A card's refusal without the list of those that may be played: the others are grey."""
    for card in seen.view.hand:
        why = moves.why_not(seen.view, card)
        if why is not None and seen.formatter.refusal(why) == refused:
            must_follow = isinstance(why, schatzsuche.MustFollow)
            return look.say(
                "schatzsuche-screen-must-follow"
                if must_follow
                else "schatzsuche-screen-must-trump",
                suit=moves.suit_name(look, why.suit),
            )
    return refused


def label_of(look: Look, seen: Seen, points: Iterable[Choice]) -> str:
    """Of the button of what is pointed at."""
    verb, _, what = look.pointed.partition(":")
    if look.pointed not in [each.does for each in points]:
        return ""
    if verb == "play":
        return look.say("schatzsuche-screen-do-play-card", card=seen.formatter.card(what))
    if verb == "guess":
        return look.say("schatzsuche-screen-do-guess-card", card=seen.formatter.card(what))
    if verb == "bid":
        return look.say("schatzsuche-screen-do-bid-now", tricks=int(what))
    return ""
