"""Finds the texts that a screen cuts, and the words that lie on other words."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import chain
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from server.house.people.names import BOTS
from server.protocol import clusters
from server.protocol.lobby import Language
from tests.plain.scripted_house import TEXTS
from tests.screen.running import Shown
from tui.games import lines
from tui.widgets.canvas import Canvas

NAMES: Final = ("Anna", "Cleo", "Doro", "Bartholomäus von Eck", *chain(*BOTS.values()))


class Cut(NamedTuple):
    """`kept`: what is left of the text."""

    text: str
    kept: str


def is_words(text: str) -> bool:
    """Whether something is said in it; pictures are drawn with texts, too."""
    return sum(letter.isalpha() for letter in text) > 1


class Wrapped(list[str]):
    """Rows; `record` hears what is left if some of them are taken."""

    def __init__(self, rows: Iterable[str], record: Callable[[str], None]) -> None:
        super().__init__(rows)
        self._record = record

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        kept = found if isinstance(at, slice) else [found]
        if 0 < len(kept) < len(self):
            self._record(" ".join(kept))
        return found


@contextmanager
def replaced(name: str, usual: object, now: object) -> Iterator[None]:
    """In every module that has imported it."""
    users = [each for each in list(sys.modules.values()) if vars(each).get(name) is usual]
    for module in users:
        setattr(module, name, now)
    try:
        yield
    finally:
        for module in users:
            setattr(module, name, usual)


class Captions:
    """`names`: words of lists of names, which may be cut."""

    def __init__(self, names: Iterable[str]) -> None:
        self.cuts: set[Cut] = set()
        self._seen: set[Cut] = set()
        self._names = frozenset(names)

    def _record(self, text: str, kept: str) -> None:
        if lines.PAUSE.match(text, len(kept)):
            # Whole clauses: the text is told in brief.
            return
        begins = kept.rstrip("…").rpartition(" ")[0]
        lost = text.removeprefix(begins).replace(",", " ").split()
        if is_words(text) and not self._names.issuperset(lost):
            self._seen.add(Cut(text, kept))

    def _confirm(self, person: Shown) -> None:
        """Draws what is shown once more: boxes are drawn before they have got their sizes, too."""
        if self._seen:
            self._seen.clear()
            for box in person.boxes():
                if box.region:
                    box.repaint()
                    box.text()
            self.cuts |= self._seen
            self._seen.clear()

    @contextmanager
    def recorded(self) -> Iterator[None]:
        """Until the end, all that is cut to a width or falls over an edge is recorded."""
        usual_cut, usual_put, usual_wrapped = clusters.cut, Canvas.put, lines.wrapped
        usual_settle = Shown.settle

        def cut(text: str, width: int) -> str:
            kept = usual_cut(text, width)
            if kept != text:
                self._record(text, kept)
            return kept

        def put(canvas: Canvas, x: int, y: int, text: str, *how: Any, **more: Any) -> int:
            end = usual_put(canvas, x, y, text, *how, **more)
            if not 0 <= y < canvas.height:
                self._record(text, "")
            elif x < 0 or end > canvas.width:
                self._record(text, text[: canvas.width - x])
            return end

        def wrapped(text: str, width: int, indent: int = 0) -> list[str]:
            return Wrapped(usual_wrapped(text, width, indent), partial(self._record, text))

        async def settle(person: Shown) -> None:
            await usual_settle(person)
            self._confirm(person)

        with (
            patch.object(Shown, "settle", settle),
            patch.object(Canvas, "put", put),
            replaced("cut", usual_cut, cut),
            replaced("wrapped", usual_wrapped, wrapped),
        ):
            yield


@contextmanager
def nothing_cut(language: Language, names: Iterable[str] = NAMES) -> Iterator[None]:
    """Fails at the end if something but a list of names was cut."""
    say = TEXTS[language].say
    bots = [say("screen-hall-bots", count=count) for count in (1, 2)]
    captions = Captions(" ".join((*names, *bots)).split())
    with captions.recorded():
        yield
    assert not captions.cuts, captions.cuts


class Covered(NamedTuple):
    """`by`: what was drawn over a part of the words."""

    words: str
    by: str


def covered(person: Shown) -> set[Covered]:
    """Draws all that is shown once more. Words that are drawn over as a whole are no mistake: a
    thing lies on them, or they are drawn anew."""
    found = set[Covered]()
    drawn: dict[tuple[Canvas, int, int], tuple[int, int, str]] = {}
    usual_put = Canvas.put

    def put(canvas: Canvas, x: int, y: int, text: str, *how: Any, **more: Any) -> int:
        end = usual_put(canvas, x, y, text, *how, **more)
        for column in range(x, end):
            first, last, words = drawn.pop((canvas, column, y), (x, end, text))
            same = text[column - x : column - x + 1] == words[column - first : column - first + 1]
            if not same and (first < x or end < last):
                found.add(Covered(words, text))
            if is_words(text):
                drawn[canvas, column, y] = x, end, text
        return end

    with patch.object(Canvas, "put", put):
        for box in person.boxes():
            if box.region:
                box.repaint()
                box.text()
    return found
