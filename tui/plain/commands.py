"""The commands of line mode: in the lobby, at a table, and anywhere."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from server.protocol import requests
from server.protocol.requests import Request
from tui.plain import house_requests, lesson, new_table, repeat, table_requests
from tui.plain.house_requests import Command, with_text


def sends(request: Request) -> Command:
    """A command without arguments, which sends one request."""
    return lambda scene, text: [request]


LOBBY: Final[Mapping[str, Command]] = {
    "tables": repeat.tables,
    "new": new_table.new,
    "play": new_table.play,
    "learn": lesson.learn,
    "watch": with_text("watch", requests.Watch),
}
TABLE: Final[Mapping[str, Command]] = {
    "table": repeat.table,
    "hand": repeat.hand,
    "score": repeat.score,
    "summary": repeat.summary,
    "moves": repeat.moves,
    "why": repeat.why,
    "ready": sends(requests.Ready()),
    "unready": sends(requests.Ready(ready=False)),
    "start": sends(requests.Start()),
    "fill": table_requests.fill,
    "dismiss": table_requests.about_player(requests.Dismiss),
    "host": table_requests.about_player(requests.HandOver),
    "words": lambda scene, text: [requests.Words(text)],
    "seal": repeat.seal,
    "hush": sends(requests.Hush()),
    "unhush": sends(requests.Hush(hush=False)),
    "stand": sends(requests.Stand()),
    "leave": sends(requests.Leave()),
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
    "finished": sends(requests.Finished()),
    "replay": house_requests.replay,
    "name": with_text("name", requests.Rename),
    "language": house_requests.language,
    "return": with_text("return", requests.Return),
    "device": sends(requests.AddDevice()),
    "mute": house_requests.mute,
    "unmute": house_requests.unmute,
    "forced": partial(house_requests.prefer, "forced"),
    "bell": partial(house_requests.prefer, "bell"),
    "remarks": partial(house_requests.prefer, "remarks"),
}
HELP: Final = "help"
QUIT: Final = "quit"
EVERYWHERE: Final = (HELP, QUIT)
