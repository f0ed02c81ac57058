"""The game record, `kartenhaus/1`: written, read back, checked against the rules, cut to a seat."""

from typing import Annotated

import msgspec

FORMAT = "kartenhaus/1"
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
