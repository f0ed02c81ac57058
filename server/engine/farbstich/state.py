"""The state of Farbstich."""

from server.cards import ColourCard
from server.engine.game import Draw, GameState
from server.protocol.farbstich import FarbstichOptions, Laid, LastTrick
from server.protocol.seat import Over, Shuffle, Turn, Value, Waiting


class Dealing(Value, frozen=True, tag="dealing"):
    starter: int


class Board(Value, frozen=True):
    """Cards and points in a game; `starter` began the trick, `first` the game, `number` counts
    tricks."""

    first: int
    starter: int
    number: int
    hands: tuple[tuple[ColourCard, ...], ...]
    display: tuple[ColourCard, ...]
    points: tuple[int, ...]
    plays: tuple[Laid, ...] = ()


class Playing(Value, frozen=True, tag="playing"):
    board: Board


class Collecting(Value, frozen=True, tag="collecting"):
    """All cards are played; the first seat of `to_collect` takes a colour."""

    board: Board
    to_collect: tuple[int, ...]
    next_starter: int


class State(GameState, frozen=True):
    options: FarbstichOptions
    game: int = 0
    scores: tuple[tuple[int, ...], ...] = ()
    last_trick: LastTrick | None = None
    now: Draw | Dealing | Playing | Collecting | Over = Draw()


def waiting(state: State) -> Waiting:
    now = state.now
    if isinstance(now, Playing):
        return Turn(((now.board.starter + len(now.board.plays)) % state.players,))
    if isinstance(now, Collecting):
        return Turn(now.to_collect[:1])
    if isinstance(now, Over):
        return now
    return Shuffle(state.game, 10 * state.players if state.game else state.players)
