"""Every view of a game as sentences, which leave nothing out, in four languages."""

import re
from collections.abc import Iterable, Iterator

import pytest

from server.cards import COLOUR, RANK
from server.engine import GAMES
from server.protocol import eight28, farbstich, schatzsuche
from server.protocol.notices import GameSnapshot
from server.protocol.seat import Turn, View
from tests.laws.tables import Table, at_each, plain_tables
from tests.plain.local_game import LocalGame
from tests.plain.scripted_house import TEXTS, at_table, type_lines, welcome
from tui.plain.dispatch import handle_line
from tui.plain.games import Seen
from tui.plain.notices_as_text import handle_notices
from tui.plain.prompt import new_prompt
from tui.plain.scene import Scene
from tui.text import LANGUAGES, Language

tables = [t for t in plain_tables() if t.game.name in GAMES and t.players == t.game.seats[-1]]


def visible_facts(seen: Seen, view: View) -> Iterator[str]:
    """Parts of sentences that a description of the table must contain."""
    match view:
        case eight28.Eight28View():
            yield from seen.names[1:]
            yield from (seen.texts.join(side.open) for side in view.sides)
        case farbstich.FarbstichView():
            cards = (*view.display, *view.hand)
            yield from (seen.say("game-farbstich-colour", colour=COLOUR[card]) for card in cards)
            yield from plays_in_words(seen, view.plays)
            yield seen.numbers_by_seat(view.points or ())
        case schatzsuche.SchatzsucheView():
            yield seen.numbers_by_seat(view.totals)
            yield from (seen.formatter.noun("rank", RANK[card]) for card in view.hand)
            turned = {suit for down in view.down for suit in down}
            yield from (seen.say("game-schatzsuche-suit", suit=suit) for suit in turned)
            yield from plays_in_words(seen, view.plays)


def plays_in_words(seen: Seen, plays: Iterable[farbstich.Laid | schatzsuche.Laid]) -> Iterator[str]:
    return (f"{seen.names[each.seat]} {seen.formatter.card(each.card)}" for each in plays)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@at_each(tables)
def test_the_sentences_of_a_view_contain_all_its_facts(table: Table, language: Language) -> None:
    local_game = LocalGame(table.game, table.players, table.options)
    scene = Scene(TEXTS.__getitem__)
    handle_notices(scene, [welcome(language), at_table(table.game.name, table.players)])
    handle_notices(scene, list(local_game.go_on()))
    for step in range(60):
        if local_game.over:
            break
        seen = scene.seen()
        assert seen is not None
        for tell in (seen.face.table, seen.face.hand, seen.face.score, seen.face.summary):
            for sentence in tell(seen):
                assert re.fullmatch(r"\S.*\S", sentence), sentence
                assert not re.search(r"[{}$\[\]]|  | \.|none", sentence), sentence
        everything = "\n".join(seen.face.table(seen))
        for thing in visible_facts(seen, seen.view):
            assert thing in everything
        assert new_prompt(scene)
        answer = local_game.legal[step % len(local_game.legal)]
        handle_notices(scene, list(local_game.answers(seen.move_request(answer))))


@pytest.mark.parametrize("game", GAMES)
def test_the_gallery_gets_the_table_but_never_a_prompt(game: str) -> None:
    players = GAMES[game].seats[0]
    local_game = LocalGame(GAMES[game], players, seat=None)
    scene = Scene(TEXTS.__getitem__)
    handle_notices(scene, [welcome(), at_table(game, players, you=None)])
    for notice in local_game.go_on():
        handle_notices(scene, [notice])
        assert new_prompt(scene) == []
    seen = scene.seen()
    assert seen is not None
    assert seen.face.table(seen)
    assert handle_line(scene, "hand") == ["There is nothing to tell right now."]


def test_the_command_table_describes_a_whole_view_of_eight28() -> None:
    side = eight28.Side(("4", "1/11"), False, None)
    view = eight28.Eight28View(
        seat=0,
        players=3,
        waiting=Turn((0,)),
        options=eight28.Eight28Options(),
        round=2,
        last_round=True,
        supply=eight28.Gems(10, 15),
        middle=eight28.Gems(3, 1),
        gems=(eight28.Gems(2, 0), eight28.Gems(0, 0), eight28.Gems(1, 1)),
        before=None,
        giver=1,
        sides=(
            eight28.Side(("10",), False, "1/11"),
            side,
            eight28.Side(("10", "10", "9"), True, None),
        ),
        pile=30,
        to_ask=(0, 1),
    )
    state = GameSnapshot(3, 5, 5, view, (eight28.Take(), eight28.Decline()), (None,) * 3)
    said, _ = type_lines([welcome(), at_table("eight28"), state], "table")
    assert (
        said[-12:-1]
        == [
            f"The shuffles are sealed. SHA-256 of the secret: {'ab' * 32}",
            "Round 2, the last one. Ben gives.",
            "In the middle: 3 blue gems and 1 red.",
            "You have open: 10, that is 10.",
            "Ben has open: 4 and 1/11, together 5 or 15.",
            "Cleo has open: 10, 10 and 9, together 29, and is out of this round.",
            "Your hidden card: 1/11.",
            "With the hidden card you have 11 or 21.",
            "Gems: Anna has 2 blue gems, Ben has nothing, Cleo has 1 blue gem and 1 red.",
            "You are offered a card. There are 30 cards in the pile.",
        ][-11:]
        or said[-12:-1]
    )
