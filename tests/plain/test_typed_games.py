"""Games played by typed lines alone, in four languages."""

import asyncio
import shutil
from collections.abc import Iterable, Iterator
from importlib.resources import as_file
from pathlib import Path

import pytest

from server.cards import COLOUR
from server.engine import GAMES
from server.protocol import eight28, farbstich, schatzsuche
from server.protocol.requests import MakeMove
from server.protocol.seat import Move, name_of
from tests.laws.fourth_game import HIGH_CARD
from tests.laws.tables import Table, at_each, plain_tables
from tests.laws.test_fourth_game import TEXTS as HIGH_CARD_TEXTS
from tests.plain.local_game import LocalGame
from tests.plain.scripted_house import NAMES, TEXTS, ScriptedHouse, Typist, at_table, welcome
from tui.events_as_text import Formatter
from tui.plain.dispatch import handle_line
from tui.plain.notices_as_text import handle_notices
from tui.plain.prompt import new_prompt
from tui.plain.scene import Scene
from tui.text import LANGUAGES, LOCALES, Language, Texts

WORDS = {
    "take": ("take", "nehmen", "prendre", "prendi"),
    "decline": ("no", "nein", "non", "no"),
    "low": ("low", "niedrig", "bas", "basso"),
    "high": ("high", "hoch", "haut", "alto"),
    "play": ("play", "spiele", "jouer", "gioca"),
    "collect": ("pick", "nimm", "ramasser", "raccogli"),
    "guess": ("guess", "tippe", "deviner", "indovina"),
    "bid": ("bid", "ansagen", "annoncer", "dichiara"),
    "flip": ("flip", "umdrehen", "retourner", "copri"),
    "unflip": ("unflip", "aufdecken", "remettre", "scopri"),
    "object": ("object", "beanstanden", "contester", "contesta"),
    "content": ("content", "gelten", "rien", "niente"),
}
tables = [t for t in plain_tables() if t.game.name in GAMES and t.players == t.game.seats[0]]


def typed(move: Move, language: Language) -> Iterator[str]:
    """The ways to type a move: by words, by its code, in English."""
    texts = TEXTS[language]

    def word(name: str) -> str:
        return WORDS[name][LANGUAGES.index(language)]

    match move:
        case eight28.Declare(target):
            yield from (word("low" if target == 8 else "high"), str(target))
        case farbstich.Play(card) | schatzsuche.Play(card):
            game = "farbstich" if isinstance(move, farbstich.Play) else "schatzsuche"
            name = Formatter(texts, game, ()).card(card)
            yield from (card, name, f"{word('play')} {card}", f"play {name}", name.upper())
            yield Formatter(TEXTS["en"], game, ()).card(card)
        case farbstich.Collect(colour):
            name = texts.say("game-farbstich-colour", colour=colour)
            yield from (name, f"{word('collect')} {name}", f"pick {colour}")
        case schatzsuche.Guess(suit, rank):
            name = Formatter(texts, "schatzsuche", ()).card(suit + rank)
            yield from (f"{word('guess')} {name}", f"guess {suit}{rank}", name)
        case schatzsuche.Bid(tricks):
            yield from (f"{word('bid')} {tricks}", str(tricks), f"bid {tricks}")
        case schatzsuche.Flip(suit) | schatzsuche.Unflip(suit):
            name = texts.say("game-schatzsuche-suit", suit=suit)
            yield from (f"{word(name_of(move))} {name}", f"{name_of(move)} {suit}")
        case schatzsuche.Object(against):
            yield from (f"{word('object')} {NAMES[against].lower()}", f"object {against + 1}")
        case _:
            yield from (word(name_of(move)), WORDS[name_of(move)][0])


def request_of(scene: Scene, line: str) -> MakeMove:
    """The request of the line, which is typed twice if the move needs confirmation."""
    (answer,) = handle_line(scene, line)
    if isinstance(answer, str) and scene.unconfirmed:
        (answer,) = handle_line(scene, line)
    assert isinstance(answer, MakeMove), (line, answer)
    return answer


