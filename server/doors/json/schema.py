"""The JSON Schema of the requests and notices of the JSON protocol."""

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
    """The JSON schema of a line, which is a request or a notice. `$defs` also lists the moves,
    events, views, refusals and options of each game, as `GAME.moves` and so on."""
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
    """Replaces the games' base classes, which have no fields, by what the games define."""

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
    """Any of these; `not {}` allows nothing, for a game that has none of a kind."""
    return {"anyOf": list(parts) or [{"not": {}}]}


def refer(*names: str) -> list[Schema]:
    return [{"$ref": DEFS + name} for name in names]


def shorten(part: Any) -> Any:
    """The schema with short names in its references."""
    if isinstance(part, dict):
        return {key: shorten(value) for key, value in part.items()}
    if isinstance(part, list):
        return [shorten(item) for item in part]
    if isinstance(part, str) and part.startswith(DEFS):
        return DEFS + short(part.removeprefix(DEFS))
    return part


def short(name: str) -> str:
    """Keeps the module in the name, as in `farbstich.Play`, because games share names."""
    return ".".join(name.split(".")[-2:])
