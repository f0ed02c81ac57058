"""kartenhaus replay: shows a recorded game in sentences, without cards that the viewer could not
know."""

import json
from pathlib import Path

import pytest

from tests.commands.running import Prompt
from tests.records.writing import record_of, text_of


@pytest.fixture
def games(tmp_path: Path) -> str:
    """A file with a game of 8-28 and one of Schatzsuche."""
    file = tmp_path / "games.jsonl"
    file.write_bytes(text_of(record_of("eight28", 3) + record_of("schatzsuche", 3)))
    return str(file)


def test_replay_shows_the_view_of_the_gallery_unless_a_seat_is_named(
    kartenhaus: Prompt, games: str
) -> None:
    told = kartenhaus("replay", games)
    assert told.lines[0] == "8-28 with Anna, Ben and Cleo"
    assert told.out == kartenhaus("replay", games, "--gallery").out
    assert not any("hidden card:" in line for line in told.lines)
    assert told.lines[-1].split()[1:5] == ["The", "game", "is", "over."]


def test_replay_for_a_seat_shows_its_own_hidden_card_and_no_other(
    kartenhaus: Prompt, games: str
) -> None:
    told = kartenhaus("replay", games, "--seat", "1")
    assert sum("Your hidden card:" in line for line in told.lines) > 1
    assert not any("’s hidden card:" in line for line in told.lines)
    assert kartenhaus("replay", games, "--seat", "Ben").out == told.out


def test_replay_can_show_all_cards(kartenhaus: Prompt, games: str) -> None:
    told = kartenhaus("replay", games, "--open")
    for name in ("Anna", "Ben", "Cleo"):
        assert sum(f"{name}’s hidden card:" in line for line in told.lines) > 1


def test_replay_can_show_another_game_of_the_file(kartenhaus: Prompt, games: str) -> None:
    assert kartenhaus("replay", games, "--game", "2").lines[0].startswith("Schatzsuche with Anna")


def test_replay_stops_after_the_given_event(kartenhaus: Prompt, games: str) -> None:
    whole, part = kartenhaus("replay", games), kartenhaus("replay", games, "--to", "20")
    assert whole.lines[: len(part.lines)] == part.lines
    assert part.lines[-1].split()[0] == "20"


@pytest.mark.parametrize(
    ("language", "start"),
    [
        ("en", "Round 1. "),
        ("de", "Durchgang 1. "),
        ("fr", "Manche 1. "),
        ("it", "Mano 1. "),
    ],
)
def test_replay_is_in_the_chosen_language(
    kartenhaus: Prompt, games: str, language: str, start: str
) -> None:
    told = kartenhaus("replay", games, "--language", language)
    assert told.lines[1].split(maxsplit=1)[1].startswith(start)


def test_a_redacted_record_contains_what_the_seat_saw_and_can_be_replayed(
    kartenhaus: Prompt, games: str, tmp_path: Path
) -> None:
    seen = kartenhaus("replay", games, "--seat", "2", "--to", "60", "--json").out
    header, *events = map(json.loads, seen.splitlines())
    assert header["seat"] == 2
    assert "secret" not in header
    assert len(events) < 60
    part = tmp_path / "seen.jsonl"
    part.write_text(seen)
    told = kartenhaus("replay", str(part)).lines
    whole = kartenhaus("replay", games, "--seat", "2", "--to", "60").lines
    assert [line.split(maxsplit=1)[1] for line in told] == [
        line.split(maxsplit=1)[1] for line in whole
    ]


def test_replay_open_as_json_prints_the_record_unchanged(kartenhaus: Prompt, games: str) -> None:
    out = kartenhaus("replay", games, "--game", "1", "--open", "--json").out
    assert Path(games).read_text().replace(" ", "").startswith(out.replace(" ", ""))


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("--seat 0 --open", "Only one of these can be chosen: --seat or --open."),
        ("--game 3", "{file} has no such game. Games in it: 2."),
        ("--seat 3", "--seat cannot be “3”. It can be: 0 (Anna), 1 (Ben) or 2 (Cleo)."),
        ("--seat Doro", "--seat cannot be “Doro”. It can be: 0 (Anna), 1 (Ben) or 2 (Cleo)."),
        ("--to 99999", "--to takes a whole number (1-"),
        ("--game x", "--game takes a whole number (1-1000000000), not “x”."),
    ],
)
def test_impossible_requests_get_a_sentence(
    kartenhaus: Prompt, games: str, typed: str, sentence: str
) -> None:
    code, out, err = kartenhaus("replay", games, *typed.split())
    assert (code, out) == (2, "")
    assert err.startswith(sentence.format(file=games))


