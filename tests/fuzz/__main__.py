"""Random and mutated input for the parsers that strangers reach: `python -m tests.fuzz`."""

import sys
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.fuzz.parsers import PARSERS
from tests.fuzz.running import find

SHOWN = 300
"""bytes of an input"""


def main(typed: Sequence[str]) -> int:
    """1 if anything was found."""
    parser = ArgumentParser("python -m tests.fuzz", description=__doc__, allow_abbrev=False)
    parser.add_argument("parsers", nargs="*", metavar="PARSER", help=", ".join(PARSERS))
    parser.add_argument("--inputs", type=int, default=10_000, help="for each parser")
    parser.add_argument("--seed", default="tea", help="the same inputs for the same seed")
    args = parser.parse_args(typed)
    if unknown := [name for name in args.parsers if name not in PARSERS]:
        parser.error(f"there is no parser {unknown[0]}, but {', '.join(PARSERS)}")
    found = 0
    for name in args.parsers or PARSERS:
        begin = time.monotonic()
        with TemporaryDirectory(prefix="kartenhaus-") as folder:
            findings = find(name, args.inputs, args.seed, Path(folder))
        seconds = time.monotonic() - begin
        sys.stdout.write(f"{name}: {args.inputs} inputs, {seconds:.0f} s, {len(findings)} found\n")
        for each in findings:
            sys.stdout.write(f"  input {each.number}: {each.why}: {each.text[:SHOWN]!r}\n")
        sys.stdout.flush()
        found += len(findings)
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
