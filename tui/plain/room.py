"""The table apart from its game in sentences: all of it at first, later only what changed."""

from server.protocol.lobby import Chair, Room
from server.protocol.notices import AtTable, LeftTable, TakenOver
from tui.plain.invitation import ssh_line
from tui.plain.lobby import sitting, terms
from tui.plain.scene import Scene
from tui.plain.seat_news import Fact, news_of, pause_told

SEAL_HEARD = 12


def at_table(scene: Scene, notice: AtTable) -> list[str]:
    old, room = scene.room, notice.room
    if old is not None and old.table != room.table:
        scene.leave()
        old = None
    scene.room = room
    if room.phase == "gathering":
        scene.state, scene.past = None, ()
        scene.told.clear()
    if old is None:
        scene.paused, scene.foretold, scene.kept = room.paused, seated(room), ""
        told = describe(scene, room)
        if room.phase == "gathering":
            told += promise(scene, room)
        return [*told, *(() if scene.hurried else hints(scene, room))]
    return [*news_of(scene, old, room), *changes(scene, old, room)]


def seated(room: Room) -> set[Fact]:
    """Whoever has just sat down need not be told so again."""
    mine = None if room.you is None else room.chairs[room.you]
    return {("sat", mine.name)} if mine else set()


def describe(scene: Scene, room: Room) -> list[str]:
    """Who sits where, and on what terms."""
    named = {"table": room.table, "game": scene.game_name(room.game)}
    head = scene.say("plain-table", **named, phase=room.phase, seats=len(room.chairs))
    on = scene.say("plain-terms", terms=terms(scene, room.game, room.options, room.clock))
    chairs = [chair(scene, room, seat) for seat in range(len(room.chairs))]
    more = [scene.say("plain-watchers", count=room.watchers)] if room.watchers else []
    if room.you is None:
        more.append(scene.say("plain-you-watch"))
    if room.hushed:
        more.append(scene.say("plain-is-hushed"))
    if room.paused:
        more.append(scene.say("plain-paused"))
    return [head, on, *chairs, *more, *standing(scene, room)]


def standing(scene: Scene, room: Room) -> list[str]:
    """What is done for me."""
    if room.standing is None:
        return []
    return [scene.say("plain-standing", move=scene.say(f"{room.game}-do-{room.standing['move']}"))]


def chair(scene: Scene, room: Room, seat: int) -> str:
    there = room.chairs[seat]
    if there is None:
        return scene.say("plain-free-chair", seat=seat + 1)
    return scene.say(
        "plain-chair",
        seat=seat + 1,
        name=sitting(scene, there.name, there.bot),
        you="yes" if seat == room.you else "no",
        state=state(room, there),
        host="yes" if seat == room.host else "no",
        left=left(scene, seat) if room.phase == "running" else "none",
    )


def left(scene: Scene, seat: int) -> int | str:
    """The seconds that somebody had when it was last told; without a clock there are none."""
    clocks = scene.state.left if scene.state else ()
    mine = clocks[seat] if seat < len(clocks) else None
    return "none" if mine is None else mine


def state(room: Room, there: Chair) -> str:
    """What matters most about somebody in his seat."""
    if there.covered:
        return "covered"
    if there.presence != "here":
        return there.presence
    if room.phase == "gathering" and there.bot is None:
        return "ready" if there.ready else "not-ready"
    return "here"


def promise(scene: Scene, room: Room) -> list[str]:
    """How one is invited, and how the shuffles are sealed. The whole seal is too long to listen
    to; its beginning is the name that the record will have."""
    start = room.commit[:SEAL_HEARD]
    return [
        *invitation(scene, room),
        scene.say("plain-commit", start=start, word=scene.word("seal")),
    ]


def invitation(scene: Scene, room: Room) -> list[str]:
    if room.code is None:
        return []
    if scene.local:
        return [scene.say("plain-only-here")]
    told = scene.say("plain-invitation", code=room.code, sit=scene.word("sit"))
    line = ssh_line(scene, room)
    return [told, scene.say("plain-invitation-ssh", line=line)] if line else [told]


def seal(scene: Scene, room: Room) -> list[str]:
    """All of it, for those who want to check."""
    told = [scene.say("plain-seal", commit=room.commit)]
    if room.words:
        told.append(scene.say("plain-own-words", words=room.words))
    if scene.secret:
        told.append(scene.say("plain-secret", secret=scene.secret))
    return told


def hints(scene: Scene, room: Room) -> list[str]:
    word = scene.word
    if room.phase == "gathering" and room.you is not None:
        words = {"ready": word("ready"), "fill": word("fill"), "help": word("help")}
        return [scene.say("plain-ready-hint", free=room.chairs.count(None), **words)]
    if room.phase == "over" and room.you is not None:
        return [scene.say("plain-rematch", rematch=word("rematch"), leave=word("leave"))]
    if room.phase == "gathering" and None in room.chairs:
        return [scene.say("plain-sit-hint", sit=word("sit"), help=word("help"))]
    return [scene.say("plain-table-hint", look=word("table"), help=word("help"))]


def changes(scene: Scene, old: Room, room: Room) -> list[str]:
    said = []
    if room.phase != old.phase and room.phase != "over":
        said.append(scene.say("plain-phase", phase="again" if old.phase == "over" else room.phase))
    if room.watchers != old.watchers and room.you == old.you:
        said.append(scene.say("plain-watchers", count=room.watchers))
    if room.you != old.you:
        watching, seat = room.you is None, 0 if room.you is None else room.you + 1
        said.append(scene.say("plain-you-watch" if watching else "plain-you-sit", seat=seat))
    if room.commit != old.commit or room.code != old.code:
        said += promise(scene, room)
    if room.phase == "gathering" != old.phase:
        said += hints(scene, room)
    if room.standing != old.standing:
        said += standing(scene, room) or [scene.say("plain-no-standing")]
    return said + pause_told(scene, room.paused)


def left_table(scene: Scene, notice: LeftTable) -> list[str]:
    room = scene.room
    keeps = room and room.phase == "running" and room.you is not None and not notice.closed
    scene.leave()
    scene.in_lobby = True
    told = [scene.say("plain-left", table=notice.table, closed="yes" if notice.closed else "no")]
    if room and keeps:
        scene.kept = room.code or str(room.table)
        told.append(scene.say("plain-kept", sit=scene.word("sit"), table=scene.kept))
    return told


def taken_over(scene: Scene, notice: TakenOver) -> list[str]:
    scene.leave()
    return [scene.say("plain-taken-over", table=notice.table)]
