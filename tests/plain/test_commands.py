"""Typed commands: each language has its own words, and the English ones work in all."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from server.engine import GAMES
from server.protocol import requests
from server.protocol.fields import choices
from server.protocol.lobby import Preferences, TimeControl
from server.protocol.requests import Open
from tests.plain.scripted_house import TEXTS, at_table, listing, lobby, type_lines, welcome
from tui.plain.commands import ANYWHERE, EVERYWHERE, LOBBY, TABLE
from tui.plain.help import command_keys
from tui.plain.registry import FACES
from tui.plain.vocabulary import Vocabulary, fold, match_names, spellings
from tui.text import LANGUAGES, Language


@cache
def vocabulary(language: Language) -> Vocabulary:
    return Vocabulary(TEXTS[language], TEXTS["en"])


def places() -> Iterator[tuple[str, ...]]:
    """The keys of all commands that work side by side: in the lobby, and in each game."""
    always = command_keys((*ANYWHERE, *EVERYWHERE))
    yield (*command_keys(LOBBY), *always)
    for game, face in FACES.items():
        yield (
            *command_keys(TABLE),
            *always,
            *(f"plain-{game}-word-{word}" for word in face.commands),
        )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", tuple(places()))
def test_every_word_means_one_command_in_its_place(
    keys: tuple[str, ...], language: Language
) -> None:
    known = vocabulary(language)
    for key in keys:
        for word in known.words(key):
            for spelling in (word, word.upper(), fold(word), *spellings(word)):
                assert known.find(spelling.split(), keys).keys == (key,), spelling
    for one, other in combinations(keys, 2):
        assert not set(known.words(one)) & set(known.words(other))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", tuple(places()))
def test_a_unique_beginning_of_a_word_is_enough(keys: tuple[str, ...], language: Language) -> None:
    known = vocabulary(language)
    words = {spelled: key for key in keys for w in known.words(key) for spelled in spellings(w)}
    english = {fold(w) for key in keys for w in vocabulary("en").words(key)}
    short = 0
    words = {word: key for word, key in words.items() if " " not in word}
    for word in words:
        for end in range(1, len(word)):
            begun = {key for other, key in words.items() if other.startswith(word[:end])}
            if word[:end] not in {*words, *english}:
                assert set(known.find((word[:end],), keys).keys) == begun
                short += len(begun) == 1
    assert short > len(keys)


def test_english_words_work_in_every_language_unless_they_are_taken_there() -> None:
    english = vocabulary("en")
    for language in LANGUAGES:
        for keys in places():
            own = {fold(word) for key in keys for word in vocabulary(language).words(key)}
            for key in keys:
                word = english.usual(key)
                if fold(word) not in own:
                    assert vocabulary(language).find(word.split(), keys).keys == (key,)


def test_accents_and_ligatures_can_be_left_out() -> None:
    assert fold("Règles") == "regles"
    assert fold("CŒUR") == "coeur"
    assert spellings("züge") == {"zuge", "zuege"}


def test_names_are_found_whole_or_by_their_beginning() -> None:
    assert match_names("be", {"0": "Ben", "1": "Cleo"}) == ("0",)
    assert match_names("ben", {"0": "Ben", "1": "Benno"}) == ("0",)
    assert match_names("b", {"0": "Ben", "1": "Benno"}) == ("0", "1")
    assert match_names("-", {"0": "Ben"}) == ()


IN_THE_LOBBY = [
    (("play schatzsuche", "spiele schatz", "jouer schatzsuche", "gioca schatz"), requests.Open(
        "schatzsuche", 3, relaxed=True, bots=("club", "club"))),
    (("play 8-28 master", "spiele 828 meister", "jouer 8-28 maître", "gioca 828 maestro"),
     requests.Open("eight28", 4, relaxed=True, bots=("master",) * 3)),
    (("new 8-28 bots 2 novice", "neu 828 bots 2 anfänger", "nouvelle 828 bots 2 débutant",
      "nuovo 828 bot 2 principiante"), requests.Open("eight28", 4, bots=("novice",) * 2)),
    (("new schatz seats 3 club", "neu schatz verein", "nouvelle schatz club", "nuovo schatz circ"),
     requests.Open("schatzsuche", 3, relaxed=True, bots=("club",) * 2)),
    (("new 8-28", "neu 828", "nouvelle eight28", "nuovo 8-28"), requests.Open("eight28", 4)),
    (
        (
            "new farbstich seats 5 bots 2 random private relaxed games 3 open_scores yes",
            "neu farb plätze 5 bots 2 random privat gemütlich games 3 open-scores ja",
            "nouvelle farb places 5 bots 2 random privée tranquille games 3 open oui",
            "nuovo farb posti 5 bot 2 random privato tranquillo games 3 open_scores sì",
        ),
        requests.Open(
            "farbstich",
            5,
            options={"games": 3, "open_scores": True},
            relaxed=True,
            bots=("random", "random"),
            private=True,
        ),
    ),
    (
        ("open schatz clock 300 5", "öffnen schatz uhr 300 5", "ouvrir schatz pendule 300 5",
         "apri schatz orologio 300 5"),
        requests.Open("schatzsuche", 3, clock=TimeControl(300, 5)),
    ),
    (("sit 3", "setzen 3", "asseoir 3", "siedi 3"), requests.Sit("3")),
    (("sit", "setzen", "place", "siedi"), requests.Sit("3")),
    (("sit maple-otter 2", "setz maple-otter 2", "asseoir maple-otter 2", "posto maple-otter 2"),
     requests.Sit("maple-otter", seat=1)),
    (("watch 3", "zuschauen 3", "regarder 3", "guarda 3"), requests.Watch("3")),
    (("name Zoe Z", "name Zoe Z", "nom Zoe Z", "nome Zoe Z"), requests.Rename("Zoe Z")),
    (("language de", "sprache deutsch", "langue allemand", "lingua tedesco"), requests.Speak("de")),
    (("return a-b-1", "zurück a-b-1", "retour a-b-1", "torna a-b-1"), requests.Return("a-b-1")),
    (("say No, wait", "sag No, wait", "dire No, wait", "di No, wait"),
     requests.Say("No, wait", "lobby")),
    (("mute Ben", "stumm Ben", "ignorer Ben", "ignora Ben"), requests.Mute("Ben")),
    (("unmute Ben", "laut Ben", "écouter Ben", "ascolta Ben"), requests.Mute("Ben", mute=False)),
    (("forced on", "automatisch an", "automatique oui", "automatico sì"),
     requests.Prefer(Preferences(forced=True))),
    (("forced off", "automatisch aus", "automatique non", "automatico no"),
     requests.Prefer(Preferences(forced=False))),
    (("bell on", "klingel an", "sonnette oui", "campanello sì"),
     requests.Prefer(Preferences(bell=True))),
    (("bell off", "klingel aus", "sonnette non", "campanello no"),
     requests.Prefer(Preferences(bell=False))),
    (("remarks off", "sprüche aus", "remarques non", "battute no"),
     requests.Prefer(Preferences(remarks=False))),
    (("record g12", "aufz g12", "enreg g12", "registr g12"), requests.ShowRecord("g12")),
]  # fmt: skip

AT_A_TABLE = [
    (("ready", "bereit", "prêt", "pronto"), requests.Ready()),
    (("unready", "warten", "attendre", "aspetta"), requests.Ready(ready=False)),
    (("start", "anfangen", "commencer", "comincia"), requests.Start()),
    (("fill", "auffüllen", "remplir", "riempi"), requests.Fill()),
    (("fill random 2", "füllen random 2", "remplir random 2", "riempi random 2"),
     requests.Fill("random", 1)),
    (("fill master", "auffüllen meister", "remplir maître", "riempi maestro"),
     requests.Fill("master")),
    (("dismiss Ben", "wegschicken ben", "renvoyer BEN", "congeda b"), requests.Dismiss(1)),
    (("dismiss 3", "wegschicken 3", "renvoyer 3", "congeda 3"), requests.Dismiss(2)),
    (("host cleo", "gastgeber cleo", "hôte cleo", "ospita cleo"), requests.HandOver(2)),
    (("stand", "aufstehen", "debout", "alzati"), requests.Stand()),
    (("leave", "gehen", "quitter", "lascia"), requests.Leave()),
    (("rematch", "revanche", "revanche", "rivincita"), requests.Rematch()),
    (("words four leaf clover", "worte four leaf clover", "mots four leaf clover",
      "parole four leaf clover"), requests.Words("four leaf clover")),
    (("say hello", "sag hello", "dis hello", "dire hello"), requests.Say("hello", "table")),
    (("hush", "ruhe", "silence", "silenzio"), requests.Hush()),
    (("unhush", "reden", "parler", "parlate"), requests.Hush(hush=False)),
    (("history", "verlauf", "histoire", "storia"), requests.History()),
]  # fmt: skip

REST = [requests.Ready()]


@pytest.mark.parametrize(("lines", "request_"), IN_THE_LOBBY)
def test_a_command_in_the_lobby_sends_its_request(
    lines: tuple[str, ...], request_: requests.Request
) -> None:
    for language, line in zip(LANGUAGES, lines, strict=True):
        asked = type_lines([welcome(language), lobby(listing())], line)[1]
        follows = REST if line.split()[0] in ("play", "spiele", "jouer", "gioca") else []
        assert asked == [request_, *follows], line


@pytest.mark.parametrize(("lines", "request_"), AT_A_TABLE)
def test_a_command_at_a_table_sends_its_request(
    lines: tuple[str, ...], request_: requests.Request
) -> None:
    for language, line in zip(LANGUAGES, lines, strict=True):
        asked = type_lines([welcome(language), at_table("eight28", phase="gathering")], line)[1]
        assert asked == [request_], line


NOT_UNDERSTOOD = [
    ("tabels", "Did you mean “tables”?"),
    ("xyzzy", "I do not know “xyzzy”."),
    ("r", "“r” can be repeat, rules, record, replay, return or remarks."),
    ("new", "new GAME opens a table."),
    ("new farbstich colour", "I do not know “colour” here."),
    ("new farbstich seats", "Something is missing after “seats”."),
    ("new farbstich seats many", "A number is missing after “seats”."),
    ("new farbstich clock 1 1", "The clock takes 5 to 86400 seconds"),
    ("new eight28 p", "“p” can be private or cards."),
    (
        "new 8-28 pack blue",
        "This is not possible for “cards”. You can choose: published or authors.",
    ),
    (
        "new farbstich games 9",
        "This is not possible for “games”. You can choose: 1, 2, 3, 4, 5 or 6.",
    ),
    ("language klingon", "language english, german, french or italian"),
    ("forced perhaps", "forced yes:"),
    ("say", "say TEXT:"),
    ("watch", "watch NUMBER"),
    ("record", "record ID:"),
    ("take", "No game is being played right now."),
    ("hand", "No game is being played right now."),
    ("help xyzzy", "I do not know “xyzzy”."),
    ("help r", "“r” can be repeat, rules, record, replay, return or remarks."),
    ("rules", "The rules of which game?"),
]


@pytest.mark.parametrize(("line", "sentence"), NOT_UNDERSTOOD)
def test_a_line_that_is_not_understood_gets_a_sentence_that_helps(line: str, sentence: str) -> None:
    said, asked = type_lines([welcome()], line)
    assert any(sentence in each for each in said[1:-1]), said
    assert asked == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FACES)
def test_every_option_and_value_can_be_typed_in_words(game: str, language: Language) -> None:
    known = vocabulary(language)
    for option, values in choices(GAMES[game].options).items():
        key = f"option-{game}-{option}"
        for value in values.values():
            words = {True: "plain-word-yes", False: "plain-word-no"}
            of_value = words[value] if isinstance(value, bool) else f"{key}-word-{value}"
            typed = str(value) if type(value) is int else known.usual(of_value)
            line = f"{known.usual('plain-word-new')} {game} {known.usual(f'{key}-word')} {typed}"
            _, (request,) = type_lines([welcome(language)], line)
            assert isinstance(request, Open)
            assert request.options == {option: value}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_game_has_its_help(language: Language) -> None:
    for keys in places():
        for key in keys:
            word = vocabulary(language).usual(key)
            game = key.partition("-word-")[0].removeprefix("plain-")
            here = at_table("eight28" if game == "plain" else game)
            said, _ = type_lines([welcome(language), here], f"help {word}")
            assert said[-2].startswith(word), said
    for game in FACES:
        said, _ = type_lines([welcome(language)], f"help {game}")
        assert len(said) > 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FACES)
def test_the_rules_are_printed_whole_or_searched(game: str, language: Language) -> None:
    whole = type_lines([welcome(language)], f"rules {game}")[0]
    at_it = type_lines([welcome(language), at_table(game)], "rules")[0]
    means = " ".join(TEXTS[language].say("rules-house-rule-means").split())
    for told in (whole, at_it):
        assert len(told) > 10
        assert told.count(means) == 1
    found = type_lines(
        [welcome(language)], f"rules {game} {TEXTS[language].say(f'game-{game}-name')}"
    )[0]
    assert 2 <= len(found) <= len(whole)
    assert means not in found
