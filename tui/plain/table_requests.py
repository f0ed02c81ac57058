"""Commands at a table that read an argument, apart from moves."""

from collections.abc import Callable

from server.protocol.requests import Fill, History, Rematch, Request, SetTempo
from tui.plain import lesson
from tui.plain.games import Answer
from tui.plain.house_requests import Command, is_number
from tui.plain.new_table import level_named
from tui.plain.scene import Scene
from tui.plain.vocabulary import seat_named


def fill(scene: Scene, text: str) -> list[Answer]:
    """Bots for all free seats or for one: fill, fill master, fill novice 3"""
    words = text.split()
    seat = int(words.pop()) - 1 if words and is_number(words[-1]) else None
    bot = level_named(scene, words[0]) if words else None
    return [Fill(bot, seat if seat is None else max(seat, 0))]


def about_player(request: Callable[[int], Request]) -> Command:
    """Sends a request about the player who is named, or whose seat is."""

    def send(scene: Scene, text: str) -> list[Answer]:
        seat = seat_named(text, scene.names())
        return [scene.say("plain-nobody", text=text)] if seat is None else [request(seat)]

    return send


def rematch(scene: Scene, text: str) -> list[Answer]:
    is_lesson = scene.room is not None and scene.room.lesson
    return lesson.again(scene) if is_lesson else [Rematch()]


def fast(scene: Scene, text: str) -> list[Answer]:
    return [SetTempo("fast"), scene.say("plain-fast")]


def history(scene: Scene, text: str) -> list[Answer]:
    scene.history_length = int(text) if is_number(text) else 0
    return [History()]
