"""SSH sessions: app or line mode, language, name, table, and what the log says about them."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from server.doors.ssh.host_keys import HostKeys
from server.settings import HouseholdSettings
from tests.ssh.house_over_ssh import ANNA, BEN, Housed, housed
from tests.ssh.test_limits import slot
from tests.textual.loopback import Client
from tests.textual.paper import is_given_back

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


async def says(client: Client, text: str) -> None:
    await client.until(lambda: text in client.read.decode(errors="replace"))


async def test_with_a_terminal_the_app_starts(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house, house.entered() as anna:
        await anna.until_shows("three card games, in your terminal")
        await anna.until_shows("you are anna")


@pytest.mark.parametrize(
    ("command", "term"), [(None, None), (None, "dumb"), ("plain", None), ("plain", "xterm")]
)
async def test_without_a_terminal_or_on_request_the_session_is_in_line_mode(
    tmp_path: Path, keys: HostKeys, command: str | None, term: str | None
) -> None:
    async with housed(tmp_path, keys) as house:
        ran = await house.run(command, typed="who\rquit\r" if term else "who\nquit\n", term=term)
        assert ran.code == 0
        echo = "who\r\nquit\r\n" if term else ""
        assert ran.out.startswith(f"{echo}Welcome to Kartenhaus, anna.")
        assert "\x1b" not in ran.out
        assert ran.out.endswith("Goodbye.\r\n" if term else "Goodbye.\n")
        assert ran.out.count("\r\n") == (ran.out.count("\n") if term else 0)


async def test_line_mode_breaks_lines_at_words_as_wide_as_the_terminal_is_now(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        whole = await house.run("plain", typed="help\n")
        line = next(line for line in whole.out.splitlines() if line.startswith("Always: "))
        assert len(line) > 80
        async with house.entered(command="plain", size=(40, 24)) as anna:
            for width in (40, 60):
                anna.process.change_terminal_size(width, 24)
                anna.read = b""
                anna.type(b"help\r")
                await says(anna, "clear.")
                rows = anna.read.decode().split("\r\n")
                assert 20 < max(map(len, rows)) <= width
                assert line in " ".join(rows)


@pytest.mark.parametrize(("term", "enter"), [(None, "\n"), ("xterm", "\r")])
async def test_the_json_command_gives_one_object_a_line(
    tmp_path: Path, keys: HostKeys, term: str | None, enter: str
) -> None:
    async with (
        housed(tmp_path, keys) as house,
        house.entered(command="json", term=term) as program,
    ):
        await says(program, '{"tell":"welcome","name":"anna"')
        program.type(f'{{"do":"say","text":"hi","to":"lobby"}}{enter}'.encode())
        await says(program, '"text":"hi"')
        program.type(f"nonsense{enter}".encode())
        await says(program, '"refusal":"bad-request"')


async def test_the_login_name_becomes_the_name_unless_it_is_taken(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house, house.entered("anna") as anna:
        await anna.until_shows("you are anna")
        second = await house.run(None, "Anna", typed="quit\n")
        assert "Welcome to Kartenhaus, Anna-2." in second.out
        assert "Somebody is already called Anna" in second.out
        assert "Anna-2 is free." in second.out
        bot = await house.run(None, "kilo", typed="quit\n")
        assert "“kilo” cannot be your name" in bot.out


async def test_a_client_that_sends_the_name_of_an_account_hears_no_refusal(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        for account in ("root", "Administrator"):
            guest = await house.run(None, account, typed="quit\n")
            assert "Welcome to Kartenhaus, Guest-" in guest.out
            assert "cannot be your name" not in guest.out


async def test_a_key_identifies_the_person_whatever_the_login_name(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        first = await house.run(None, "anna", ANNA, typed="quit\n")
        assert "return" not in first.out
        again = await house.run(None, "zoe", ANNA, typed="quit\n")
        assert again.out.startswith("Welcome to Kartenhaus, anna.")


async def test_a_guest_gets_the_code_that_leads_back_to_the_seat(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        async with house.entered(term=None) as anna:
            anna.type(b"play farbstich\n")
            await says(anna, "> Your turn.")
            code = anna.read.decode().partition("type: return ")[2].split()[0]
        async with house.entered("somebody", term=None) as again:
            again.type(f"return {code}\n".encode())
            await says(again, "You are at table 1")
            await says(again, "> Your turn.")


@pytest.mark.parametrize("separator", ["-", ""])
async def test_a_return_code_as_login_name_is_never_shown_as_a_name(
    tmp_path: Path, keys: HostKeys, separator: str
) -> None:
    async with housed(tmp_path, keys) as house, house.entered(term=None) as anna:
        anna.type(b"play farbstich\n")
        await says(anna, "> Your turn.")
        code = anna.read.decode().partition("type: return ")[2].split()[0].replace("-", separator)
        came = await house.run(None, code, typed="who\nquit\n")
        assert "Welcome to Kartenhaus, Guest-" in came.out
        assert "To come back to your seat later, type: return " in came.out
        assert code not in came.out + house.whole_log


async def test_the_newest_connection_takes_the_seat_over(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house, house.entered(key=ANNA) as old:
        old.type(b":play farbstich\r")
        await old.until_shows("YOUR TURN")
        async with house.entered(key=ANNA, term=None) as new:
            await says(new, "> Your turn.")
            await old.until_shows("Another connection of yours")


@pytest.mark.parametrize("face", [None, "xterm"])
async def test_an_invitation_as_login_name_or_after_join_leads_to_the_table(
    tmp_path: Path, keys: HostKeys, face: str | None
) -> None:
    async with housed(tmp_path, keys) as house, house.entered(term=None) as anna:
        anna.type(b"new 8-28 seats 4 private\n")
        await says(anna, "Others come in with: sit ")
        code = anna.read.decode().partition("come in with: sit ")[2].split()[0]
        async with house.entered(code, term=face) as ben, house.entered(command=f"join {code}"):
            await says(anna, "Guest-1 sits down.")
            await says(anna, "anna-2 sits down.")
            if face is None:
                await says(ben, "Seat 2: Guest-1, that is you")


async def test_join_with_a_number_leads_to_a_seat_or_to_the_gallery_of_a_full_table(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house, house.entered(term=None) as anna:
        anna.type(b"new farbstich seats 3 bots 1\n")
        await says(anna, "You are at table 1")
        async with house.entered("ben", command="join 1", term=None):
            await says(anna, "ben sits down.")
            full = await house.run("join 1", "carl", typed="quit\n")
            assert "This table has no free seat." in full.out
            assert "You watch from the gallery." in full.out


async def test_a_failed_join_gives_one_sentence(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house:
        nowhere = await house.run("join lamo-digu", typed="quit\n")
        assert nowhere.out.count("There is no open table “lamo-digu”") == 1
        async with house.entered(key=ANNA, term=None) as anna:
            anna.type(b"play farbstich\n")
            await says(anna, "> Your turn.")
        async with house.entered("ben", term=None) as ben:
            ben.type(b"new farbstich\n")
            await says(ben, "You are at table 2")
            other = await house.run("join 2", key=ANNA, typed="quit\n")
            assert "You are at table 1. Leave it first." in other.out


TONGUES = ("English", "Deutsch", "Français", "Italiano")
FOUR = (
    "To go on in English, type: language english",
    "Auf Deutsch geht es weiter mit: language deutsch",
    "Pour continuer en français, tape : language français",
    "Per continuare in italiano, scrivi: language italiano",
)


@pytest.mark.parametrize("term", [None, "xterm"])
async def test_without_a_language_the_question_comes_in_every_language(
    tmp_path: Path, keys: HostKeys, term: str | None
) -> None:
    async with housed(tmp_path, keys) as house, house.entered(term=term, env={}) as anna:
        for sentence in FOUR if term is None else TONGUES:
            await says(anna, sentence[:30])
        anna.type(b"d" if term else b"language deutsch\n")
        await says(anna, "du bist anna" if term else "Willkommen im Kartenhaus, anna.")


async def test_the_language_is_asked_once_and_kept(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house:
        first = await house.run(None, key=ANNA, typed="quit\n")
        assert all(sentence in first.out for sentence in FOUR)
        second = await house.run(None, key=ANNA, typed="language italiano\nquit\n")
        assert FOUR[1] not in second.out
        third = await house.run(None, key=ANNA, typed="", env={"LANG": "de_CH.UTF-8"})
        assert third.out.startswith("Ti diamo il benvenuto")
    async with housed(tmp_path, keys) as house:
        later = await house.run("help", key=ANNA)
        assert "questi comandi" in later.out


@pytest.mark.parametrize(
    ("env", "welcome"),
    [
        ({"LANG": "de_CH.UTF-8"}, "Willkommen"),
        ({"LANG": "de_CH.UTF-8", "LC_ALL": "fr_CH.UTF-8"}, "Bienvenue"),
        ({"LANG": "C", "LC_MESSAGES": "it_IT"}, "Ti diamo"),
    ],
)
async def test_a_language_sent_by_the_client_needs_no_question(
    tmp_path: Path, keys: HostKeys, env: dict[str, str], welcome: str
) -> None:
    async with housed(tmp_path, keys) as house:
        ran = await house.run(None, typed="", env=env)
        assert ran.out.startswith(welcome)
        assert not any(sentence in ran.out for sentence in FOUR)


async def test_a_language_sent_later_counts_until_one_is_chosen(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        assert (await house.run(None, key=ANNA)).out.startswith("Welcome")
    async with housed(tmp_path, keys) as house:
        sent = await house.run(None, key=ANNA, env={"LANG": "fr_FR"})
        assert "Il y a une personne" in sent.out
        assert (await house.run(None, key=ANNA)).out.startswith("Bienvenue")


async def test_the_settings_can_fix_the_language(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys, language="it") as house:
        ran = await house.run(None, env={"LANG": "de_CH.UTF-8"})
        assert ran.out.startswith("Ti diamo il benvenuto")


async def test_lines_typed_ahead_keep_their_order(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house, house.entered() as anna:
        anna.type(b":sax\x7fy One\r:say Two\r:nonx\x7fsense\r")
        await anna.until_shows("anna One")
        await anna.until_shows("anna Two")
        await anna.until_shows("I do not know “nonsense”.")


@pytest.mark.parametrize("leave", [b":quit\r", b"\x03", b"\x04", b"\x11"])
async def test_the_window_title_tells_whose_turn_it_is_and_is_restored(
    tmp_path: Path, keys: HostKeys, leave: bytes
) -> None:
    async with housed(tmp_path, keys) as house, house.entered() as anna:
        anna.type(b":play farbstich\r")
        await says(anna, "\x1b]0;Your turn: Farbstich · Kartenhaus\x1b\\")
        await anna.until_shows("YOUR TURN")
        anna.type(leave)
        await anna.read_all()
        assert is_given_back(anna.read)
        assert b"\x1b]0;\x1b\\" in anna.read[anna.read.rindex(b"Your turn: Farbstich") :]
        *_, bye = anna.read.decode().split("\x1b[23;0t")
        assert bye == "Goodbye. Your seat stays yours, and the game waits for you.\r\n"


async def test_the_window_title_names_the_others_when_it_is_their_turn(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with (
        housed(tmp_path, keys) as house,
        house.entered("anna", term=None) as anna,
        house.entered("ben") as ben,
    ):
        anna.type(b"new farbstich seats 3 bots 1\n")
        await says(anna, "You are at table 1")
        await says(ben, "anna")
        ben.type(b":sit 1\r:ready\r")
        await says(anna, "ben is ready.")
        anna.type(b"ready\n")
        others = "]0;Farbstich: anna to play · Kartenhaus\x1b\\"
        await ben.until(lambda: b"]0;Your turn" in ben.read or others.encode() in ben.read)
        ben.type(b":1\r")
        await says(ben, others)


async def test_the_bell_rings_once_at_the_start_of_the_own_turn_unless_switched_off(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        async with house.entered(key=ANNA) as anna:
            anna.type(b":play farbstich\r")
            await says(anna, "]0;Your turn")
            await says(anna, "\a")
            anna.type(b":who\r")
            await says(anna, "Seat 2")
            assert anna.read.count(b"\a") == 1
        async with house.entered(key=BEN) as ben:
            ben.type(b":bell no\r:play farbstich\r")
            await ben.until_shows("stays quiet")
            await says(ben, "]0;Your turn")
            assert b"\a" not in ben.read


async def test_a_crashed_app_prints_a_sentence_and_the_seat_is_kept(
    tmp_path: Path, keys: HostKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with housed(tmp_path, keys) as house:
        async with house.entered(key=ANNA) as anna:
            anna.type(b":play farbstich\r")
            await anna.until_shows("YOUR TURN")
            with monkeypatch.context() as broken:
                broken.setattr("tui.app.HouseApp.window_title", lambda app: 1 / 0)
                anna.type(b":leave\r")
                await anna.read_all()
            assert is_given_back(anna.read)
            assert b"Something went wrong, and it is our fault." in anna.read
            await anna.process.wait_closed()
            assert anna.process.exit_status == 1
        (crash,) = house.log("crash")
        assert crash["kind"] == "builtins.ZeroDivisionError"
        async with house.entered(key=ANNA, term=None) as again:
            again.type(b"sit 1\n")
            await says(again, "Seat 1: anna, that is you")


async def test_a_crashed_session_prints_a_sentence_and_is_logged(
    tmp_path: Path, keys: HostKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.commands.ssh.answers.in_lines", lambda lines: 1 / 0)
    async with housed(tmp_path, keys) as house:
        ran = await house.run("who")
        assert (ran.code, ran.out) == (1, "")
        assert ran.err.startswith("Something went wrong, and it is our fault.")
        (error,) = house.log("error")
        assert error["kind"] == "builtins.ZeroDivisionError"


async def test_sessions_wait_in_a_queue_while_other_apps_start(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys, starts_at_once=1) as house, AsyncExitStack() as before:
        await before.enter_async_context(slot(house.starting, lambda wait: None))
        async with house.entered() as anna:
            await says(anna, "One moment, you are next.")
            await before.aclose()
            await anna.until_shows("you are anna")


# With the second, the house counts as busy, and news waits for a minute after each frame.
@pytest.mark.parametrize("paces", [{}, {"BUSY": -1, "FIRST": 0, "SECONDS_EACH": 60, "LONGEST": 60}])
async def test_closing_is_announced_in_every_mode_and_terminals_are_restored(
    tmp_path: Path, keys: HostKeys, monkeypatch: pytest.MonkeyPatch, paces: dict[str, float]
) -> None:
    for name, value in paces.items():
        monkeypatch.setattr(f"server.doors.textual.pace.{name}", value)
    async with housed(tmp_path, keys) as house:
        people = [
            house.entered("anna"),
            house.entered("ben", term=None),
            house.entered("carl", command="json", term=None),
        ]
        anna, ben, carl = [await person.__aenter__() for person in people]
        await anna.until_shows("anna")
        await says(ben, "Welcome")
        await says(carl, "welcome")
    for each in (anna, ben, carl):
        await each.read_all()
    assert is_given_back(anna.read)
    assert anna.read.decode().split("\x1b[23;0t")[-1].startswith("The house is closing.")
    assert b"The house is closing. All tables are kept." in ben.read
    assert b'{"tell":"closing"}' in carl.read
    for person in people:
        await person.__aexit__(None, None, None)


async def test_the_log_has_connections_log_ins_and_seats_but_no_cards_and_chat(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        async with house.entered(key=ANNA, term=None) as anna:
            anna.type(b"play farbstich\nsay a secret plan\n")
            await says(anna, "> Your turn.")
            await says(anna, "a secret plan")
        await house.until(lambda: house.log("leave"))
        network = "127.0.0.0/24"
        assert house.log("connection") == [{"address": network}]
        assert house.log("login") == [{"key": ANNA.get_fingerprint(), "address": network}]
        assert house.log("enter") == [{"person": 1, "address": network, "face": "plain"}]
        assert house.log("seat") == [{"person": 1, "table": 1, "seat": 1}]
        assert house.log("leave") == [{"person": 1}]
        assert "secret" not in house.whole_log
        assert "anna" not in house.whole_log


@pytest.mark.parametrize(("setting", "shown"), [("no", None), ("full", "127.0.0.1")])
async def test_addresses_are_logged_as_the_settings_allow(
    tmp_path: Path, keys: HostKeys, setting: str, shown: str | None
) -> None:
    async with housed(tmp_path, keys, log_addresses=setting) as house:
        await house.run("who")
        assert house.log("connection") == [{"address": shown} if shown else {}]
        assert (shown or HIDDEN) in house.whole_log
        assert "127.0" not in house.whole_log or shown


HIDDEN = "login"


async def test_refusals_are_logged(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys, household=HouseholdSettings(commands_per_minute=1)) as house:
        assert (await house.run("who")).code == 0
        assert (await house.run("who")).code == 1
        refused = {"why": "address-limit", "address": "127.0.0.0/24"}
        assert house.log("refused") == [refused]


def count_people(house: Housed) -> int:
    return len(house.house.online)


async def test_after_many_sessions_everything_is_freed(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house:
        for _ in range(4):
            await asyncio.gather(*(house.run("plain") for _ in range(10)))
        await house.until(lambda: count_people(house) == 0)
        assert len(house.log("enter")) == len(house.log("leave")) == 40
