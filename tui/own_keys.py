"""Keys of one's own: which action has which key, and which key is free for it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from textual.binding import Binding
from textual.keys import format_key

from tui.screens.screen import NAMED_KEYS, HouseScreen

FIXED: Final = frozenset("1234567890:?=/+-! ")
"""keys with the same meaning everywhere"""


class Own(NamedTuple):
    """An action whose key can be chosen. `description` is a key of the texts."""

    does: str
    key: str
    description: str


def label_of(say: Callable[..., str], does: str, description: str) -> str:
    """The name of an action apart from the moment: some descriptions tell how things stand."""
    return say("screen-keys-label", does=does) or say(description)


def screens(top: type[HouseScreen] = HouseScreen) -> Iterator[type[HouseScreen]]:
    yield top
    for each in top.__subclasses__():
        yield from screens(each)


def bindings_of(screen: type[HouseScreen]) -> dict[str, Own]:
    """By action, those of a screen that have an id, and a letter or sign for a key."""
    found: dict[str, Own] = {}
    for each in all_bindings(screen):
        if each.id and is_own(each):
            found.setdefault(each.id, Own(each.id, sign_of(each), each.description))
    return found


def all_bindings(screen: type[HouseScreen]) -> Iterator[Binding]:
    """Those of a screen and of its bases, its own first."""
    for kind in screen.__mro__:
        if issubclass(kind, HouseScreen):
            yield from kind.__dict__.get("BINDINGS", ())


def is_own(binding: Binding) -> bool:
    """Whether a person can choose its key. Languages are asked for before there are own keys."""
    return binding.key not in NAMED_KEYS and not (binding.id or "").startswith("speak-")


def sign_of(binding: Binding) -> str:
    """The letter or sign of a key, or its name."""
    key = binding.key.split(",")[0]
    return binding.key_display or (key if len(key) == 1 else format_key(key))


def all_keys() -> dict[str, Own]:
    """The usual keys of all screens."""
    return {does: own for screen in screens() for does, own in bindings_of(screen).items()}


def clashes(own: Mapping[str, str], does: str, key: str) -> Iterable[Own]:
    """The actions that have this key on a screen where the action is, too. Two actions that share
    their usual key are never possible at the same time."""
    usual = all_keys()[does].key
    beside = {
        each.does: each
        for bindings in map(bindings_of, screens())
        if does in bindings
        for each in bindings.values()
    }
    for each in beside.values():
        if each.does != does and own.get(each.does, each.key) == key and each.key != usual:
            yield each


def is_free(does: str, key: str) -> bool:
    """Whether it may be anybody's own key: one letter or sign without a fixed meaning."""
    usual = all_keys()[does].key
    return len(key) == 1 and key.isprintable() and (key not in FIXED or key == usual)


def with_key(own: Mapping[str, str], does: str, key: str) -> dict[str, str]:
    others = {each: its for each, its in own.items() if each != does}
    return others if all_keys()[does].key == key else {**others, does: key}


def keymap(own: Mapping[str, str]) -> dict[str, str]:
    """For Textual, which takes a key from all actions that share it once one of them has another:
    the others get it back."""
    if not own:
        return {}
    usual = all_keys()
    changed = {usual[does].key for does in own if does in usual}
    kept = {each.does: each.key for each in usual.values() if each.key in changed}
    return {does: key for does, key in {**kept, **own}.items() if does in usual}
