"""A finished game, step by step: as a seat saw it, or with open cards."""

from collections.abc import Iterable, Sequence

from server.protocol.lobby import Chair, Room
from server.protocol.notices import GameSnapshot, Replayed
from server.protocol.requests import Replay
from server.protocol.seat import View
from tui.boards.registry import board_of
from tui.drawing import Block, Row, Span, beside, boxed, filled, fit, row, wide, wrapped
from tui.events_as_text import Formatter
from tui.places.place import Choice, Hands, Look, Place
from tui.plain.scene import Scene

SIDE = 38
LOW = 4
"""rows below the board, for what was told last"""
NAME = 7
"""So much of a name has to be seen."""


class Replaying(Place):
    """`seat` is whose eyes one sees through; with open cards one sits there, too, but sees what
    everybody has."""

    def __init__(self, record: str, seat: int = 0) -> None:
        super().__init__()
        self.record = record
        self.seat = seat
        self.is_open = True

    def title(self, look: Look) -> str:
        now = self.now(look)
        if now is None:
            return look.say("screen-replay-opens")
        return look.say(
            "screen-replay-title-short" if look.is_narrow else "screen-replay-title",
            game=look.scene.game_name(now.game),
            step=now.step + 1,
            steps=now.steps,
            name=now.names[self.seat],
            open="yes" if self.is_open else "no",
        )

    def now(self, look: Look) -> Replayed | None:
        shown = look.scene.replay
        return shown if shown is not None and shown.record == self.record else None

    def picture(self, look: Look) -> Block:
        now = self.now(look)
        if now is None:
            return wrapped(look.scene.refusal, look.width, "bad")
        told = sentences(look, now)
        if look.is_rich:
            board = self.board(look.sized(look.width - SIDE - 1, look.height), now)
            listed = self.is_open and board_of(now.game).laid_open is None
            side = [*told, row(), *hidden(look, now, SIDE - 4)] if listed else told
            padded = [row(" ", *fit(each, SIDE - 4), " ") for each in side]
            title = look.say("screen-replay-now")
            return beside(board, boxed(padded, SIDE, look.height, look.glyphs.frame, title))
        low = told[-LOW:]
        if self.is_open and board_of(now.game).laid_open is None:
            low = [*told[-1:], *hidden(look, now, look.width)]
        low = low[: look.height // 2]
        board = self.board(look.sized(look.width, look.height - len(low)), now)
        return [*board, *(fit(each, look.width) for each in low)]

    def board(self, look: Look, now: Replayed) -> Block:
        """The table as it was, without anybody at it now."""
        view = now.views[self.seat if len(now.views) > 1 else 0]
        laid_open = board_of(now.game).laid_open
        if laid_open is not None and len(now.views) > 1:
            view = laid_open(view, now.views)
        scene = staged(look.scene, now, view, self.seat)
        seen = scene.seen()
        assert seen is not None
        there = look._replace(scene=scene, pointed="", sent="", recap=None)
        return filled(board_of(now.game).draw(there, seen), look.width, look.height)

    def choices(self, look: Look) -> Sequence[Choice]:
        say, now = look.say, self.now(look)
        game = now.game if now else ""
        return [
            Choice("next", "right", say("screen-replay-next")),
            Choice("previous", "left", say("screen-replay-previous")),
            Choice("next-round", "down", say("screen-replay-next-round", game=game)),
            Choice("previous-round", "up", say("screen-replay-previous-round", game=game)),
            Choice("fog", "d", say("screen-replay-fog", open="yes" if self.is_open else "no")),
            Choice("seat", "w", say("screen-replay-seat")),
        ]

    def do(self, does: str, look: Look, hands: Hands) -> None:
        now = self.now(look)
        if now is None:
            return
        step = now.step
        match does:
            case "next":
                step = min(step + 1, now.steps - 1)
            case "previous":
                step = max(0, step - 1)
            case "next-round":
                step = next((r for r in now.rounds if r > step), now.steps - 1)
            case "previous-round":
                step = max((r for r in now.rounds if r < step), default=0)
            case "fog":
                self.is_open = not self.is_open
            case "seat":
                self.seat = (self.seat + 1) % len(now.names)
        hands.ask(Replay(self.record, step, None if self.is_open else self.seat))


def staged(scene: Scene, now: Replayed, view: View, seat: int) -> Scene:
    """A table as it was, for the boards, which know tables from a scene."""
    stage = scene.for_other_table()
    chairs = tuple(Chair(name, None, True, "here", False, False) for name in now.names)
    stage.room = Room(
        table=0, code=None, game=now.game, options={}, clock=None, phase="over", host=None,
        chairs=chairs, you=seat, watchers=0, hushed=False, paused=False, commit="", words="",
        standing=None, record=now.record,
    )  # fmt: skip
    stage.state = GameSnapshot(0, now.step, now.step, view, (), ())
    stage.recent_events.extend(now.events)
    return stage


def sentences(look: Look, now: Replayed) -> Block:
    formatter = Formatter(look.scene.texts, now.game, now.names, now.seat)
    width = SIDE - 4 if look.is_rich else look.width
    return [
        each
        for event in now.events
        if (sentence := formatter.event(event))
        for each in wrapped(sentence, width, indent="  ")
    ]


def hidden(look: Look, now: Replayed, width: int) -> Block:
    """What nobody but its owner saw, of everybody."""
    of = board_of(now.game).hidden
    hands = [(row(Span(name, "strong")), of(look, view)) for name, view in named(now)]
    if look.is_rich:
        return [each for name, cards in hands for each in (name, *broken(cards, width), row())]
    most = max((wide(cards) for _, cards in hands), default=0)
    long = max((wide(name) for name, _ in hands), default=0)
    room = min(long, max(NAME, width - most - 1))
    return [fit(row(*fit(name, room), " ", *cards), width) for name, cards in hands]


def named(now: Replayed) -> Iterable[tuple[str, View]]:
    return zip(now.names, now.views, strict=False)


def broken(spans: Row, width: int) -> Block:
    rows: Block = [()]
    for span in spans:
        if sum(len(s.text) for s in rows[-1]) + len(span.text) > width:
            rows.append(())
        rows[-1] = (*rows[-1], span)
    return rows
