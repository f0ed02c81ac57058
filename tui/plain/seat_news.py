"""Changes of the people at a table as sentences. Each change is seen twice, as a `SeatNews` notice
and as a difference between two rooms; whichever comes first is printed."""

from collections.abc import Collection, Iterator

from server.protocol.lobby import Room
from server.protocol.notices import SeatNews
from tui.plain.scene import Scene

Fact = tuple[str, str]
"""An event and a name. Standing up and leaving are one event: a room shows no difference."""


def news_of(scene: Scene, old: Room, room: Room) -> list[str]:
    """Sentences for the differences of two rooms that no notice has told yet."""
    same = dict(renamed(scene, old, room))
    renamings = [
        scene.say("plain-is-called", before=before, name=scene.names()[seat])
        for seat, before in same.items()
        if seat != room.you
    ]
    facts = facts_between(old, room, same)
    new = [fact for fact in facts if fact not in scene.facts_from_news]
    scene.facts_from_news.clear()
    scene.facts_from_room = set(new)
    return [*renamings, *(news_sentence(scene, what, name) for what, name in new)]


def renamed(scene: Scene, old: Room, room: Room) -> Iterator[tuple[int, str]]:
    """Seats whose player has another name now, though no notice said that anybody left."""
    gone = {name for what, name in scene.facts_from_news if what in ("left", "no-bot")}
    for seat, (was, is_now) in enumerate(zip(old.chairs, room.chairs, strict=True)):
        if was and is_now and was.name not in {is_now.name, *gone} and was.bot == is_now.bot:
            yield seat, was.name


def facts_between(old: Room, room: Room, same: Collection[int]) -> list[Fact]:
    facts: list[Fact] = []
    for seat, (was, is_now) in enumerate(zip(old.chairs, room.chairs, strict=True)):
        if seat in same:
            continue
        if was and (is_now is None or is_now.name != was.name):
            facts.append(("no-bot" if was.bot else "left", was.name))
        if is_now and (was is None or is_now.name != was.name):
            facts.append(("bot" if is_now.bot else "sat", is_now.name))
        elif was and is_now and room.phase == old.phase and is_now.ready != was.ready:
            facts.append(("ready" if is_now.ready else "not-ready", is_now.name))
    host = room.host if room.host != old.host else None
    if host is not None and (there := room.chairs[host]):
        facts.append(("host", there.name))
    return facts


def pause_changed(scene: Scene, paused: bool) -> list[str]:
    was, scene.paused = scene.paused, paused
    if was == paused:
        return []
    return [scene.say("plain-paused" if paused else "plain-goes-on")]


def seat_news(scene: Scene, notice: SeatNews) -> list[str]:
    fact = ("left" if notice.what == "stood" else notice.what, notice.name)
    if fact in scene.facts_from_room:
        scene.facts_from_room.remove(fact)
        return []
    if notice.what == "left" and scene.is_me(notice.name):
        return []
    scene.facts_from_news.add(fact)
    return [news_sentence(scene, notice.what, notice.name, notice.cover)]


def news_sentence(scene: Scene, what: str, name: str, cover: int | None = None) -> str:
    you = "yes" if scene.is_me(name) else "no"
    return scene.say(f"news-{what}", name=name, you=you, cover="none" if cover is None else cover)
