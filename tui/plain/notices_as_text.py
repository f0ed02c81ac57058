"""Handles notices: each updates the scene and gives the sentences to print."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from server.protocol import notices
from server.protocol.lobby import FinishedGame
from server.protocol.seat import Event, replace
from tui.events_as_text import Formatter, number
from tui.plain import account, chat, lobby, room, seat_news
from tui.plain.invitation import line_to_type, to_verify, unbroken
from tui.plain.scene import Scene
from tui.text import clean

LEAVING: Final = (notices.LeftTable, notices.TakenOver)
PAST_EVENTS: Final = 12


def handle_notices(scene: Scene, batch: Sequence[notices.Notice]) -> list[str]:
    sentences: list[str] = []
    for notice in in_order(scene, batch):
        sentences += HANDLERS[type(notice)](scene, notice)
    return [sentence for sentence in sentences if sentence]


def in_order(scene: Scene, batch: Sequence[notices.Notice]) -> list[notices.Notice]:
    """Moves the room of a new table before its events, and welcomes to the front. A mailbox keeps
    only the newest room, so it may come after events that it explains."""
    ordered = list(batch)
    rooms = [i for i, each in enumerate(ordered) if isinstance(each, notices.AtTable)]
    leaving = [i + 1 for i, each in enumerate(ordered) if isinstance(each, LEAVING)]
    start = leaving[-1] if leaving else 0
    if rooms and rooms[0] > start and (scene.room is None or leaving):
        ordered.insert(start, ordered.pop(rooms[0]))
    welcomes = [each for each in ordered if isinstance(each, notices.Welcome)]
    return [*welcomes, *(each for each in ordered if not isinstance(each, notices.Welcome))]


def game_snapshot(scene: Scene, notice: notices.GameSnapshot) -> list[str]:
    """Gives no sentences: the events tell what happened."""
    if scene.state is None or scene.state.number != notice.number:
        scene.refusal = ""
    scene.state = notice
    return []


def happened(scene: Scene, notice: notices.Happened) -> list[str]:
    scene.ended = is_end(notice.event)
    if scene.seat is not None and getattr(notice.event, "seat", None) == scene.seat:
        scene.decided = True
    if is_beginning(notice.event):
        scene.game_events = ()
        scene.recent_events.clear()
    scene.recent_events.append(notice.event)
    if scene.room is not None and scene.room.lesson:
        remember(scene, notice.event)
    return event_sentences(scene, notice.table, (notice.event,))


def is_end(event: Event) -> bool:
    return event.__struct_config__.tag == "end"


def remember(scene: Scene, event: Event) -> None:
    """Keeps the events of a lesson, if they are known from the start of the game."""
    if is_beginning(event):
        scene.game_events = (event,)
    elif scene.game_events:
        scene.game_events = (*scene.game_events, event)


def is_beginning(event: Event) -> bool:
    """Whether a whole game begins: its first round, or the first game of several."""
    name = event.__struct_config__.tag
    return name in ("round", "game") and getattr(event, str(name)) == 1


def event_sentences(scene: Scene, table: int, events: Sequence[Event]) -> list[str]:
    if scene.room is None or scene.room.table != table:
        return []
    formatter = scene.formatter()
    return [sentence for sentence in map(formatter.event, events) if sentence]


def missed(scene: Scene, notice: notices.Missed) -> list[str]:
    if notice.skipped:
        scene.recent_events.clear()
    scene.recent_events.extend(notice.events)
    sentences = event_sentences(scene, notice.table, notice.events)
    if not sentences:
        return [scene.say("plain-missed-none")]
    head = scene.say("plain-missed", skipped=notice.skipped)
    return [head, *sentences, scene.say("plain-missed-end"), *situation(scene)]


def situation(scene: Scene) -> list[str]:
    """A summary for those who wait; the prompt is enough for the others."""
    seen = scene.seen()
    return [] if seen is None or seen.in_turn else seen.face.summary(seen)


def event_history(scene: Scene, notice: notices.EventHistory) -> list[str]:
    most = scene.history_length or PAST_EVENTS
    scene.game_events = notice.events
    if len(scene.recent_events) < len(notice.events):
        # Only the newest are kept, with those that came before the answer.
        scene.recent_events.clear()
        scene.recent_events.extend(notice.events)
    sentences = event_sentences(scene, notice.table, notice.events)[-most:]
    return [scene.say("plain-past", count=len(sentences)), *sentences]


def game_ended(scene: Scene, notice: notices.GameEnded) -> list[str]:
    result = [] if scene.ended else [scene.formatter().say("plain-result", notice.result)]
    scene.ended, scene.secret, scene.over = False, notice.secret, notice
    word = scene.word
    proof = [
        scene.say("plain-record", record=notice.record, seal=word("seal")),
        scene.say("plain-verify", command=unbroken(to_verify(scene, notice.record))),
    ]
    return [
        *result,
        *(proof if notice.record else ()),
        *room.again(scene),
    ]


def device_code(scene: Scene, notice: notices.DeviceCode) -> list[str]:
    line = line_to_type(scene, "return", notice.code)
    return [scene.say("plain-device", line=line, minutes=notice.minutes)]


def announced(scene: Scene, notice: notices.Announced) -> list[str]:
    scene.announcement = clean(notice.text)
    return [scene.say("plain-announced", text=notice.text)]


def kicked(scene: Scene, notice: notices.Kicked) -> list[str]:
    sentence = scene.say("plain-banned" if notice.banned else "plain-shown-out")
    if notice.until is not None:
        end = datetime.fromtimestamp(notice.until, UTC).strftime("%Y-%m-%d %H:%M UTC")
        sentence = scene.say("plain-banned-until", until=end)
    scene.closing_sentences = [sentence]
    return scene.closing_sentences


def record_text(scene: Scene, notice: notices.RecordText) -> list[str]:
    lines = [unbroken(clean(line, longest=len(line))) for line in notice.lines]
    return [scene.say("plain-shown", record=notice.record), *lines]


def finished(scene: Scene, notice: notices.FinishedGames) -> list[str]:
    named = scene.texts.players
    games = tuple(replace(game, names=named(game.names)) for game in notice.games)
    scene.finished_games = replace(notice, games=games)
    if not games:
        return [scene.say("plain-no-finished")]
    return [finished_game(scene, each) for each in games]


def finished_game(scene: Scene, game: FinishedGame) -> str:
    named = zip(game.names, game.points, strict=False)
    points = ", ".join(
        scene.say("common-pair", of=clean(name), what=number(won)) for name, won in named
    )
    name = scene.game_name(game.game)
    return scene.say("plain-finished", record=game.record, game=name, points=points)


def replayed(scene: Scene, notice: notices.Replayed) -> list[str]:
    scene.replay = notice = replace(notice, names=scene.texts.players(notice.names))
    formatter = Formatter(scene.texts, notice.game, notice.names, notice.seat)
    head = scene.say(
        "plain-replayed",
        record=notice.record,
        game=scene.game_name(notice.game),
        step=notice.step + 1,
        steps=notice.steps,
    )
    return [head, *filter(None, map(formatter.event, notice.events))]


def house_closing(scene: Scene, notice: notices.HouseClosing) -> list[str]:
    scene.closing_sentences = [scene.say("plain-closing")]
    return scene.closing_sentences


def house_away(scene: Scene, notice: notices.HouseAway) -> list[str]:
    scene.is_away = True
    return [scene.say("plain-house-away")]


def refused(scene: Scene, notice: notices.Refused) -> list[str]:
    scene.refusal = scene.formatter().refusal(notice.refusal)
    scene.refusal_count += 1
    return [scene.refusal]


def skipped(scene: Scene, notice: notices.Skipped) -> list[str]:
    scene.recent_events.clear()
    return [scene.say("plain-skipped", count=notice.count)]


Handler = Callable[[Scene, Any], list[str]]
HANDLERS: Final[Mapping[type[notices.Notice], Handler]] = {
    notices.Welcome: account.welcome,
    notices.WhichLanguage: account.which_language,
    notices.DeviceCode: device_code,
    notices.Announced: announced,
    notices.InQueue: lambda scene, notice: [scene.say("plain-in-queue", before=notice.before)],
    notices.Kicked: kicked,
    notices.Lobby: lobby.lobby,
    notices.PersonJoined: lobby.person_joined,
    notices.PersonLeft: lobby.person_left,
    notices.TableListed: lobby.table_listed,
    notices.TableClosed: lobby.table_closed,
    notices.AtTable: room.at_table,
    notices.ChatHistory: chat.chat_history,
    notices.GameSnapshot: game_snapshot,
    notices.Happened: happened,
    notices.Missed: missed,
    notices.EventHistory: event_history,
    notices.SeatNews: seat_news.seat_news,
    notices.GameEnded: game_ended,
    notices.RecordText: record_text,
    notices.FinishedGames: finished,
    notices.Replayed: replayed,
    notices.NewChatMessage: chat.new_message,
    notices.MoreSaid: lambda scene, notice: [scene.say("plain-more-said", count=notice.count)],
    notices.Remark: chat.remark,
    notices.TakenOver: room.taken_over,
    notices.LeftTable: room.left_table,
    notices.Paused: lambda scene, _: seat_news.pause_changed(scene, True),
    notices.TableResumed: lambda scene, _: seat_news.pause_changed(scene, False),
    notices.HouseClosing: house_closing,
    notices.HouseAway: house_away,
    notices.Refused: refused,
    notices.Skipped: skipped,
}
