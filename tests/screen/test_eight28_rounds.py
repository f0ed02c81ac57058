"""8-28: how a round ends, and the last one; the points of all rounds; a game seen again."""

from collections import Counter
from random import Random

import pytest

from server.engine import GAMES
from server.protocol import eight28
from server.protocol.lobby import Language, Motion
from server.protocol.notices import EventHistory
from server.protocol.requests import History
from server.protocol.seat import Over as GameOver
from server.protocol.seat import Result, replace
from tests.cases import for_each
from tests.playing import play_out
from tests.screen.every_place import PLACES
from tests.screen.places import HandsOfTest
from tests.screen.positions import look, seen, whole
from tests.screen.seated import Seated
from tests.screen.test_eight28_board import ASKED, HIT, flat, side, view
from tests.screen.test_eight28_hands import LONG, dealt, tables
from tui.boards.eight28.recap import last_step
from tui.boards.registry import board_of
from tui.drawing import Block, read
from tui.places.ending import Ending
from tui.places.place import Look
from tui.places.recap import Recap
from tui.places.table import AtTable
from tui.places.telling import ScoreSheet
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow

WHOLE = ((40, 20), (80, 24), (120, 40))
ALL_WHOLE = pytest.mark.parametrize("size", WHOLE)
ALL_PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])
ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
BOARD = board_of("eight28")
BEGINNING = 12
"""letters of a sentence that is seen at all"""


def settled(*sides: eight28.Side, hit: bool = False) -> eight28.Settled:
    """Everybody who can plays for the 28, and all of the best share the gems."""
    best = {
        n: eight28.best(eight28.totals((*s.open, s.hole or "1")), 28) for n, s in enumerate(sides)
    }
    told = tuple(eight28.Declared(n, 28, total) for n, total in best.items() if total is not None)
    top = max((each.total for each in told), default=0)
    shares = tuple(eight28.Share(each.seat, 1, 1) for each in told if each.total == top)
    paid = (eight28.Paid("hit" if hit else 28, 28 if hit else top, shares),) if shares else ()
    return eight28.Settled(len(sides) - 1, sides, () if hit else told, paid)


def after(before: eight28.Settled, asked: int = 1, seat: int | None = 0) -> eight28.Eight28View:
    """The next round has begun."""
    fresh = tuple(side(hole="10" if n == seat else None) for n, _ in enumerate(before.sides))
    return view(*fresh, asked=asked, seat=seat, before=before)


def over(before: eight28.Settled) -> eight28.Eight28View:
    """It was the last round."""
    points = tuple(range(len(before.sides)))
    ended = GameOver(Result(points, (len(points) - 1,)))
    gone = {
        "sides": (),
        "to_ask": (),
        "giver": None,
        "middle": eight28.Gems(1, 0),
        "last_round": True,
    }
    return replace(after(before), waiting=ended, **gone)


def turned_up(rows: Block) -> Counter[str]:
    """The hidden cards that one sees."""
    labels = (s.text.strip(" │|") for each in rows for s in each if s.ink == "back")
    return Counter(each[1:] for each in labels if each[1:2].isdigit())


def worst(players: int) -> list[eight28.Settled]:
    """The hands that take the most room."""
    return [
        settled(*(replace(each, hole="1/11") for each in position.sides))
        for position in tables(players)
        if position.seat is not None
    ]


# A round that is over


@ALL_WHOLE
@ALL_PLAYERS
def test_in_the_end_a_recap_has_all_cards_of_everybody_and_what_he_got(
    players: int, size: tuple[int, int]
) -> None:
    for before in worst(players):
        for asked in (0, 1):
            position = after(before, asked)
            here = look(position, ASKED if asked == 0 else (), size, "de", LONG)
            rows = whole(here, BOARD.recap_steps(seen(here)))
            mine = Counter({"10": 1})
            assert turned_up(rows) - mine == Counter({"1/11": players})
            assert not open_cards_of(before) - open_labels(rows)
            won = {share.seat for paid in before.paid for share in paid.shares}
            assert sum("+" in line for line in read(rows).split("\n")) >= len(won)


def open_cards_of(before: eight28.Settled) -> Counter[str]:
    return Counter[str](card for each in before.sides for card in each.open)


def open_labels(rows: Block) -> Counter[str]:
    found: Counter[str] = Counter()
    for span in (span for each in rows for span in each):
        label = span.text.strip(" │|")
        if span.ink in ("card", "card-off") and label[:1].isdigit():
            many, times, card = label.rpartition("×")
            found[card] += int(many) if times else 1
    return found


