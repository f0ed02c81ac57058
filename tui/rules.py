"""The rules of a game with the options of one table, in sections that can be searched."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from tui.plain.vocabulary import fold
from tui.text import Texts


class Section(NamedTuple):
    title: str
    paragraphs: tuple[str, ...]


def rules(
    texts: Texts, game: str, options: Mapping[str, object], players: int
) -> tuple[Section, ...]:
    table = {"players": players, **{name: _spelled(value) for name, value in options.items()}}
    names = texts.say(f"rules-{game}").split()
    return tuple(_section(texts, f"rules-{game}-{name}", table) for name in names)


def search(sections: Iterable[Section], words: str) -> tuple[Section, ...]:
    """The sections that contain all the words, also as parts of words."""
    wanted = fold(words).split()
    return tuple(
        section
        for section in sections
        if all(word in fold("\n".join((section.title, *section.paragraphs))) for word in wanted)
    )


def _section(texts: Texts, key: str, table: Mapping[str, object]) -> Section:
    text = texts.say(key, **table)
    paragraphs = (_one_line(paragraph) for paragraph in text.split("\n\n"))
    return Section(texts.say(f"{key}-title"), tuple(filter(None, paragraphs)))


def _one_line(paragraph: str) -> str:
    return " ".join(line.strip(" ") for line in paragraph.splitlines()).strip(" ")


def _spelled(value: object) -> object:
    return str(value).lower() if isinstance(value, bool) else value


def folded_at(text: str, word: str) -> Iterator[tuple[int, int]]:
    """Where a word occurs in a text, both without capitals and accents: the first letter, and the
    one behind the last."""
    letters = [(folded, at) for at, letter in enumerate(text) for folded in fold(letter)]
    plain, wanted = "".join(folded for folded, _ in letters), fold(word)
    start = plain.find(wanted) if wanted else -1
    while start >= 0:
        last = start + len(wanted) - 1
        yield letters[start][1], letters[last][1] + 1
        start = plain.find(wanted, last + 1)
