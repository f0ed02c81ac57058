"""Blindness down to the bytes: with other hidden cards, a seat's terminal gets exactly the same."""

from collections.abc import Callable, Mapping
from dataclasses import replace as variant
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.dealer import Dealer
from server.engine import GAMES
from server.engine.game import AnyGame
from server.protocol.seat import Viewer, replace
from tests.laws.test_blindness import with_leaking_events
from tests.ssh.wire import Played, SitDown, at_table, play, play_again, stacked

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
SAMPLES = 2
PALETTE, ESCAPE = b"\x10", b"\x1b"


async def check(
    folder: Path,
    game: str,
    games: Mapping[str, AnyGame],
    patch: pytest.MonkeyPatch,
    sit_down: SitDown | None = None,
) -> Played:
    played = await play(folder / "first", game, games, SAMPLES, 3, sit_down)
    for number, other in enumerate(played.others):
        with patch.context() as cards:
            cards.setattr(Dealer, "deal", stacked(other.orders))
            script = played.script[: other.steps]
            sent = await play_again(folder / str(number), game, games, script, sit_down)
        assert sent == played.sent[other.steps], f"after {other.steps} steps"
    return played


@pytest.mark.parametrize("game", GAMES)
async def test_a_seat_gets_the_same_bytes_whatever_the_hidden_cards_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    played = await check(tmp_path, game, GAMES, monkeypatch)
    assert played.over
    assert len(played.others) == SAMPLES
    assert all(len(one) < len(two) for one, two in pairwise(played.sent[:SHORT]))
    assert any(isinstance(step, str) for step in played.script)


SHORT = 20


@pytest.mark.parametrize("game", GAMES)
async def test_boxes_whose_part_changed_are_sent_and_nothing_stale_stays(
    tmp_path: Path, game: str
) -> None:
    dice = Random(4)
    async with at_table(tmp_path, game, GAMES) as table:
        await table.look()
        for _ in range(SHORT):
            step = table.next_step(dice)
            if step is None:
                break
            await table.do(step)
            assert table.screen.shows_all()


@pytest.mark.parametrize("key", [b"?", b"s", b"l", b"r", b"p", PALETTE, b"c"])
async def test_a_page_that_opens_or_closes_leaves_nothing_of_what_was_there(
    tmp_path: Path, key: bytes
) -> None:
    async with at_table(tmp_path, "farbstich", GAMES) as table:
        await table.look()
        for each in (key, ESCAPE):
            await table.turn_to(each)
            await table.look()
            assert table.screen.shows_all()


def leak_of_view(game: AnyGame) -> AnyGame:
    """A game with a fault: every seat gets the view of seat 1."""

    def seen(state: Any, seat: Viewer) -> Any:
        return replace(game.view_for(state, 1), seat=seat)

    return variant(game, view_for=seen)


@pytest.mark.parametrize("leak", [leak_of_view, with_leaking_events])
async def test_a_screen_that_shows_a_hidden_card_is_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[AnyGame], AnyGame]
) -> None:
    games = {**GAMES, "farbstich": leak(GAMES["farbstich"])}
    with pytest.raises(AssertionError, match=r"after [0-9]+ steps"):
        await check(tmp_path, "farbstich", games, monkeypatch)
