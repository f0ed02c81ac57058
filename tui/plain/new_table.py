"""Parses a new table, like `new 8-28 seats 4 bots 2 private relaxed pass_is_final yes`."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from server.protocol.fields import Plain, choices
from server.protocol.lobby import TimeControl
from server.protocol.requests import Open, Ready
from tui.plain.games import Answer
from tui.plain.lookup import Unclear, ambiguous, game_named
from tui.plain.option_words import OptionWords
from tui.plain.registry import face_of
from tui.plain.scene import Scene
from tui.plain.vocabulary import match_names

BOTS_AT_MOST: Final = 99
TERMS: Final = tuple(
    f"plain-word-{term}" for term in ("seats", "bots", "private", "relaxed", "clock")
)
LEVELS: Final = {f"plain-word-{level}": level for level in ("novice", "club", "master")}
OTHER_BOTS: Final = ("random", "simple")


class Terms:
    def __init__(self, scene: Scene, text: str) -> None:
        self._scene = scene
        self._left = text.split()
        if not self._left:
            raise Unclear(usage(scene))
        self.game = game_named(scene, self._left.pop(0))
        self.seats: int | None = None
        self.bots: int | None = None
        self.level: str | None = None
        self.private = self.relaxed = False
        self.clock: TimeControl | None = None
        self.options: dict[str, Any] = {}
        while self._left:
            self._read(self._left.pop(0))

    def _read(self, word: str) -> None:
        options = face_of(self.game).options
        fields = choices(options) if options else {}
        if word.lower() in OTHER_BOTS:
            self.level = word.lower()
            return
        words = [OptionWords(self._scene, self.game, field) for field in fields]
        named = {f"{each.key}-word": each for each in words}
        found = self._scene.vocabulary.find((word,), (*TERMS, *LEVELS, *named)).keys
        # Options may also be spelled as in records, like pass_is_final.
        found = found or match_names(word, {key: each.option for key, each in named.items()})
        if len(found) > 1:
            known = [self._scene.vocabulary.usual(key) for key in found]
            raise Unclear(ambiguous(self._scene, word, known))
        if found and found[0] in named:
            option = named[found[0]]
            self.options[option.option] = self._value(option, tuple(fields[option.option].values()))
        elif found:
            self._read_term(found[0])
        elif options is None:
            self.options[word] = literal(self._next(word))
        else:
            raise Unclear(
                self._scene.say("plain-no-such-term", word=word, usage=usage(self._scene))
            )

    def _read_term(self, term: str) -> None:
        match term:
            case "plain-word-seats":
                self.seats = self._number(term)
            case "plain-word-bots":
                self.bots = min(self._number(term), BOTS_AT_MOST)
            case "plain-word-private":
                self.private = True
            case "plain-word-relaxed":
                self.relaxed = True
            case _ if term in LEVELS:
                self.level = LEVELS[term]
            case _:
                self.clock = self._clock(self._number(term), self._number(term))

    def _clock(self, bank: int, increment: int) -> TimeControl:
        try:
            return msgspec.convert({"bank": bank, "increment": increment}, TimeControl)
        except msgspec.ValidationError:
            raise Unclear(self._scene.say("plain-bad-clock")) from None

    def _next(self, after: str) -> str:
        if not self._left:
            raise Unclear(self._scene.say("plain-value-missing", word=after))
        return self._left.pop(0)

    def _number(self, term: str) -> int:
        word = self._scene.vocabulary.usual(term)
        typed = self._next(word)
        if not (typed.isascii() and typed.isdigit() and len(typed) < 6):
            raise Unclear(self._scene.say("plain-number-missing", word=word))
        return min(int(typed), 100_000)

    def _value(self, option: OptionWords, allowed: Sequence[Plain]) -> Plain:
        found = option.find_values(self._next(option.name), allowed)
        if len(found) == 1:
            return found[0]
        # The house would name the values as records spell them.
        say, words = self._scene.say, [option.of_value(value) for value in allowed]
        either = self._scene.texts.join(words, last="common-or")
        key = "refusal-option-not-allowed"
        raise Unclear(say(key, option=option.name, allowed=either, allowed_count=len(words)))


def level_named(scene: Scene, typed: str) -> str:
    """A bot level by its word. An unknown one is passed on: the house refuses it with a list."""
    found = scene.vocabulary.find((typed,), LEVELS).keys
    return LEVELS[found[0]] if len(found) == 1 else typed.lower()


def literal(typed: str) -> Plain:
    """The value of an option that is not known here; the house validates it."""
    if typed.lower() in ("true", "false"):
        return typed.lower() == "true"
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 6 else typed


def usage(scene: Scene) -> str:
    return scene.say("plain-help-new")


def new(scene: Scene, text: str) -> list[Answer]:
    return open_table(scene, text, alone=False)


def play(scene: Scene, text: str) -> list[Answer]:
    """A table against bots, which starts at once because the person is ready, too."""
    if not text:
        return [scene.say("plain-help-play")]
    requests = open_table(scene, text, alone=True)
    scene.quick_start = True
    return requests


def open_table(scene: Scene, text: str, alone: bool) -> list[Answer]:
    terms = Terms(scene, text)
    face = face_of(terms.game)
    seats = max(face.seats, (terms.bots or 0) + 1) if terms.seats is None else terms.seats
    # A level without a number of bots means that all the others are bots.
    only_bots = alone or (terms.bots is None and terms.level is not None)
    bots = min(seats - 1, BOTS_AT_MOST) if only_bots else terms.bots or 0
    # A clock is for the sake of other people, so there is none by default against bots alone.
    request = Open(
        game=terms.game,
        seats=seats,
        options=terms.options,
        clock=terms.clock,
        relaxed=terms.relaxed or (terms.clock is None and bots == seats - 1),
        bots=(terms.level or face.bot,) * bots,
        private=terms.private,
    )
    return [request, Ready()] if alone else [request]
