"""The question to the player, what a choice would do, and the buttons for it."""

from typing import Final, NamedTuple, cast

from rich.cells import cell_len

from server.cards import SUIT, SuitCard
from server.protocol import schatzsuche
from tui.games.lines import fitting, in_brief, wrapped
from tui.games.people import cut, with_hurry
from tui.games.schatzsuche import moves
from tui.games.schatzsuche.faces import suit_name, trump_of
from tui.games.schatzsuche.moves import Stage
from tui.look import Look
from tui.plain import schatzsuche_table
from tui.plain.games import Seen
from tui.widgets.button import Button, draw_button
from tui.widgets.canvas import Canvas

LISTED: Final = ("marker", "objection", "content")
"""stages with a button for every choice"""
TALL_BUTTON: Final = 3
MARGIN, MOST_BUTTON = 2, 64


class Question(NamedTuple):
    """`asked` and `told`, a refusal or a consequence: in full, and in brief. `hint`: how one points
    at something. `button`: for what is pointed at, and its label in brief; `buttons`: one for every
    choice."""

    asked: tuple[str, str]
    told: tuple[str, str] = ("", "")
    is_refused: bool = False
    is_waiting: bool = False
    hint: str = ""
    button: Button | None = None
    brief: str = ""
    buttons: tuple[Button, ...] = ()

    @property
    def refusal(self) -> str:
        """In brief."""
        return self.told[1] if self.is_refused else ""


def question_part(look: Look, seen: Seen) -> Question:
    now, points = moves.stage(look, seen), moves.points(look, seen, moves.stage(look, seen))
    asked, told = question(look, seen, now), look.refusal or consequence(look, seen, now)
    is_card = any(each.why_not == look.refusal for each in points if look.refusal)
    brief = card_refused(look, seen) if is_card else told
    part = Question(asked, (told, brief), bool(look.refusal), is_waiting=now == "wait")
    if now in LISTED:
        buttons = (
            Button(str(digit), each.label, each.does, each.does == look.pointed)
            for digit, each in enumerate(points, 1)
        )
        return part._replace(buttons=tuple(buttons))
    if now != "wait":
        is_free = now == "play" and not any(each.why_not for each in points)
        hint = look.say("board-schatzsuche-hint", now="free" if is_free else now)
        part = part._replace(hint=hint)
    if any(each.does == look.pointed for each in points):
        button = Button(look.say("key-enter"), label_of(look, seen), look.pointed, hot=True)
        verb, _, what = look.pointed.partition(":")
        card = "" if verb == "bid" else seen.formatter.card(what)
        part = part._replace(button=button, brief=card)
    return part


def question(look: Look, seen: Seen, now: Stage) -> tuple[str, str]:
    say, view, texts = look.say, seen.view, seen.texts
    led, trump = moves.led(view), trump_of(view)
    if now == "wait":
        told = schatzsuche_table.now(seen) or [say("board-schatzsuche-dealing")]
        watching = [say("board-schatzsuche-watching")] if view.seat is None else []
        asked = with_hurry(look, " ".join([*watching, *told]))
    elif now == "rank":
        asked = say("board-schatzsuche-guess-rank", suit=suit_name(texts, moves.picked_suit(look)))
    elif now == "play" and led and trump:
        must, name = duty(view), seen.names[view.plays[0].seat]
        suit, beats = suit_name(texts, led), suit_name(texts, trump)
        brief = say("board-schatzsuche-duty", must=must, suit=beats if must == "trump" else suit)
        return say("board-schatzsuche-led-so", name=cut(name, 12), suit=suit, must=must), brief
    else:
        asked = say("board-schatzsuche-ask", now=now)
    return asked, asked


def duty(view: schatzsuche.SchatzsucheView) -> str:
    """Whether the hand must follow, must trump, or is free."""
    suits = {SUIT[card] for card in view.hand}
    if moves.led(view) in suits:
        return "follow"
    return "trump" if trump_of(view) in suits else "free"


def card_refused(look: Look, seen: Seen) -> str:
    """Without a list of the cards that may be played: the others are grey."""
    follows = duty(seen.view) == "follow"
    suit = moves.led(seen.view) if follows else trump_of(seen.view)
    return look.say(
        "board-schatzsuche-must-follow" if follows else "board-schatzsuche-must-trump",
        suit=suit_name(seen.texts, suit or ""),
    )


