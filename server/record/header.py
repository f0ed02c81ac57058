"""Reads the header of a record, and checks it against its game and its commitment."""

import re
from collections.abc import Mapping

import msgspec

from server.dealer import commitment
from server.engine.game import AnyGame
from server.errors import CheckFailed
from server.protocol.fields import spell_range
from server.protocol.lobby import LONGEST_NONCE
from server.protocol.seat import Options
from server.protocol.wire import UNREADABLE, error_path
from server.record.format import Header

# The nonces are joined with line breaks to key the shuffles, so that none may contain one.
LINE_BREAKS = frozenset("\n\r\v\f\x85\u2028\u2029")


def read_header(
    games: Mapping[str, AnyGame], number: int, text: bytes
) -> tuple[Header, AnyGame, Options]:
    try:
        header = msgspec.json.decode(text, type=Header)
    except UNREADABLE as error:
        raise CheckFailed("record-field", line=number, field=error_path(error)) from error
    if header.game not in games:
        known = tuple(games)
        raise CheckFailed("record-no-such-game", line=number, game=header.game, games=known)
    game = games[header.game]
    check_values(number, header, game.seats)
    return header, game, read_options(number, header, game.options)


def check_values(number: int, header: Header, allowed: range) -> None:
    players, nonces = len(header.players), header.nonces or ()
    if players not in allowed:
        raise CheckFailed("record-seats", line=number, seats=players, allowed=spell_range(allowed))
    if header.host >= players or (header.seat or 0) >= players:
        raise CheckFailed("record-host", line=number, seats=players)
    # A redacted record has neither nonces nor a secret.
    is_whole = header.nonces is not None or header.secret is not None
    fits = [len(words) <= LONGEST_NONCE and LINE_BREAKS.isdisjoint(words) for words in nonces]
    if is_whole and not (len(nonces) == players and all(fits)):
        raise CheckFailed("record-nonces", line=number, most=LONGEST_NONCE)
    if header.secret and commitment(bytes.fromhex(header.secret)) != header.commit:
        raise CheckFailed("record-wrong-secret", line=number)


def read_options(number: int, header: Header, kind: type[Options]) -> Options:
    """Every option of the game must be listed; unknown ones are ignored."""
    for field in kind.__struct_fields__:
        if field not in header.options:
            raise CheckFailed("record-missing-field", line=number, field=f"options.{field}")
    try:
        return msgspec.convert(header.options, kind)
    except msgspec.ValidationError as error:
        raise CheckFailed(
            "record-field", line=number, field=f"options.{error_path(error)}"
        ) from error


def without_name(lines: bytes, seat: int) -> bytes | None:
    """The record with an empty name at this seat. The name is not part of what the commitment
    seals, but the words for the shuffle are: None if those of the seat contain the name."""
    first, rest = lines.split(b"\n", 1)
    header = msgspec.json.decode(first)
    name = header["players"][seat]
    words = (header.get("nonces") or {seat: ""})[seat]
    if name and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words, re.IGNORECASE):
        return None
    header["players"][seat] = ""
    return msgspec.json.encode(header) + b"\n" + rest
