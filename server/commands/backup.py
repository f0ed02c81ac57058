"""kartenhaus backup: copies the database, also while the house is open."""

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.store.backup import backup
from server.store.database import data_folder


def run(arguments: Arguments, context: Context) -> int:
    file = arguments.positional[0]
    backup(data_folder(arguments.get("data"), context.settings), file)
    context.print(f"Backup written to {file}.")
    return 0
