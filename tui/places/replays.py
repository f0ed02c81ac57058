"""The games that are over, to be seen again."""

from collections.abc import Sequence
from datetime import UTC, datetime

from server.protocol.lobby import FinishedGame
from server.protocol.requests import Finished, Replay
from tui.drawing import Block, Span, fit, row, wide, wrapped
from tui.events_as_text import number
from tui.places.bar import DIGITS
from tui.places.place import Choice, Hands, Look, Place, point
from tui.places.replay import Replaying
from tui.text import clean

DATE, GAME, INDENT = 18, 13, 5


class Replays(Place):
    def title(self, look: Look) -> str:
        return look.say("screen-replays")

    def arrive(self, look: Look, hands: Hands) -> None:
        hands.ask(Finished())

    def games(self, look: Look) -> tuple[FinishedGame, ...]:
        return look.scene.finished_games.games if look.scene.finished_games else ()

    def picture(self, look: Look) -> Block:
        games = self.games(look)
        if not games:
            return wrapped(look.say("plain-no-finished"), look.width, "dim")
        blocks = [lines(look, game, at) for at, game in enumerate(games)]
        first = 0
        while sum(map(len, blocks[first : self.at + 1])) > look.height - 1:
            first += 1
        return [row(), *(each for block in blocks[first:] for each in block)][: look.height]

    def choices(self, look: Look) -> Sequence[Choice]:
        typed = Choice("typed", "/", look.say("screen-replay-by-number"))
        return [*(point(g.record, summary(look, g)) for g in self.games(look)), typed]

    def do(self, does: str, look: Look, hands: Hands) -> None:
        if does == "typed":
            hands.type(look.say("screen-replay-line"), lambda text: show(hands, text.strip()))
            return
        mine = next((g.you for g in self.games(look) if g.record == does), None)
        show(hands, does, mine or 0)


def show(hands: Hands, record: str, seat: int = 0) -> None:
    hands.ask(Replay(record))
    hands.go(Replaying(record, seat))


def summary(look: Look, game: FinishedGame) -> str:
    named = zip(game.names, game.points, strict=False)
    return ", ".join(f"{clean(name)} {number(points)}" for name, points in named)


def lines(look: Look, game: FinishedGame, at: int) -> Block:
    """When, what and how it ended, below each other where there is no room beside."""
    here = game.record == look.pointed
    ink = "pointed" if here else "text"
    when = datetime.fromtimestamp(game.at, UTC).strftime("%Y-%m-%d %H:%M")
    head = row(
        Span(f" {DIGITS[at] if at < len(DIGITS) else ' '} ", ink if here else "key"),
        Span(f"{look.glyphs.point if here else ' '} ", ink),
        Span(when.ljust(DATE), ink if here else "dim"),
        Span(look.scene.game_name(game.game).ljust(GAME), ink if here else "strong"),
    )
    indent = INDENT if look.is_narrow else wide(head)
    told = wrapped(summary(look, game), look.width - indent - 1, ink)
    rows = [row(Span(" " * indent, ink), *each) for each in told]
    if look.is_narrow:
        rows = [head, *rows]
    else:
        rows[0] = (*head, *told[0])
    return [
        fit(tuple(s._replace(does=game.record) for s in each), look.width, ink) for each in rows
    ]
