"""Input can end at any moment: it is answered with a goodbye, and the others go on."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.faces.evening import Program, Typist, evening
from tests.plain.scripted_house import TEXTS
from tui.text import LANGUAGES, Language

OPENING = {"do": "open", "game": "schatzsuche", "seats": 3, "bots": ["simple"]}
# Lines typed before the end, and whether the seat is kept.
STAGES: Mapping[str, tuple[Sequence[str], bool]] = {
    "in the lobby": ([], False),
    "at a table": (["new 8-28 seats 3 private"], False),
    "ready": (["new 8-28 seats 3", "ready"], False),
    "in a game": (["play 8-28 seats 3"], True),
    "in the middle of it": (["play farb seats 3", "moves", "1", "1"], True),
    "before something costly": (
        ["play schatz markers by_hand", "flip hearts", "unflip hearts"],
        True,
    ),
    "in the gallery": (["watch 1"], False),
    "back in the lobby": (["play 8-28 seats 3", "leave"], False),
}


@pytest.mark.slow
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.asyncio
async def test_line_mode_says_goodbye_when_the_input_ends_at_any_moment(
    stage: str, language: Language, tmp_path: Path
) -> None:
    lines, plays = STAGES[stage]
    async with evening(tmp_path) as here:
        ben = await here.plain("Ben")
        if stage == "in the gallery":
            await ben.types("new farb")
        anna = await here.plain("Anna", language)
        assert not [line for line in lines if not await anna.types(line)]
        await anna.goes()
        goodbye = TEXTS[language].say("plain-bye", seat="waits" if plays else "no")
        assert anna.all_sentences[-1] == goodbye.replace("\xa0", " ")
        assert "Anna leaves." in ben.news() or stage == "in the gallery"
        assert len(await ben.types("who")) > 1


@pytest.mark.slow
@pytest.mark.parametrize("asked", [0, 1, 2, 3, 5])
@pytest.mark.asyncio
async def test_json_input_can_end_at_any_moment_and_the_table_goes_on(
    asked: int, tmp_path: Path
) -> None:
    script: list[dict[str, Any]] = [
        OPENING,
        {"do": "look"},
        {"do": "ready"},
        {"do": "events"},
        {"do": "leave"},
    ]
    async with evening(tmp_path) as here:
        ben, anna = await here.json("Ben"), await here.json("Anna")
        await anna.sends(*script[:1])
        await ben.sends({"do": "sit", "table": "1"}, {"do": "ready"})
        await anna.sends(*script[1:asked])
        await anna.goes()
        _, table, *_ = await ben.sends({"do": "look"})
        host, *_ = table["room"]["chairs"]
        assert host is None or host["presence"] == "gone"


@pytest.mark.asyncio
async def test_malformed_json_is_answered_and_the_connection_stays_open(tmp_path: Path) -> None:
    malformed = [
        "nonsense",
        "[]",
        "{",
        "null",
        '{"do":1}',
        '{"do":"cheat"}',
        '{"do":"name"}',
        '{"do":"name","name":"Zoe","name":"Zoe"}',
        '{"do":"move","move":{"move":"take"},"at":"now"}',
        json.dumps({"do": "say", "text": "x" * 70000}),
    ]
    async with evening(tmp_path) as here:
        ben = await here.json("Ben")
        answers = await ben.sends(*malformed, {"do": "name", "name": "Benno"})
        refused, after = answers[: len(malformed)], answers[len(malformed) :]
        assert {each["tell"] for each in refused} == {"refused"}
        assert (after[0]["tell"], after[0]["name"]) == ("welcome", "Benno")


@pytest.mark.asyncio
async def test_everybody_is_notified_when_the_house_closes(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna, ben = await here.plain("Anna", "fr"), await here.json("Ben")
        await here.close()
        assert anna.all_sentences[-2:] == [
            "La maison ferme. Toutes les tables sont conservées.",
            "La maison a mis fin à la connexion. Au revoir.",
        ]
        assert ben.all_notices[-1] == {"tell": "closing"}


@pytest.mark.asyncio
async def test_names_and_chat_cannot_control_the_terminal_of_others(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna, ben = await here.plain("Anna"), await here.json("Ben")
        text = "\x1b[2Jred\u202e \x9b31m\x07\nblue\u200b"
        await ben.sends({"do": "say", "text": text, "to": "lobby"})
        (said,) = [line for line in anna.all_sentences if line.startswith("Ben: ")]
        assert "red" in said
        assert said.isprintable()
        assert await anna.types("say \x1b[31m\x07") == ["Anna: [31m"]
        assert await anna.types("\x1b[A") == [
            "I do not know “\N{REPLACEMENT CHARACTER}[A”. Type “help” to see what you can type."
        ]


@pytest.mark.parametrize("face", [Typist, Program])
@pytest.mark.asyncio
async def test_a_broken_connection_keeps_the_seat_of_a_running_game(
    face: type[Typist] | type[Program], tmp_path: Path
) -> None:
    async with evening(tmp_path) as here:
        anna, ben = await here.plain("Anna"), await here.comes(face, "Ben", key="Ben")
        await anna.types("new farb seats 3 bots 1")
        if isinstance(ben, Program):
            await ben.sends({"do": "sit", "table": "1"}, {"do": "ready"})
        else:
            await ben.types("sit 1", "ready")
        await anna.types("ready")
        await ben.break_off()
        assert "Seat 2: Ben, not here, 120 seconds left." in await anna.types("who")
