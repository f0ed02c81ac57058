"""The commands of line mode: in the lobby, at a table, and anywhere."""

from collections.abc import Callable, Mapping
from typing import Final

from tui.plain import house_requests, lesson, new_table, repeat, table_requests
from tui.plain.games import Answer
from tui.plain.scene import Scene

Command = Callable[[Scene, str], list[Answer]]

LOBBY: Final[Mapping[str, Command]] = {
    "tables": repeat.tables,
    "new": new_table.new,
    "play": new_table.play,
    "learn": lesson.learn,
    "watch": house_requests.watch,
}
TABLE: Final[Mapping[str, Command]] = {
    "table": repeat.table,
    "hand": repeat.hand,
    "score": repeat.score,
    "summary": repeat.summary,
    "moves": repeat.moves,
    "why": repeat.why,
    "ready": table_requests.ready,
    "unready": table_requests.unready,
    "start": table_requests.start,
    "fill": table_requests.fill,
    "dismiss": table_requests.dismiss,
    "host": table_requests.host,
    "words": table_requests.words,
    "seal": repeat.seal,
    "hush": table_requests.hush,
    "unhush": table_requests.unhush,
    "stand": table_requests.stand,
    "leave": table_requests.leave,
    "rematch": table_requests.rematch,
    "history": table_requests.history,
}
ANYWHERE: Final[Mapping[str, Command]] = {
    "sit": house_requests.sit,
    "say": house_requests.say,
    "who": repeat.who,
    "repeat": repeat.repeat,
    "rules": repeat.rules,
    "record": house_requests.record,
    "finished": house_requests.finished,
    "replay": house_requests.replay,
    "name": house_requests.name,
    "language": house_requests.language,
    "return": house_requests.come_back,
    "device": house_requests.device,
    "mute": house_requests.mute,
    "unmute": house_requests.unmute,
    "forced": house_requests.forced,
    "bell": house_requests.bell,
    "remarks": house_requests.remarks,
}
HELP: Final = "help"
QUIT: Final = "quit"
EVERYWHERE: Final = (HELP, QUIT)
