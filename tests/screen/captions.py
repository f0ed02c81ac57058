"""Records the texts that a screen cuts."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from server.house.people.names import BOTS
from server.protocol import clusters
from server.protocol.lobby import Language
from tests.plain.scripted_house import TEXTS
from tui.widgets.canvas import Canvas

NAMES: Final = ("Anna", "Cleo", "Doro", "Bartholomäus von Eck", *chain(*BOTS.values()))


class Cut(NamedTuple):
    """`kept`: what is left of the text."""

    text: str
    kept: str


def is_words(text: str) -> bool:
    """Whether something is said in it; pictures are drawn with texts, too."""
    return sum(letter.isalpha() for letter in text) > 1


class Captions:
    """`names`: words of lists of names, which may be cut."""

    def __init__(self, names: Iterable[str]) -> None:
        self._cuts: set[Cut] = set()
        self._whole: set[str] = set()
        self._names = frozenset(names)

    def _record(self, text: str, kept: str) -> None:
        begins = kept.rstrip("…").rpartition(" ")[0]
        lost = text.removeprefix(begins).replace(",", " ").split()
        if is_words(text) and not self._names.issuperset(lost):
            self._cuts.add(Cut(text, kept))

    @property
    def cuts(self) -> set[Cut]:
        """Boxes are drawn in passing, too, before they have got their height."""
        return {cut for cut in self._cuts if cut.kept or cut.text not in self._whole}

    @contextmanager
    def recorded(self) -> Iterator[None]:
        """Until the end, all that is cut to a width or falls over an edge is recorded."""
        usual_cut, usual_put = clusters.cut, Canvas.put

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
            else:
                self._whole.add(text)
            return end

        users = [each for each in list(sys.modules.values()) if vars(each).get("cut") is usual_cut]
        with patch.object(Canvas, "put", put):
            for module in users:
                setattr(module, "cut", cut)  # noqa: B010 (of any module)
            try:
                yield
            finally:
                for module in users:
                    setattr(module, "cut", usual_cut)  # noqa: B010


@contextmanager
def nothing_cut(language: Language) -> Iterator[None]:
    """Fails at the end if something but a list of names was cut."""
    say = TEXTS[language].say
    bots = [say("screen-hall-bots", count=count) for count in (1, 2)]
    captions = Captions(" ".join((*NAMES, *bots)).split())
    with captions.recorded():
        yield
    assert not captions.cuts, captions.cuts
