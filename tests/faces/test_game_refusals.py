"""Each refusal of the rules is a sentence in line mode and an object over JSON."""

import json
from collections.abc import Mapping
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.engine import GAMES
from server.protocol import eight28, farbstich, schatzsuche, seat
from server.protocol.lobby import Language
from server.protocol.requests import Ready, Sit
from server.protocol.seat import Refusal, name_of
from tests.faces.clumsy import Clumsy
from tests.faces.evening import Evening, Program, Typist, evening
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow

ORDINARY: set[type[Refusal]] = {seat.NotYourTurn, seat.NotNow}
CASES: Mapping[str, tuple[str, dict[str, Any], set[type[Refusal]]]] = {
    "8-28": ("eight28", {}, ORDINARY | {eight28.YouAreOut}),
    "8-28, declined for good": (
        "eight28",
        {"pass_is_final": True},
        ORDINARY | {eight28.DeclinedForGood},
    ),
    "Farbstich": ("farbstich", {}, {seat.NotYourTurn, seat.NotInHand, farbstich.NotInDisplay}),
    "Schatzsuche": (
        "schatzsuche",
        {},
        ORDINARY
        | {
            seat.NotInHand,
            schatzsuche.MustFollow,
            schatzsuche.MustTrump,
            schatzsuche.BidTooHigh,
            schatzsuche.MarkersTurnThemselves,
        },
    ),
    "Schatzsuche by hand": (
        "schatzsuche",
        {"markers": "by_hand"},
        {
            seat.NotInHand,
            schatzsuche.MarkerIsDown,
            schatzsuche.MarkerIsUp,
            schatzsuche.NobodyToObjectTo,
        },
    ),
}
# Line mode sends only moves; and only the dealer deals, at once.
BY_FORM = {seat.Malformed, seat.NoSuchMove, seat.NoSuchSeat}
NEVER = {seat.DealerOnly, seat.NoDeal}


def test_every_refusal_of_the_games_is_reached() -> None:
    reached = {seat.GameOver}.union(*(wanted for _, _, wanted in CASES.values()))
    own = {kind for game in GAMES.values() for kind in game.refusals}
    assert reached == (own | set(seat.COMMON_REFUSALS)) - BY_FORM - NEVER


async def at_a_table(
    here: Evening, anna: Typist | Program, game: str, options: dict[str, Any]
) -> Clumsy:
    if isinstance(anna, Program):
        opening = {"do": "open", "game": game, "seats": 3, "options": options, "relaxed": True}
        await anna.sends({**opening, "bots": ["simple"]}, {"do": "ready"})
    else:
        terms = (f"{option} {value}" for option, value in options.items())
        await anna.types(" ".join((f"new {game} seats 3 bots 1 simple relaxed", *terms)), "ready")
    ben = await here.house.connect("Ben")
    await ben.ask(Sit("1"), Ready())
    await here.settle()
    return Clumsy(here, anna, ben, Random(game))


@pytest.mark.parametrize(("case", "language"), [*zip(CASES, cycle(LANGUAGES), strict=False)])
@pytest.mark.asyncio
async def test_line_mode_explains_the_refusal_in_every_language(
    case: str, language: Language, tmp_path: Path
) -> None:
    game, options, wanted = CASES[case]
    async with evening(tmp_path) as here:
        anna = await here.plain("Anna", language)
        table = await at_a_table(here, anna, game, options)
        await table.play(wanted)
        assert wanted <= table.reached


@pytest.mark.parametrize("case", CASES)
@pytest.mark.asyncio
async def test_a_json_client_gets_the_refusal_as_an_object(case: str, tmp_path: Path) -> None:
    game, options, wanted = CASES[case]
    async with evening(tmp_path) as here:
        table = await at_a_table(here, await here.json("Anna"), game, options)
        await table.play(wanted)
        assert wanted <= table.reached


@pytest.mark.parametrize("face", [Typist, Program])
@pytest.mark.asyncio
async def test_moves_after_the_end_are_refused(
    face: type[Typist] | type[Program], tmp_path: Path
) -> None:
    async with evening(tmp_path) as here:
        anna = await here.comes(face, "Anna", key="Anna")
        table = await at_a_table(here, anna, "eight28", {})
        await table.after_the_end()
        assert table.reached == {seat.GameOver}


FORMS: Mapping[str, tuple[object, type[Refusal]]] = {
    "no move at all": ({"card": "R1"}, seat.Malformed),
    "a wrong type": ({"move": "object", "against": "Ben"}, seat.Malformed),
    "a move of another game": ({"move": "take"}, seat.NoSuchMove),
    "a deal": ({"move": "deal", "order": []}, seat.NoSuchMove),
    "a seat that is nowhere": ({"move": "object", "against": 100}, seat.Malformed),
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.asyncio
async def test_malformed_moves_are_refused_with_a_reason(form: str, tmp_path: Path) -> None:
    move, kind = FORMS[form]
    async with evening(tmp_path) as here:
        anna = await here.json("Anna")
        await at_a_table(here, anna, "schatzsuche", {"markers": "by_hand"})
        (answer,) = await anna.sends(json.dumps({"do": "move", "move": move}))
        assert answer["refusal"]["refusal"] == name_of(kind)
