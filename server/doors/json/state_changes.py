"""Snapshots of a game as what has changed since the last one, for readers that keep that: a third
of the bytes."""

from typing import Any, Final

import msgspec

from server.protocol.notices import GameSnapshot
from server.protocol.seat import Value, name_of


class StateChange(Value, frozen=True, tag_field="tell", tag="state-change"):
    """Followed by the fields that differ, and in `view` those of the view."""


# msgspec writes the tag first, so that the beginning of a line tells what it is.
WHOLE: Final = b'{"tell":"state",'
CHANGE: Final = msgspec.json.encode(StateChange())[:-1]
FIELDS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


def change(last: GameSnapshot | None, new: GameSnapshot) -> GameSnapshot | dict[str, Any]:
    """The changes since the last snapshot, or the whole new one if that was of another table."""
    if last is None or last.table != new.table or type(last.view) is not type(new.view):
        return new
    found = differing(last, new)
    if "view" in found:
        found["view"] = differing(last.view, new.view)
    return {"tell": name_of(StateChange), **found}


def differing(last: Value, new: Value) -> dict[str, Any]:
    return {
        name: value
        for name in new.__struct_fields__
        if (value := getattr(new, name)) != getattr(last, name)
    }


class States:
    """Makes whole snapshots of the lines that are read."""

    def __init__(self) -> None:
        self._last = b""

    def whole(self, line: bytes) -> bytes:
        """The line, with a change filled in from the last snapshot. Without one before it, raises
        an error of `UNREADABLE` or a `KeyError`."""
        if line.startswith(CHANGE):
            fields, changed = FIELDS.decode(self._last), FIELDS.decode(line)
            del changed["tell"]
            if "view" in changed:
                view = FIELDS.decode(fields["view"]) | FIELDS.decode(changed["view"])
                changed["view"] = msgspec.Raw(msgspec.json.encode(view))
            line = msgspec.json.encode(fields | changed)
        elif not line.startswith(WHOLE):
            return line
        self._last = line
        return line
