"""The bots of Schatzsuche: sound choices, legal ones, and the same for the same dice."""

from typing import Any

import pytest

from server.bots.schatzsuche import BUDGET, club, master, novice, search, simple, worlds
from server.bots.schatzsuche.pack import CARD
from server.bots.schatzsuche.win_chance import WinChance
from server.protocol.schatzsuche import (
    Bid,
    Guess,
    SchatzsucheOptions,
)
from server.protocol.seat import Move
from tests.bots.schatzsuche_seat import Bot, at, card, game
from tests.rules.schatzsuche_positions import ASSISTED, BY_HAND

FEW = 6
SOUND = (simple, club, master)
ALL = (novice, club, master)

# Hearts are trump; Anna has led, and Cleo plays last.
HIGH_OR_LOW = "trump HQ | Anna S9 C7 | Ben S8 C8 | Cleo SA S7"
FOLLOWED = "Anna plays S9 | Ben plays S8"
TRUMPED = "trump HQ | Anna S9 C7 | Ben H7 C8 | Cleo SA S7"


@pytest.mark.parametrize("bot", SOUND)
@pytest.mark.parametrize(
    ("position", "script", "chosen"),
    [
        # leaves the trick to others once the bid is made
        (f"{HIGH_OR_LOW} | bids 1 1 0", FOLLOWED, "S7"),
        # takes the trick while it needs tricks
        (f"{HIGH_OR_LOW} | bids 0 0 1", FOLLOWED, "SA"),
        # throws a high card away where it cannot win
        (f"{TRUMPED} | bids 1 1 0", "Anna plays S9 | Ben plays H7", "SA"),
        # trumps for a trick that it still needs
        ("trump HQ | Anna S9 C7 | Ben S8 C8 | Cleo HA D7 | bids 0 0 1", FOLLOWED, "HA"),
    ],
)
def test_a_sound_player_plays_to_the_bid(bot: Bot, position: str, script: str, chosen: str) -> None:
    assert card(at(position, script).ask(bot, "Cleo")) == chosen


@pytest.mark.parametrize("bot", [club, master])
def test_the_lower_of_two_winners_takes_when_the_higher_one_is_sure_of_a_later_trick(
    bot: Bot,
) -> None:
    """The ace of trumps is sure of the other trick, and the king is not."""
    position = "trump HQ | Anna S9 H7 C7 | Ben S8 H10 C8 | Cleo HA HK D7 | bids 0 0 2"
    assert card(at(position, FOLLOWED).ask(bot, "Cleo", worlds=200)) == "HK"


@pytest.mark.parametrize("bot", [club, master])
@pytest.mark.parametrize(("held", "bid"), [("HA", 1), ("S7", 0)])
def test_an_ace_of_trumps_is_worth_a_trick_and_a_seven_is_not(
    bot: Bot, held: str, bid: int
) -> None:
    place = at(f"trump HQ | bidding | Anna D9 | Ben C9 | Cleo {held}", "Anna bids 0 | Ben bids 0")
    assert place.ask(bot, "Cleo") == Bid(bid)


def test_the_leader_guesses_like_the_closest_rival() -> None:
    place = at("round 10 | dealer Anna | totals 300 290 20", "Ben guesses SA | Cleo guesses H7")
    assert place.ask(master, "Anna") == Guess("S", "A")


def test_a_seat_far_behind_guesses_unlike_the_leader() -> None:
    place = at("round 10 | dealer Cleo | totals 20 300 250", "Anna guesses SA | Ben guesses H7")
    guess = place.ask(master, "Cleo")
    assert isinstance(guess, Guess)
    assert guess.suit != "H"
    assert guess.rank != "7"


@pytest.mark.slow
@pytest.mark.parametrize("options", [ASSISTED, BY_HAND])
def test_every_choice_is_legal_and_the_same_for_the_same_dice(options: SchatzsucheOptions) -> None:
    played = [(step.events, asked) for step, asked in game(ALL, 3, FEW, options)]
    choices = [one for _, asked in played for one in asked]
    assert all(one.move is None or one.move in one.legal for one in choices)
    assert {one.seat for one in choices} == {0, 1, 2}
    again = [(step.events, asked) for step, asked in game(ALL, 3, FEW, options)]
    assert again == played


def test_no_level_imagines_more_worlds_than_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counting(groups: worlds.Groups, *rest: Any) -> tuple[int, int]:
        made[-1] += 1
        return deal(groups, *rest)

    def counted(bot: Bot) -> Bot:
        def ask(*asked: Any) -> Move | None:
            made.append(0)
            return bot(*asked)

        return ask

    deal = worlds.deal
    monkeypatch.setattr(worlds, "deal", counting)
    for _ in game([counted(bot) for bot in ALL], 5, FEW):
        pass
    assert max(made) == FEW
    assert BUDGET["novice"] == 0 < BUDGET["club"] < BUDGET["master"]


def test_tricks_matter_however_far_ahead_a_seat_is() -> None:
    win = WinChance(0, 3, (2000, 0, -9000))
    made, missed = (win.after(win.weights, (2, 1, 0), (need, 0, 0)) for need in (0, 1))
    assert made > missed


def test_of_adjacent_cards_only_one_is_tried() -> None:
    known = at("trump HQ | Anna S9 S8 SJ | Ben C8 D8 D9 | Cleo HA H7 H9").knowledge("Anna")
    assert [CARD["H"][card] for card in search.distinct(known)] == ["SJ"]
    known = at("trump HQ | Anna S9 S7 SJ | Ben C8 S8 D9 | Cleo HA H7 H9").knowledge("Anna")
    assert [CARD["H"][card] for card in search.distinct(known)] == ["SJ", "S7"]
