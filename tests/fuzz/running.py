"""Gives inputs to a parser, and finds what it raises and what takes too long."""

import time
from pathlib import Path
from typing import Final, NamedTuple

from tests.fuzz.inputs import Inputs
from tests.fuzz.parsers import PARSERS, Parse

LONG: Final = 0.1
"""seconds, below which nobody asks how an input's time grows"""
GROWTH: Final = 3.0
"""times as long as before may twice the input take: 2 would be linear, 4 quadratic"""
TRIES: Final = 3
"""of which the shortest time counts: machines have other things to do"""


class Finding(NamedTuple):
    """`number`: which input of its seed."""

    parser: str
    number: int
    text: bytes
    why: str


def find(name: str, inputs: int, seed: str, folder: Path) -> list[Finding]:
    """At most one finding of each kind."""
    parser = PARSERS[name]
    parse, source = parser.parse(folder), Inputs(parser.samples(), f"{seed}/{name}")
    found: dict[str, Finding] = {}
    for number in range(inputs):
        text = source.next()
        if why := wrong_with(parse, text):
            found.setdefault(why, Finding(name, number, text, why))
    return [*found.values()]


def wrong_with(parse: Parse, text: bytes) -> str:
    """The fault of a parser with an input; empty if there is none."""
    begin = time.process_time()
    try:
        parse(text)
    except Exception as error:
        last = error.__traceback__
        while last and last.tb_next:
            last = last.tb_next
        where = f"{last.tb_frame.f_code.co_filename}:{last.tb_lineno}" if last else ""
        return f"{type(error).__name__} at {where}"
    if time.process_time() - begin > LONG and grows(parse, text):
        return "takes more than twice as long for twice as much"
    return ""


def grows(parse: Parse, text: bytes) -> bool:
    once = min(seconds_for(parse, text) for _ in range(TRIES))
    twice = min(seconds_for(parse, text + text) for _ in range(TRIES))
    return once > LONG and twice > GROWTH * once


def seconds_for(parse: Parse, text: bytes) -> float:
    begin = time.process_time()
    parse(text)
    return time.process_time() - begin
