"""Sends of each frame only the cells that the terminal does not show yet."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import compress, islice
from operator import ne, or_
from typing import Final, NamedTuple

from server.doors.terminal.cell_writer import CellWriter
from server.doors.terminal.color_support import ColorDepth
from server.doors.terminal.columns import COVERED, is_sure
from server.doors.terminal.pens import Pen, UnknownOutputError, for_space
from server.doors.terminal.rows import SPACE, Position, Row, Rows
from server.doors.terminal.terminal import Size

# Sending so many unchanged cells of the same pen again costs no more than moving past them.
GAP: Final = 4
# From so many on, pens that are not used any more are forgotten. A fade has hundreds.
MOST_CODES: Final = 1500
# Of the pens that could follow, so many are compared: comparing all would take long for a fade.
COMPARED: Final = 32


class Run(NamedTuple):
    """Letters beside each other that are drawn with one pen."""

    pen: Pen
    y: int
    x: int
    text: str

    def joined(self, text: str, pen: Pen) -> "Run | None":
        """With what is behind it, if one pen draws both alike."""
        if pen == self.pen or (text.isspace() and for_space(pen) == for_space(self.pen)):
            return Run(self.pen, self.y, self.x, self.text + text)
        if self.text.isspace() and for_space(pen) == for_space(self.pen):
            return Run(pen, self.y, self.x, self.text + text)
        return None


def by_pen(runs: Iterable[Run]) -> Iterator[Run]:
    """All runs of a pen, then those of a pen with the same ground or else the same text: changes of
    colour take more bytes than moves of the cursor."""
    drawn = defaultdict[Pen, list[Run]](list)
    grounds, texts = (defaultdict[str, dict[Pen, None]](dict) for _ in range(2))
    for run in runs:
        drawn[run.pen].append(run)
    for pen in drawn:
        grounds[pen.ground][pen] = texts[pen.text][pen] = None
    near = dict[Pen, None]()
    while drawn:
        few = islice(near or drawn, COMPARED)
        pen = min(few, key=lambda each: len(texts[each.text])) if near else next(few)
        yield from drawn.pop(pen)
        del grounds[pen.ground][pen], texts[pen.text][pen]
        near = grounds[pen.ground] or texts[pen.text]


class ScreenDiff:
    """`feed` draws a frame of Textual into the rows that the terminal should show; `difference`
    gives what makes it show them."""

    def __init__(self, size: Size, depth: ColorDepth) -> None:
        self._depth = depth
        self._pens: dict[str, Pen] = {}
        self._alike: dict[tuple[bool, str, str], bool] = {}
        """by whether it is a space, and two pens: whether they look the same"""
        self._wanted = Rows(size)
        self.resize(size)

    def resize(self, size: Size) -> None:
        """Sends nothing until the app has drawn all of the new size."""
        self._wanted.resize(size)
        self._is_whole = self._is_raw = False
        self.forget()

    @property
    def depth(self) -> ColorDepth:
        return self._depth

    @depth.setter
    def depth(self, depth: ColorDepth) -> None:
        self._depth = depth
        self.forget()

    def forget(self) -> None:
        """The terminal shows something unknown, and gets everything with the next difference."""
        self._forget_pens()
        self._shown: list[Row | None] = [None] * self._wanted.height
        self._shown_cursor: Position | None = None
        self._wanted.touch_all()

    def feed(self, frame: str) -> bool:
        """Whether the frame was understood. Otherwise it has to be sent as it is, and so have those
        after it until one draws the whole screen."""
        try:
            cells = self._wanted.draw(frame)
        except UnknownOutputError:
            self.forget()
            self._is_whole, self._is_raw = False, True
            return False
        self._is_whole |= cells >= self._wanted.width * self._wanted.height
        self._is_raw &= not self._is_whole
        return not self._is_raw

    def difference(self) -> str:
        if not self._is_whole:
            return ""
        rows, cursor = self._wanted.rows, self._wanted.cursor
        writer, runs = CellWriter(self._wanted.width), list[Run]()
        for y, touched in sorted(self._wanted.touched.items()):
            spans = [*self._spans(rows[y], self._shown[y], touched)]
            if spans and y in self._wanted.doubtful:
                self._write_carefully(writer, y, rows[y])
            else:
                runs += self._runs(y, rows[y], spans)
            self._shown[y] = rows[y]
        self._wanted.touched.clear()
        for run in by_pen(runs):
            writer.move(run.y, run.x)
            writer.write(run.text, len(run.text), run.pen)
        if writer.is_empty and cursor == self._shown_cursor:
            return ""
        self._shown_cursor = cursor
        if self._wanted.codes > MOST_CODES:
            self._shown = self._wanted.forget_unused(self._shown)
            self._forget_pens()
        return writer.finished(cursor)

    def _runs(self, y: int, wanted: Row, spans: Iterable[tuple[int, int]]) -> Iterator[Run]:
        """The cells of the spans; near ones of the same pen are one. A space has any pen that has
        its ground: that of what is before it if it can."""
        run: Run | None = None
        last = 0
        letters, pens = wanted
        for start, end in spans:
            # The runs are not sent in this order, so that cells of other pens cost more.
            if run and (start - last > GAP or pens[last - 1 : start].strip(pens[start])):
                yield run
                run = None
            x = last if run else start
            while x < end:
                until = end - len(pens[x:end].lstrip(pens[x]))
                text, pen = letters[x:until], self._pen(pens[x])
                # Textual draws the same cells in other pieces at other times, and spaces of a piece
                # with letters in the colour of these.
                if text[0] == SPACE:
                    until -= len(text.lstrip(SPACE))
                    text, pen = letters[x:until], for_space(pen)
                joined = run and run.joined(text, pen)
                if run and not joined:
                    yield run
                run, x = joined or Run(pen, y, x, text), until
            last = end
        if run:
            yield run

    def _write_carefully(self, writer: CellWriter, y: int, wanted: Row) -> None:
        """A letter that is wider or narrower than expected does not move those behind it."""
        writer.move(y, 0)
        for at, (character, pen) in enumerate(zip(wanted.letters, wanted.pens, strict=True)):
            if is_sure(character):
                writer.write(character, 1, self._pen(pen))
            elif character != COVERED:
                columns = 2 if wanted.letters[at + 1 : at + 2] == COVERED else 1
                if columns == 2:
                    # Behind a letter that is drawn narrower, nothing stays of what was there.
                    writer.write(SPACE * 2, 2, self._pen(pen))
                    writer.move(y, at)
                writer.write(self._wanted.letter(character), columns, self._pen(pen))
                writer.correct_column()
        # The next change may be sent in part if neither what is shown nor what comes is doubtful.
        if all(map(is_sure, wanted.letters)):
            self._wanted.doubtful.discard(y)

    def _spans(
        self, wanted: Row, shown: Row | None, touched: tuple[int, int]
    ) -> Iterator[tuple[int, int]]:
        """Where rows differ in the columns that were drawn into."""
        if wanted == shown:
            return
        if shown is None:
            yield 0, self._wanted.width
            return
        start = end = -1
        (letters, pens), (old_letters, old_pens) = wanted, shown
        part = slice(*touched)
        differ = map(
            or_, map(ne, letters[part], old_letters[part]), map(ne, pens[part], old_pens[part])
        )
        alike = self._alike
        for x in compress(range(*touched), differ):
            letter = letters[x]
            if letter == old_letters[x]:
                key = letter == SPACE, pens[x], old_pens[x]
                if alike[key] if key in alike else self._is_alike(*key):
                    continue
            if start >= 0 and x > end:
                yield start, end
                start = x
            start, end = (x if start < 0 else start), x + 1
        if start >= 0:
            yield start, end

    def _is_alike(self, is_space: bool, pen: str, old_pen: str) -> bool:
        new, old = self._pen(pen), self._pen(old_pen)
        found = new == old or (is_space and for_space(new) == for_space(old))
        self._alike[is_space, pen, old_pen] = found
        return found

    def _pen(self, character: str) -> Pen:
        pen = self._pens.get(character)
        if pen is None:
            pen = self._pens[character] = self._wanted.pen(character, self._depth)
        return pen

    def _forget_pens(self) -> None:
        self._pens.clear()
        self._alike.clear()
