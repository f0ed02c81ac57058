"""What I have to decide, or who is waited for; why the house refused, and what a card would do."""

from collections.abc import Iterator
from typing import Final, cast

from server.cards import SuitCard
from server.protocol import schatzsuche
from tui.boards.schatzsuche import moves
from tui.boards.schatzsuche.moves import Stage
from tui.drawing import Block, Row, Span, fit, row, wrapped
from tui.places.place import Look
from tui.plain import schatzsuche_table
from tui.plain.games import Seen

BEFORE: Final = 2
BRIEF: Final = 3


def talk(look: Look, seen: Seen, width: int, is_brief: bool = False) -> Block:
    """In brief, not every card is named that may be played: the others are dim anyway."""
    return [fit(each, width) for each in spoken(look, seen, width, is_brief)]


def spoken(look: Look, seen: Seen, width: int, is_brief: bool) -> Iterator[Row]:
    now = moves.stage(look, seen)
    if refused := refusal(look, seen, is_brief):
        rows = marked(Span("! ", "bad"), refused, width, "bad")
        yield from rows[: BRIEF if is_brief else None]
    if now == "wait":
        for line in waiting(look, seen):
            yield from wrapped(line, width, "dim")
        return
    mark = Span(f"{look.glyphs.point} ", "turn")
    yield from marked(mark, question(look, seen, now), width, "turn")
    for text, ink in details(look, seen, now, is_brief):
        if text != refused:
            yield from marked(Span(" " * BEFORE), text, width, ink)


def refusal(look: Look, seen: Seen, is_brief: bool) -> str:
    """What the house has just refused."""
    said = look.scene.refusal
    if not (said and is_brief):
        return said
    ruled = [moves.why_not(seen.view, card) for card in seen.view.hand]
    short = {seen.formatter.refusal(why): in_brief(look, why) for why in ruled if why}
    return short.get(said, said)


def in_brief(look: Look, why: schatzsuche.MustFollow | schatzsuche.MustTrump) -> str:
    suit = moves.suit_name(look, why.suit)
    if isinstance(why, schatzsuche.MustFollow):
        return look.say("schatzsuche-screen-must-follow", suit=suit)
    return look.say("schatzsuche-screen-must-trump", suit=suit)


def marked(mark: Span, text: str, width: int, ink: str) -> Block:
    rows = wrapped(text, width - BEFORE, ink)
    return [row(mark if y == 0 else " " * BEFORE, *each) for y, each in enumerate(rows)]


def waiting(look: Look, seen: Seen) -> list[str]:
    now = schatzsuche_table.now(seen) or [look.say("schatzsuche-screen-dealing")]
    if seen.view.seat is None:
        return [f"{look.say('schatzsuche-screen-watching')} {' '.join(now)}"]
    return now


def question(look: Look, seen: Seen, now: Stage) -> str:
    match now:
        case "guess":
            return look.say("schatzsuche-screen-guess-suit")
        case "rank":
            suit = moves.suit_name(look, moves.picked_suit(look))
            return look.say("schatzsuche-screen-guess-rank", suit=suit)
        case "bid":
            return look.say("schatzsuche-screen-bid")
        case "marker":
            return look.say("schatzsuche-screen-marker")
        case "objection":
            return look.say("schatzsuche-screen-objection")
        case "content":
            return look.say("schatzsuche-screen-content")
    return look.say("schatzsuche-screen-play", leads="no" if seen.view.plays else "yes")


def details(look: Look, seen: Seen, now: Stage, is_brief: bool) -> Iterator[tuple[str, str]]:
    """About what is pointed at; before a guess also what it is worth."""
    if now in ("guess", "rank") and not is_brief:
        yield look.say("schatzsuche-screen-guess-worth"), "dim"
    verb, _, what = look.pointed.partition(":")
    if verb == "play" and now == "play":
        yield from about_card(look, seen, cast(SuitCard, what), is_brief)
    elif verb in ("bid", "guess", "flip", "unflip", "suit"):
        found = [each for each in moves.points(look, seen, now) if each.does == look.pointed]
        yield from (
            (capital(each.label), "warn" if verb == "unflip" else "strong") for each in found
        )


def about_card(look: Look, seen: Seen, card: SuitCard, is_brief: bool) -> Iterator[tuple[str, str]]:
    why = moves.why_not(seen.view, card)
    if why is not None:
        yield in_brief(look, why) if is_brief else seen.formatter.refusal(why), "warn"
        return
    yield capital(seen.formatter.card(card)), "strong"
    if turned := moves.will_turn(seen.view, card):
        suits = schatzsuche_table.suits(seen, turned)
        yield look.say("schatzsuche-screen-turns", suits=suits, count=len(turned)), "dim"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
