"""kartenhaus simulate: bots play games, and their records are written."""

import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random

import msgspec

from server.bots import RANDOM, SIMPLE, Bot, bots
from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.game_choices import read_options, require_bot
from server.commands.progress import progress
from server.dealer import Dealer, commitment
from server.engine.game import AnyGame
from server.errors import UsageError
from server.files import STANDARD, writing
from server.match import MatchPlayer, play
from server.protocol.seat import Options
from server.record.format import FORMAT, Header, write

NAMES = ("Anna", "Ben", "Cleo", "Doro", "Emil", "Frank")
# A typing error must not fill the disk.
MOST_GAMES = 1_000_000
# Bots that decide quickly.
USUAL = (RANDOM, SIMPLE)


def run(arguments: Arguments, context: Context) -> int:
    game = context.game(arguments.positional[0])
    seats = arguments.number("seats", game.seats)
    games = arguments.number("games", range(1, MOST_GAMES + 1))
    seed = os.fsencode(arguments.get("seed"))
    options = read_options(game, arguments.flags.get("option", []))
    usual = [name for name in USUAL if name in bots(game.name)]
    wished = arguments.get("bots").split(",") if arguments.has("bots") else usual
    chosen = choose_bots(game, wished, seats)
    # On a terminal, a progress bar would be printed between the records.
    total = games if arguments.has("out") or not sys.stdout.isatty() else 0
    with writing(arguments.get("out", STANDARD)) as out, progress(total) as report:
        for number in range(1, games + 1):
            out.writelines(record(game, options, chosen, seed, number))
            report(number)
    if arguments.has("out"):
        context.print(f"{games} game{'s' * (games > 1)} written to {arguments.get('out')}.")
    return 0


def choose_bots(game: AnyGame, wished: Sequence[str], seats: int) -> list[Bot]:
    """A bot for each seat; the named ones repeat around the table."""
    known = bots(game.name)
    if len(wished) > seats:
        raise UsageError("too-many-bots", bots=len(wished), seats=seats)
    for name in wished:
        require_bot(game, name)
    return [known[wished[seat % len(wished)]] for seat in range(seats)]


def record(
    game: AnyGame, options: Options, chosen: Sequence[Bot], seed: bytes, number: int
) -> Iterator[bytes]:
    """The record of one game. Secret and dice are derived from the seed independently."""
    name = seed + b"/%d" % number
    # From a seed that everybody may know: these records are examples, and nobody plays for them.
    secret = sha256(name).digest()
    dealer = Dealer(secret, [""] * len(chosen))
    players = [player(bot, Random(name + b"/%d" % seat)) for seat, bot in enumerate(chosen)]
    header = Header(
        record=FORMAT,
        game=game.name,
        players=NAMES[: len(chosen)],
        options=msgspec.structs.asdict(options),
        host=0,
        commit=commitment(secret),
        secret=secret.hex(),
        nonces=dealer.nonces,
    )
    events = (event for step in play(game, options, dealer, players) for event in step.events)
    return write(header, events)


def player(bot: Bot, dice: Random) -> MatchPlayer:
    return lambda view, seen, legal: bot(view, seen, legal, dice)
