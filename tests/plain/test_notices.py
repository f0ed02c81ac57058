"""Every notice gives sentences, none is printed twice, and none can steer the terminal."""

import asyncio
import re
from collections.abc import Iterator
from itertools import product
from typing import get_args

import msgspec
import pytest

from server.doors.lines import broken
from server.engine import GAMES
from server.protocol import eight28
from server.protocol.lobby import (
    ChatMessage,
    FinishedGame,
    ListedPlayer,
    News,
    OnlinePerson,
    Preferences,
    TimeControl,
)
from server.protocol.notices import (
    NOTICES,
    Announced,
    AtTable,
    ChatHistory,
    DeviceCode,
    EventHistory,
    FinishedGames,
    GameEnded,
    GameSnapshot,
    Happened,
    HouseAway,
    HouseClosing,
    InQueue,
    Kicked,
    LeftTable,
    Lobby,
    Missed,
    MoreSaid,
    NewChatMessage,
    Notice,
    Paused,
    PersonJoined,
    PersonLeft,
    RecordText,
    Refused,
    Remark,
    Replayed,
    SeatNews,
    Skipped,
    TableClosed,
    TableListed,
    TableResumed,
    TakenOver,
    Welcome,
    WhichLanguage,
)
from server.protocol.refusals import HOUSE_REFUSALS, NameTaken
from server.protocol.seat import COMMON_REFUSALS, GameOver, Refusal, Result
from tests.plain.local_game import LocalGame
from tests.plain.scripted_house import (
    NAMES,
    TEXTS,
    ScriptedHouse,
    Typist,
    at_table,
    chair,
    listing,
    lobby,
    type_lines,
    welcome,
)
from tui.plain.dispatch import handle_line
from tui.plain.lobby import terms
from tui.plain.notices_as_text import HANDLERS, handle_notices
from tui.plain.scene import Scene
from tui.text import LANGUAGES, Language

HI = ChatMessage("Ben", "hi", "table", 0.0, seat=1)
ASIDE = ChatMessage("Zoe", "psst", "table", 0.0)
AFAR = ChatMessage("Zoe", "anyone for 8-28?", "lobby", 0.0)
TOOK = eight28.Took(1, "1/11")

