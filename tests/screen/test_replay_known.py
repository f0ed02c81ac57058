"""The part of a replay that tells what the player knew through whose eyes one looks."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any
from zlib import crc32

import pytest

from server.engine import GAMES
from server.engine.game import Step
from server.protocol.notices import Notice, Replayed
from server.protocol.requests import Replay, Request
from server.protocol.seat import Seat, Turn, View, name_of, replace
from tests.laws.tables import Table
from tests.laws.test_blindness import all_decisions, apply_with_deal, other_deals, unseen_places
from tests.plain.scripted_house import NAMES, TEXTS, ScriptedHouse, lobby, welcome
from tests.rules.farbstich_positions import position as table_of_colours
from tests.rules.schatzsuche_positions import BY_HAND, play
from tests.rules.schatzsuche_positions import position as suits_of
from tests.screen import eight28_tables, schatzsuche_tables
from tests.screen.eight28_tables import side
from tests.screen.running import Shown, shown
from tests.screen.seated import course
from tests.screen.test_blind_screens import cells
from tui.games.board import Fact
from tui.games.registry import board_type
from tui.plain.games import Seen
from tui.plain.scene import Scene
from tui.screens.replay import ReplayScreen, staged
from tui.text import LANGUAGES, Language
from tui.widgets.drawn import Drawn

RECORD = "dda63ca8f6ad"
PLAYERS = {"eight28": 6, "farbstich": 6, "schatzsuche": 3}
EVERY = {"eight28": 40, "farbstich": 13, "schatzsuche": 18}
"""so many decisions further the next is looked at"""


def replayed(game: str, state: Any, request: Replay, events: tuple[Any, ...] = ()) -> Replayed:
    """The answer of the house."""
    rules = GAMES[game]
    players = rules.view(state, 0).players
    seats = range(players) if request.seat is None else [request.seat]
    return Replayed(
        record=request.record,
        game=game,
        names=NAMES[:players],
        step=request.step,
        steps=9,
        rounds=(0,),
        seat=request.seat,
        views=tuple(rules.view(state, seat) for seat in seats),
        events=tuple(e for each in events if (e := rules.event_for(each, request.seat))),
        points=(),
        scoring=(),
    )


def seen_from(view: View, language: Language = "en") -> Seen:
    assert view.seat is not None
    game, names = name_of(view), NAMES[: view.players]
    now = Replayed(RECORD, game, names, 0, 1, (0,), view.seat, (view,), (), (), ())
    seen = staged(Scene(TEXTS.__getitem__), now, view, view.seat, TEXTS[language]).seen()
    assert seen is not None
    return seen


def known(view: View, language: Language = "en") -> list[str]:
    """Each fact with its sign."""
    facts = board_type(name_of(view))().known(seen_from(view, language))
    return [f"{'●' if is_known else '○'} {text}" for text, is_known in facts]


def of_state(game: str, state: Any, seat: Seat) -> list[str]:
    return known(GAMES[game].view(state, seat))


def test_in_8_28_it_is_the_own_hidden_card_and_how_many_unseen_cards_would_hit() -> None:
    """Only a 7 makes 28 of 10 and a 1/11. Seven of 51 cards are seen."""
    assert known(eight28_tables.THREE) == [
        "● the hidden card, 1/11: 11 or 21 in all",
        "● 8 or 28: with 3 of 44 unseen cards",
        "○ not the 2 hidden cards of the others",
    ]
    assert known(eight28_tables.SIX)[1:3] == [
        "● 8 or 28: with 3 of 18 unseen cards",
        "● over 28: with 15 of 18",
    ]


def test_in_8_28_a_player_who_is_out_counts_no_chances() -> None:
    view = eight28_tables.view(side("10", "10", "9", hole="4", out=True), side("2"), side("3"))
    assert known(view) == [
        "● the hidden card, 4: 33 in all",
        "○ not the 2 hidden cards of the others",
    ]


def test_in_8_28_all_know_the_hidden_cards_that_were_turned_up() -> None:
    between = replace(eight28_tables.after(eight28_tables.SETTLED), sides=())
    for view in (eight28_tables.REVEALED, between):
        assert known(view) == ["● all the hidden cards: they are turned up"]


def test_in_farbstich_it_is_the_own_hand_and_the_display() -> None:
    table = table_of_colours("display R1 R2 | Anna R5 G1 G9 | Ben R9 B1 G2 | Cleo B3 B2 B4")
    assert of_state("farbstich", table, 2) == [
        "● 3 cards, no red or green",
        "● the display: red 3",
        "○ not the 6 cards of the others",
    ]
    assert of_state("farbstich", table, 1)[0] == "● 3 cards, of every colour"
    five = "display R1 | Anna R5 G1 | Ben R9 B1 | Cleo B3 B2 | Doro Y1 Y2 | Emil V4 Y3"
    assert of_state("farbstich", table_of_colours(five), 0)[0] == "● 2 cards: red and green"


def test_in_schatzsuche_it_is_the_own_hand_and_what_the_markers_of_the_others_say() -> None:
    before = """dealer Cleo | trump H9 | bids 1 0 1
        Anna CA HJ S7 | Ben SK D10 DK | Cleo C9 HQ D8"""
    table = play(suits_of(before), "Anna plays CA | Ben plays DK").table
    assert of_state("schatzsuche", table, 0) == [
        "● 2 cards, 1 trump (hearts)",
        "● Ben has no clubs or hearts",
        "○ not the 5 cards of the others",
        "○ not the 22 cards left over",
    ]
    assert not any("Ben" in fact for fact in of_state("schatzsuche", table, 1))


def test_a_marker_that_a_player_turns_by_hand_may_be_wrong() -> None:
    """Cleo turns hearts and holds one."""
    hands = "trump H9 | bids 1 0 1 | Anna CA HJ S7 | Ben SK D10 DK | Cleo C9 HQ D8"
    table = play(suits_of(hands, BY_HAND), "Cleo flips H").table
    assert "● by the markers, Cleo has no hearts" in of_state("schatzsuche", table, 0)


def test_in_schatzsuche_the_golden_card_is_known_at_the_end_alone() -> None:
    before, after = schatzsuche_tables.last_move()
    for table in (schatzsuche_tables.to_guess(), schatzsuche_tables.to_bid(), before):
        assert "○ not the golden card" in of_state("schatzsuche", table, 0)
    assert of_state("schatzsuche", after, 0) == ["● the golden card: 7 of clubs"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["farbstich", "schatzsuche"])
def test_the_cards_in_other_hands_are_counted_right_in_a_whole_game(game: str) -> None:
    for each in course(game, PLAYERS[game], 2):
        board = getattr(getattr(each.step.state, "now", None), "board", None)
        held = sum(map(len, board.hands[1:])) if board is not None else 0
        facts = " ".join(of_state(game, each.step.state, 0))
        assert (f"the {held} card" in facts) == (held > 0), (held, facts)


# On the screen


def house_of(steps: Sequence[Step[Any]], game: str, language: Language = "en") -> ScriptedHouse:
    def answers(request: Request) -> list[Notice]:
        if not isinstance(request, Replay):
            return []
        step = steps[request.step]
        return [replayed(game, step.state, request, step.events)]

    return ScriptedHouse([welcome(language), lobby()], answers)


async def watch(person: Shown, game: str, step: int = 0) -> None:
    person.app.push_screen(ReplayScreen(game, RECORD))
    person.app.ask(Replay(RECORD, step, None))
    await person.settle()


def rail(person: Shown) -> str:
    return " ".join(person.app.screen.query_one("#told", Drawn).text().split())


async def looks(person: Shown, game: str, seat: Seat) -> tuple[list[str], str, list[str]]:
    """The whole window with open cards, the facts in it, and the window under fog."""
    await watch(person, game)
    await person.press(*"w" * seat)
    open_cells, facts = cells(person), rail(person).partition(f"What {NAMES[seat]}")[2]
    await person.press("d")
    fog = cells(person)
    await person.press("escape")
    return open_cells, facts, fog


def moments(game: str, seed: int) -> Iterator[tuple[Seat, Step[Any], Step[Any]]]:
    """A step, and what it would be after another deal that the seat cannot tell from it."""
    players, rules, dice = PLAYERS[game], GAMES[game], Random(seed)
    decisions = all_decisions(Table(rules, players, rules.options()), seed)
    for at, (deals, state) in enumerate(islice(decisions, 0, None, EVERY[game])):
        seat = at % players
        real = apply_with_deal(rules, deals, deals.deal)
        places = unseen_places(deals, state, seat)
        for deal in islice(other_deals(rules, deals, places, dice), 1):
            other = apply_with_deal(rules, deals, deal)
            assert real
            assert other
            yield seat, real, other


async def check_replays(game: str) -> int:
    """In how many moments other deals looked different with open cards, though not under fog."""
    different, steps = 0, list[Step[Any]]()
    async with shown(house_of(steps, game)) as person:
        for seat, real, other in moments(game, seed=3):
            steps[:] = [real]
            open_cards, facts, fog = await looks(person, game, seat)
            steps[:] = [other]
            other_cards, other_facts, other_fog = await looks(person, game, seat)
            assert facts == other_facts
            assert facts
            assert fog == other_fog
            different += open_cards != other_cards
    return different


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_is_told_that_the_player_could_not_know(game: str) -> None:
    assert await check_replays(game) > 3


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_a_board_that_peeks_into_other_hands_is_caught(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []
    usual = GAMES[game].view

    def known(board: object, seen: Seen) -> list[Fact]:
        return [Fact(f"{crc32(str(told[-1]).encode())}")]

    def replayed_and_noted(game: str, state: Any, *rest: Any) -> Replayed:
        told.append([usual(state, seat) for seat in range(PLAYERS[game])])
        return whole(game, state, *rest)

    whole = replayed
    monkeypatch.setattr(f"{__name__}.replayed", replayed_and_noted)
    monkeypatch.setattr(board_type(game), "known", known)
    with pytest.raises(AssertionError):
        await check_replays(game)


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_what_was_known_does_not_depend_on_what_came_later(game: str) -> None:
    steps = [each.step for each in course(game, PLAYERS[game], 5)]
    at, told = len(steps) // 2, set()
    for count in (at + 1, len(steps)):
        async with shown(house_of(steps[:count], game)) as person:
            await watch(person, game, at)
            told.add(rail(person))
    assert len(told) == 1
    assert known(GAMES[game].view(steps[at].state, 0))[0] in told.pop()


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_the_rail_and_the_head_name_the_player_whose_eyes_they_are(
    game: str, language: Language
) -> None:
    steps = [each.step for each in course(game, PLAYERS[game], 5)]
    at = next(
        at
        for at, step in enumerate(steps)
        if at > len(steps) // 3 and isinstance(GAMES[game].waiting(step.state), Turn)
    )
    async with shown(house_of(steps, game, language)) as person:
        await watch(person, game, at)
        say = person.app.scene.say
        # First with open cards, then under fog, and then through the eyes of another.
        for seat, keys in ((0, ""), (0, "d"), (1, "w")):
            await person.press(*keys)
            first, *_ = known(GAMES[game].view(steps[at].state, seat), language)
            assert say("screen-replay-knew", name=NAMES[seat]) in rail(person)
            assert " ".join(first.split()) in rail(person)
            assert say("screen-replay-through", name=NAMES[seat]) in person.rows()[0]


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_the_heading_a_long_name_is_cut_as_in_all_rails(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{__name__}.NAMES", ("Maximiliane-Christin", *NAMES[1:]))
    steps = [each.step for each in course("schatzsuche", 3, 5)]
    async with shown(house_of(steps, "schatzsuche", language)) as person:
        await watch(person, "schatzsuche", len(steps) // 2)
        heading = person.app.scene.say("screen-replay-knew", name="Maximiliane…")
        assert f"{heading} " in rail(person)


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("players", range(3, 7))
async def test_why_points_of_farbstich_are_hidden_is_told_in_whole_or_not_at_all(
    players: int,
) -> None:
    steps = [each.step for each in course("farbstich", players, 5, games=2)]
    at = next(at for at, step in enumerate(steps) if step.state.scores) + players
    for language in LANGUAGES:
        async with shown(house_of(steps, "farbstich", language)) as person:
            await watch(person, "farbstich", at)
            box = person.app.screen.query_one("#rail-game", Drawn)
            points = f"{NAMES[players - 1]} {steps[at].state.scores[0][players - 1]}"
            why = person.app.scene.say("plain-farbstich-face-down")
            text = " ".join(box.text().split())
            assert text.endswith((points, f"{points} {' '.join(why.split())}")), text


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_long_sentence_of_what_happens_is_told_in_full_above_what_was_known() -> None:
    for game in GAMES:
        steps = [each.step for each in course(game, PLAYERS[game], 5)]
        async with shown(house_of(steps, game)) as person:
            await watch(person, game, len(steps) - 1)
            told = person.app.screen.query_one("#told", Drawn).text()
            words = [row.strip() for row in told.splitlines()]
            ended = [e for e in steps[-1].events if name_of(e) == "end"]
            assert ended
            sentence = seen_from(GAMES[game].view(steps[-1].state, 0)).formatter.event(ended[0])
            assert sentence in " ".join(words), told
