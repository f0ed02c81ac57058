"""How others come to a table from outside."""

from typing import Final

from server.protocol.lobby import Room
from tui.plain.scene import Scene

USUAL_PORT: Final = 22


def ssh_line(scene: Scene, room: Room) -> str:
    """As it is typed there; nothing if the house does not know where it is found."""
    return at_the_door(scene, f"{way_to(room)}@")


def at_the_door(scene: Scene, guest: str = "", *words: str) -> str:
    """What is typed elsewhere to come in, or to be told something."""
    door = scene.welcome.door if scene.welcome else None
    if door is None:
        return ""
    port = () if door.port == USUAL_PORT else ("-p", str(door.port))
    return " ".join(("ssh", *port, f"{guest}{door.host}", *words))


def to_verify(scene: Scene, record: str) -> str:
    here = f"kartenhaus records {record} | kartenhaus verify -"
    return at_the_door(scene, "", "verify", record) or here


def to_save(scene: Scene, record: str) -> str:
    way = at_the_door(scene, "", "record", record) or f"kartenhaus records {record}"
    return f"{way} > {record}.jsonl"


def way_to(room: Room) -> str:
    """By its invitation, or by its number if everybody may come."""
    return room.code or str(room.table)
