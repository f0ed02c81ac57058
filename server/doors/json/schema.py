"""The JSON Schema of all that a program can ask and be told."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from server.engine.game import AnyGame
from server.protocol.notices import NOTICES, REFUSALS
from server.protocol.requests import REQUESTS
from server.protocol.seat import Value

Schema = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
DEFS = "#/$defs/"
GAMES_OWN = ("moves", "events", "views", "refusals", "options")


def schema(games: Mapping[str, AnyGame]) -> Schema:
    """Either a request or a notice. Under `$defs` stands what is allowed where any move, event,
    view, refusal or options may be, and which of these each game has."""
    own = {name: kinds_of(game) for name, game in games.items()}
    kinds = [*REQUESTS, *NOTICES, *REFUSALS]
    kinds += [kind for groups in own.values() for group in groups.values() for kind in group]
    refs, parts = msgspec.json.schema_components(kinds, ref_template=DEFS + "{name}")
    named = {kind: shorten(ref) for kind, ref in zip(kinds, refs, strict=True)}
    defs = {short(name): shorten(part) for name, part in parts.items()}
    for name, groups in own.items():
        for group, members in groups.items():
            defs[f"{name}.{group}"] = any_of(named[kind] for kind in members)
    fill_in(defs, tuple(games), [named[kind] for kind in REFUSALS])
    defs["requests"] = any_of(named[kind] for kind in REQUESTS)
    defs["notices"] = any_of(named[kind] for kind in NOTICES)
    title = "Kartenhaus: one JSON object a line each way"
    return {"$schema": DRAFT, "title": title, **any_of(refer("requests", "notices")), "$defs": defs}


def kinds_of(game: AnyGame) -> dict[str, tuple[type[Value], ...]]:
    kinds = (game.moves, game.events, (game.view_type,), game.refusals, (game.options,))
    return dict(zip(GAMES_OWN, kinds, strict=True))


def fill_in(defs: Schema, games: tuple[str, ...], refusals: list[Schema]) -> None:
    """Puts what the games really have where a struct only says that they have something."""

    def theirs(group: str) -> list[Schema]:
        return refer(*(f"{game}.{group}" for game in games))

    for base, group in (("Move", "moves"), ("Event", "events"), ("View", "views")):
        defs[base] = described(defs[base]) | any_of(theirs(group))
    defs["Refusal"] = described(defs["Refusal"]) | any_of([*refusals, *theirs("refusals")])
    defs["Options"] = any_of(theirs("options"))
    for game in games:
        for ref in defs[f"{game}.options"]["anyOf"]:
            defs[ref["$ref"].removeprefix(DEFS)]["additionalProperties"] = False
    for struct in ("Open", "Listing", "Room"):
        narrow(defs, struct, "game", {"enum": list(games)})
        narrow(defs, struct, "options", *refer("Options"))
    narrow(defs, "MakeMove", "move", *refer("Move"))
    for struct, field in (("Standing", "move"), ("Room", "standing")):
        narrow(defs, struct, field, any_of([*refer("Move"), {"type": "null"}]))


def narrow(defs: Schema, struct: str, field: str, allowed: Schema) -> None:
    properties = defs[struct]["properties"]
    default = {key: value for key, value in properties[field].items() if key == "default"}
    properties[field] = allowed | default


def described(part: Schema) -> Schema:
    return {key: part[key] for key in ("title", "description")}


def any_of(parts: Iterable[Schema]) -> Schema:
    """One of these; a game may have none of a kind, and then it allows nothing."""
    return {"anyOf": list(parts) or [{"not": {}}]}


def refer(*names: str) -> list[Schema]:
    return [{"$ref": DEFS + name} for name in names]


def shorten(part: Any) -> Any:
    """With short names wherever something is referred to."""
    if isinstance(part, dict):
        return {key: shorten(value) for key, value in part.items()}
    if isinstance(part, list):
        return [shorten(item) for item in part]
    if isinstance(part, str) and part.startswith(DEFS):
        return DEFS + short(part.removeprefix(DEFS))
    return part


def short(name: str) -> str:
    """Structs of the same name are told apart by where they stand, as `farbstich.Play`."""
    return ".".join(name.split(".")[-2:])
