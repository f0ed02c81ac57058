"""The commands of line mode: in the lobby, at a table, and anywhere."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from server.protocol.requests import AddDevice, Finished, Hush, Leave, Ready, Request, Stand, Start
from tui.plain import house_requests, lesson, new_table, repeat, table_requests
from tui.plain.games import Answer
from tui.plain.scene import Scene

Command = Callable[[Scene, str], list[Answer]]


def sends(request: Request) -> Command:
    """A command without arguments, which sends one request."""
    return lambda scene, text: [request]


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
    "ready": sends(Ready()),
    "unready": sends(Ready(ready=False)),
    "start": sends(Start()),
    "fill": table_requests.fill,
    "dismiss": table_requests.dismiss,
    "host": table_requests.host,
    "words": table_requests.words,
    "seal": repeat.seal,
    "hush": sends(Hush()),
    "unhush": sends(Hush(hush=False)),
    "stand": sends(Stand()),
    "leave": sends(Leave()),
    "fast": table_requests.fast,
    "rematch": table_requests.rematch,
    "history": table_requests.history,
}
ANYWHERE: Final[Mapping[str, Command]] = {
    "sit": house_requests.sit,
    "give-up": house_requests.give_up,
    "say": house_requests.say,
    "who": repeat.who,
    "repeat": repeat.repeat,
    "rules": repeat.rules,
    "record": house_requests.record,
    "finished": sends(Finished()),
    "replay": house_requests.replay,
    "name": house_requests.name,
    "language": house_requests.language,
    "return": house_requests.come_back,
    "device": sends(AddDevice()),
    "mute": house_requests.mute,
    "unmute": house_requests.unmute,
    "forced": partial(house_requests.prefer, "forced"),
    "bell": partial(house_requests.prefer, "bell"),
    "remarks": partial(house_requests.prefer, "remarks"),
}
HELP: Final = "help"
QUIT: Final = "quit"
EVERYWHERE: Final = (HELP, QUIT)
