"""A fourth game needs one module, an entry in the registry and texts; all commands then know it.

The conformance tests play it, too.
"""

import io
import shutil
from importlib.resources import as_file
from pathlib import Path
from random import Random

import pytest

from server.bots import bots
from server.commands import replay, simulate, verify
from server.commands.cli import COMMANDS
from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.help import print_help
from server.dealer import Dealer
from server.engine import GAMES
from server.settings import Settings
from tests.bench import bench_engine
from tests.laws.fourth_game import HIGH_CARD
from tui.text import LANGUAGES, LOCALES, Language, Texts

pytestmark = pytest.mark.slow

TEXTS = """
game-high-card-name = High card
game-high-card-card = { $card }
event-high-card-deck = The pack is shuffled.
event-high-card-hole = { $seat } gets { $card }.
event-high-card-hole-hidden = { $seat } gets a card.
event-high-card-show = { $seat } shows { $card }.
event-high-card-end = { $points }: { common-winners }
game-high-card-do-show = show your card
option-high-card-lowest_wins = lowest wins
option-high-card-lowest_wins-about = The lowest card wins.
"""


@pytest.fixture(params=LANGUAGES)
def desk(request: pytest.FixtureRequest, tmp_path: Path) -> Context:
    language: Language = request.param
    folder = tmp_path / "locales"
    with as_file(LOCALES) as there:
        shutil.copytree(there, folder)
    (folder / language / "game-high-card.ftl").write_text(TEXTS)
    games = {**GAMES, HIGH_CARD.name: HIGH_CARD}
    return Context(games, Settings(), Texts(language, folder))


def given(*arguments: str, **flags: str) -> Arguments:
    return Arguments(arguments, {flag: [value] for flag, value in flags.items()})


def test_only_the_random_bot_plays_a_game_that_has_no_other() -> None:
    assert list(bots(HIGH_CARD.name)) == ["random"]


def test_it_is_simulated_verified_and_replayed(
    desk: Context, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "games.jsonl")
    flags = {"seats": "4", "games": "3", "seed": "tea", "option": "lowest_wins=true"}
    assert simulate.run(given("high-card", out=file, **flags), desk) == 0
    assert verify.run(given(file), desk) == 0
    assert replay.run(given(file, game="2", seat="Ben"), desk) == 0
    lines = capsys.readouterr().out.splitlines()
    cards = [line.split(maxsplit=1)[1] for line in lines if " gets " in line]
    assert [card.startswith("Ben gets a card") for card in cards] == [False] * 4
    assert sum("gets a card." in card for card in cards) == 3
    assert sum(" shows " in line for line in lines) == 4


def test_it_is_in_the_help_and_in_the_bench(
    desk: Context, capsys: pytest.CaptureFixture[str]
) -> None:
    print_help(desk, COMMANDS[0], COMMANDS)
    assert "high-card" in capsys.readouterr().out
    dealer = Dealer(bytes(32), ())
    assert bench_engine.play_at_random(HIGH_CARD, 4, dealer, Random(1), views=True) == 4


def test_a_record_of_it_is_read_by_its_own_rules(desk: Context) -> None:
    lines = simulate.record(
        HIGH_CARD, HIGH_CARD.options(), simulate.choose_bots(HIGH_CARD, ["random"], 2), b"tea", 1
    )
    record = next(desk.reader().read(io.BytesIO(b"".join(lines))))
    assert record.header.game == "high-card"
    assert len(list(record.lines)) == 6