AT_A_TABLE: list[tuple[Notice, str]] = [
    (msgspec.structs.replace(welcome(), name="Zoe"), "You are called Zoe now."),
    (msgspec.structs.replace(welcome(), code="x-y"), "You are a guest. To come back"),
    (
        msgspec.structs.replace(welcome(), preferences=Preferences(forced=True)),
        "Where you have no choice, the move is made for you.",
    ),
    (
        msgspec.structs.replace(welcome(), preferences=Preferences(bell=False)),
        "Your terminal stays quiet when it is your turn.",
    ),
    (
        msgspec.structs.replace(welcome(), preferences=Preferences(remarks=False)),
        "The bots at your table stay silent.",
    ),
    (WhichLanguage(), "Auf Deutsch geht es weiter mit: language deutsch"),
    (lobby(listing(5)), "Table 5: 8-28, 1 of 3 seats free. Seated: Cleo and Robo (simple bot)."),
    (NewChatMessage(HI), "Ben: hi"),
    (NewChatMessage(ASIDE), "Zoe, from the gallery: psst"),
    (NewChatMessage(AFAR), "Zoe, in the hall: anyone for 8-28?"),
    (ChatHistory((HI,)), "Ben: hi"),
    (Remark(3, 2, "Kilo", "won", 0), "Kilo (bot): That went well for me. Another one?"),
    (Happened(3, 1, TOOK), "Ben takes the card: 1/11."),
    (Missed(3, (TOOK,), 0), "While you were away:"),
    (Missed(3, (TOOK,), 4), "a lot happened"),
    (Missed(3, (), 0), "You have not missed anything"),
    (EventHistory(3, 0, (TOOK,)), "What happened last:"),
    (EventHistory(3, 0, ()), "Nothing has happened yet."),
    (SeatNews("back", "Ben", 1), "Ben is back."),
    (SeatNews("back", "Anna", 0), "You are back."),
    (
        GameEnded(3, Result((4, 2, 0), (0,)), "g7", "cd" * 32),
        "The game is over. Points: Anna 4, Ben 2, Cleo 0. Anna wins.",
    ),
    (GameEnded(3, Result((4, 2, 0), (0,)), "g7", "cd" * 32), "kartenhaus records g7 | kartenhaus"),
    (RecordText("g7", ('{"format":1}',)), '{"format":1}'),
    (FinishedGames(()), "There is no finished game yet"),
    (
        FinishedGames((FinishedGame("g7", "eight28", 0.0, ("Anna", "Ben"), (9, 4), (0,), None),)),
        "g7: 8-28. Anna 9, Ben 4.",
    ),
    (
        Replayed("g7", "eight28", ("Anna", "Ben"), 4, 90, (0,), None, (), (TOOK,)),
        "8-28, g7: step 5 of 90.",
    ),
    (TakenOver(3), "Another connection of yours has taken your seat at table 3."),
    (
        SeatNews("dropped", "Ben", 1, 45),
        "Ben has lost the connection. A bot plays after 45 seconds.",
    ),
    (LeftTable(3, closed=False), "You have left table 3. You are in the hall."),
    (LeftTable(3, closed=True), "Table 3 is closed. You are in the hall."),
    (Paused(3), "The table is paused"),
    (DeviceCode("lamo-digu", 10), "within 10 minutes and type: return lamo-digu"),
    (Announced("Tea is ready."), "The house announces: Tea is ready."),
    (InQueue(2), "One moment, 2 people are ahead of you."),
    (Kicked(), "The house has ended your visit."),
    (TableClosed(9, replaced=True), "Your unfinished game at table 9 has ended"),
    (HouseAway(), "One moment: the house will be back shortly."),
    (HouseClosing(), "The house is closing."),
    (Refused(NameTaken("Ben", "Ben2")), "Ben2 is free."),
    (Refused(GameOver((1,))), "The game is over. Ben wins."),
    (MoreSaid("lobby", 12), "… and 12 more messages"),
    (MoreSaid("table", 1), "… and one more message"),
    (Skipped(7), "7 messages were skipped"),
]
IN_THE_LOBBY: list[tuple[Notice, str]] = [
    (PersonJoined(OnlinePerson("Zoe", True)), "Zoe comes in as a guest."),
    (PersonLeft("Ben"), "Ben leaves."),
    (TableListed(listing(9, clock=None)), "Table 9: 8-28, 1 of 3 seats free."),
    (TableListed(listing(phase="running")), "Table 3, 8-28: the game has begun."),
    (TableListed(listing(seats=(None, None, None))), "Table 3, 8-28: 3 seats are free."),
    (TableClosed(3), "Table 3 is closed."),
    (NewChatMessage(AFAR), "Zoe: anyone for 8-28?"),
]


def sentences_at_table(notice: Notice, language: Language = "en") -> list[str]:
    scene = Scene(TEXTS.__getitem__)
    handle_notices(scene, [welcome(language), at_table("eight28")])
    return [sentence.replace("\xa0", " ") for sentence in handle_notices(scene, [notice])]


@pytest.mark.parametrize(("notice", "sentence"), AT_A_TABLE)
def test_a_notice_at_a_table_has_its_sentence(notice: Notice, sentence: str) -> None:
    printed = sentences_at_table(notice)
    assert any(sentence in each for each in printed), printed


@pytest.mark.parametrize(("notice", "sentence"), IN_THE_LOBBY)
def test_a_notice_in_the_lobby_has_its_sentence(notice: Notice, sentence: str) -> None:
    *_, printed, _goodbye = type_lines([welcome(), lobby(listing()), notice])[0]
    assert sentence in printed


