"""The end of a game: who has won, how it went, and how anybody can check it."""

from collections.abc import Sequence

from rich.cells import cell_len

from server.protocol.notices import Over
from server.protocol.requests import History, Leave, Rematch, Replay
from tui.boards.story import Points, Turn, spot, story, turns
from tui.drawing import Block, Row, Span, centred, fit, row, wrapped
from tui.places.chart import chart
from tui.places.place import Choice, Hands, Look
from tui.places.replay import Replaying
from tui.places.table import title
from tui.places.talking import always_there, do_always
from tui.places.telling import Scrolling
from tui.telling import number

LINE = 100
MARGIN = 3
"""On both sides: on the right there is a mark when there is more below."""
RANK, POINTS = 4, 7
MOST_TURNS = 6


class Ending(Scrolling):
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
        after = story(room.game, look.scene.past, len(room.chairs))
        drawn = chart(inner, look.scene.names(), after, room.game)
        rows: Block = [
            row(),
            *banner(inner, over),
            row(),
            *standing(inner, over),
            row(),
            *([*drawn, row()] if drawn else []),
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
            *again,
            Choice("replay", "v", look.say("screen-replay")),
            Choice("copy", "k", look.say("screen-copy-proof")),
            *always_there(look),
        ]

    def do(self, does: str, look: Look, hands: Hands) -> None:
        over = look.scene.over
        match does:
            case "rematch":
                hands.ask(Rematch())
            case "replay" if over is not None:
                hands.ask(Replay(over.record))
                hands.go(Replaying(over.record))
            case "copy" if over is not None:
                hands.copy(look.say("screen-proof-line", record=over.record))
            case _:
                do_always(does, look, hands)

    def escape(self, look: Look, hands: Hands) -> None:
        hands.ask(Leave())


def banner(look: Look, over: Over) -> Block:
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


def standing(look: Look, over: Over) -> Block:
    """Best first; equal points share a place."""
    points, names = over.result.points, look.scene.names()
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    ranks = [1 + sum(other > mine for other in points) for mine in points]
    room = min(max(map(cell_len, names)), look.width - RANK - POINTS)
    return [place(look, names[seat], points[seat], ranks[seat], seat, room) for seat in order]


def place(look: Look, name: str, points: int, rank: int, seat: int, room: int) -> Row:
    ink = "me" if seat == look.scene.seat else "strong"
    rows = row(
        Span(f"{rank}.".ljust(RANK), "title"),
        *fit(row(Span(name, ink)), room),
        Span(f"{number(points):>{POINTS}}", "turn"),
    )
    return centred(rows, look.width)


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


def proof(look: Look, over: Over) -> Block:
    """What was sealed lies open, and how to check it."""
    return [
        *wrapped(look.say("screen-proof"), look.width, "title"),
        *wrapped(look.say("screen-proof-line", record=over.record), look.width, "key"),
        *wrapped(look.say("screen-proof-secret", secret=over.secret), look.width, "dim"),
    ]