def scene_of(local_game: LocalGame, language: Language) -> Scene:
    scene = Scene(TEXTS.__getitem__)
    handle_notices(scene, [welcome(language), at_table(local_game.game.name, local_game.players)])
    return scene


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@at_each(tables)
def test_every_legal_move_can_be_typed_in_every_way(table: Table, language: Language) -> None:
    local_game = LocalGame(table.game, table.players, table.options)
    scene = scene_of(local_game, language)
    handle_notices(scene, list(local_game.go_on()))
    for step in range(40):
        if local_game.over:
            break
        legal = local_game.legal
        for move in legal:
            for line in typed(move, language):
                answer = request_of(scene, line)
                assert answer.move == move, line
                assert answer.at == local_game.number
        chosen = legal[step % len(legal)]
        handle_notices(
            scene, list(local_game.answers(request_of(scene, next(typed(chosen, language)))))
        )
    assert local_game.moves


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_typing(game: str, language: Language) -> None:
    local_game = LocalGame(GAMES[game], 3)
    intended: list[Move] = []

    def lines() -> Iterator[str]:
        while not local_game.over:
            intended.append(local_game.legal[len(intended) % len(local_game.legal)])
            ways = tuple(typed(intended[-1], language))
            yield ways[len(intended) % len(ways)]

    said = play(local_game, lines(), language)
    assert local_game.over
    assert local_game.moves == intended
    assert sum(line.startswith("> ") for line in said) == len(intended)
    names = NAMES[:3]
    assert any(all(name in line for name in names) for line in said[-5:])


def play(local_game: LocalGame, typed: Iterable[str], language: Language) -> list[str]:
    room = at_table(local_game.game.name, local_game.players)
    house = ScriptedHouse([welcome(language), room, *local_game.go_on()], local_game.answers)
    typist = Typist(house, typed)
    asyncio.run(typist.run())
    return typist.sentences


@pytest.mark.parametrize("game", GAMES)
def test_any_game_can_be_played_by_numbers(game: str) -> None:
    local_game = LocalGame(GAMES[game], 3)
    scene = scene_of(local_game, "en")
    handle_notices(scene, list(local_game.go_on()))
    while not local_game.over:
        listed = {int(s.split(":")[0]): s for s in map(str, handle_line(scene, "moves"))}
        assert len(listed) == len(local_game.legal)
        chosen = max(listed)
        handle_notices(scene, list(local_game.answers(request_of(scene, str(chosen)))))
    assert len(local_game.moves) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_code_in_capitals_means_that_card_in_every_language(language: Language) -> None:
    local_game = LocalGame(GAMES["farbstich"], 6)
    scene = scene_of(local_game, language)
    handle_notices(scene, list(local_game.go_on()))
    for move in local_game.legal:
        assert isinstance(move, farbstich.Play)
        assert request_of(scene, move.card).move == farbstich.Play(move.card)


def test_a_letter_that_fits_two_colours_leads_to_a_question() -> None:
    local_game = LocalGame(GAMES["farbstich"], 6)
    scene = scene_of(local_game, "de")
    (*events, state) = local_game.go_on()
    assert local_game.seat is not None
    handle_notices(scene, [*events, state])
    view = local_game.state.view
    assert isinstance(view, farbstich.FarbstichView)
    greens = {card[1:] for card in view.hand if COLOUR[card] == "G"}
    yellows = {card[1:] for card in view.hand if COLOUR[card] == "Y"}
    both = sorted(greens & yellows)
    either = sorted(greens ^ yellows)
    for value in both:
        assert str(*handle_line(scene, f"g{value}")).startswith("Was meinst du")
    for value in either:
        assert request_of(scene, f"g{value}")
    assert either


def test_a_game_without_commands_of_its_own_is_played_by_numbers(tmp_path: Path) -> None:
    folder = tmp_path / "locales"
    with as_file(LOCALES) as there:
        shutil.copytree(there, folder)
    (folder / "en" / "game-high-card.ftl").write_text(HIGH_CARD_TEXTS)
    texts = Texts("en", folder)
    scene = Scene(lambda language: texts)
    local_game = LocalGame(HIGH_CARD, 3)
    handle_notices(scene, [welcome(), at_table("high-card"), *local_game.go_on()])
    assert new_prompt(scene) == ["> Your turn. You can type: 1: show your card."]
    for line in ("table", "hand", "score", "summary", "why", "help", "rules"):
        assert handle_line(scene, line)
    handle_notices(scene, list(local_game.answers(request_of(scene, "1"))))
    assert local_game.over
