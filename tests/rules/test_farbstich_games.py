"""Games of Farbstich: the deal, the points, the end, and several games in a row."""

from collections import Counter
from random import Random

import pytest

from server.cards import COLOUR, VALUE
from server.engine.farbstich import FARBSTICH
from server.engine.farbstich.state import State
from server.protocol import farbstich
from server.protocol.farbstich import FarbstichOptions, FarbstichView
from server.protocol.seat import Deal, Result, Shuffle, Turn
from tests.playing import do, play_out
from tests.rules.farbstich_positions import (
    NAMES,
    Outcome,
    display,
    event_line,
    everybody_plays,
    legal_moves,
    parts,
    play,
    position,
    shuffle,
)


def dealt(table: State, deal: Deal) -> Outcome:
    step = do(FARBSTICH, table, None, deal)
    return Outcome(step.state, [event_line(event) for event in step.events])


def see(table: State, seat: int | None) -> FarbstichView:
    view = FARBSTICH.view(table, seat)
    assert isinstance(view, FarbstichView)
    return view


@pytest.mark.parametrize("players", [2, 7])
def test_there_are_three_to_six_players(players: int) -> None:
    with pytest.raises(ValueError, match=f"{players} players"):
        FARBSTICH.start(players)


def test_the_first_starter_is_drawn() -> None:
    table = FARBSTICH.start(4, host=1)
    assert FARBSTICH.waiting(table) == Shuffle(0, 4)
    table, lines = dealt(table, Deal((2, 0, 3, 1)))
    assert lines == ["game 1, Cleo starts"]
    assert FARBSTICH.waiting(table) == Shuffle(1, 40)


def test_the_display_is_dealt_first_then_the_hands_card_by_card_from_the_starter() -> None:
    table, _ = dealt(FARBSTICH.start(3), Deal((1, 2, 0)))
    table, lines = dealt(table, shuffle(3, "R10 G10 B10 R9 G9 B9 R8 G8 B8"))
    assert lines == parts("""
        deck R10 G10 B10 R9 G9 B9 R8 G8 B8 R1 R2 R3 R4 R5 R6 R7 \
             G1 G2 G3 G4 G5 G6 G7 B1 B2 B3 B4 B5 B6 B7
        display R10 G10 B10
        hand Ben R9 R8 R1 R4 R7 G3 G6 B2 B5
        hand Cleo G9 G8 R2 R5 G1 G4 G7 B3 B6
        hand Anna B9 B8 R3 R6 G2 G5 B1 B4 B7
        trick 1, Ben starts
    """)
    assert FARBSTICH.waiting(table) == Turn((1,))


def test_only_its_owner_gets_the_cards_of_a_hand() -> None:
    event = farbstich.HandDealt(1, ("R7", "G7"))
    assert FARBSTICH.event_for(event, 1) == event
    for seat in (None, 0, 2):
        assert FARBSTICH.event_for(event, seat) == farbstich.HandDealt(1, None)


@pytest.mark.parametrize(
    ("players", "colours"), [(3, "R G B"), (4, "R G B Y"), (5, "R G B Y V"), (6, "R G B Y V W")]
)
def test_as_many_colours_as_players_lie_on_the_table_and_nine_cards_in_each_hand(
    players: int, colours: str
) -> None:
    table, _ = dealt(FARBSTICH.start(players), Deal(tuple(range(players))))
    table, _ = dealt(table, shuffle(players, ""))
    views = [see(table, seat) for seat in range(players)]
    assert [len(view.hand) for view in views] == [9] * players
    assert len(views[0].display) == players
    there = [*views[0].display, *(card for view in views for card in view.hand)]
    assert Counter(COLOUR[card] for card in there) == dict.fromkeys(colours.split(), 10)


LAST_TRICK = """
    display  R1 R2 G3 B4
    starter  Cleo
    points   20 25 30
    Anna     R7
    Ben      G9
    Cleo     B3
"""


def test_the_last_trick_is_scored_and_cards_left_or_played_do_not_count() -> None:
    table, lines = everybody_plays(position(LAST_TRICK))
    assert lines == ["rank G9 R7 B3: Ben Anna Cleo"]
    table, lines = play(table, "Ben takes B | Anna takes R | Cleo takes G")
    assert lines == parts("""
        Ben takes B: B4
        Anna takes R: R1 R2
        Cleo takes G: G3
        score 23 29 33
        end 23 29 33, won by Cleo
    """)
    assert FARBSTICH.result(table) == Result((23, 29, 33), (2,))


def test_leftovers_score_for_no_player() -> None:
    table = position("display R1 G3 B4 | points 20 25 30 | Anna R7 | Ben G6 | Cleo B6")
    table, _ = everybody_plays(table)
    assert play(table, "Anna takes R").lines == parts("""
        Anna takes R: R1
        score 21 25 30
        end 21 25 30, won by Cleo
    """)


def test_a_draw_is_a_shared_win() -> None:
    table = position("display R1 G3 B4 | points 29 25 30 | Anna R7 | Ben G6 | Cleo B6")
    table, _ = everybody_plays(table)
    assert play(table, "Anna takes R").lines[-1] == "end 30 25 30, won by Anna Cleo"


NEXT_TO_LAST_TRICK = "display R1 G3 B4 | Anna R7 R10 | Ben G9 G10 | Cleo B3 B10 | points"


def test_collected_cards_are_face_down_for_their_collector_too() -> None:
    one, other = position(f"{NEXT_TO_LAST_TRICK} 9 0 4"), position(f"{NEXT_TO_LAST_TRICK} 0 20 0")
    for seat in (None, 0, 1, 2):
        assert see(one, seat) == see(other, seat)
        assert see(one, seat).points is None


