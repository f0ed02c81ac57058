"""kartenhaus doctor: looks at a house, also while it is open, and says what to do."""

import os
import sys
from collections.abc import Iterator

import msgspec

from server.commands.command_line import Arguments
from server.commands.context import Context, error_sentence
from server.commands.hosting.checks import CHECKS, Finding, Patient
from server.commands.monitoring.journal_reader import journal_reader
from server.commands.settings_sources import file_of, load
from server.errors import HouseError
from server.settings import Settings
from server.store.database import data_folder


def run(arguments: Arguments, context: Context) -> int:
    found = list(examine(arguments, context))
    good = all(each.is_good for each in found)
    if arguments.has("json"):
        checks = [{**each._asdict(), "good": each.is_good} for each in found]
        sys.stdout.buffer.write(msgspec.json.encode({"good": good, "checks": checks}) + b"\n")
    else:
        for each in found:
            context.print(f"{'good' if each.is_good else 'BAD '}  {each.check:9} {each.says}", 16)
            if not each.is_good:
                context.print(f"{'':16}→ {each.advice}", 18)
    return int(not good)


def examine(arguments: Arguments, context: Context) -> Iterator[Finding]:
    settings = Settings()
    try:
        settings = load(file_of(arguments), os.environ)
    except HouseError as error:
        yield wrong("settings", error, context, "The usual settings are assumed below.")
    else:
        yield Finding("settings", f"{file_of(arguments) or 'The usual ones'} can be read.")
    folder = data_folder(arguments.get("data"), settings)
    if not folder.is_dir():
        yield Finding("folder", f"There is no {folder}.", "Name the folder with --data.")
        return
    patient = Patient(folder, settings, context, arguments.has("full"))
    for name, check in {**CHECKS, "journal": journal_reader}.items():
        try:
            yield from check(patient)
        # A check that fails must not keep the others from being done.
        except (HouseError, OSError) as error:
            yield wrong(name, error, context, advice_for(name, patient))


def wrong(check: str, error: HouseError | OSError, context: Context, advice: str) -> Finding:
    if isinstance(error, HouseError):
        return Finding(check, error_sentence(context.texts, error), advice)
    return Finding(check, f"{error.strerror or error}.", advice)


def advice_for(check: str, patient: Patient) -> str:
    if check == "database" and not patient.settings.store.url:
        folder = f"{patient.folder}-new"
        return f"Restore a backup into another folder: kartenhaus restore FILE --data {folder}"
    return "See config/deploy/README.md."
