"""The rules are printed for the options of a table, complete and alike in every language."""

import re
from collections.abc import Iterator, Mapping
from itertools import combinations

import msgspec
import pytest

from server.cards import ColourCard
from server.engine import GAMES
from server.engine.eight28.gems import split
from server.protocol.eight28 import Gems, totals
from server.protocol.farbstich import Laid, rank
from server.protocol.fields import choices
from server.protocol.schatzsuche import points_for
from tests.catalogues import TEXTS
from tests.laws.tables import Table, all_tables
from tui.rules import Section, rules, search
from tui.text import LANGUAGES, Language

LONGEST = 900
SIZES = [(name, players) for name, game in GAMES.items() for players in game.seats]


def tables(game: str, players: int) -> Iterator[Table]:
    return (each for each in all_tables() if (each.game.name, each.players) == (game, players))


def rules_of(table: Table, language: Language) -> tuple[Section, ...]:
    options: Mapping[str, object] = msgspec.to_builtins(table.options)
    return rules(TEXTS[language], table.game.name, options, table.players)


def rules_with(language: Language, game: str, **other: object) -> tuple[Section, ...]:
    table = Table(GAMES[game], 3, GAMES[game].options())
    options: Mapping[str, object] = msgspec.to_builtins(table.options)
    return rules(TEXTS[language], game, {**options, **other}, 3)


def text(section: Section) -> str:
    return "\n".join(section.paragraphs)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), SIZES)
def test_the_rules_of_every_table_are_whole_paragraphs(
    game: str, players: int, language: Language
) -> None:
    for table in tables(game, players):
        sections = rules_of(table, language)
        assert 8 <= len(sections) <= 12, table
        for section in sections:
            assert section.title, table
            assert section.paragraphs, (table, section.title)
            assert len(text(section)) <= LONGEST, (table, section.title)
            for paragraph in section.paragraphs:
                assert paragraph.endswith("."), (table, paragraph)
                assert not re.search(r"[{}$\n]|  ", paragraph), (table, paragraph)


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_every_language_has_the_same_sections_paragraphs_and_marked_rulings(
    game: str, players: int
) -> None:
    for table in tables(game, players):
        assert len({shape(table, language) for language in LANGUAGES}) == 1, table


def shape(table: Table, language: Language) -> tuple[tuple[int, ...], ...]:
    """The number of marked rulings in each paragraph of each section."""
    mark = TEXTS[language].say("rules-house-rule")
    sections = rules_of(table, language)
    return tuple(tuple(each.count(mark) for each in section.paragraphs) for section in sections)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_an_option_changes_the_rules(game: str, language: Language) -> None:
    for option, values in choices(GAMES[game].options).items():
        for one, other in combinations(values.values(), 2):
            before = rules_with(language, game, **{option: one})
            assert before != rules_with(language, game, **{option: other}), (option, one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_players_changes_the_rules_of_farbstich(language: Language) -> None:
    options: Mapping[str, object] = msgspec.to_builtins(GAMES["farbstich"].options())
    read = {rules(TEXTS[language], "farbstich", options, players) for players in range(3, 7)}
    assert len(read) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_may_be_given_as_typed_text(language: Language) -> None:
    spelled = rules_with(language, "eight28", first_giver="host", low_may_go_high="false")
    assert spelled == rules_with(language, "eight28", first_giver="host", low_may_go_high=False)


def test_a_section_reads_as_paragraphs_without_line_breaks() -> None:
    titles = [section.title for section in rules_with("en", "farbstich")]
    section = rules_with("en", "farbstich")[titles.index("The next trick")]
    assert section.paragraphs == (
        "What is left of the display stays there, and the cards just played join it."
        " Together they are the display of the next trick.",
        "Whoever collected first leads to the next trick."
        " If nobody collected, the same player leads again.",
    )


@pytest.mark.parametrize(
    ("language", "game", "words", "titles"),
    [
        ("en", "eight28", "DIRECT hit 1/11", ["Direct hit"]),
        ("de", "schatzsuche", "konig zehn", ["Die Karten"]),
        ("fr", "schatzsuche", "coeur carreau trefle", ["Les cartes"]),
        ("fr", "farbstich", "D'ETRE l'etalage", ["Ramasser", "Le pli suivant"]),
        ("it", "farbstich", "parità colori", ["Parità"]),
        ("it", "farbstich", "parita colori", ["Parità"]),
        ("de", "eight28", "stapel quartett", []),
    ],
)
def test_a_search_finds_sections_without_accents_or_capitals(
    language: Language, game: str, words: str, titles: list[str]
) -> None:
    assert [section.title for section in search(rules_with(language, game), words)] == titles


def test_a_search_covers_titles_and_all_paragraphs() -> None:
    sections = (Section("Groß", ("Straße.", "Ende.")), Section("Anfang", ("Gross.",)))
    assert search(sections, "gross ende") == sections[:1]
    assert search(sections, "GROSS") == sections
    assert search(sections, "strasse anfang") == ()


def test_a_search_without_words_finds_everything() -> None:
    sections = rules_with("en", "eight28")
    assert search(sections, " ") == sections


def test_the_gems_of_the_examples_are_split_as_the_rules_say() -> None:
    blue, red = Gems(1, 0), Gems(0, 1)
    assert split(Gems(10, 0), 2, 1) == ((Gems(2, 0), Gems(2, 0)), (Gems(5, 0),))
    assert split(Gems(6, 0), 1, 0) == ((Gems(3, 0),), ())
    assert split(Gems(0, 3), 1, 1) == ((red,), (red,))
    assert split(blue.plus(red), 1, 1) == ((Gems(0, 0),), (Gems(0, 0),))


def test_the_cards_of_the_examples_make_what_the_rules_say() -> None:
    assert totals(("2", "3", "1/11", "1/11")) == (7, 17, 27)
    assert {8, 28} <= set(totals(("6", "1/11", "1/11")))
    assert totals(("1/11", "10", "9", "7"))[0] == 27
    assert totals(("1/11", "10", "10", "7"))[0] == 28


def test_the_plays_of_the_example_are_ranked_as_the_rules_say() -> None:
    cards: tuple[ColourCard, ...] = ("R9", "B8", "R4", "G7", "Y7")
    ranked = rank([Laid(seat, card) for seat, card in enumerate(cards)])
    assert ranked.order == (0, 2, 1)
    assert set(ranked.tied) == {"G", "Y"}


@pytest.mark.parametrize(
    ("bid", "tricks", "points"), [(3, 3, 18), (3, 4, 12), (3, 1, -12), (0, 0, 0), (0, 1, -6)]
)
def test_the_bids_of_the_example_score_as_the_rules_say(bid: int, tricks: int, points: int) -> None:
    assert points_for(bid, tricks, 6) == points
