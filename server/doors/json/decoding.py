"""Notices from JSON lines. Views, moves and events are those of the game at their table."""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec

from server.engine.game import AnyGame
from server.protocol.notices import (
    NOTICES,
    REFUSALS,
    AtTable,
    EventHistory,
    GameSnapshot,
    Happened,
    Lobby,
    Missed,
    MovedTo,
    Notice,
    Refused,
    Replayed,
    TableListed,
)
from server.protocol.seat import Event, Move, Refusal, Value, View, name_of

OF_GAMES: Final = (GameSnapshot, Happened, Missed, EventHistory, Replayed)
"""notices with values of a game"""
OTHERS: Final = tuple(kind for kind in NOTICES if kind not in (*OF_GAMES, Refused))


class Head(Value, frozen=True):
    """The part of a line that tells how to decode it."""

    tell: str
    table: int | None = None
    game: str | None = None


def special_decoder(kind: type[Notice], types: Mapping[object, Any]) -> Callable[[bytes], Notice]:
    """For one kind of notice, with other types in place of the base classes of its fields."""
    hints, names = get_type_hints(kind, include_extras=True), kind.__struct_fields__
    fields = [(name, replaced(hints[name], types)) for name in names]
    struct = msgspec.defstruct(kind.__name__, fields, tag_field="tell", tag=name_of(kind))
    decoder = msgspec.json.Decoder(struct)

    def decode(line: bytes) -> Notice:
        found = decoder.decode(line)
        return kind(*(getattr(found, name) for name in names))

    return decode


def replaced(hint: Any, types: Mapping[object, Any]) -> Any:
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        # The types of a game are known only now, so that no checker can follow.
        return tuple.__class_getitem__((types.get(inner, inner), ...))
    return types.get(hint, hint)


def any_of(kinds: Iterable[type[Value]]) -> Any:
    return reduce(or_, kinds)


class NoticeDecoder:
    """Remembers the games of the tables that it has read of."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._tables: dict[int, str] = {}
        self._others = msgspec.json.Decoder(any_of((*OTHERS, MovedTo)))
        refusals = (*REFUSALS, *(kind for game in games.values() for kind in game.refusals))
        self._refused = special_decoder(Refused, {Refusal: any_of(dict.fromkeys(refusals))})
        self._of_games = {
            (name, name_of(kind)): special_decoder(kind, types_of(game))
            for name, game in games.items()
            for kind in OF_GAMES
        }

    def decode(self, line: bytes) -> Notice | None:
        """None for values of a game at a table that was never described. Raises
        `msgspec.DecodeError` for what is no notice."""
        # First the head alone: it tells of which types the rest is.
        head = msgspec.json.decode(line, type=Head)
        if head.tell == name_of(Refused):
            return self._refused(line)
        if head.tell in {name_of(kind) for kind in OF_GAMES}:
            game = head.game or self._tables.get(head.table or 0)
            return None if game is None else self._of_games[game, head.tell](line)
        notice: Notice = self._others.decode(line)
        self._remember(notice)
        return notice

    def _remember(self, notice: Notice) -> None:
        match notice:
            case AtTable(room):
                self._tables[room.table] = room.game
            case TableListed(listing):
                self._tables[listing.table] = listing.game
            case Lobby(tables=tables):
                self._tables |= {each.table: each.game for each in tables}


def types_of(game: AnyGame) -> dict[object, Any]:
    return {View: game.view_type, Move: any_of(game.moves), Event: any_of(game.events)}
