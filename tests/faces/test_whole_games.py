"""Whole games at one table of people in line mode, JSON clients and bots."""

import re
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.faces.evening import Evening, Program, Typist, evening
from tests.faces.playing import Player, PlayingProgram, TypingPlayer, play_out
from tests.faces.words import ALL, Words
from tests.house.scenarios import verify_record

pytestmark = pytest.mark.slow

FOUR = "{seats} 4 {bots} 1"
TABLES = {
    "8-28": f"eight28 {FOUR} pack authors pass_is_final {{yes}} low_may_go_high {{no}}",
    "Farbstich": f"farb {FOUR} random games 2 open {{yes}}",
    "Schatzsuche": "schatz markers by_hand {bots} 1",
}
TERMS: dict[str, tuple[dict[str, object], set[str]]] = {
    "8-28": ({"pack": "authors", "pass_is_final": True, "low_may_go_high": False}, {"declare"}),
    "Farbstich": ({"games": 2, "open_scores": True}, {"collect", "rank"}),
    "Schatzsuche": ({"markers": "by_hand"}, {"object", "penalty", "flip", "unflip", "treasure"}),
}
STRANGE_LINES = ("", "nonsense", "{}", '{"do":"move"}', '{"do":"move","move":{"move":"fold"}}')


class Party(NamedTuple):
    """Anna types, and so does Cleo if there is a seat for her; Ben is a program."""

    anna: Typist
    ben: Program
    others: tuple[Typist, ...]


async def gather(here: Evening, words: Words, others: Words, terms: str) -> Party:
    anna = await here.plain("Anna", words.language)
    assert await anna.types(f"{words.new} {terms.format(**words._asdict())}")
    ben = await here.json("Ben")
    await ben.sends({"do": "sit", "table": "1"})
    if terms.startswith("schatz"):
        return Party(anna, ben, ())
    cleo = await here.plain("Cleo", others.language)
    await cleo.types(others.sit)
    return Party(anna, ben, (cleo,))


async def play(here: Evening, party: Party, words: Words, others: Words, seed: str) -> Program:
    dice = Random(seed)
    players: list[Player] = [TypingPlayer(party.anna, words.moves, words.yes, dice)]
    program = PlayingProgram(party.ben, dice)
    players += [TypingPlayer(cleo, others.moves, others.yes, dice) for cleo in party.others]
    for cleo in party.others:
        await cleo.types(others.ready)
    await party.ben.sends(*STRANGE_LINES, {"do": "ready"})
    program.notices += await party.ben.sends({"do": "look"})
    await party.anna.types(words.ready)
    await play_out([*players, program])
    return party.ben


def record_named(said: list[str]) -> str:
    found = [name for line in said for name in re.findall("kartenhaus records (.{12}) ", line)]
    return str(found[-1])


def check_terms(party: Party, game: str) -> None:
    """The options are those that Anna typed, and the events they lead to have happened."""
    options, events = TERMS[game]
    notices = party.ben.all_notices
    rooms = [each["room"]["options"] for each in notices if each["tell"] == "table"]
    assert rooms
    assert all(room == room | options for room in rooms)
    assert events <= {each["event"]["e"] for each in notices if each["tell"] == "event"}
    if "unflip" in events:
        assert [line for line in party.anna.all_sentences if "50" in line], "asked about once more"


@pytest.mark.parametrize("words", ALL, ids=[words.language for words in ALL])
@pytest.mark.parametrize("game", TABLES)
@pytest.mark.asyncio
async def test_people_and_clients_play_a_whole_game_whose_record_verifies(
    game: str, words: Words, tmp_path: Path
) -> None:
    others = ALL[ALL.index(words) - 1]
    async with evening(tmp_path) as here:
        party = await gather(here, words, others, TABLES[game])
        await play(here, party, words, others, game)
        said = party.anna.all_sentences
        assert [line for line in said if words.over in line and "Anna" in line]
        check_terms(party, game)
        (over,) = [notice for notice in party.ben.all_notices if notice["tell"] == "over"]
        assert record_named(said) == over["record"]
        shown = (await party.ben.sends({"do": "record", "record": over["record"]}))[-1]["lines"]
        verify_record(tuple(shown))
        _, *lines = await party.anna.types(words.record)
        assert lines == shown
        for cleo in party.others:
            assert [line for line in cleo.all_sentences if others.over in line and "Anna" in line]
            assert record_named(cleo.all_sentences) == over["record"]