def consequence(look: Look, seen: Seen, now: Stage) -> str:
    """The markers that a card turns, or who wins so far."""
    view: schatzsuche.SchatzsucheView = seen.view
    verb, _, card = look.pointed.partition(":")
    if now != "play":
        return ""
    if verb == "play" and (turned := moves.will_turn(view, cast(SuitCard, card))):
        suits = schatzsuche_table.suits(seen, turned)
        return look.say("board-schatzsuche-turns", suits=suits, count=len(turned))
    trump = trump_of(view)
    if not view.plays or trump is None:
        return ""
    best = schatzsuche.winner(view.plays, trump)
    wins = next(seen.formatter.card(play.card) for play in view.plays if play.seat == best)
    return look.say("board-schatzsuche-so-far", name=cut(seen.names[best], 12), card=wins)


def label_of(look: Look, seen: Seen) -> str:
    """Of the button for what is pointed at."""
    verb, _, what = look.pointed.partition(":")
    if verb == "bid":
        return look.say("board-schatzsuche-do-bid-now", tricks=int(what))
    return look.say(
        "board-schatzsuche-do-play-card" if verb == "play" else "board-schatzsuche-do-guess-card",
        card=seen.formatter.card(what),
    )


def ink_of(canvas: Canvas, part: Question) -> str:
    return canvas.palette.quiet if part.is_waiting else canvas.palette.gold


def draw_question(canvas: Canvas, part: Question, x: int = MARGIN) -> None:
    """The question, what follows it, and the button or buttons for it, from a column on."""
    canvas.begin("question")
    palette, width, height = canvas.palette, canvas.width - x - MARGIN, canvas.height
    if height < TALL_BUTTON:
        if height:
            draw_low_button(canvas, part)
        return
    low = 0 if part.is_waiting else len(part.buttons) or TALL_BUTTON
    y = draw_words(canvas, x, part, width, height - low)
    if part.button:
        y = min(max(y, 2 if height < 7 else 3), height - TALL_BUTTON)
        draw_button(canvas, x, y, part.button, width=min(width, MOST_BUTTON), brief=part.brief)
    elif part.buttons:
        draw_buttons(canvas, x, max(y, height - len(part.buttons)), part.buttons)
    else:
        for row, line in enumerate(wrapped(part.hint, width)[: height - y], max(y, 3)):
            canvas.put(x, row, line, palette.quiet)


def draw_words(canvas: Canvas, x: int, part: Question, width: int, room: int) -> int:
    """In full, or in brief where there is no room; returns the row below."""
    asked = wrapped(part.asked[0], width)
    told = fitting(part.told, width, room - len(asked)) if part.told[0] else []
    if told and len(asked) >= room:
        asked = wrapped(part.asked[1], width)
        told = fitting(part.told, width, room - len(asked))
    ink = canvas.palette.bad if part.is_refused else canvas.palette.quiet
    for y, line in enumerate(asked[:room]):
        canvas.put(x, y, line, ink_of(canvas, part), bold=not part.is_waiting)
    for y, line in enumerate(told, len(asked)):
        canvas.put(x, y, line, ink)
    return min(len(asked) + len(told), room)


def draw_buttons(canvas: Canvas, x: int, y: int, buttons: tuple[Button, ...]) -> None:
    for row, each in enumerate(buttons, y):
        draw_button(canvas, x, row, each, width=min(canvas.width - x - 1, 40), tall=False)


# On a phone: the question stands above the hand, a refusal around it, and the button below.


def refused_rows(canvas: Canvas, refusal: str) -> list[str]:
    return wrapped(refusal, canvas.width - 4) if refusal else []


def draw_brief_question(canvas: Canvas, part: Question) -> None:
    if part.is_refused:
        canvas.put(1, 0, f" {refused_rows(canvas, part.refusal)[0]} ", canvas.palette.bad)
        return
    room = canvas.width - 4
    asked, brief = part.asked
    text = asked if cell_len(asked) <= room else in_brief(brief, room)
    canvas.put(1, 0, f" {text} ", ink_of(canvas, part), bold=not part.is_waiting)


def draw_low_button(canvas: Canvas, part: Question) -> None:
    if rows := refused_rows(canvas, part.refusal)[2:]:
        canvas.put(2, 0, " ".join(rows), canvas.palette.bad)
    elif part.button:
        draw_button(canvas, 0, canvas.height - 1, part.button, width=canvas.width, tall=False)
    elif not part.buttons:
        words = part.told[0] if 0 < cell_len(part.told[0]) <= canvas.width else part.hint
        canvas.put(0, canvas.height - 1, in_brief(words, canvas.width), canvas.palette.quiet)
