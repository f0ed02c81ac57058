"""Events, refusals, moves and cards as text for one seat.

The catalogue key of an event is like `event-farbstich-play`, and that of a refusal like
`refusal-must-follow`. The name of a field decides how its value is formatted, in every game alike.
"""

from collections.abc import Mapping, Sequence
from typing import Final, get_args

from server.cards import ColourCard, SuitCard
from server.protocol.seat import (
    SEAT_FIELDS,
    SEATS_FIELDS,
    Event,
    Move,
    Refusal,
    Value,
    Viewer,
    name_of,
    replace,
)
from tui.text import Texts, clean

CARDS: Final = {"card", "cards"}
NOUNS: Final = {"suit", "rank", "colour"}
COLOURS: Final = {"colours", "tied"}
MOVES: Final = {"possible"}
GAMES: Final = {"games"}
HAND: Final = "hand"
ORDER: Final = {card: n for n, card in enumerate((*get_args(ColourCard), *get_args(SuitCard)))}
LONGEST_NAME: Final = 40


class Formatter:
    """Formats the values of one game, with the names of its players, for the reader's seat."""

    def __init__(self, texts: Texts, game: str, names: Sequence[str], seat: Viewer = None) -> None:
        self._texts = texts
        self._game = game
        self._names = [clean(name, longest=LONGEST_NAME) for name in names]
        self._seat = seat

    def event(self, event: Event) -> str:
        """The sentence of an event; empty for events that have none."""
        name = name_of(event)
        if name == HAND and (cards := getattr(event, "cards", None)):
            event = replace(event, cards=tuple(sorted(cards, key=place_in_hand)))
        fields = event.__struct_fields__
        hidden = any(getattr(event, field) is None for field in fields if field in CARDS)
        return self.say(f"event-{self._game}-{name}{'-hidden' if hidden else ''}", event)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refusal-{name_of(refusal)}", refusal)

    def say(self, key: str, value: Value) -> str:
        """A sentence with the fields of a protocol value as its variables."""
        return self._texts.say(key, **self._words(key, value))

    def move(self, move: Move) -> str:
        """play a card: green 7"""
        key = f"game-{self._game}-do-{name_of(move)}"
        action = self._texts.say(key)
        fields = move.__struct_fields__
        if not fields:
            return action
        what = ", ".join(str(self._word(key, field, getattr(move, field))) for field in fields)
        return self._texts.say("common-named", of=action, what=what)

    def card(self, card: str) -> str:
        letter, rank = card[0], number_or_letter(card[1:])
        parts = {"card": card, "suit": letter, "colour": letter, "rank": rank}
        return self._texts.say(f"game-{self._game}-card", **parts)

    def noun(self, field: str, letter: str) -> str:
        return self._texts.say(f"game-{self._game}-{field}", **{field: number_or_letter(letter)})

    def _words(self, key: str, value: Value) -> dict[str, object]:
        words: dict[str, object] = {}
        for field in value.__struct_fields__:
            worth = getattr(value, field)
            words[field] = self._word(f"{key}-{field}", field, worth)
            if field in NOUNS:
                words[f"{field}_is"] = worth
            if field in SEAT_FIELDS:
                words[f"{field}_you"] = "yes" if worth == self._seat else "no"
            if isinstance(worth, tuple):
                words[f"{field}_count"] = len(worth)
        return words

    def _word(self, key: str, field: str, worth: object) -> object:
        match worth:
            case None:
                return "none"
            case int() if field in SEAT_FIELDS:
                return self._names[worth]
            case str() if field in CARDS:
                return self.card(worth)
            case str() if field in NOUNS:
                return self.noun(field, worth)
            case Mapping():
                return ", ".join(self._pair(of, what) for of, what in worth.items())
            case tuple():
                return self._row(key, field, worth)
        return worth

    def _row(self, key: str, field: str, items: Sequence[object]) -> str:
        """A list as text. Fields without a meaning of their own are lists by seat."""
        say, join = self._texts.say, self._texts.join
        if field in MOVES:
            return join((say(f"game-{self._game}-do-{move}") for move in items), last="common-or")
        if field in GAMES:
            return join(say(f"game-{game}-name") for game in items)
        if field in COLOURS:
            return join(self.noun("colour", str(colour)) for colour in items)
        if field in CARDS:
            return join(self.card(str(card)) for card in items)
        words = []
        for seat, item in enumerate(items):
            if field in SEATS_FIELDS and isinstance(item, int):
                words.append(self._names[item])
            elif isinstance(item, Value):
                words.append(say(key, name=self._names[seat], **self._words(key, item)))
            elif isinstance(item, int):
                words.append(self._pair(seat, item))
            else:
                words.append(str(item))
        return join(words) if field in SEATS_FIELDS else ", ".join(words)

    def _pair(self, of: object, what: object) -> str:
        """Anna 3: a number or card with its seat or colour."""
        whose = self._names[of] if isinstance(of, int) else self.noun("colour", str(of))
        worth = number(what) if isinstance(what, int) else self.card(str(what))
        return self._texts.say("common-pair", of=whose, what=worth)


def place_in_hand(card: str) -> int:
    return ORDER.get(card, 0)


def number(value: int) -> str:
    """Uses the minus sign, because screen readers skip a hyphen."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def number_or_letter(rank: str) -> int | str:
    """Fluent selects plural forms by numbers, not by digits in a string."""
    return int(rank) if rank.isdigit() else rank
