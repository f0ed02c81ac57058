"""The guess of the golden card: a grid of all cards, the row and column of the choice lit."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.cards import RANK, RANKS, SUIT, SUITS, Suit, SuitCard
from server.protocol.schatzsuche import SchatzsucheView
from tui.events_as_text import Formatter
from tui.games.lines import wrapped
from tui.games.people import cut
from tui.games.schatzsuche import moves
from tui.games.schatzsuche.faces import card_name, draw_face, guess_of, rank_of, suit_name
from tui.games.schatzsuche.middle import layout_of
from tui.games.schatzsuche.moves import Stage
from tui.games.schatzsuche.question import Question, ink_of
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.button import draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.cards import LARGE
from tui.widgets.digits import draw_digits
from tui.widgets.outline import is_outlined

SUIT_WORTH, RANK_WORTH = "+20", "+40"
WORTH: Final = ((SUIT_WORTH, "suit", 8), (RANK_WORTH, "rank", 4), ("160", "both", 1))
"""points for what is right, and how many cards have it"""


PITCHES: Final = ((38, 8), (28, 6), (20, 4), (14, 3))
"""rows from one card to the next, after the height from which they are used"""


class Grid(NamedTuple):
    """`chosen`: the card that is pointed at; `picked`: the suit that was named first."""

    view: SchatzsucheView
    names: tuple[str, ...]
    question: Question
    stage: Stage
    chosen: SuitCard | None
    picked: Suit | None
    sent: str
    is_phone: bool

    @property
    def column(self) -> int | None:
        return RANKS[::-1].index(RANK[self.chosen]) if self.chosen else None

    def is_able(self, suit: Suit) -> bool:
        return self.stage == "guess" or (self.stage == "rank" and suit == self.picked)

    def is_lit(self, card: SuitCard) -> bool:
        """In the row or column of the choice, or of the suit that was named."""
        if self.picked not in (None, SUIT[card]):
            return False
        chosen = self.chosen
        return not chosen or SUIT[card] == SUIT[chosen] or RANK[card] == RANK[chosen]

    def is_guessed(self, card: SuitCard) -> bool:
        return any(guess_of(self.view, seat) == card for seat in range(len(self.names)))


class Places(NamedTuple):
    """`label`: where the cards begin; `step` and `pitch`: from one card to the next."""

    left: int
    top: int
    label: int
    step: int
    pitch: int


def grid_part(
    look: Look, seen: Seen, names: tuple[str, ...], question: Question, *, is_phone: bool
) -> Grid | None:
    if layout_of(seen.view) != "guess":
        return None
    now, (verb, _, card) = moves.stage(look, seen), look.pointed.partition(":")
    return Grid(
        seen.view,
        names,
        question,
        now,
        card if verb == "guess" else None,  # type: ignore[arg-type]
        moves.picked_suit(look) if now == "rank" else None,
        look.sent,
        is_phone,
    )


def places_of(canvas: Canvas, part: Grid) -> Places:
    width, height = canvas.width, canvas.height
    if part.is_phone:
        return Places(0, 2, 4, (width - 4) // 8, 2)
    label = 17 if width > 84 else 14
    step = min(14 if width >= 120 else 8, (width - label) // 8)
    # A card is wider than it is high, so that its picture leaves room for rank and letter.
    pitches = (rows for least, rows in PITCHES if height >= least and rows < step - 2)
    return Places(2, 1, label, step, next(pitches, 2))


def draw_grid(canvas: Canvas, part: Grid | None) -> None:
    if part is None:
        return
    canvas.begin("grid")
    places = places_of(canvas, part)
    palette, question, width, left = canvas.palette, part.question, canvas.width, places.left
    lines = wrapped(question.asked[0], width - left)[: places.top]
    for y, line in enumerate(lines):
        canvas.put(left, y, line, ink_of(canvas, question), bold=not question.is_waiting)
    if left and cell_len(lines[0]) + cell_len(question.hint) + 6 < width:
        canvas.right(width - 2, 0, question.hint, palette.quiet)
    for at, suit in enumerate(SUITS):
        draw_row(canvas, part, places, at, suit)
    y = places.top + 4 * places.pitch
    if left:
        draw_foot(canvas, y, part, places)
    draw_told(canvas, y + (left > 0), part, left)


def mark_of(canvas: Canvas) -> str:
    return canvas.glyphs.colours["R"]


def draw_row(canvas: Canvas, part: Grid, places: Places, at: int, suit: Suit) -> None:
    """The digit and name of a suit, then its cards."""
    palette, (left, top, label, step, pitch) = canvas.palette, places
    y = top + at * pitch
    middle, cards = y + (pitch > 2), moves.all_of(suit)
    is_chosen = suit == part.picked or part.chosen in cards
    ink = palette.gold if is_chosen else palette.text
    key = str(at + 1) if part.stage == "guess" else ""
    if not left:
        canvas.put(left, y, key or " ", palette.gold, bold=True)
        canvas.put(left + 1, y, canvas.glyphs.suits[suit], ink, bold=True)
    else:
        x = left - (label < 15)
        if key:
            canvas.put(x, middle, f" {key} ", palette.cap_ink, palette.button, bold=True)
        canvas.put(
            x + 4, middle, cut(suit_name(canvas.texts, suit), label - 5), ink, bold=is_chosen
        )
    does = f"{moves.SUIT_OF}:{suit}" if key else ""
    canvas.spot(left, y, label - 1, max(1, pitch - 1), does)
    for column, card in enumerate(cards):
        x, does = label + column * step, f"guess:{card}"
        tip = card_name(canvas.texts, card)
        canvas.spot(x, y, step - 1, pitch, does if part.is_able(suit) else "", tip)
        digit = str(column + 1) if suit == part.picked else ""
        mark = canvas.glyphs.done if part.sent == does else digit
        if part.is_guessed(card) and part.sent != does and (pitch > 2 or not digit):
            mark = mark_of(canvas)
        if pitch > 2:
            draw_card(canvas, x, y, (step - 1, pitch), card, part, mark)
        else:
            draw_small_card(canvas, x, y, step, card, part, mark)
    end = label + len(cards) * step
    if part.chosen in cards and pitch > 2:
        x, y = (end + 1, middle) if end + 4 < canvas.width else (left + 3, middle + 1)
        canvas.put(x, y, SUIT_WORTH, palette.text, bold=True)


def draw_card(
    canvas: Canvas, x: int, y: int, size: tuple[int, int], card: SuitCard, part: Grid, mark: str
) -> None:
    """The chosen one in a frame of gold, in the gaps between the cards."""
    palette, (width, height) = canvas.palette, size
    is_lit, is_chosen = part.is_lit(card), card == part.chosen
    if is_chosen:
        canvas.fill(x - 1, y, width + 2, height, palette.gold)
    draw_face(canvas, x, y, size, card, dim=not is_lit)
    if is_chosen and is_outlined(canvas):
        for row in range(y, y + height):
            canvas.put(x - 1, row, "[" if canvas.is_ascii else "▐", palette.gold)
            canvas.put(x + width, row, "]" if canvas.is_ascii else "▌", palette.gold)
    elif is_chosen:
        # Straight edges in place of soft corners and shadow.
        canvas.put(x, y, "▄" * width, palette.paper, palette.gold)
        canvas.put(x, y + height - 1, "▀" * width, palette.paper, palette.gold)
        canvas.fill(x + width, y, 1, height, palette.gold)
    ink, paper = palette.ink, palette.paper if is_lit else palette.paper_dim
    ink = palette.wild if mark == mark_of(canvas) else ink
    if mark:
        # In the place of the letters, which large cards have in the same corner.
        text = mark.rjust(2 if height >= LARGE else 1)
        canvas.right(x + width - 1, y + 1, text, ink, ground=paper, bold=True)


def draw_small_card(
    canvas: Canvas, x: int, y: int, step: int, card: SuitCard, part: Grid, mark: str
) -> None:
    """Rank and sign in one row, and the mark below."""
    palette, is_lit = canvas.palette, part.is_lit(card)
    text = f"{rank_of(canvas.texts, RANK[card])}{canvas.glyphs.suits[SUIT[card]]}"
    ink = palette.suit(SUIT[card], not is_lit)
    paper = palette.paper if is_lit else palette.paper_dim
    if card == part.chosen:
        ink, paper = palette.on_gold, palette.gold
    canvas.put(x, y, text.center(step - 1), ink, paper, bold=True)
    ink = palette.only_you if mark == mark_of(canvas) else palette.gold
    canvas.put(x + (step - 2) // 2, y + 1, mark, ink)


def draw_foot(canvas: Canvas, y: int, part: Grid, places: Places) -> None:
    """The points for the value, and the players who have guessed before."""
    palette, x, room, step = canvas.palette, places.left, canvas.width, places.step
    seats = [seat for seat, guess in enumerate(part.view.guesses) if guess is not None]
    names = canvas.texts.join(part.names[seat] for seat in seats)
    words = canvas.say("board-schatzsuche-guess-of", names=names) if seats else ""
    if part.column is not None:
        column = places.label + part.column * step
        canvas.center(column, y, step - 1, RANK_WORTH, palette.text, bold=True)
        has_room = column - x >= cell_len(words) + 4
        x, room = (x, column) if has_room else (column + step, room)
    if seats:
        x = canvas.put(x, y, mark_of(canvas), palette.only_you, bold=True) + 1
        canvas.put(x, y, cut(words, room - x - 1), palette.quiet)


def draw_told(canvas: Canvas, y: int, part: Grid, left: int) -> None:
    """The points for the choice, and its button."""
    palette, width, height = canvas.palette, canvas.width, canvas.height
    question, is_phone = part.question, not left
    tall = height - y >= 4 and not is_phone
    row = y + (height - y - 3) // 2 if tall else height - 1
    room = width - left
    if question.button:
        wide = width if is_phone else min(38, width * 3 // 5)
        draw_button(canvas, width - wide - left, row, question.button, width=wide, tall=tall)
        room = width if is_phone else room - wide - 4
    if question.is_refused:
        text, ink = question.told[0], palette.bad
    elif part.chosen:
        text, ink = worth_of(canvas, part.chosen, is_whole=tall or is_phone), palette.text
    else:
        text, ink = canvas.say("board-schatzsuche-guess-worth"), palette.quiet
        text = "" if question.is_waiting else text
    first = y if is_phone else row + tall
    for at, line in enumerate(wrapped(text, room)[: max(1, height - first - is_phone)], first):
        canvas.put(left, at, line, ink)


def worth_of(canvas: Canvas, card: SuitCard, *, is_whole: bool) -> str:
    """The points for this guess, in words."""
    formatter, suit = (
        Formatter(canvas.texts, "schatzsuche", ()),
        suit_name(canvas.texts, SUIT[card]),
    )
    both = canvas.say("board-schatzsuche-guess-both", card=formatter.card(card))
    if not is_whole:
        return both.rstrip(",")
    rank = formatter.noun("rank", RANK[card])
    return f"{both} {canvas.say('board-schatzsuche-guess-one', suit=suit, rank=rank)}"


def draw_worth(canvas: Canvas) -> None:
    """The points that a guess of the golden card can bring."""
    palette = canvas.palette
    canvas.put(1, 0, canvas.say("board-schatzsuche-worth", part="aside"), palette.text, bold=True)
    canvas.put(1, 1, canvas.say("board-schatzsuche-worth", part="now"), palette.quiet)
    step = min(24, canvas.width // 3)
    for at, (points, right, count) in enumerate(WORTH):
        x, ink = 1 + at * step, palette.gold if right == "both" else palette.text
        canvas.fill(x, 3, step - 2, 4, palette.plate)
        draw_digits(canvas, x + 2, 3, points, ink, ground=palette.plate)
        words = canvas.say("board-schatzsuche-worth", part=right)
        canvas.put(x + 2, 6, words, ink, palette.plate, bold=True)
        if canvas.height > 7:
            cards = canvas.say("board-schatzsuche-of-cards", count=count)
            canvas.put(x, 7, cards, palette.quiet)
