"""Whole games of Farbstich on the board, at every size and in every language."""

from functools import cache
from random import Random

import pytest

from server.engine.farbstich import FARBSTICH
from server.engine.farbstich.state import State
from server.protocol import farbstich
from server.protocol.farbstich import FarbstichOptions
from server.protocol.lobby import Language
from server.protocol.seat import Over, Shuffle
from tests.cases import for_each
from tests.playing import do, random_deal
from tests.rules.farbstich_positions import play, position
from tests.screen.farbstich_tables import NARROW, board, plain
from tests.screen.positions import SIZES, choices, drawn_choices, look, seen, text
from tui.boards.farbstich.hand import preview
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow


@cache
def decisions(
    players: int,
) -> list[tuple[farbstich.FarbstichView, tuple[farbstich.Play | farbstich.Collect, ...]]]:
    """All that Anna has to decide in a game that is played at random."""
    dice = Random(players)
    table: State = FARBSTICH.start(players, FarbstichOptions())
    found = []
    while not isinstance(waiting := FARBSTICH.waiting(table), Over):
        if isinstance(waiting, Shuffle):
            table = do(FARBSTICH, table, None, random_deal(waiting.size, dice)).state
            continue
        seat = waiting.seats[0]
        legal = FARBSTICH.legal(table, seat)
        if seat == 0:
            found.append((FARBSTICH.view(table, 0), legal))
        table = do(FARBSTICH, table, seat, dice.choice(legal)).state
    return found  # type: ignore[return-value]


@pytest.mark.parametrize("players", [3, 6])
@for_each("language", LANGUAGES)
@for_each("size", [*SIZES, (71, 32), (64, 13), (160, 60)])
def test_nothing_that_a_decision_needs_is_ever_cut(
    size: tuple[int, int], language: Language, players: int
) -> None:
    """All choices can be clicked, and question and outlook stand there in full."""
    for view, legal in decisions(players):
        of = look(view, legal, size, language, left=(3600,) * players)
        every = choices(of)
        assert len(every) == len(legal)
        of = of._replace(pointed=every[-1])
        assert drawn_choices(of) == set(every)
        assert "…" not in text(of)
        asked = "ask-collect" if view.to_collect else "ask-play"
        assert plain(of.say(f"farbstich-screen-{asked}")) in plain(text(of))
        brief = size == NARROW
        told = preview(of.sized(1000, 1), seen(of), brief)
        (sentence,) = [span.text for row in told for span in row]
        assert plain(sentence) in plain(text(of))


@for_each("size", SIZES)
def test_plain_ascii_is_enough(size: tuple[int, int]) -> None:
    for view, legal in decisions(6):
        of = look(view, legal, size, pointed="", glyphs="ascii", left=(60,) * 6)
        assert text(of._replace(pointed=choices(of)[0])).isascii()


def test_a_display_of_forty_cards_still_leaves_room_for_the_decision() -> None:
    held = {"R5", "G6", "B6", "Y9", "V5", "W1"}
    every = [f"{colour}{value}" for value in range(1, 11) for colour in "RGBYVW"]
    display = " ".join([card for card in every if card not in held][:40])
    table = position(
        f"display {display} | Anna R5 | Ben G6 | Cleo B6 | Doro Y9 | Emil V5 | Frank W1"
    )
    script = "Anna plays R5 | Ben plays G6 | Cleo plays B6 | Doro plays Y9 | Emil plays V5"
    after = play(table, f"{script} | Frank plays W1").table
    of = board(after, "Doro", size=NARROW, language="de", pointed="collect:W")
    assert drawn_choices(of) == set(choices(of))
    assert len(choices(of)) == 6
    assert "…" not in text(of)
