"""kartenhaus simulate: whole games of bots, the same for the same seed."""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.commands.running import Prompt
from tests.records.writing import count_true_games

TEA = "simulate {game} --seats {seats} --games {games} --seed tea"


def records(text: str) -> list[list[dict[str, Any]]]:
    found: list[list[dict[str, Any]]] = []
    for line in map(json.loads, text.splitlines()):
        if "record" in line:
            found.append([])
        found[-1].append(line)
    return found


def simulate(kartenhaus: Prompt, game: str, seats: int, games: int, *more: str) -> str:
    typed = TEA.format(game=game, seats=seats, games=games)
    code, out, err = kartenhaus(*typed.split(), *more)
    assert (code, err) == (0, "")
    return out


@pytest.mark.parametrize(
    ("game", "seats"), [("eight28", 3), ("eight28", 6), ("farbstich", 6), ("schatzsuche", 3)]
)
def test_it_writes_whole_true_records_one_after_another(
    kartenhaus: Prompt, game: str, seats: int
) -> None:
    out = simulate(kartenhaus, game, seats, 4)
    assert count_true_games(out.encode()) == 4
    for header, *events in records(out):
        assert header["game"] == game
        assert header["players"] == ["Anna", "Ben", "Cleo", "Doro", "Emil", "Frank"][:seats]
        assert events[-1]["e"] == "end"


def test_the_same_seed_writes_the_same_bytes_and_another_one_others(kartenhaus: Prompt) -> None:
    first = simulate(kartenhaus, "farbstich", 4, 3)
    assert simulate(kartenhaus, "farbstich", 4, 3) == first
    assert simulate(kartenhaus, "farbstich", 4, 2) == first[: first.rindex('{"record"')]
    coffee = TEA.replace("tea", "coffee").format(game="farbstich", seats=4, games=3)
    assert kartenhaus(*coffee.split()).out != first


def test_the_secret_is_the_hash_of_seed_and_number(kartenhaus: Prompt) -> None:
    games = records(simulate(kartenhaus, "farbstich", 3, 3))
    for number, (header, *_) in enumerate(games, start=1):
        assert header["secret"] == sha256(f"tea/{number}".encode()).hexdigest()


def test_options_are_played_and_written_down(kartenhaus: Prompt) -> None:
    typed = ("--option", "pack=authors", "--option", "pass_is_final=true")
    ((header, *events),) = records(simulate(kartenhaus, "eight28", 3, 1, *typed))
    assert header["options"] == {
        "pack": "authors",
        "first_giver": "drawn",
        "pass_is_final": True,
        "low_may_go_high": True,
    }
    assert len(next(event for event in events if event["e"] == "deck")["cards"]) == 52


def test_bots_sit_around_the_table_in_turn(kartenhaus: Prompt) -> None:
    mixed = simulate(kartenhaus, "eight28", 4, 2)
    assert simulate(kartenhaus, "eight28", 4, 2, "--bots", "random,simple") == mixed
    assert simulate(kartenhaus, "eight28", 4, 2, "--bots", "random,simple,random,simple") == mixed
    assert simulate(kartenhaus, "eight28", 4, 2, "--bots", "simple") != mixed


@pytest.mark.slow
def test_bots_play_rare_cases(kartenhaus: Prompt) -> None:
    by_hand = simulate(kartenhaus, "schatzsuche", 3, 4, "--option", "markers=by_hand")
    for fault in ("no-flip", "late-flip", "flipped-suit"):
        assert re.search(rf'"e":"object".*"fault":"{fault}"', by_hand)
    assert re.search(r'"e":"object","seat":\d,"against":\d}', by_hand)
    assert '"e":"unflip"' in by_hand
    eight28 = simulate(kartenhaus, "eight28", 6, 40, "--bots", "random")
    targets = {event["target"] for game in records(eight28) for event in game if "target" in event}
    assert targets == {8, 28, "hit"}
    assert any(pile_ran_out(game) for game in records(eight28))


def pile_ran_out(game: list[dict[str, Any]]) -> bool:
    left = 0
    for event in game:
        if event.get("e") == "deck":
            left = len(event["cards"])
        if event.get("e") in {"hole", "take"}:
            left -= 1
            if left == 0:
                return True
    return False


