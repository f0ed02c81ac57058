"""kartenhaus admin: what `ssh HOST admin` does, on the machine itself and without a key."""

import asyncio
import sys

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.serving.admin_socket import FOR, HOUSEHOLD, WHEN_QUIET, WHY, Asked, ask
from server.store.database import data_folder


def run(arguments: Arguments, context: Context) -> int:
    words = arguments.positional
    if arguments.has("household"):
        words = (*words, HOUSEHOLD)
    for flag in (FOR, WHEN_QUIET, WHY):
        if arguments.has(name := flag.removeprefix("--")):
            words = (*words, flag, arguments.get(name))
    folder = data_folder(arguments.get("data"), context.settings)
    answered = asyncio.run(ask(folder, Asked(words, arguments.has("json"))))
    sys.stdout.write(answered.out)
    sys.stdout.flush()
    if answered.err:
        context.warn(answered.err.rstrip("\n"))
    return answered.code
