"""Which words there are in the lobby, at a table and everywhere."""

from collections.abc import Callable, Mapping
from typing import Final

from tui.plain import asking, learning, looking, opening, seating
from tui.plain.games import Answer
from tui.plain.scene import Scene

Command = Callable[[Scene, str], list[Answer]]

LOBBY: Final[Mapping[str, Command]] = {
    "tables": looking.tables,
    "new": opening.new,
    "play": opening.play,
    "learn": learning.learn,
    "watch": asking.watch,
}
TABLE: Final[Mapping[str, Command]] = {
    "table": looking.table,
    "hand": looking.hand,
    "score": looking.score,
    "summary": looking.summary,
    "moves": looking.moves,
    "why": looking.why,
    "ready": seating.ready,
    "unready": seating.unready,
    "start": seating.start,
    "fill": seating.fill,
    "dismiss": seating.dismiss,
    "host": seating.host,
    "words": seating.words,
    "seal": looking.seal,
    "hush": seating.hush,
    "unhush": seating.unhush,
    "stand": seating.stand,
    "leave": seating.leave,
    "rematch": seating.rematch,
    "history": seating.history,
}
ANYWHERE: Final[Mapping[str, Command]] = {
    "sit": asking.sit,
    "say": asking.say,
    "who": looking.who,
    "repeat": looking.repeat,
    "rules": looking.rules,
    "record": asking.record,
    "finished": asking.finished,
    "replay": asking.replay,
    "name": asking.name,
    "language": asking.language,
    "return": asking.come_back,
    "device": asking.device,
    "mute": asking.mute,
    "unmute": asking.unmute,
    "forced": asking.forced,
    "bell": asking.bell,
    "remarks": asking.remarks,
}
HELP: Final = "help"
QUIT: Final = "quit"
EVERYWHERE: Final = (HELP, QUIT)