@ALL_WHOLE
@ALL_PLAYERS
def test_hidden_cards_are_turned_up_one_by_one_from_the_giver_s_left(
    players: int, size: tuple[int, int]
) -> None:
    holes = ("2", "3", "4", "5", "6", "7")[:players]
    before = settled(*(side("10", "9", hole=hole) for hole in holes))  # type: ignore[arg-type]
    here = look(after(before), (), size)
    for step in range(1, players + 1):
        rows = whole(here, step)
        assert turned_up(rows) - Counter({"10": 1}) == Counter(holes[:step])


@ALL_LANGUAGES
@ALL_PLAYERS
def test_no_sentence_of_a_recap_is_cut(players: int, language: Language) -> None:
    hands = dealt(players, ("1",) * 12)
    before = settled(*(side(*cards, hole="2") for cards in hands))
    for size in WHOLE:
        here, found = look(after(before), (), size, language), 0
        told = [seen(here).formatter.event(each) for each in (*before.declared, *before.paid)]
        for step in range(1, BOARD.recap_steps(seen(here)) + 1):
            place = AtTable()
            place._recap.step = step
            words = flat(read(place.picture(here)).replace("│", " "))
            begun = [flat(each) for each in told if flat(each)[:BEGINNING] in words]
            assert all(each in words for each in begun)
            found += len(begun)
        assert found


# It makes room for a question


@ALL_WHOLE
def test_while_one_is_asked_one_sees_what_others_have(size: tuple[int, int]) -> None:
    before = settled(*(side("10", hole="9") for _ in range(6)))
    fresh = (side(hole="2"), *(side("1", "7") for _ in range(5)))
    here = look(view(*fresh, before=before), ASKED, size)
    place = AtTable()
    for step in (1, BOARD.recap_steps(seen(here))):
        place._recap.step = step
        place.attend(here)
        rows = place.picture(here.sized(size[0], size[1] - 4))
        assert open_labels(rows)["7"] == 5
        assert "8" in read(rows)


def at_small_table(motion: str, asked: int) -> Look:
    before = settled(*(side("10", hole="9") for _ in range(3)))
    legal = ASKED if asked == 0 else ()
    return look(after(before, asked), legal, (80, 24), motion=motion)


def begun(motion: str, asked: int) -> tuple[Recap, Look]:
    """A round has ended while one sat there."""
    recap, here = Recap(), at_small_table(motion, asked)
    recap.attend(look(view(*(side() for _ in range(3))), (), (80, 24), motion=motion))
    recap.attend(here)
    return recap, here


@pytest.mark.parametrize("motion", ["full", "little", "none"])
def test_a_recap_that_made_room_comes_after_the_answer(motion: str) -> None:
    recap, here = begun(motion, asked=0)
    assert recap.shown is None
    recap.tick()
    recap.hurry()
    recap.hide()
    assert recap.attend(here) is None
    assert recap.shown is None
    waiting = at_small_table(motion, asked=1)
    seconds = recap.attend(waiting)
    assert recap.shown == (1 if motion == "full" else BOARD.recap_steps(seen(here)))
    assert (seconds is None) == (motion == "none")


def test_a_recap_that_was_told_does_not_come_again() -> None:
    recap, _ = begun("little", asked=1)
    assert recap.shown is not None
    recap.attend(at_small_table("little", asked=0))
    assert recap.shown is None
    recap.attend(at_small_table("little", asked=1))
    assert recap.shown is None


def test_its_key_brings_it_back_though_one_is_asked_and_takes_it_away_again() -> None:
    recap, here = begun("full", asked=0)
    recap.toggle()
    recap.attend(here)
    assert recap.shown == BOARD.recap_steps(seen(here))
    recap.toggle()
    recap.attend(here)
    assert recap.shown is None


# Before the choices


def revealed(chooses: int) -> eight28.Eight28View:
    sides = (side("4", "1/11", "1/11", hole="2"), side("3", hole="2"), side("4", hole="3"))
    return view(*sides, asked=chooses, giver=2)


