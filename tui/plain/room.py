"""The table apart from its game as sentences: whole at first, later only its changes."""

from server.protocol.lobby import Chair, Room
from server.protocol.notices import AtTable, LeftTable, TakenOver
from tui.plain.invitation import line_to_type, ssh_invitation, unbroken
from tui.plain.lobby import player_name, terms
from tui.plain.scene import Scene
from tui.plain.seat_news import Fact, news_of, pause_changed

SEAL_START = 12


def at_table(scene: Scene, notice: AtTable) -> list[str]:
    old, room = scene.room, notice.room
    if old is not None and old.table != room.table:
        scene.leave()
        old = None
    scene.room = room
    if room.phase != "over":
        scene.over = None
    if room.phase == "gathering":
        scene.state, scene.game_events = None, ()
        scene.recent_events.clear()
    if old is None:
        scene.paused, scene.facts_from_room, scene.kept_table = room.paused, own_arrival(room), ""
        sentences = describe(scene, room)
        if room.phase == "gathering":
            sentences += invitation_and_seal(scene, room)
        return [*sentences, *(() if scene.quick_start else hints(scene, room))]
    return [*news_of(scene, old, room), *changes(scene, old, room)]


def own_arrival(room: Room) -> set[Fact]:
    """The fact that the user sat down: the description of the table shows it already."""
    mine = None if room.you is None else room.chairs[room.you]
    return {("sat", mine.name)} if mine else set()


def describe(scene: Scene, room: Room) -> list[str]:
    """The terms, the players in their seats and the watchers."""
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
    if room.standing is None:
        return []
    return [
        scene.say("plain-standing", move=scene.say(f"game-{room.game}-do-{room.standing['move']}"))
    ]


def chair(scene: Scene, room: Room, seat: int) -> str:
    there = room.chairs[seat]
    if there is None:
        return scene.say("plain-free-chair", seat=seat + 1)
    left = scene.seconds_left(seat) if room.phase == "running" else None
    return scene.say(
        "plain-chair",
        seat=seat + 1,
        name=player_name(scene, there.name, there.bot),
        you="yes" if seat == room.you else "no",
        state=chair_state(room, there),
        host="yes" if seat == room.host else "no",
        left="none" if left is None else left,
    )


def plays_bots(room: Room) -> bool:
    """Whether the user plays against bots alone."""
    return all(seat == room.you or (each and each.bot) for seat, each in enumerate(room.chairs))


def waits_for_user(room: Room) -> bool:
    """Whether the game waits when the user goes: no other player is here."""
    others = (each for seat, each in enumerate(room.chairs) if seat != room.you)
    return not any(each and each.bot is None and each.presence != "gone" for each in others)


def chair_state(room: Room, there: Chair) -> str:
    """The most important thing about a player: covered by a bot, not here, ready or not."""
    if there.covered:
        return "covered"
    if there.presence != "here":
        return there.presence
    if room.phase == "gathering" and there.bot is None:
        return "ready" if there.ready else "not-ready"
    return "here"


def invitation_and_seal(scene: Scene, room: Room) -> list[str]:
    """The invitation to a free seat, and the start of the seal, which is also the name of the
    record: a whole SHA-256 is too long for a screen reader."""
    start = room.commit[:SEAL_START]
    return [
        *(invitation(scene, room) if None in room.chairs else ()),
        scene.say("plain-commit", start=start, word=scene.word("seal")),
    ]


def invitation(scene: Scene, room: Room) -> list[str]:
    if room.code is None:
        return []
    how_to_sit = scene.say("plain-invitation", line=line_to_type(scene, "sit", room.code))
    if scene.local:
        return [how_to_sit, scene.say("plain-only-here")]
    line = unbroken(ssh_invitation(scene, room))
    return [how_to_sit, scene.say("plain-invitation-ssh", line=line)] if line else [how_to_sit]


def seal(scene: Scene, room: Room) -> list[str]:
    """The whole seal, the player's own words and, after the game, the secret."""
    sentences = [scene.say("plain-seal", commit=room.commit)]
    if room.words:
        sentences.append(scene.say("plain-own-words", words=room.words))
    if scene.secret:
        sentences.append(scene.say("plain-secret", secret=scene.secret))
    return sentences


def hints(scene: Scene, room: Room) -> list[str]:
    if scene.on_screen:
        return []
    word = scene.word
    if room.phase == "gathering" and room.you is not None:
        words = {"ready": word("ready"), "fill": word("fill"), "help": word("help")}
        return [scene.say("plain-ready-hint", free=room.chairs.count(None), **words)]
    if room.phase == "over" and room.you is not None:
        return again(scene)
    if room.phase == "gathering" and None in room.chairs:
        return [scene.say("plain-sit-hint", sit=word("sit"), help=word("help"))]
    return [scene.say("plain-table-hint", look=word("table"), help=word("help"))]


def again(scene: Scene) -> list[str]:
    """How to play another game at this table."""
    if scene.on_screen:
        return []
    return [scene.say("plain-rematch", rematch=scene.word("rematch"), leave=scene.word("leave"))]


def changes(scene: Scene, old: Room, room: Room) -> list[str]:
    sentences = []
    if room.phase != old.phase and room.phase != "over":
        sentences.append(
            scene.say("plain-phase", phase="again" if old.phase == "over" else room.phase)
        )
    if room.watchers != old.watchers and room.you == old.you:
        sentences.append(scene.say("plain-watchers", count=room.watchers))
    if room.you != old.you:
        watching, seat = room.you is None, 0 if room.you is None else room.you + 1
        sentences.append(scene.say("plain-you-watch" if watching else "plain-you-sit", seat=seat))
    if room.commit != old.commit or room.code != old.code:
        sentences += invitation_and_seal(scene, room)
    elif room.phase == "gathering" and None in room.chairs and None not in old.chairs:
        sentences += invitation(scene, room)
    if room.phase == "gathering" != old.phase:
        sentences += hints(scene, room)
    if room.standing != old.standing:
        sentences += standing(scene, room) or [scene.say("plain-no-standing")]
    return sentences + pause_changed(scene, room.paused)


def left_table(scene: Scene, notice: LeftTable) -> list[str]:
    room = scene.room
    keeps = room and room.phase == "running" and room.you is not None and not notice.closed
    scene.leave()
    scene.in_lobby = True
    sentences = [
        scene.say("plain-left", table=notice.table, closed="yes" if notice.closed else "no")
    ]
    if room and keeps:
        scene.kept_table = room.code or str(room.table)
        cover = "none" if notice.cover is None else notice.cover
        back = line_to_type(scene, "sit", scene.kept_table)
        sentences.append(scene.say("plain-kept", cover=cover, line=back))
        if plays_bots(room):
            end = line_to_type(scene, "give-up", scene.kept_table)
            sentences.append(scene.say("plain-kept-end", line=end))
    return sentences


def taken_over(scene: Scene, notice: TakenOver) -> list[str]:
    scene.leave()
    return [scene.say("plain-taken-over", table=notice.table)]
