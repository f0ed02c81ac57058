"""kartenhaus verify: are these records true to the rules and to their secret?"""

import os
from typing import BinaryIO

from server.commands.command_line import Given
from server.commands.context import Desk, error_sentence
from server.commands.progress import Progress
from server.errors import CheckFailed, HouseError
from server.files import reading
from server.record.replay import replay


def run(given: Given, desk: Desk) -> int:
    """Every file is looked at; the worst that was found is the answer."""
    worst = 0
    for name in given.arguments:
        try:
            with reading(name) as file:
                games = count_true_games(file, desk)
        except HouseError as complaint:
            worst = max(worst, complaint.exit_code)
            what = error_sentence(desk.texts, complaint)
            if isinstance(complaint, CheckFailed):
                desk.say("verify-wanting", file=name, what=what)
            else:
                desk.warn(what)
        else:
            desk.say("verify-good", file=name, games=games)
    return worst


def count_true_games(file: BinaryIO, desk: Desk) -> int:
    size = os.fstat(file.fileno()).st_size if file.seekable() else 0
    games = 0
    with Progress(desk.texts, size) as progress:
        for record in desk.reader().read(file):
            for _ in replay(desk.games[record.header.game], record):
                pass
            games += 1
            if size:
                progress.at(file.tell())
    return games
