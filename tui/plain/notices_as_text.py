"""Notices as sentences, in the order in which they come."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from server.protocol import notices as n
from server.protocol.lobby import FinishedGame
from server.protocol.seat import Event, Result, name_of
from tui.events_as_text import Teller, number
from tui.plain import account, chat, lobby, room, seat_news
from tui.plain.invitation import to_verify
from tui.plain.scene import Scene
from tui.text import clean

GONE: Final = (n.LeftTable, n.TakenOver)
FEW: Final = 12


def hear(scene: Scene, notices: Sequence[n.Notice]) -> list[str]:
    told: list[str] = []
    for notice in in_order(scene, notices):
        told += HEARD[type(notice)](scene, notice)
    return [sentence for sentence in told if sentence]


def in_order(scene: Scene, notices: Sequence[n.Notice]) -> list[n.Notice]:
    """What a table is like comes before what happens there: of such pictures only the newest is
    kept, so that it may come late."""
    ordered = list(notices)
    rooms = [i for i, each in enumerate(ordered) if isinstance(each, n.AtTable)]
    leaving = [i + 1 for i, each in enumerate(ordered) if isinstance(each, GONE)]
    start = leaving[-1] if leaving else 0
    if rooms and rooms[0] > start and (scene.room is None or leaving):
        ordered.insert(start, ordered.pop(rooms[0]))
    welcomes = [each for each in ordered if isinstance(each, n.Welcome)]
    return [*welcomes, *(each for each in ordered if not isinstance(each, n.Welcome))]


def state(scene: Scene, notice: n.GameSnapshot) -> list[str]:
    """Nothing is told of it; what happened is told by itself."""
    if scene.state is None or scene.state.number != notice.number:
        scene.refusal = ""
    scene.state = notice
    return []


def happened(scene: Scene, notice: n.Happened) -> list[str]:
    scene.ended = is_end(notice.event)
    if scene.seat is not None and getattr(notice.event, "seat", None) == scene.seat:
        scene.decided = True
    if is_beginning(notice.event):
        scene.past = ()
        scene.told.clear()
    scene.told.append(notice.event)
    if scene.room is not None and scene.room.lesson:
        remember(scene, notice.event)
    return events(scene, notice.table, (notice.event,))


def is_end(event: Event) -> bool:
    return name_of(event) == "end"


def remember(scene: Scene, event: Event) -> None:
    """From the beginning, or not at all."""
    if is_beginning(event):
        scene.past = (event,)
    elif scene.past:
        scene.past = (*scene.past, event)


def is_beginning(event: Event) -> bool:
    """Of a whole game: its first round, or the first game of several."""
    name = name_of(event)
    return name in ("round", "game") and getattr(event, name) == 1


def events(scene: Scene, table: int, some: Sequence[Event]) -> list[str]:
    if scene.room is None or scene.room.table != table:
        return []
    teller = scene.teller()
    return [sentence for sentence in map(teller.event, some) if sentence]


def missed(scene: Scene, notice: n.Missed) -> list[str]:
    if notice.skipped:
        scene.told.clear()
    scene.told.extend(notice.events)
    sentences = events(scene, notice.table, notice.events)
    if not sentences:
        return [scene.say("plain-missed-none")]
    head = scene.say("plain-missed", skipped=notice.skipped)
    return [head, *sentences, scene.say("plain-missed-end"), *how_it_stands(scene)]


def how_it_stands(scene: Scene) -> list[str]:
    """For those who wait; the others are asked."""
    seen = scene.seen()
    return [] if seen is None or seen.in_turn else seen.face.summary(seen)


def past(scene: Scene, notice: n.EventHistory) -> list[str]:
    most = scene.asked_for_past or FEW
    scene.past = notice.events
    if not scene.told:
        scene.told.extend(notice.events)
    sentences = events(scene, notice.table, notice.events)[-most:]
    return [scene.say("plain-past", count=len(sentences)), *sentences]


def over(scene: Scene, notice: n.GameEnded) -> list[str]:
    result = [] if scene.ended else result_told(scene, notice.result)
    scene.ended, scene.secret, scene.over = False, notice.secret, notice
    word = scene.word
    proof = [
        scene.say("plain-record", record=notice.record, seal=word("seal")),
        scene.say("plain-verify", command=to_verify(scene, notice.record)),
    ]
    return [
        *result,
        *(proof if notice.record else ()),
        scene.say("plain-rematch", rematch=word("rematch"), leave=word("leave")),
    ]


def result_told(scene: Scene, result: Result) -> list[str]:
    return [scene.teller().say("plain-result", result)]


def device(scene: Scene, notice: n.DeviceCode) -> list[str]:
    word = scene.word("return")
    return [scene.say("plain-device", code=notice.code, minutes=notice.minutes, word=word)]


def announced(scene: Scene, notice: n.Announced) -> list[str]:
    scene.announced = clean(notice.text)
    return [scene.say("plain-announced", text=notice.text)]


def shown_out(scene: Scene, notice: n.Kicked) -> list[str]:
    scene.farewell = [scene.say("plain-shown-out")]
    return scene.farewell


def shown(scene: Scene, notice: n.RecordText) -> list[str]:
    lines = [clean(line, longest=len(line)) for line in notice.lines]
    return [scene.say("plain-shown", record=notice.record), *lines]


def finished(scene: Scene, notice: n.FinishedGames) -> list[str]:
    scene.finished = notice
    if not notice.games:
        return [scene.say("plain-no-finished")]
    return [finished_game(scene, each) for each in notice.games]


def finished_game(scene: Scene, game: FinishedGame) -> str:
    named = zip(game.names, game.points, strict=False)
    points = ", ".join(scene.say("pair", of=clean(n), what=number(p)) for n, p in named)
    name = scene.game_name(game.game)
    return scene.say("plain-finished", record=game.record, game=name, points=points)


def replayed(scene: Scene, notice: n.Replayed) -> list[str]:
    scene.replayed = notice
    teller = Teller(scene.texts, notice.game, notice.names, notice.seat)
    head = scene.say(
        "plain-replayed",
        record=notice.record,
        game=scene.game_name(notice.game),
        step=notice.step + 1,
        steps=notice.steps,
    )
    return [head, *filter(None, map(teller.event, notice.events))]


def closing(scene: Scene, notice: n.HouseClosing) -> list[str]:
    scene.farewell = [scene.say("plain-closing")]
    return scene.farewell


def refused(scene: Scene, notice: n.Refused) -> list[str]:
    scene.refusal = scene.teller().refusal(notice.refusal)
    scene.refused += 1
    return [scene.refusal]


def skipped(scene: Scene, notice: n.Skipped) -> list[str]:
    scene.told.clear()
    return [scene.say("plain-skipped", count=notice.count)]


Heard = Callable[[Scene, Any], list[str]]
HEARD: Final[Mapping[type[n.Notice], Heard]] = {
    n.Welcome: account.welcome,
    n.WhichLanguage: account.which_language,
    n.DeviceCode: device,
    n.Announced: announced,
    n.Kicked: shown_out,
    n.Lobby: lobby.lobby,
    n.PersonJoined: lobby.came,
    n.PersonLeft: lobby.went,
    n.TableListed: lobby.listed,
    n.TableClosed: lobby.closed,
    n.AtTable: room.at_table,
    n.ChatHistory: chat.talk,
    n.GameSnapshot: state,
    n.Happened: happened,
    n.Missed: missed,
    n.EventHistory: past,
    n.SeatNews: seat_news.seat_news,
    n.GameEnded: over,
    n.RecordText: shown,
    n.FinishedGames: finished,
    n.Replayed: replayed,
    n.NewChatMessage: chat.said,
    n.Remark: chat.remark,
    n.TakenOver: room.taken_over,
    n.LeftTable: room.left_table,
    n.Paused: seat_news.paused,
    n.TableResumed: seat_news.goes_on,
    n.HouseClosing: closing,
    n.Refused: refused,
    n.Skipped: skipped,
}
