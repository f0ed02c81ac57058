"""An evening in the house, as people in line mode read it."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from server.protocol.lobby import Language
from tests.faces.evening import Evening, Typist, evening
from tests.house.scenarios import GRACE, settings, verify_record
from tests.plain.scripted_house import TEXTS
from tui.text import LANGUAGES

PLAY = "play 8-28 seats 3 relaxed"
MISSED: dict[Language, tuple[str, str]] = {
    "en": ("While you were away:", "That was all. This is how it goes on."),
    "de": ("Während du weg warst:", "Das war alles. Jetzt geht es weiter."),
    "fr": ("Pendant ton absence :", "C’est tout. Maintenant, on continue."),
    "it": ("Mentre non c’eri:", "È tutto. Adesso si continua."),
}


def beginning(said: Sequence[str], start: str) -> list[str]:
    return [line for line in said if line.startswith(start)]


def invitation(said: Sequence[str]) -> str:
    (line,) = beginning(said, "The table is private.")
    return line.rpartition("sit ")[2]


async def private_table(here: Evening, *names: str, terms: str = "") -> list[Typist]:
    """Anna opens a table; the others are invited."""
    anna = await here.plain("Anna")
    code = invitation(await anna.types(f"new 8-28 private relaxed seats {len(names) + 2} {terms}"))
    people = [anna]
    for name in names:
        people.append(await here.plain(name))
        assert beginning(await people[-1].types(f"sit {code}"), "You are at table 1: 8-28")
    return people


async def game_of_three(here: Evening) -> list[Typist]:
    """Anna, Ben and a bot play."""
    anna, ben = await private_table(here, "Ben")
    await anna.types("fill", "ready")
    await ben.types("ready")
    return [anna, ben]


async def to_the_end(people: Sequence[Typist]) -> None:
    """All decline until the game is over."""
    for _ in range(1000):
        turns = [p for p in people if beginning(await p.types(""), "> ")]
        if not turns:
            return
        await turns[0].types("2")
    raise AssertionError("this game never ends")


@pytest.mark.asyncio
async def test_the_welcome_lists_people_tables_and_commands(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna = await here.plain("Anna")
        assert anna.news() == [
            "Welcome to Kartenhaus, Anna.",
            "One person is here:",
            "Anna.",
            "No tables are open right now.",
            "You can play 8-28, Farbstich or Schatzsuche. Type “play” and one of them to play "
            "against bots at once, “new” and one of them to open a table, or “help”.",
        ]
        await anna.types("new farbstich bots 1")
        ben = await here.plain("Ben")
        assert ben.news()[1:5] == [
            "2 people are here:",
            "Anna (table 1), Ben.",
            "Table 1: Farbstich, 2 of 4 seats free. Seated: Anna and Kilo (club bot). "
            "Terms: 2 minutes for each player, and 15 seconds more for each move.",
            "Type “sit” and the number of a table to play there, or “watch” and the number to "
            "look on.",
        ]
        assert await ben.types("") == ben.all_sentences[-2:]


@pytest.mark.asyncio
async def test_a_new_table_is_reported_once_its_opener_has_sat_down(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna, ben = await here.plain("Anna"), await here.plain("Ben")
        ben.news()
        await anna.types("new farbstich")
        assert [line.partition(" Terms")[0] for line in ben.news()] == [
            "Table 1: Farbstich, 3 of 4 seats free. Seated: Anna."
        ]
        await anna.types("leave")
        assert ben.news() == ["Table 1 is closed."]


@pytest.mark.asyncio
async def test_friends_meet_at_a_private_table_talk_and_are_watched(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna, ben = await private_table(here, "Ben")
        cleo = await here.plain("Cleo", "fr")
        code = invitation(anna.all_sentences)
        assert "Tu regardes depuis la galerie." in await cleo.types(f"regarder {code}")
        assert anna.news()[-1] == "1 person watches."
        await cleo.types("dire bonjour")
        assert anna.news() == ["Cleo, from the gallery: bonjour"]
        assert await ben.types("mute cleo") == ["You no longer see what cleo says."]
        await cleo.types("dire encore")
        assert ben.news() == []
        assert await ben.types("unmute Cleo") == ["You see what Cleo says again."]
        assert await anna.types("hush") == ["You ask the gallery to be quiet."]
        assert cleo.news()[-1] == "Anna demande le silence à la galerie."
        assert await cleo.types("dire trois") == ["Anna a demandé le silence à la galerie."]
        await ben.types("say how are you")
        assert anna.news()[-1] == "Ben: how are you"
        assert await anna.types("unhush") == ["You let the gallery talk again."]
        await cleo.types("dire quatre")
        assert ben.news()[-1] == "Cleo, from the gallery: quatre"


@pytest.mark.asyncio
async def test_events_seen_before_are_not_repeated_after_a_reconnect(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna, ben = await here.plain("Anna"), await here.plain("Ben")
        await anna.types("say first", "new 8-28 seats 3")
        await ben.types("say second")
        left = await anna.types("leave")
        assert left[left.index("Said here before:") :][1:2] == ["Ben: second"]
        assert "Anna: first" not in left
        await anna.types("new 8-28 seats 3")
        assert "Said here before:" not in await anna.types("leave")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.asyncio
async def test_a_lost_player_is_covered_by_a_bot_and_catches_up_on_missed_events(
    language: Language, tmp_path: Path
) -> None:
    async with evening(tmp_path) as here:
        anna, _ = await game_of_three(here)
        ben = await here.plain("Ben", language)
        await ben.types(f"language {language}")
        await ben.break_off()
        lost = f"Ben has lost the connection. A bot plays after {GRACE} seconds."
        assert lost in anna.news()
        await here.pass_time(GRACE + 1)
        assert "A bot plays for Ben." in anna.news()
        while not beginning(await anna.types(""), "> "):
            await here.pass_time(1)
        await anna.types("no")
        await here.pass_time(GRACE + 1)
        ben = await here.plain("Ben")
        said, (head, end) = ben.news(), MISSED[language]
        missed = said[said.index(head) + 1 : said.index(end)]
        event = TEXTS[language].say("event-eight28-decline", seat="Anna", seat_you="no")
        assert event.replace("\xa0", " ") in missed
        assert "Ben is back." in anna.news()
        after = said[said.index(end) + 1 :]
        assert len(after) > 1, "how it stands, or what he can do"


@pytest.mark.asyncio
async def test_leaving_a_running_game_explains_how_to_return(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna, ben = await game_of_three(here)
        code = invitation(anna.all_sentences)
        assert (await anna.types("leave"))[:2] == [
            "You have left table 1. You are in the hall.",
            f"Your seat stays yours. A bot plays for you after {GRACE} seconds. "
            f"To come back, type: sit {code}",
        ]
        assert f"Anna leaves the table. A bot plays after {GRACE} seconds." in ben.news()
        back = await anna.types("sit")
        assert back[0] == "You are at table 1: 8-28, 3 seats. The game is running."
        assert "Anna is back." in ben.news()


@pytest.mark.asyncio
async def test_a_second_connection_takes_the_seat(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna, _ = await game_of_three(here)
        anna.news()
        second = await here.plain("Anna")
        assert anna.news()[0] == (
            "Another connection of yours has taken your seat at table 1. "
            "This one is in the hall now."
        )
        assert second.news()[1] == "You are at table 1: 8-28, 3 seats. The game is running."
        assert await anna.types("take") == ["No game is being played right now."]
        assert await second.types("hand")
        (back,) = beginning(await anna.types(f"sit {invitation(anna.all_sentences)}"), "You are at")
        assert back.endswith("The game is running.")


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_player_who_does_not_decide_is_away_until_the_next_decision(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna = await here.plain("Anna")
        await anna.types("play 8-28 seats 3 clock 40 0")
        anna.news()
        await here.pass_time(41)
        assert "Your time is up: a bot decides for you." in anna.news()
        while not beginning(anna.all_sentences, "Your time is up again, so you count as away."):
            await here.pass_time(41)
        await anna.types("history")
        assert "You are back." in anna.all_sentences


@pytest.mark.asyncio
async def test_little_time_on_the_clock_is_warned_of(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna = await here.plain("Anna")
        await anna.types("play 8-28 seats 3 clock 40 0")
        assert not beginning(anna.all_sentences, "> Your turn. You have")
        await here.pass_time(15)
        said = await anna.types("no")
        while not beginning(said, "> "):
            said = await anna.types("")
        assert beginning(said, "> Your turn. You have 25 seconds left. With the hidden card")
        (again,) = await anna.types("")
        assert again.startswith("> Your turn. With the hidden card")


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_rematch_has_a_record_of_its_own_and_both_verify(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna, ben = await game_of_three(here)
        await to_the_end([anna, ben])
        assert "Another game is being prepared." in await anna.types("rematch")
        assert "Another game is being prepared." in ben.news()
        await anna.types("words for luck", "ready")
        await ben.types("ready")
        await to_the_end([anna, ben])
        names = re.findall("The record of this game is (.{12})", "\n".join(ben.all_sentences))
        assert len(set(names)) == 2
        for name in names:
            head, *lines = await ben.types(f"record {name}")
            assert head == f"The record {name}:"
            verify_record(tuple(lines))
        assert await ben.types("record") == [head, *lines]


@pytest.mark.slow
@pytest.mark.asyncio
async def test_the_whole_seal_is_printed_only_on_request(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna = await here.plain("Anna")
        said = await anna.types(PLAY.replace("play", "new") + " bots 2")
        (seal,) = re.findall("The seal begins with (.{12}),", "\n".join(said))
        (seal_line,) = await anna.types("seal")
        assert re.fullmatch(
            rf"The seal, the SHA-256 of the secret of the shuffles: {seal}[0-9a-f]{{52}}", seal_line
        )
        await anna.types("words for luck")
        assert (await anna.types("seal"))[1:] == ["Your own words in the shuffle: for luck"]
        await anna.types("ready")
        await to_the_end([anna])
        told = f"The record of this game is {seal}. “seal” tells you the secret of its shuffles."
        assert told in anna.all_sentences
        *_, secret = await anna.types("seal")
        assert re.fullmatch("The secret of the shuffles was: [0-9a-f]{64}", secret)


@pytest.mark.asyncio
async def test_a_guest_comes_back_with_the_return_code(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        guest = await here.comes(Typist, None, "it")
        (line,) = beginning(guest.news(), "Qui sei ospite.")
        await guest.types("gioca 8-28 posti 3")
        await guest.break_off()
        again = await here.comes(Typist, None, "it")
        back = await again.types(line.rpartition(": ")[2])
        assert "Adesso ti chiami Guest-1." in back
        assert beginning(back, "Sei al tavolo 1: 8-28, 3 posti. La partita è in corso.")


@pytest.mark.asyncio
async def test_the_language_can_change_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna = await here.plain("Anna")
        await anna.types(PLAY)
        said = await anna.types("language deutsch")
        assert said[0] == "Ab jetzt sprechen wir Deutsch."
        assert beginning(said, "> Du bist dran.")
        assert beginning(await anna.types("nein"), "Du lehnst ab.")
        assert (await anna.types("sprache französisch"))[0] == "Maintenant, on parle français."
        assert beginning(await anna.types("non"), "Tu refuses.")


@pytest.mark.slow
@pytest.mark.asyncio
async def test_help_lists_the_commands_that_work_at_this_place(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna = await here.plain("Anna")
        assert (await anna.types("help"))[0] == "In the hall: tables, new, play, learn, watch."
        assert await anna.types("play") == await anna.types("help play")
        await anna.types("new 8-28 seats 3 bots 2")
        assert (await anna.types("help"))[0] == (
            "At the table: table, why, ready, start, fill, dismiss, host, words, seal, hush, "
            "stand, leave."
        )
        await anna.types("ready")
        assert (await anna.types("help"))[:2] == [
            "In the game: take, no, no more, again, low, high.",
            "At the table: table, hand, score, summary, moves, why, seal, hush, leave, fast, "
            "history.",
        ]
        await to_the_end([anna])
        assert (await anna.types("help"))[0] == (
            "At the table: table, score, summary, why, dismiss, host, seal, hush, stand, leave, "
            "rematch, history."
        )
        assert await anna.types("why") == [
            "The game is over.",
            "Type “rematch” to play again, or “leave” to go to the hall.",
        ]


@pytest.mark.asyncio
async def test_every_typed_line_is_answered(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna = await here.plain("Anna", "de")
        for line in ("name Anna", "sprache deutsch", "automatisch nein"):
            assert await anna.types(line) == ["Das ändert nichts."]
        await anna.types("spiele 8-28 plätze 3")
        assert await anna.types("setzen") == ["Du hast Platz 1."]
        assert await anna.types("nicht mehr") != []
        assert await anna.types("   ") != []


@pytest.mark.asyncio
async def test_standing_up_and_sitting_down_are_one_sentence_each(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna, _ = await private_table(here, "Ben")
        assert await anna.types("stand") == [
            "You stand up.",
            "Ben is the host now.",
            "You watch from the gallery.",
        ]
        assert await anna.types("sit") == ["You sit down.", "You have seat 1."]


@pytest.mark.asyncio
async def test_a_decision_that_others_do_not_change_is_prompted_once(tmp_path: Path) -> None:
    async with evening(tmp_path, settings(moment=1000)) as here:
        anna = await here.plain("Anna")
        await anna.types("play schatzsuche markers by_hand relaxed")
        for _ in range(20):
            said = await anna.types("1")
            if prompts := beginning(said, "> Your turn. Type “fine”"):
                break
        assert len(prompts) == 1
        assert len([*beginning(said, "Kilo "), *beginning(said, "Byte ")]) >= 2


@pytest.mark.asyncio
async def test_help_is_silent_about_markers_that_turn_by_themselves(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna = await here.plain("Anna")
        await anna.types("play schatz")
        assert (await anna.types("help"))[0] == "In the game: guess, bid, play."
        await anna.types("leave", "new schatz markers by_hand bots 2", "ready")
        assert (await anna.types("help"))[0].startswith("In the game: guess, bid, play, flip,")


@pytest.mark.asyncio
async def test_a_search_in_the_rules_prints_only_what_was_found(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna = await here.plain("Anna")
        whole = await anna.types("rules schatz")
        found = await anna.types("rules schatz trump")
        assert set(found) < set(whole)
        assert all("trump" in line.lower() for line in found if len(line) > 40)