def test_every_kind_of_notice_has_a_handler_and_a_case_here() -> None:
    assert set(HANDLERS) == set(NOTICES)
    tested = {type(notice) for notice, _ in (*AT_A_TABLE, *IN_THE_LOBBY)}
    assert set(NOTICES) - tested == {AtTable, GameSnapshot, TableResumed}


SPOKEN = (NewChatMessage, ChatHistory, RecordText, FinishedGames, Welcome, WhichLanguage)


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_every_notice_is_a_sentence_in_every_language(language: Language) -> None:
    for notice, _ in AT_A_TABLE:
        said, english = sentences_at_table(notice, language), sentences_at_table(notice)
        assert said
        assert isinstance(notice, SPOKEN) or not set(said) & set(english)


def samples(kind: type[Refusal]) -> Iterator[Refusal]:
    """Refusals of a kind with a value in every field; one for each value of an enumeration."""
    values: dict[str, object] = {}
    choices: dict[str, tuple[str, ...]] = {}
    for field in msgspec.structs.fields(kind):
        if get_args(field.type) and all(isinstance(a, str) for a in get_args(field.type)):
            choices[field.name] = get_args(field.type)
        elif field.name == "games":
            values[field.name] = ("eight28", "farbstich")
        elif field.name == "possible":
            values[field.name] = ("take",)
        elif field.name in ("seats", "winners"):
            values[field.name] = (1,)
        elif "tuple" in str(field.type):
            values[field.name] = ("one", "two")
        else:
            values[field.name] = 2 if "int" in str(field.type) else "Something"
    for name, every in choices.items() or (("", ("",)),):
        for choice in every:
            yield kind(**values, **({name: choice} if name else {}))