@pytest.mark.slow
def test_simple_bots_beat_random_ones(kartenhaus: Prompt) -> None:
    for game, seats in (("eight28", 4), ("farbstich", 4), ("schatzsuche", 3)):
        wins = [0] * seats
        for *_, end in records(simulate(kartenhaus, game, seats, 60, "--bots", "simple,random")):
            for winner in end["winners"]:
                wins[winner] += 1
        assert sum(wins[0::2]) > 2 * sum(wins[1::2]), (game, wins)


def test_records_go_to_a_file_whole_or_not_at_all(kartenhaus: Prompt, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("what was there before")
    file.chmod(0o640)
    said = simulate(kartenhaus, "farbstich", 3, 2, "--out", str(file))
    assert said == f"2 games written to {file}.\n"
    assert file.read_text() == simulate(kartenhaus, "farbstich", 3, 2)
    assert file.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [file]


def test_a_device_is_written_to_and_not_replaced(kartenhaus: Prompt) -> None:
    simulate(kartenhaus, "farbstich", 3, 1, "--out", "/dev/null")
    assert Path("/dev/null").is_char_device()


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("poker --seats 3 --games 1 --seed a", "GAME cannot be “poker”. It can be: eight28, farb"),
        ("eight28 --games 1 --seed a", "--seats is missing."),
        ("eight28 --seats 3 --seed a", "--games is missing."),
        ("eight28 --seats 3 --games 1", "--seed is missing."),
        ("eight28 --seats 2 --games 1 --seed a", "--seats takes a whole number (3-6), not “2”."),
        ("schatzsuche --seats 4 --games 1 --seed a", "--seats takes a whole number (3), not “4”."),
        ("eight28 --seats 3 --games 0 --seed a", "--games takes a whole number (1-1000000)"),
        ("eight28 --seats 3 --games -1 --seed a", "--games takes a whole number (1-1000000)"),
        (f"eight28 --seats 3 --games {'9' * 5000} --seed a", "--games takes a whole number (1-"),
        ("eight28 --seats 3 --games 1 --seed a --option pack", "An option is written NAME=VALUE,"),
        (
            "eight28 --seats 3 --games 1 --seed a --option games=2",
            "--option cannot be “games”. It can be: pack, first_giver, pass_is_final or low_may",
        ),
        (
            "farbstich --seats 3 --games 1 --seed a --option games=7",
            "games cannot be “7”. It can be: 1, 2, 3, 4, 5 or 6.",
        ),
        (
            "eight28 --seats 3 --games 1 --seed a --bots clever",
            "--bots cannot be “clever”. It can be: novice, club, master, simple or random.",
        ),
        (
            "schatzsuche --seats 3 --games 1 --seed a --bots random,simple,random,simple",
            "There are more bots (4) than seats (3).",
        ),
        (
            "eight28 --seats 3 --games 1 --seed a --out /no/such/place",
            "/no/such/place cannot be written: there is no such file or folder.",
        ),
        ("eight28 --seats 3 --games 1 --seed a --out /", "/ cannot be written: it is a folder."),
    ],
)
def test_impossible_simulations_get_a_sentence(
    kartenhaus: Prompt, typed: str, sentence: str
) -> None:
    code, out, err = kartenhaus("simulate", *typed.split())
    assert (code, out) == (2, "")
    assert err.startswith(sentence)


def test_an_option_may_not_be_given_twice(kartenhaus: Prompt) -> None:
    twice = ("--option", "pack=zoch", "--option", "pack=authors")
    code, _, err = kartenhaus(*TEA.format(game="eight28", seats=3, games=1).split(), *twice)
    assert (code, err) == (2, "--option pack may be given only once.\n")


def test_a_game_is_known_by_its_title_too(kartenhaus: Prompt) -> None:
    how = ("--seats", "3", "--games", "1", "--seed", "tea")
    by_title = kartenhaus("simulate", "8-28", *how)
    assert by_title == kartenhaus("simulate", "eight28", *how)
    assert by_title.code == 0
