"""kartenhaus backup: a copy of all that the house remembers, while it goes on."""

from server.commands.command_line import Given
from server.commands.context import Desk
from server.store.folder import data_folder
from server.store.records import backup


def run(given: Given, desk: Desk) -> int:
    file = given.arguments[0]
    backup(data_folder(given.get("data"), desk.settings), file)
    desk.say("backup-done", file=file)
    return 0