@pytest.mark.parametrize("kind", [*COMMON_REFUSALS, *HOUSE_REFUSALS])
def test_every_refusal_is_a_sentence_in_every_language(kind: type[Refusal]) -> None:
    for language, refusal in product(LANGUAGES, samples(kind)):
        (sentence,) = sentences_at_table(Refused(refusal), language)
        assert re.fullmatch(r"\S.*[.!]", sentence), sentence
        assert not re.search(r"[{}$\[\]]|  | \.", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_seat_news_are_sentences_that_differ_for_the_person_concerned(
    language: Language,
) -> None:
    for what in get_args(News):
        mine = [TEXTS[language].say(f"news-{what}", name="", you="yes").replace("\xa0", " ")]
        other = sentences_at_table(SeatNews(what, "Ben", 1), language)
        assert len(other) == 1
        printed = sentences_at_table(SeatNews(what, "Anna", 0), language)
        assert printed == mine or (what in ("sat", "left") and not printed)
        assert mine != other
        assert "Ben" in other[0]


def sentences_after(*notices: Notice) -> list[str]:
    """The sentences of all notices but the first."""
    first = type_lines([welcome(), notices[0]])[0][:-1]
    return type_lines([welcome(), *notices])[0][len(first) : -1]


def test_a_known_table_is_described_by_its_changes_only() -> None:
    gathering = at_table("eight28", phase="gathering", chairs=(chair("Anna"), None, None))
    ben = at_table(
        "eight28",
        phase="gathering",
        chairs=(chair("Anna"), chair("Ben", ready=False), None),
        watchers=1,
    )
    assert sentences_after(gathering, gathering) == []
    assert sentences_after(gathering, ben) == ["Ben sits down.", "1 person watches."]
    assert sentences_after(ben, gathering) == ["Ben leaves the table.", "Nobody watches."]
    assert sentences_after(gathering, at_table("eight28", commit="00" * 32))[0] == "Ben sits down."
    robo = at_table(
        "eight28", phase="gathering", chairs=(chair("Anna"), None, chair("Robo", bot="simple"))
    )
    assert sentences_after(gathering, robo) == ["Robo, a bot, sits down."]
    standing = at_table("eight28", standing={"move": "decline"})
    running = at_table("eight28")
    assert sentences_after(running, standing) == [
        "Until the round is over, the house does this for you: decline it."
    ]
    assert sentences_after(standing, running) == ["You decide for yourself again."]


def test_a_change_seen_in_a_notice_and_in_the_room_is_printed_once() -> None:
    alone = at_table("eight28", phase="gathering", chairs=(chair("Anna"), None, None))
    ben = at_table("eight28", phase="gathering", chairs=(chair("Anna"), chair("Ben"), None))
    sat, stood = SeatNews("sat", "Ben", 1), SeatNews("stood", "Ben", 1)
    assert sentences_after(alone, sat, ben) == ["Ben sits down."]
    assert sentences_after(alone, ben, sat) == ["Ben sits down."]
    assert sentences_after(ben, stood, alone, sat, ben) == [
        "Ben stands up.",
        "Ben sits down.",
    ]
    assert sentences_after(
        alone, Paused(3), at_table("eight28", chairs=alone.room.chairs, paused=True)
    ) == [
        "The table is paused because nothing can be saved right now. Nothing is lost.",
        "The game begins.",
    ]
    assert sentences_after(alone, Paused(3), TableResumed(3))[1] == "The pause is over."


def test_a_new_name_is_told_from_a_new_person_in_the_seat() -> None:
    other = at_table("eight28", chairs=(chair("Anna"), chair("Benno"), chair("Cleo")))
    assert sentences_after(at_table("eight28"), other) == ["Ben is called Benno now."]
    mine = at_table("eight28", chairs=(chair("Zoe"), chair("Ben"), chair("Cleo")))
    assert sentences_after(at_table("eight28"), mine) == []
    left, sat = SeatNews("left", "Ben", 1), SeatNews("sat", "Benno", 1)
    assert sentences_after(at_table("eight28"), left, sat, other) == [
        "Ben leaves the table.",
        "Benno sits down.",
    ]


def test_a_user_who_sits_down_gets_no_news_of_it_besides_the_table() -> None:
    arrival = [at_table("eight28", phase="gathering"), SeatNews("sat", "Anna", 0)]
    assert "You sit down." not in type_lines([welcome(), *arrival])[0]


def test_a_rematch_shows_its_new_seal() -> None:
    over = at_table("eight28", phase="over", record="g7")
    again = at_table(
        "eight28",
        phase="gathering",
        commit="00" * 32,
        chairs=tuple(chair(name, ready=name != "Anna") for name in NAMES[:3]),
    )
    assert sentences_after(over, again)[-3:] == [
        "Another game is being prepared.",
        "The shuffles are sealed before the game, and anybody can check them afterwards. "
        "The seal begins with 000000000000, and “seal” shows all of it.",
        "Type “ready” when you want to play, or “help”.",
    ]
    assert type_lines([welcome(), over])[0][-2].startswith("Type “rematch” to play again")


def test_a_new_table_is_described_whole() -> None:
    said = type_lines(
        [
            welcome(),
            at_table(
                "farbstich",
                phase="gathering",
                code="maple-otter-7",
                clock=TimeControl(120, 15),
                options={"games": 3, "open_scores": False},
                chairs=(
                    chair("Ben", presence="gone", covered=True),
                    None,
                    chair("Anna", ready=False),
                    chair("Robo", bot="random"),
                ),
                you=2,
                watchers=2,
                hushed=True,
            ),
        ]
    )[0]
    assert said[1:-1] == [
        "You are at table 3: Farbstich, 4 seats. The game has not begun.",
        "Terms: 2 minutes for each player, and 15 seconds more for each move, games in a match: 3.",
        "Seat 1: Ben, host, a bot plays meanwhile.",
        "Seat 2 is free.",
        "Seat 3: Anna, that is you, not ready yet.",
        "Seat 4: Robo (random bot).",
        "2 people watch.",
        "The gallery is asked to be quiet.",
        "The table is private. Others come in with: sit maple-otter-7",
        "The shuffles are sealed before the game, and anybody can check them afterwards. "
        "The seal begins with abababababab, and “seal” shows all of it.",
        "Type “ready” when you want to play, “fill” to have bots take the free seats, or “help”.",
    ]


def test_a_private_table_tells_its_invitation_while_a_seat_is_free() -> None:
    people = tuple(chair(name, ready=False) for name in NAMES[:3])
    full, free = (
        at_table("eight28", phase="gathering", code="maple-otter-7", chairs=chairs)
        for chairs in (people, (*people[:2], None))
    )
    invitation = "The table is private. Others come in with: sit maple-otter-7"
    assert invitation not in type_lines([welcome(), full], "table")[0]
    assert type_lines([welcome(), free], "table")[0].count(invitation) == 2
    assert sentences_after(full, free) == ["Cleo leaves the table.", invitation]
    assert sentences_after(free, full) == ["Cleo sits down."]


CODE = "lamo-digu-beso-ravu-dilo"
ALONE = (chair("Anna"), chair("Robo", bot="club"), chair("Kilo", bot="club"))
TYPED: list[tuple[list[Notice], str]] = [
    ([Welcome("Guest-1", True, CODE, "en", Preferences())], f"return {CODE}"),
    ([DeviceCode(CODE, 10)], f"return {CODE}"),
    ([WhichLanguage()], "language français"),
    ([at_table("eight28", phase="gathering", code=CODE, chairs=(None,) * 3)], f"sit {CODE}"),
    ([at_table("eight28", code=CODE), LeftTable(3, closed=False)], f"sit {CODE}"),
    ([at_table("eight28", chairs=ALONE), LeftTable(3, closed=False)], "give up 3"),
]


@pytest.mark.parametrize(("notices", "typed"), TYPED)
def test_what_is_typed_stands_in_one_row_of_a_terminal_of_any_width(
    notices: list[Notice], typed: str
) -> None:
    first = [] if isinstance(notices[0], Welcome) else [welcome()]
    typist = Typist(ScriptedHouse([*first, *notices]), ())
    asyncio.run(typist.run())
    for width in range(len(typed), 100):
        rows = [row for text in typist.written for row in broken(text, width)]
        assert any(typed in row.replace("\xa0", " ") for row in rows), width


@pytest.mark.parametrize(
    ("clock", "sentence"),
    [
        (TimeControl(180, 10), "3 Minuten pro Person und 10 Sekunden mehr für jeden Zug"),
        (TimeControl(60, 1), "1 Minute pro Person und 1 Sekunde mehr für jeden Zug"),
        (TimeControl(90, 0), "90 Sekunden pro Person"),
        (None, "ohne Uhr"),
    ],
)
def test_whole_minutes_of_a_clock_are_written_as_minutes(
    clock: TimeControl | None, sentence: str
) -> None:
    scene = Scene(TEXTS.__getitem__)
    scene.language = "de"
    assert terms(scene, "eight28", {}, clock) == sentence


def test_events_are_printed_after_the_description_of_their_table() -> None:
    said = type_lines([welcome(), Happened(3, 1, TOOK), at_table("eight28")])[0]
    assert said[-2] == "Ben takes the card: 1/11."
    left = LeftTable(3, closed=False)
    away = type_lines([welcome(), at_table("eight28"), left, Happened(3, 1, TOOK)])[0]
    assert away[-3] == "You have left table 3. You are in the hall."


@pytest.mark.parametrize(
    ("bots", "cover", "sentences"),
    [
        (1, 45, ["A bot plays for you after 45 seconds."]),
        (1, None, ["The game waits for you."]),
        (2, None, ["The game waits for you.", "To end it, type: give up 3"]),
    ],
)
def test_who_leaves_a_game_hears_what_becomes_of_the_seat(
    bots: int, cover: int | None, sentences: list[str]
) -> None:
    people = (chair(name) for name in NAMES[: 3 - bots])
    chairs = (*people, *(chair("Robo", bot="simple") for _ in range(bots)))
    left = LeftTable(3, closed=False, cover=cover)
    said = type_lines([welcome(), at_table("eight28", chairs=chairs), left])[0]
    what, *end = sentences
    kept = f"Your seat stays yours. {what} To come back, type: sit 3"
    assert said[said.index(kept) : -1] == [kept, *end]


def test_a_screen_gets_no_hints_about_words_to_type() -> None:
    over = GameEnded(3, Result((5, 3, 1), (0,)), "abc", "00")
    for on_screen in (False, True):
        scene = Scene(TEXTS.__getitem__)
        scene.on_screen = on_screen
        said = handle_notices(scene, [welcome(), lobby(), at_table("eight28"), over])
        assert any("rematch" in sentence for sentence in said) is not on_screen
        assert any("Type “" in sentence for sentence in said) is not on_screen


def test_the_end_of_a_game_is_printed_once() -> None:
    ended = Happened(
        3,
        9,
        eight28.Ended(
            (eight28.Gems(1, 0), eight28.Gems(0, 0), eight28.Gems(0, 0)), (1, 0, 0), (0,)
        ),
    )
    over = GameEnded(3, Result((1, 0, 0), (0,)), "g7", "cd" * 32)
    said = type_lines([welcome(), at_table("eight28"), ended, over])[0]
    assert sum("The game is over." in each for each in said) == 1


def test_news_of_the_lobby_is_not_printed_at_a_table() -> None:
    busy = (
        PersonJoined(OnlinePerson("Zoe", False)),
        PersonLeft("Ben"),
        TableListed(listing(9)),
        TableClosed(9),
    )
    assert sentences_after(at_table("eight28"), *busy) == []


STEERING = "\x1b[2J\r\x07\u202e\x9b"


def test_names_and_chat_cannot_steer_the_terminal() -> None:
    nasty = f"Ben{STEERING}"
    notices: list[Notice] = [
        welcome(name=nasty),
        lobby(listing(seats=(ListedPlayer(nasty, None), None, None))),
        PersonJoined(OnlinePerson(nasty, True)),
        at_table("eight28", chairs=tuple(chair(nasty + str(i)) for i in range(3)), code=nasty),
        NewChatMessage(ChatMessage(nasty, nasty, "table", 0.0)),
        Happened(3, 1, TOOK),
        Refused(NameTaken(nasty, nasty)),
        RecordText("g7", (nasty,)),
    ]
    said, _ = type_lines(notices, nasty, f"help {nasty}", f"host {nasty}", "table", "who", "why")
    assert len(said) > 20
    assert not re.search("[\x00-\x1f\x7f-\x9f\u202e]", "".join(said))


def test_why_gives_the_last_refusal_and_the_legal_moves() -> None:
    local_game = LocalGame(GAMES["eight28"], 3)
    scene = Scene(TEXTS.__getitem__)
    handle_notices(scene, [welcome(), at_table("eight28"), *local_game.go_on()])
    assert handle_line(scene, "why")[0] == "It is your turn."
    (low,) = handle_line(scene, "low")
    assert not isinstance(low, str)
    handle_notices(scene, list(local_game.answers(low)))
    assert handle_line(scene, "why")[0] == "Not now. You can take the card or decline it."
    assert "take, no" in str(handle_line(scene, "why")[-1])
    handle_notices(scene, list(local_game.answers(handle_line(scene, "no")[0])))  # type: ignore[arg-type]
    assert handle_line(scene, "why")[0] == "It is your turn."


def test_a_lobby_that_a_screen_shows_is_not_put_into_sentences() -> None:
    sent = Lobby((OnlinePerson("Ben", True),), (), ())
    for on_screen, told in ((False, True), (True, False)):
        scene = Scene(TEXTS.__getitem__)
        scene.on_screen = on_screen
        assert bool(HANDLERS[Lobby](scene, sent)) == told
        assert scene.people.keys() == {"Ben"}