@ALL_WHOLE
def test_cards_are_turned_up_on_the_table_before_others_choose(size: tuple[int, int]) -> None:
    here = look(revealed(2), (), size)
    assert BOARD.recap_steps(seen(here)) == 3
    shown = [turned_up(whole(here, step)) for step in (1, 2, 3, None)]
    mine = Counter({"2": 1})
    assert [sum((each - mine).values()) for each in shown] == [0, 1, 2, 2]
    assert whole(here, 3) == whole(here, None)
    assert here.say("eight28-screen-others-choose", name="Cleo") in flat(read(whole(here, 1)))


@ALL_WHOLE
def test_who_has_to_choose_sees_all_cards_at_once(size: tuple[int, int]) -> None:
    here = look(revealed(0), (eight28.Declare(8), eight28.Declare(28)), size)
    assert whole(here, 1) == whole(here, None)


def test_after_a_choice_the_cards_lie_open_and_only_what_came_of_it_is_told() -> None:
    sides = tuple(replace(s, hole="2") for s in revealed(0).sides)
    before = settled(*sides)
    here = look(after(before), (), WHOLE[1])
    assert BOARD.recap_steps(seen(here)) == 1 + len(before.declared) + len(before.paid)
    assert turned_up(whole(here, 1))["2"] == 3
    forced = settled(*(side("10", hole="9") for _ in range(3)))
    here = look(after(forced), (), WHOLE[1])
    assert BOARD.recap_steps(seen(here)) == 3 + len(forced.declared) + len(forced.paid)


def test_the_log_does_not_tell_what_is_still_to_be_turned_up() -> None:
    here, place = look(view(*(side() for _ in range(3))), (), WHOLE[2]), AtTable()
    here.message_log.add("event", "Cleo declines.")
    place.attend(here)
    here.scene.state = look(revealed(2)).scene.state
    here.message_log.add("event", "All cards are turned up: 2, 2, 3.")
    here.message_log.add("talk", "Ben: Oh!")
    for step in (1, 2, 3):
        place.attend(here)
        shown = flat(read(place.picture(here)))
        assert "Cleo declines." in shown
        assert "Ben: Oh!" in shown
        assert ("All cards are" in shown) == (step == 3)
        place.tick()


def test_a_log_hides_nothing_from_somebody_who_is_asked() -> None:
    here, place = look(view(*(side() for _ in range(3))), (), WHOLE[2]), AtTable()
    place.attend(here)
    here.scene.state = look(revealed(0), (eight28.Declare(8), eight28.Declare(28))).scene.state
    here.message_log.add("event", "All cards are turned up: 2, 2, 3.")
    place.attend(here)
    assert "All cards are" in flat(read(place.picture(here)))


# A direct hit


@ALL_WHOLE
@ALL_PLAYERS
def test_after_a_feast_everybody_s_cards_are_seen(players: int, size: tuple[int, int]) -> None:
    sides = (
        side("2", "4", "1/11", hole="1/11"),
        *(side("9", hole="7") for _ in range(players - 1)),
    )
    before = settled(*sides, hit=True)
    here = look(after(before), (), size)
    last = BOARD.recap_steps(seen(here))
    rows = whole(here, last)
    assert turned_up(rows)["7"] == players - 1
    assert here.say("eight28-screen-feast") in read(rows)
    assert last == last_step(seen(here))


# The last round


def at_the_end(
    before: eight28.Settled, motion: str = "full", size: tuple[int, int] = WHOLE[2]
) -> Look:
    here = look(over(before), (), size, motion=motion, phase="over")
    points = tuple(range(len(before.sides)))
    gems = (eight28.Gems(0, 0),) * len(points)
    here.scene.recent_events.append(eight28.Ended(gems, points, (len(points) - 1,)))
    return here


@ALL_WHOLE
@ALL_PLAYERS
def test_the_last_round_is_shown_before_the_end_is_told(
    players: int, size: tuple[int, int]
) -> None:
    for before in worst(players):
        here = at_the_end(before, size=size)
        steps = BOARD.finale_steps(seen(here), "full")
        place = Ending()
        shown = list[str]()
        for _ in steps:
            place.attend(here)
            rows = place.picture(here.sized(size[0], size[1] - 5))
            assert len(rows) == size[1] - 5
            shown.append(read(rows))
            place.tick()
        assert len(set(shown)) == len(steps)
        assert turned_up(rows) == Counter({"1/11": players})
        assert not open_cards_of(before) - open_labels(rows)
        place.attend(here)
        assert not place._finale.is_shown


