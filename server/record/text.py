"""Records as lines of JSON: a header, then an event a line, perhaps one record after another."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, BinaryIO, Final, Literal, Union

import msgspec

from server.complaint import Wanting
from server.dealer import WORDS_AT_MOST, commitment
from server.engine.game import AnyGame
from server.protocol.fields import spell_range
from server.protocol.seat import Count, Event, Options, Value, name_of
from server.protocol.wire import UNREADABLE, where

FORMAT: Final = "kartenhaus/1"
Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Header(Value, frozen=True, omit_defaults=True):
    """Without a secret it heads what one seat saw, or the gallery."""

    record: Literal["kartenhaus/1"]
    game: str
    players: tuple[str, ...]
    options: dict[str, Any]
    host: Count
    commit: Hex
    secret: Hex | None = None
    nonces: tuple[str, ...] | None = None
    seat: Count | None = None


class Keys(Value, frozen=True):
    """What tells a header from an event, as it is written; empty where it is missing."""

    e: msgspec.Raw = msgspec.Raw()
    record: msgspec.Raw = msgspec.Raw()


class Line(Value, frozen=True):
    """An event and where it stood; None is one that readers skip."""

    number: int
    event: Event | None


class Record(Value, frozen=True):
    number: int
    header: Header
    options: Options
    lines: tuple[Line, ...]


def write(header: Header, events: Iterable[Event]) -> Iterator[bytes]:
    for part in (header, *events):
        yield msgspec.json.encode(part) + b"\n"


def is_extra(event: Event) -> bool:
    """Events of this kind may stand anywhere, and readers skip them."""
    return name_of(event).startswith("x-")


class Reader:
    """Reads the records of a file, and stops at the first line that cannot stand there."""

    def __init__(self, games: Mapping[str, AnyGame], longest_line: int, most_lines: int) -> None:
        self._games = games
        self._longest = longest_line
        self._most = most_lines
        self._events = {
            name: msgspec.json.Decoder(Union[game.events])  # noqa: UP007 (a tuple of types)
            for name, game in games.items()
        }
        self._header = msgspec.json.Decoder(Header)
        self._keys_of = msgspec.json.Decoder(Keys)

    def read(self, file: BinaryIO) -> Iterator[Record]:
        head: tuple[int, Header, Options] | None = None
        lines: list[Line] = []
        for number, text in self._numbered(file):
            if head:
                event = self._event(head[1].game, number, text)
                if event is not None:
                    if len(lines) == self._most:
                        raise Wanting("record-too-long", line=number, most=self._most)
                    lines.append(event)
                    continue
                yield Record(*head, tuple(lines))
            head, lines = self._head(number, text), []
        if head is None:
            raise Wanting("record-empty")
        yield Record(*head, tuple(lines))

    def _numbered(self, file: BinaryIO) -> Iterator[tuple[int, bytes]]:
        number = 0
        while text := file.readline(self._longest + 1):
            number += 1
            if len(text) > self._longest:
                raise Wanting("record-line-too-long", line=number, most=self._longest)
            if text.strip():
                yield number, text

    def _event(self, game: str, number: int, text: bytes) -> Line | None:
        """None: this is no event, but the header of the next record."""
        try:
            # Parsing does not look at the text of keys that others added.
            text.decode()
            event: Event = self._events[game].decode(text)
        except UNREADABLE as error:
            keys = self._keys(number, text)
            if keys.record and not keys.e:
                return None
            name = word(keys.e)
            if name is None:
                raise Wanting("record-missing-field", line=number, field="e") from error
            if name.startswith("x-"):
                return Line(number, None)
            if where(error) == "e":
                raise Wanting("record-no-such-event", line=number, event=name) from error
            raise Wanting("record-field", line=number, field=where(error)) from error
        return Line(number, None if is_extra(event) else event)

    def _keys(self, number: int, text: bytes) -> Keys:
        try:
            text.decode()
            return self._keys_of.decode(text)
        except UNREADABLE as error:
            raise Wanting("record-not-json", line=number) from error

    def _head(self, number: int, text: bytes) -> tuple[int, Header, Options]:
        keys = self._keys(number, text)
        if not keys.record:
            raise Wanting("record-no-header", line=number)
        if word(keys.record) != FORMAT:
            raise Wanting("record-no-such-format", line=number, format=FORMAT)
        try:
            header = self._header.decode(text)
        except UNREADABLE as error:
            raise Wanting("record-field", line=number, field=where(error)) from error
        game = self._games.get(header.game)
        if game is None:
            raise Wanting(
                "record-no-such-game", line=number, game=header.game, games=(*self._games,)
            )
        players = len(header.players)
        if players not in game.seats:
            raise Wanting(
                "record-seats", line=number, seats=players, allowed=spell_range(game.seats)
            )
        if header.host >= players or (header.seat or 0) >= players:
            raise Wanting("record-host", line=number, seats=players)
        if header.secret is not None:
            check_seal(number, header, header.secret)
        return number, header, read_options(number, header, game.options)


def word(written: msgspec.Raw) -> str | None:
    try:
        return msgspec.json.decode(written, type=str)
    except UNREADABLE:
        return None


def check_seal(number: int, header: Header, secret: str) -> None:
    nonces = header.nonces
    if nonces is None or len(nonces) != len(header.players) or not all(map(is_nonce, nonces)):
        raise Wanting("record-nonces", line=number, most=WORDS_AT_MOST)
    if commitment(bytes.fromhex(secret)) != header.commit:
        raise Wanting("record-wrong-secret", line=number)


def is_nonce(words: str) -> bool:
    return len(words) <= WORDS_AT_MOST and words.splitlines() in ([], [words])


def read_options(number: int, header: Header, kind: type[Options]) -> Options:
    """A record lists every option of its game; what else it lists is not ours."""
    for field in kind.__struct_fields__:
        if field not in header.options:
            raise Wanting("record-missing-field", line=number, field=f"options.{field}")
    try:
        return msgspec.convert(header.options, kind)
    except msgspec.ValidationError as error:
        raise Wanting("record-field", line=number, field=f"options.{where(error)}") from error
