"""Lines to type, here and in other terminals: entering a table, verifying and saving a record."""

from typing import Final

from server.protocol.lobby import Room
from tui.plain.scene import Scene

USUAL_PORT: Final = 22


def ssh_invitation(scene: Scene, room: Room) -> str:
    """The ssh command that enters a table; empty if the house has no known address."""
    return ssh_command(scene, f"{table_address(room)}@")


def ssh_command(scene: Scene, guest: str = "", *words: str) -> str:
    door = scene.welcome.door if scene.welcome else None
    if door is None:
        return ""
    port = () if door.port == USUAL_PORT else ("-p", str(door.port))
    return " ".join(("ssh", *port, f"{guest}{door.host}", *words))


def line_to_type(scene: Scene, word: str, what: str) -> str:
    """For a sentence: a word of line mode, and what is typed behind it."""
    return unbroken(f"{scene.word(word)} {what}")


def unbroken(line: str) -> str:
    """For a sentence: a line that is copied, and so must not be broken between its words."""
    return line.replace(" ", "\N{NO-BREAK SPACE}")


def to_verify(scene: Scene, record: str) -> str:
    here = f"kartenhaus records {record} | kartenhaus verify -"
    return ssh_command(scene, "", "verify", record) or here


def to_save(scene: Scene, record: str) -> str:
    way = ssh_command(scene, "", "record", record) or f"kartenhaus records {record}"
    return f"{way} > {record}.jsonl"


def table_address(room: Room) -> str:
    """The invitation code of a private table, or the number of an open one."""
    return room.code or str(room.table)
