"""kartenhaus backup: copies a house into an archive, also while it is open."""

from datetime import UTC, datetime
from pathlib import Path

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.hosting.archive import check_archive, write_archive
from server.commands.hosting.backup_rotation import NAME, backups_in, outdated, parse_keep
from server.commands.hosting.stored_records import Verified
from server.commands.settings_sources import file_of
from server.files import os_errors_as
from server.store.database import data_folder


def run(arguments: Arguments, context: Context) -> int:
    target = arguments.positional[0]
    keep = parse_keep(arguments.get("keep")) if arguments.has("keep") else None
    now = datetime.now(UTC)
    file = str(Path(target, now.strftime(NAME))) if keep else target
    folder, url = data_folder(arguments.get("data"), context.settings), context.settings.store.url
    write_archive(folder, file, file_of(arguments), url)
    verified = check_archive(file, context)
    context.print(f"Backup written to {file}. {described(verified)}")
    if keep:
        with os_errors_as("cannot-write", target):
            made = backups_in(Path(target))
            for old in outdated(tuple(made), keep):
                made[old].unlink()
                context.print(f"{made[old]} is no longer needed and was deleted.")
    return int(bool(verified.wrong))


def described(verified: Verified) -> str:
    good = verified.number - len(verified.wrong)
    told = f"It can be opened, and of its {verified.number} newest records {good} verify."
    return f"{told} These do not: {', '.join(verified.wrong)}." if verified.wrong else told