def test_a_record_that_fails_verification_is_not_replayed(
    kartenhaus: Prompt, tmp_path: Path
) -> None:
    file = tmp_path / "short.jsonl"
    file.write_bytes(text_of(record_of("farbstich", 3)[:-1]))
    code, out, err = kartenhaus("replay", str(file))
    assert (code, out) == (1, "")
    assert err.startswith(f"{file}: The record stops after line ")


@pytest.mark.parametrize("asked", ["--open", "--seat 0", "--gallery"])
def test_the_record_of_one_seat_is_not_replayed_for_another(
    kartenhaus: Prompt, games: str, tmp_path: Path, asked: str
) -> None:
    part = tmp_path / "seen.jsonl"
    part.write_text(kartenhaus("replay", games, "--seat", "Ben", "--json").out)
    code, out, err = kartenhaus("replay", str(part), *asked.split())
    assert (code, out) == (2, "")
    assert err == "This record holds only what Ben saw.\n"
    assert kartenhaus("replay", str(part), "--seat", "1").code == 0


def test_an_event_that_names_a_missing_seat_is_an_error(
    kartenhaus: Prompt, games: str, tmp_path: Path
) -> None:
    part = tmp_path / "seen.jsonl"
    seen = kartenhaus("replay", games, "--gallery", "--json").out
    part.write_text(seen.replace('"seat":2', '"seat":5', 1))
    code, out, err = kartenhaus("replay", str(part))
    assert (code, out) == (1, "")
    assert err.endswith("names a seat that the table does not have.\n")


def test_control_characters_in_names_are_not_printed(kartenhaus: Prompt, tmp_path: Path) -> None:
    lines = record_of("farbstich", 3)
    lines[0]["players"][0] = "\x1b[31mAnna\u202e"
    file = tmp_path / "names.jsonl"
    file.write_bytes(text_of(lines))
    out = kartenhaus("replay", str(file)).out
    assert "\x1b" not in out
    assert "\u202e" not in out
    assert "�[31mAnna�" in out


def test_two_players_of_the_same_name_are_told_apart_by_their_numbers(
    kartenhaus: Prompt, tmp_path: Path
) -> None:
    lines = record_of("farbstich", 3)
    lines[0]["players"] = ["Anna", "Anna", "0"]
    file = tmp_path / "names.jsonl"
    file.write_bytes(text_of(lines))
    assert kartenhaus("replay", str(file), "--seat", "Anna").err.startswith(
        "--seat cannot be “Anna”."
    )
    first = kartenhaus("replay", str(file), "--seat", "0")
    assert "Your hand" in first.out
    assert first.out != kartenhaus("replay", str(file), "--seat", "2").out


def test_numbers_beyond_all_games_are_an_error(
    kartenhaus: Prompt, games: str, tmp_path: Path
) -> None:
    part = tmp_path / "seen.jsonl"
    seen = kartenhaus("replay", games, "--gallery", "--json").out
    part.write_text(seen.replace('"round":1,', f'"round":{10**30},', 1))
    code, _, err = kartenhaus("replay", str(part))
    assert (code, err) == (1, f"{part}: Line 2: “round” does not match the format.\n")


def test_replay_open_as_json_keeps_added_fields(kartenhaus: Prompt, tmp_path: Path) -> None:
    lines = record_of("farbstich", 3)
    lines[0]["place"] = "at home"
    lines.insert(3, {"e": "x-toast", "to": "Ben"})
    file = tmp_path / "added.jsonl"
    file.write_bytes(text_of(lines))
    assert kartenhaus("replay", str(file), "--open", "--json").out == file.read_text()
    assert "x-toast" not in kartenhaus("replay", str(file), "--gallery", "--json").out
