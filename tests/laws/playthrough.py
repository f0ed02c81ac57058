"""A whole game as text: after each move, the events of each seat and the changes of its view.

`python -m tests.laws.playthrough` writes all of them; read the difference before you commit it.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from server.bots import Bot, bots
from server.dealer import Dealer
from server.engine import GAMES
from server.match import MatchPlayer, play
from server.protocol.seat import SEAT_FIELDS, Event, Options, View, Viewer, name_of

FOLDER = Path(__file__).parent.parent / "golden"
NAMES = ("Anna", "Ben", "Cleo", "Doro", "Emil", "Frank")


class Playthrough(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...] = ("random", "simple")

    @property
    def file(self) -> Path:
        options = (f"{name}-{value}".lower() for name, value in self.options.items())
        return FOLDER / ("-".join((self.game, str(self.players), *options)) + ".txt")


PLAYTHROUGHS = (
    Playthrough("eight28", 3, {}),
    Playthrough("eight28", 4, {"pack": "authors", "first_giver": "host", "pass_is_final": True}),
    Playthrough("eight28", 3, {"low_may_go_high": False}),
    Playthrough("farbstich", 3, {}),
    Playthrough("farbstich", 4, {"games": 2}),
    Playthrough("farbstich", 6, {"open_scores": True}),
    Playthrough("schatzsuche", 3, {}),
    Playthrough("schatzsuche", 3, {"markers": "by_hand"}),
)


def as_text(playthrough: Playthrough) -> str:
    return "\n".join(_lines(playthrough)) + "\n"


def _lines(playthrough: Playthrough) -> Iterator[str]:
    game = GAMES[playthrough.game]
    options: Options = game.options(**playthrough.options)
    names = NAMES[: playthrough.players]
    known = bots(game.name)
    players = [
        _player(known[playthrough.bots[seat % len(playthrough.bots)]], seat)
        for seat in range(len(names))
    ]
    places: tuple[Viewer, ...] = (None, *range(len(names)))
    yield f"{game.name}: {', '.join(names)}; {msgspec.json.encode(options).decode()}"
    views = {seat: _leaves(game.view(game.start(len(names), options), seat)) for seat in places}
    for number, step in enumerate(play(game, options, Dealer(bytes(32), ()), players), start=1):
        yield f"\n{number}."
        for event in step.events:
            events = {seat: _event(game.event_for(event, seat), names) for seat in places}
            yield from (f"  {line}" for line in _grouped(events, names))
        now = {seat: _leaves(game.view(step.state, seat)) for seat in places}
        for leaf in dict.fromkeys(leaf for seat in places for leaf in (*views[seat], *now[seat])):
            changed = {
                seat: f"{leaf} = {now[seat].get(leaf, 'gone')}"
                for seat in places
                if now[seat].get(leaf) != views[seat].get(leaf)
            }
            yield from (f"      {line}" for line in _grouped(changed, names))
        views = now


def _player(bot: Bot, seat: int) -> MatchPlayer:
    dice = Random(seat)
    return lambda view, seen, legal: bot(view, seen, legal, dice)


def _leaves(view: View) -> dict[str, str]:
    """All values in a view by their paths."""
    leaves: dict[str, str] = {}

    def walk(path: str, value: object) -> None:
        if isinstance(value, tuple) and any(isinstance(item, dict) for item in value):
            value = dict(enumerate(value))
        if isinstance(value, dict):
            for key, item in value.items():
                walk(f"{path}.{key}" if path else str(key), item)
        else:
            leaves[path] = _plain(value)

    walk("", msgspec.to_builtins(view))
    return leaves


def _event(event: Event | None, names: tuple[str, ...]) -> str:
    """The event as in the record, but with names for seats."""
    if event is None:
        return ""
    words = [name_of(event)]
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in SEAT_FIELDS:
            words.append(f"{field}={names[value]}")
        elif value is not None:
            words.append(f"{field}={_plain(value)}")
    return " ".join(words)


def _plain(value: object) -> str:
    """JSON without quotes."""
    return msgspec.json.encode(value).decode().replace('"', "")


def _grouped(lines: dict[Viewer, str], names: tuple[str, ...]) -> Iterator[str]:
    """Each line once, behind the names of all seats that have it."""
    for line in dict.fromkeys(lines.values()):
        seers = [seat for seat in lines if lines[seat] == line]
        who = ["gallery" if seat is None else names[seat] for seat in seers]
        label = "all" if len(who) == len(names) + 1 else ", ".join(who)
        yield f"{label}: {line or '-'}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for playthrough in PLAYTHROUGHS:
        playthrough.file.write_text(as_text(playthrough), "utf-8")
