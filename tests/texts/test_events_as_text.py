"""Every event is a sentence in every language, for players and for the gallery."""

import re
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from server.engine import GAMES
from server.protocol import eight28, farbstich, schatzsuche
from server.protocol.seat import Event, Viewer
from tests.catalogues import TEXTS
from tests.laws.tables import Table, at_each, plain_tables
from tests.playing import play_out
from tui.events_as_text import Formatter
from tui.text import LANGUAGES, Language, clean, language_of

NAMES = ("Anna", "Ben", "Cleo", "Doro", "Emil", "Frank")
tables = [
    table
    for table in plain_tables()
    if table.game.name in GAMES and table.players in (table.game.seats[0], table.game.seats[-1])
]


def sentence_of(language: Language, game: str, event: Event, seat: Viewer = None) -> str:
    return Formatter(TEXTS[language], game, NAMES, seat).event(event).replace("\xa0", " ")


def events_of(table: Table) -> Iterator[Event]:
    for played in play_out(table.game, table.players, table.options, Random(1)):
        yield from played.step.events


@pytest.mark.slow
@at_each(tables)
def test_every_event_is_a_sentence_in_every_language(table: Table) -> None:
    """The whole event, and the event as the first seat and the gallery see it."""
    names, events = NAMES[: table.players], tuple(events_of(table))
    for language, seat in product(LANGUAGES, (None, 0)):
        formatter = Formatter(TEXTS[language], table.game.name, names, seat)
        for event in events:
            for seen in (event, table.game.event_for(event, seat)):
                sentence = formatter.event(seen) if seen else ""
                assert re.fullmatch(r"|\S.*[.!]", sentence), sentence
                assert not re.search(r"[{}$\[\]]|none|  | \.", sentence), sentence


@pytest.mark.parametrize(
    ("game", "event", "seat", "sentences"),
    [
        (
            "eight28",
            eight28.Paid(
                8, 6, (eight28.Share(0, 1, 1), eight28.Share(2, 0, 0), eight28.Share(1, 0, 2))
            ),
            2,
            (
                "The half for the 8, won with 6: Anna gets 1 blue gem and 1 red, you get nothing, "
                "Ben gets 2 red gems.",
                "Die Hälfte für die 8, gewonnen mit 6, bringt Anna einen blauen Edelstein und "
                "einen roten, dir nichts, Ben 2 rote Edelsteine.",
                "Le trésor du 8, gagné avec 6 : 1 pierre bleue et 1 rouge pour Anna, rien pour "
                "toi, 2 pierres rouges pour Ben.",
                "La metà per l’8, vinta con 6: 1 pietra blu e 1 rossa a Anna, niente a te, "
                "2 pietre rosse a Ben.",
            ),
        ),
        (
            "eight28",
            eight28.Ended(
                (eight28.Gems(3, 0), eight28.Gems(1, 1), eight28.Gems(0, 0)), (3, 3, 0), (0, 1)
            ),
            None,
            (
                "The game is over. Gems: Anna has 3 blue gems, Ben has 1 blue gem and 1 red, "
                "Cleo has nothing. Points: Anna 3, Ben 3, Cleo 0. Anna and Ben share the win.",
                "Das Spiel ist aus. Anna hat 3 blaue Edelsteine, Ben hat einen blauen Edelstein "
                "und einen roten, Cleo hat nichts. Punkte: Anna 3, Ben 3, Cleo 0. "
                "Anna und Ben gewinnen gemeinsam.",
                "La partie est finie. Pierres : Anna 3 pierres bleues, Ben 1 pierre bleue et "
                "1 rouge, Cleo rien. Points : Anna 3, Ben 3, Cleo 0. Anna et Ben se partagent la "
                "victoire.",
                "La partita è finita. Pietre: Anna 3 pietre blu, Ben 1 pietra blu e 1 rossa, "
                "Cleo niente. Punti: Anna 3, Ben 3, Cleo 0. Vincono a pari merito Anna e Ben.",
            ),
        ),
        (
            "farbstich",
            farbstich.Ranked((5, 3, 4), {"G": 9, "Y": 9, "R": 11, "B": 10}, ("G", "Y")),
            None,
            (
                "The colours make: green 9, yellow 9, red 11, blue 10. There is a tie between "
                "green and yellow: the scoring stops there. Collecting in this order, while the "
                "display lasts: Frank, Doro and Emil.",
                "Die Farben zählen: Grün 9, Gelb 9, Rot 11, Blau 10. Grün und Gelb liegen "
                "gleichauf, dort endet die Wertung. Reihenfolge beim Nehmen, solange die Auslage "
                "reicht: Frank, Doro und Emil.",
                "Les couleurs font : vert 9, jaune 9, rouge 11, bleu 10. Égalité entre vert et "
                "jaune : le classement s’arrête là. On ramasse dans cet ordre, tant qu’il reste "
                "des cartes : Frank, Doro et Emil.",
                "I colori fanno: verde 9, giallo 9, rosso 11, blu 10. Parità fra verde e giallo: "
                "il conteggio si ferma lì. Si raccoglie in quest’ordine, finché ci sono carte: "
                "Frank, Doro e Emil.",
            ),
        ),
        (
            "schatzsuche",
            schatzsuche.Objected(0, 1, "no-flip"),
            1,
            (
                "Anna objects to your card: a marker was not turned.",
                "Anna beanstandet deine Karte: Eine Farbkarte wurde nicht umgedreht.",
                "Anna conteste ta carte : un marqueur n’a pas été retourné.",
                "Anna contesta la tua carta: un segnaseme non è stato coperto.",
            ),
        ),
        (
            "schatzsuche",
            schatzsuche.HandDealt(0, ("D8", "HA", "S10")),
            0,
            (
                "Your hand: 10 of spades, ace of hearts and 8 of diamonds.",
                "Deine Hand: Pik-10, Herz-Ass und Karo-8.",
                "Ta main : le 10 de pique, l’as de cœur et le 8 de carreau.",
                "Le tue carte: il 10 di picche, l’asso di cuori e l’8 di quadri.",
            ),
        ),
    ],
)
def test_the_sentence_of_an_event_in_each_language(
    game: str, event: Event, seat: Viewer, sentences: tuple[str, ...]
) -> None:
    assert tuple(sentence_of(language, game, event, seat) for language in LANGUAGES) == sentences


def test_long_names_are_shortened() -> None:
    formatter = Formatter(TEXTS["en"], "eight28", ["A" * 3000] * 6)
    assert formatter.event(eight28.Hit((0, 1, 2, 3, 4, 5))).count("…") == 6


@pytest.mark.parametrize(
    "steering", ["\x1b[2J", "\x9b2J", "\r", "\n", "\x07", "\u202e", "\u2066", "\u200b", "\ufeff"]
)
def test_control_characters_are_replaced(steering: str) -> None:
    assert clean(f"a{steering[0]}b") == "a�b"


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", "de"),
        ("de_AT.UTF-8", "de"),
        ("fr-CA", "fr"),
        ("it_IT@euro", "it"),
        ("en.UTF-8", "en"),
        ("C", None),
        ("POSIX", None),
        ("den", None),
        ("", None),
    ],
)
def test_a_locale_gives_a_language_of_the_house_or_none(
    locale: str, language: Language | None
) -> None:
    assert language_of(locale) == language
