"""The texts of the house in one language, from the Fluent catalogues in `locales`."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from server.protocol.clusters import shorten
from server.protocol.lobby import Language as Language

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
LOCALES: Final[Traversable] = files("tui").joinpath("locales")

# Fluent refuses to place more than 1,000 characters into a sentence.
LONGEST: Final = 800

KEPT: Final = 4096

ENGLISH: Final[Language] = "en"

# To parse a language takes a fifth of a second, in which nobody is heard. So a message is parsed
# when it is said for the first time, with the messages and terms that it names.
ENTRY: Final = re.compile(r"^(?=-?[a-z])", re.MULTILINE)
KEY: Final = re.compile(r"-?[a-z][\w-]*")
NAMED: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")

# Control characters, and those that reverse or hide text: they could steer a terminal.
_UNPRINTABLE: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)


def language_of(locale: str) -> Language | None:
    """The language of a locale like de_CH.UTF-8, if there is a catalogue for it."""
    here = locale.lower()
    return next((known for known in LANGUAGES if re.match(known + r"([_.@-]|$)", here)), None)


def language_sent(environment: Mapping[str, str]) -> Language | None:
    """The language of an environment by the rules of gettext: LANGUAGE is a list, which counts only
    if the locale is a language."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "C")
    wishes = environment.get("LANGUAGE", "").split(":") if language_of(locale) else []
    return next((known for known in map(language_of, (*wishes, locale)) if known), None)


def clean(words: str, longest: int = LONGEST) -> str:
    """Shortens people's text, and replaces characters that could steer a terminal."""
    return _UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", shorten(words, longest))


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def _spelled(value: object) -> object:
    if isinstance(value, str):
        return clean(value)
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def unparsed(language: Language, folder: Traversable) -> dict[str, str]:
    """The messages and terms of a language by their keys. English fills the gaps of one that is
    only partly translated."""
    folders = [folder.joinpath(name) for name in dict.fromkeys((ENGLISH, language))]
    files = [f for each in folders for f in each.iterdir() if f.name.endswith(".ftl")]
    entries = [entry for file in files for entry in ENTRY.split(file.read_text("utf-8"))]
    return {key[0]: entry for entry in entries if (key := KEY.match(entry))}


class Texts:
    """The catalogues of a language: the files in its folder."""

    def __init__(self, language: Language, folder: Traversable = LOCALES) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed = unparsed(language, folder)
        # Values that are equal are written differently if their types differ.
        self._cached = lru_cache(KEPT, typed=True)(self._say)

    def _parse(self, key: str) -> None:
        if entry := self._unparsed.pop(key, None):
            self._bundle.add_resource(FluentResource(entry))
            for named in NAMED.findall(entry):
                self._parse(named)

    def say(self, key: str, /, **values: object) -> str:
        """Formats a message; results are cached, because screens repeat them with every frame."""
        return self._cached(key, **values)

    def _say(self, key: str, /, **values: object) -> str:
        self._parse(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"{self.language}: {key} says nothing")
        text, errors = self._bundle.format_pattern(
            message.value, {name: _spelled(value) for name, value in values.items()}
        )
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors}")
        return str(text)

    def players(self, names: Iterable[str]) -> tuple[str, ...]:
        """Names in finished games; people who had themselves forgotten have none."""
        return tuple(name or self.say("common-somebody") for name in names)

    def join(self, items: Iterable[str], last: str = "common-and") -> str:
        """a, b and c"""
        *rest, end = tuple(items) or ("",)
        return self.say(last, rest=", ".join(rest), last=end) if rest else end
