"""The end of a game: who has won, how it went, and how anybody can check it."""

from collections.abc import Sequence

from rich.cells import cell_len

from server.protocol.notices import GameEnded
from server.protocol.requests import History, Leave, Rematch, Replay
from tui.boards.registry import board_of
from tui.boards.story import Points, Turn, spot, story, turns
from tui.drawing import Block, Span, beside, centred, filled, fit, row, wrapped
from tui.events_as_text import number
from tui.places.chart import chart
from tui.places.confirm import Confirm
from tui.places.finale import Finale
from tui.places.place import Choice, Hands, Look
from tui.places.replay import Replaying
from tui.places.table import title
from tui.places.talking import always_there, do_always
from tui.places.telling import Scrolling
from tui.plain.invitation import to_save, to_verify

LINE = 100
MARGIN = 3
"""On both sides: on the right there is a mark when there is more below."""
RANK, POINTS = 4, 7
MOST_TURNS = 6
STANDING, CHART, HIGHEST = 34, 18, 3
"""on a large screen: how wide the one is and how high the other, and how high a bar can be"""


class Ending(Scrolling):
    """First it is shown how it came to that."""

    def __init__(self) -> None:
        super().__init__()
        self._finale = Finale()
        self._copied = ""

    def attend(self, look: Look) -> float | None:
        return self._finale.attend(look)

    def tick(self) -> None:
        self._finale.tick()

    def hurry(self) -> None:
        self._finale.hurry()

    def picture(self, look: Look) -> Block:
        return self._finale.picture(look) or super().picture(look)

    def title(self, look: Look) -> str:
        return title(look)

    def arrive(self, look: Look, hands: Hands) -> None:
        """All that happened, for the chart."""
        hands.ask(History())

    def text(self, look: Look) -> Block:
        over, room = look.scene.over, look.scene.room
        if over is None or room is None:
            return []
        inner = look.sized(min(LINE, look.width - 2 * MARGIN), look.height)
        after = story(room.game, look.scene.game_events, len(room.chairs))
        rows: Block = [
            row(),
            *banner(inner, over),
            *(wrapped(self._copied, inner.width, "good") if self._copied else ()),
            row(),
            *(beside_chart if look.is_rich else above_chart)(inner, over, after, room.game),
            row(),
            *kept(inner),
            *[each for one in told(inner, after, room.game) for each in one],
            *(proof(inner, over) if over.record else []),
        ]
        left = " " * ((look.width - inner.width) // 2)
        return [row(left, *each) for each in rows]

    def choices(self, look: Look) -> Sequence[Choice]:
        room = look.scene.room
        mine = room is not None and room.you is not None
        again = [Choice("rematch", "m", look.say("screen-rematch"))] if mine else []
        return [
            *self._finale.choices(look),
            *again,
            Choice("replay", "v", look.say("screen-replay")),
            Choice("copy", "k", look.say("screen-copy-proof")),
            *always_there(look),
        ]

    def do(self, does: str, look: Look, hands: Hands) -> None:
        over = look.scene.over
        match does:
            case "skip":
                self.hurry()
            case "rematch":
                hands.ask(Rematch())
            case "replay" if over is not None:
                hands.ask(Replay(over.record))
                hands.go(Replaying(over.record))
            case "copy" if over is not None:
                line = to_verify(look.scene, over.record)
                hands.copy(line)
                self._copied = look.say("waiting-copied", text=line)
            case _:
                do_always(does, look, hands)

    def escape(self, look: Look, hands: Hands) -> None:
        if self._finale.is_shown:
            self.hurry()
        else:
            self.leave(look, hands)

    def leave(self, look: Look, hands: Hands) -> None:
        """It may have ended while somebody looked elsewhere."""
        question = look.say("screen-leave-ended")
        hands.go(Confirm(question, lambda: hands.ask(Leave()), self))


def banner(look: Look, over: GameEnded) -> Block:
    names = look.scene.names()
    won = over.result.winners
    who = look.scene.texts.join(names[seat] for seat in won)
    you = "yes" if look.scene.seat in won else "no"
    words = look.say("screen-won", winners=who, count=len(won), you=you)
    star = Span(f" {look.glyphs.gem} ", "title")
    rows = wrapped(words, look.width - 8, "fresh")
    if len(rows) > 1:
        return [centred(each, look.width) for each in rows]
    return [centred(row(star, *each, star), look.width) for each in rows]


def kept(look: Look) -> Block:
    """What the game itself has to show."""
    seen = look.scene.seen()
    drawn = board_of(seen.game).keepsake(look, seen) if seen else []
    return [*drawn, row()] if drawn else []


def above_chart(look: Look, over: GameEnded, after: Sequence[Points], game: str) -> Block:
    drawn = chart(look, look.scene.names(), after, game)
    return [*standing(look, over), *([row(), *drawn] if drawn else [])]


def beside_chart(look: Look, over: GameEnded, after: Sequence[Points], game: str) -> Block:
    """Where all stand, and with high bars how they came there."""
    names = look.scene.names()
    high = min(HIGHEST, max(1, CHART // len(names) - 1))
    drawn = chart(look.sized(look.width - STANDING, look.height), names, after, game, high)
    if not drawn:
        return standing(look, over)
    left = [row(), *standing(look.sized(STANDING, look.height), over)]
    return beside(filled(left, STANDING, len(left)), drawn, gap=0)


def standing(look: Look, over: GameEnded) -> Block:
    """Best first; equal points share a place."""
    points, names = over.result.points, look.scene.names()
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    ranks = [1 + sum(other > mine for other in points) for mine in points]
    marks = marked(look)
    aside = max(map(cell_len, marks))
    room = min(max(map(cell_len, names)), look.width - RANK - POINTS - aside)
    made = [
        row(
            Span(f"{ranks[seat]}.".ljust(RANK), "title"),
            *fit(row(Span(names[seat], "me" if seat == look.scene.seat else "strong")), room),
            *fit(row(Span(marks[seat], "dim")), aside),
            Span(f"{number(points[seat]):>{POINTS}}", "turn"),
        )
        for seat in order
    ]
    return [centred(each, look.width) for each in made]


def marked(look: Look) -> list[str]:
    """Who of them is a bot."""
    room = look.scene.room
    mark = f" {look.say('screen-mark', mark='bot')}"
    return [mark if each and each.bot else "" for each in room.chairs] if room else [""]


def told(look: Look, after: Sequence[Points], game: str) -> list[Block]:
    """The turning points."""
    found = turns(after)
    if not found:
        return []
    some = [*found[:-1][-(MOST_TURNS - 1) :], found[-1]]
    sentences = [sentence(look, each, game, len(after)) for each in some]
    head = wrapped(look.say("screen-turns"), look.width, "title")
    return [head, *(wrapped(each, look.width, indent="  ") for each in sentences), [row()]]


def sentence(look: Look, turn: Turn, game: str, rounds: int) -> str:
    part, round_ = spot(game, turn.round, rounds)
    return look.say(
        "screen-turn",
        what=turn.what,
        when=look.say("screen-turn-when", game=game, part=part, round=round_),
        name=look.scene.names()[turn.seat],
        points=number(turn.points),
    )


def proof(look: Look, over: GameEnded) -> Block:
    """What was sealed lies open, and how to check it."""
    return [
        *wrapped(look.say("screen-proof"), look.width, "title"),
        *wrapped(to_verify(look.scene, over.record), look.width, "key"),
        *wrapped(look.say("screen-proof-secret", secret=over.secret), look.width, "dim"),
        row(),
        *wrapped(look.say("screen-save"), look.width, "title"),
        *wrapped(to_save(look.scene, over.record), look.width, "key"),
    ]
