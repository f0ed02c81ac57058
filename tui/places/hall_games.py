"""The games in the hall: how to play one at once, and how to learn one."""

from typing import Final

from server.cards import Colour
from server.protocol.requests import Open, Ready, Request
from tui.drawing import Block, Row, Span, apart, beside, boxed, doing, flowing, row, wide, wrapped
from tui.places.bar import key_name, key_of
from tui.places.place import Choice, Look
from tui.plain.registry import FACES, face_of

LETTERS: Final = {"eight28": "e", "farbstich": "f", "schatzsuche": "t"}
TILES: Final[tuple[tuple[Colour, int], ...]] = (("R", 4), ("G", 9), ("B", 2), ("Y", 6))
CARDS: Final = 60
"""so wide it must be for cards beside each other"""


def at_once(game: str) -> tuple[Request, ...]:
    """Against bots, without a clock."""
    face = face_of(game)
    return (Open(game, face.seats, relaxed=True, bots=(face.bot,) * (face.seats - 1)), Ready())


def play(look: Look) -> list[Choice]:
    return [
        Choice(f"play-{game}", LETTERS[game], look.say("hall-play", game=name), drawn=True)
        for game in FACES
        if (name := look.scene.game_name(game))
    ]


def learn(look: Look) -> Choice:
    return Choice("learn", "g", look.say("hall-learn"), drawn=True)


def play_now(look: Look, width: int) -> Block:
    """A card for each game, or its name where there is no room; and how to learn one."""
    head = apart(row(Span(look.say("hall-play-now"), "title")), answer(look, learn(look)), width)
    choices = play(look)
    if width < CARDS:
        return [head, *flowing((named(look, each) for each in choices), width)]
    each_wide = (width - len(choices) + 1) // len(choices)
    about = [
        [
            *(samples(look, game_of(each)) if look.is_rich else []),
            *wrapped(tagline(look, each), each_wide - 4),
        ]
        for each in choices
    ]
    high = max(map(len, about)) + 2
    cards = [
        card(look, choice, words, each_wide, high)
        for choice, words in zip(choices, about, strict=True)
    ]
    return [head, *beside(*cards)]


def samples(look: Look, game: str) -> Block:
    """What its cards look like, where there is room for that."""
    signs = look.glyphs
    match game:
        case "eight28":
            hidden = Span(f" {signs.back} ", "back")
            cards = [hidden, *(Span(f" {value} ", "card") for value in (2, 8, 11, 7))]
        case "farbstich":
            cards = [Span(f"{signs.colours[c]}{n} ", f"tile-{c}") for c, n in TILES]
        case _:
            cards = [Span(f" {sign} ", f"card-{suit}") for suit, sign in signs.suits.items()]
            cards.append(Span(" ? ", "fresh"))
    return [row(*(part for card in cards for part in (card, " "))), row()]


def game_of(choice: Choice) -> str:
    return choice.does.removeprefix("play-")


def tagline(look: Look, choice: Choice) -> str:
    if look.sent == choice.does:
        return look.say("hall-dealing")
    return look.say("hall-tagline", game=game_of(choice))


def named(look: Look, choice: Choice) -> Row:
    return row(
        Span(key_name(look, key_of(look, choice)), "key", choice.does),
        Span(f" {look.scene.game_name(game_of(choice))}", "strong", choice.does),
    )


def card(look: Look, choice: Choice, about: Block, width: int, height: int) -> Block:
    """All of it can be clicked on."""
    title = named(look, choice)
    ink = "frame+turn" if look.sent == choice.does else "frame"
    frame = look.glyphs.frame
    rest = frame.across * (width - 5 - wide(title)) + frame.corners[1]
    top = row(f"{frame.corners[0]}{frame.across} ", *title, f" {rest}", ink=ink)
    _, *below = boxed([row(" ", *each) for each in about], width, height, frame, ink=ink)
    return [doing(each, choice.does) for each in (top, *below)]


def answer(look: Look, choice: Choice) -> Row:
    return row(
        Span(key_name(look, key_of(look, choice)), "key", choice.does),
        Span(f" {choice.label}", "text", choice.does),
    )
