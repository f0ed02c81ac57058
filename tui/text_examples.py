"""Example values of the variables of texts, from the heads of the English catalogues."""

import re
from importlib.resources.abc import Traversable
from typing import Final

EXPLAINED: Final = re.compile(r"^### \$(\w+) \((.+?)\): ", re.MULTILINE)


def examples(catalogue: Traversable) -> dict[str, int | str]:
    """`### $count (2): how many` makes `count` 2, a number, so that it chooses a plural."""
    found = EXPLAINED.findall(catalogue.read_text("utf-8"))
    return {name: int(value) if value.isdecimal() else value for name, value in found}