def test_with_open_scores_everybody_sees_the_points() -> None:
    table = position(f"{NEXT_TO_LAST_TRICK} 9 0 4", FarbstichOptions(open_scores=True))
    table, _ = everybody_plays(table)
    table, _ = play(table, "Ben takes B")
    assert [see(table, seat).points for seat in (None, 0, 1, 2)] == [(9, 4, 4)] * 4


def test_all_seats_see_which_cards_are_collected() -> None:
    table, _ = everybody_plays(position(f"{NEXT_TO_LAST_TRICK} 9 0 4"))
    step = do(FARBSTICH, table, 1, farbstich.Collect("B"))
    for seat in (None, 0, 1, 2):
        assert FARBSTICH.event_for(step.events[0], seat) == farbstich.Collected(1, "B", ("B4",))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(5))
def test_points_and_the_last_display_are_the_whole_pack(players: int, seed: int) -> None:
    *_, last = play_out(FARBSTICH, players, None, Random(seed))
    before = see(last.before, None)
    left = {*before.display, *(laid.card for laid in before.plays)}
    for event in last.step.events:
        left |= {event.card} if isinstance(event, farbstich.Played) else set()
        left -= set(event.cards) if isinstance(event, farbstich.Collected) else set()
    result = FARBSTICH.result(last.step.state)
    assert result is not None
    assert sum(result.points) + sum(VALUE[card] for card in left) == 55 * players


@pytest.mark.parametrize("seed", range(5))
def test_points_are_the_sum_of_the_cards_collected(seed: int) -> None:
    sums = [0] * 5
    for played in play_out(FARBSTICH, 5, None, Random(seed)):
        for event in played.step.events:
            if isinstance(event, farbstich.Collected):
                sums[event.seat] += sum(VALUE[card] for card in event.cards)
    assert played.step.events[-2:] == (
        farbstich.Scored(tuple(sums)),
        farbstich.Ended(tuple(sums), tuple(seat for seat in range(5) if sums[seat] == max(sums))),
    )


@pytest.mark.parametrize("seed", range(3))
def test_the_first_collector_starts_the_next_trick_or_else_the_same_player(seed: int) -> None:
    starter = -1
    first: list[int] = []
    for played in play_out(FARBSTICH, 6, None, Random(seed)):
        for event in played.step.events:
            if isinstance(event, farbstich.TrickBegan):
                assert event.starter == (first[0] if first else starter) or event.trick == 1
                starter, first = event.starter, []
            if isinstance(event, farbstich.Collected):
                first.append(event.seat)


@pytest.mark.parametrize("games", [1, 2, 6])
def test_a_match_has_as_many_games_as_agreed_of_nine_tricks_each(games: int) -> None:
    began: list[tuple[int, int]] = []
    for played in play_out(FARBSTICH, 3, FarbstichOptions(games=games), Random(7)):
        for event in played.step.events:
            if isinstance(event, farbstich.GameBegan):
                began.append((event.game, 0))
            if isinstance(event, farbstich.TrickBegan):
                began.append((began[-1][0], event.trick))
    assert began == [(game, trick) for game in range(1, games + 1) for trick in range(10)]


# In this trick nobody collects, so the points stay as they are.
NOBODY_COLLECTS = "display R1 G3 B4 | Anna R6 | Ben G6 | Cleo B3 | games 3"


@pytest.mark.parametrize(
    ("so_far", "starter"),
    [
        ("first Anna | points 20 30 10", "Ben"),
        ("first Anna | points 20 10 30", "Cleo"),
        # all games count, not only the last one
        ("first Cleo | points 20 30 10 | earlier 25 10 10", "Anna"),
        # of those who lead together: the first clockwise from the starter of the game before
        ("first Anna | points 30 30 10", "Anna"),
        ("first Ben | points 30 30 10", "Ben"),
        ("first Cleo | points 30 30 10", "Anna"),
        ("first Ben | points 30 10 30", "Cleo"),
        ("first Ben | points 20 20 20", "Ben"),
        ("first Cleo | points 20 10 12 | earlier 10 20 10", "Anna"),
        # the starter of the last trick does not matter
        ("first Ben | starter Anna | points 30 30 10", "Ben"),
    ],
)
def test_the_leader_by_points_of_all_games_starts_the_next(so_far: str, starter: str) -> None:
    table, lines = everybody_plays(position(f"{NOBODY_COLLECTS} | {so_far}"))
    game = 3 if "earlier" in so_far else 2
    assert lines[0] == "rank G6 R6 B3: nobody, tie R G"
    assert lines[2:] == [f"game {game}, {starter} starts"]
    assert FARBSTICH.waiting(table) == Shuffle(game, 30)
    table, lines = dealt(table, shuffle(3, "R1 R2 R3"))
    assert lines[1] == "display R1 R2 R3"
    assert lines[-1] == f"trick 1, {starter} starts"
    assert display(table) == "R1 R2 R3"
    assert legal_moves(table, starter).count("play") == 9
    assert [bool(legal_moves(table, name)) for name in NAMES[:3]] == [
        n == starter for n in NAMES[:3]
    ]


def test_the_points_of_all_games_win_the_match() -> None:
    table = position(
        "display R1 G3 B4 | points 10 30 22 | Anna R7 | Ben G6 | Cleo B6"
        "| earlier 40 20 10 | earlier 5 5 5 | games 3"
    )
    table, _ = everybody_plays(table)
    assert play(table, "Anna takes R").lines == parts("""
        Anna takes R: R1
        score 11 30 22
        end 56 55 37, won by Anna
    """)


def test_the_points_of_finished_games_are_open() -> None:
    table = position(f"{NEXT_TO_LAST_TRICK} 0 0 0 | earlier 40 20 10")
    assert see(table, None).scores == ((40, 20, 10),)