@pytest.mark.parametrize(("motion", "pictures"), [("full", 9), ("little", 1), ("none", 0)])
def test_a_finale_takes_as_long_as_one_likes_motion(motion: Motion, pictures: int) -> None:
    before = settled(*(side("10", "9", hole="3") for _ in range(3)), hit=False)
    here = at_the_end(before, motion)
    steps = BOARD.finale_steps(seen(here), motion)
    assert len(steps) == min(pictures, 3 + len(before.declared) + len(before.paid))


def test_who_comes_when_all_is_over_has_seen_no_last_round() -> None:
    before = settled(*(side("10", "9", hole="3") for _ in range(3)))
    here = look(over(before), (), WHOLE[2], phase="over")
    assert not BOARD.finale_steps(seen(here), "full")


def test_a_direct_hit_in_the_last_round_is_a_feast_and_any_key_leads_on() -> None:
    assert HIT.before is not None
    here, place = at_the_end(HIT.before), Ending()
    place.attend(here)
    shown = list[str]()
    while place._finale.is_shown:
        shown.append(read(place.picture(here)))
        place.tick()
    assert sum("DIRECT HIT" in each for each in shown) > 5
    again = Ending()
    again.attend(here)
    assert again._finale.is_shown
    again.hurry()
    assert not again._finale.is_shown


@ALL_WHOLE
@ALL_PLAYERS
def test_the_end_keeps_the_cards_and_the_gems_of_the_last_round(
    players: int, size: tuple[int, int]
) -> None:
    for before in worst(players):
        here = at_the_end(before, size=size)
        inner = here.sized(min(100, size[0] - 6), size[1])
        rows = BOARD.keepsake(inner, seen(here))
        assert turned_up(rows) == Counter({"1/11": players})
        assert open_labels(rows) == open_cards_of(before)


def test_what_is_left_in_the_middle_at_the_end_is_told() -> None:
    before = settled(*(side("10", "9", hole="3") for _ in range(3)))
    here = at_the_end(before)
    last = BOARD.finale_steps(seen(here), "little")[0]
    assert BOARD.finale is not None
    shown = flat(read(BOARD.finale(here._replace(recap=last), seen(here))).replace("│", " "))
    assert flat(seen(here).formatter.event(eight28.Carry(1, 0))) in shown


# The score sheet


@pytest.mark.parametrize("players", [3, 6])
def test_the_score_sheet_has_what_everybody_won_in_each_round(players: int) -> None:
    rules = GAMES["eight28"]
    somebody = Seated("eight28", players, 0)
    past, rounds = [], 0
    for number, each in enumerate(play_out(rules, players, rules.options(), Random(3)), 1):
        somebody.follow(each.step, number)
        past += [
            told for event in each.step.events if (told := rules.event_for(event, 0)) is not None
        ]
        rounds += sum(isinstance(event, eight28.Carry) for event in each.step.events)
        if rounds == 3:
            break
    sheet = ScoreSheet()
    hands = HandsOfTest()
    sheet.arrive(somebody.look(WHOLE[2], sheet), hands)
    assert hands.asked == [History()]
    somebody.hear(EventHistory(3, 0, tuple(past)))
    for size in WHOLE:
        there = somebody.look(size, sheet)
        words = read(sheet.text(there))
        assert there.say("eight28-screen-rounds") in words
        table = words[words.index(there.say("eight28-screen-rounds")) :].split("\n")
        won = [[int(n) if n != "·" else 0 for n in line.split()[1:]] for line in table[2:5]]
        seen_ = seen(there)
        assert [sum(each) for each in zip(*won, strict=True)] == [
            each.worth for each in seen_.view.gems
        ]
        assert table[5].split() == ["=", *(str(each.worth) for each in seen_.view.gems)]
    hands.asked.clear()
    sheet.arrive(somebody.look(WHOLE[2], sheet), hands)
    assert hands.asked == []


# A game seen again


@for_each("size", WHOLE)
def test_with_open_cards_hidden_ones_lie_turned_up_in_their_place(size: tuple[int, int]) -> None:
    shown = PLACES["eight28, replay with open cards"]("en")
    assert shown.scene.replay is not None
    views = shown.scene.replay.views
    rows = shown.picture(size)
    holes = Counter(each.sides[seat].hole for seat, each in enumerate(views))  # type: ignore[attr-defined]
    assert turned_up(rows) == holes
    assert "▒▒ " not in read(rows).replace("│▒▒│││", "")
    covered = PLACES["eight28, replay"]("en").picture(size)
    assert sum(turned_up(covered).values()) == 1
