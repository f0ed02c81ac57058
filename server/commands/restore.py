"""kartenhaus restore: puts a backup into an empty folder."""

from typing import Final

from server.commands.backup import described
from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.hosting.archive import restore
from server.doors.ssh.host_keys import KEYS, open_keys
from server.store.database import data_folder

URL: Final = "postgresql://…"


def run(arguments: Arguments, context: Context) -> int:
    file = arguments.positional[0]
    folder = data_folder(arguments.get("data"), context.settings)
    about, verified = restore(file, folder, context)
    context.print(
        f"The backup of {about.made} (version {about.version}) is restored in {folder}. "
        f"{described(verified)}"
    )
    for fingerprint in open_keys(folder / KEYS).fingerprints():
        context.print(f"Host key: {fingerprint}")
    if context.settings.store.url:
        context.print(f"Move it with: kartenhaus store copy --from {folder} --to {URL}")
    context.print(f"Open the house with: kartenhaus serve --data {folder}")
    return int(bool(verified.wrong))
