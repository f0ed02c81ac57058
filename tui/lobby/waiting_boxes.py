"""The boxes of the waiting room."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.cells import cell_len

from tui.games.lines import draw_text, in_rows, wrapped
from tui.games.people import cut
from tui.lobby.plan import Plan, draw_places, draw_plan
from tui.lobby.waiting import Say, Waiting, buttons, places, presence, question, seal, terms
from tui.plain.invitation import table_address
from tui.text import capitalized
from tui.widgets.button import Button, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_slab
from tui.widgets.letters import code_bitmap
from tui.widgets.outline import is_outlined
from tui.widgets.pixels import BITMAPS, draw_bitmap
from tui.widgets.rail import draw_entry, draw_heading, draw_talk

TALL_ASK: Final = 8
"""rows from which the question has tall buttons with notes"""
Join = Callable[[list[str]], str]


def draw_seats(canvas: Canvas, part: Waiting) -> None:
    draw_plan(canvas, Plan(part.room.game, places(canvas.say, part)))


def draw_key(canvas: Canvas, x: int, y: int, key: str, words: str, does: str) -> int:
    palette = canvas.palette
    end = canvas.put(x, y, f" {key} ", palette.cap_ink, palette.button, bold=True)
    end = canvas.put(end + 1, y, words, palette.quiet)
    canvas.spot(x, y, end - x, 1, does)
    return end


def draw_shuffle(canvas: Canvas, part: Waiting) -> None:
    palette, width, say = canvas.palette, canvas.width - 1, canvas.say
    canvas.put(0, 1, say("screen-waiting-seal"), palette.gold, bold=True)
    y = draw_text(canvas, 0, 2, width, say("screen-waiting-seal-about"), palette.quiet) + 1
    x = 0
    if not is_outlined(canvas):
        draw_wax(canvas, 0, y)
        x = 11
    canvas.put(x, y, say("screen-waiting-the-seal"), palette.quiet)
    groups = seal(part)
    a_row = 4 if part.whole_seal else 3
    for row, at in enumerate(range(0, len(groups), a_row), y + 1):
        canvas.put(x, row, " ".join(groups[at : at + a_row]), palette.text, bold=True)
    y += 5 if part.whole_seal else 4
    draw_key(canvas, x, y, part.key("seal"), part.labels["seal"], "seal")
    y += 2
    if part.me is not None:
        canvas.put(0, y, say("screen-waiting-words-mixed"), palette.quiet)
        canvas.fill(0, y + 1, width, 1, palette.plate)
        words = cut(part.room.words or say("screen-waiting-no-words"), width - 2)
        canvas.put(1, y + 1, words, palette.text, palette.plate, bold=True)
        draw_key(canvas, 0, y + 3, part.key("words"), say("screen-waiting-words"), "words")
        y += 5
    for seat, chair in enumerate(part.room.chairs):
        if chair and chair.words and seat != part.room.you:
            canvas.put(0, y, "●", palette.good)
            gave = say("screen-waiting-gave-words", name=chair.name)
            if cell_len(gave) > width - 2:
                gave = say("screen-waiting-gave-words", name=cut(chair.name, 7))
            canvas.put(2, y, gave, palette.quiet)
            y += 1


def draw_wax(canvas: Canvas, x: int, y: int) -> None:
    """A seal with a spade pressed into it."""
    palette = canvas.palette
    canvas.put(x + 1, y, "▗▄▄▄▄▄▖", palette.red_dark)
    for row in range(y + 1, y + 4):
        canvas.put(x, row, "▐███████▌", palette.red_dark)
    canvas.fill(x + 1, y + 1, 7, 3, palette.red_dark)
    canvas.put(x + 1, y + 4, "▝▀▀▀▀▀▘", palette.red_dark)
    draw_bitmap(canvas, x + 2, y + 1, BITMAPS["small-suits"]["S"], palette.red, palette.red_dark)


def draw_ticket(canvas: Canvas, part: Waiting) -> None:
    """The code is large enough to be read out on the telephone; below it the whole line. Without
    a free seat there is no ticket."""
    palette, say, code = canvas.palette, canvas.say, table_address(part.room)
    paper, width, height = palette.paper, canvas.width - 5, canvas.height - 1
    if part.is_full:
        draw_text(canvas, 5, height // 2, width - 6, say("screen-waiting-full"), palette.quiet)
        return
    draw_slab(canvas, 2, 0, width, height, paper, line=palette.edge)
    about = say("screen-waiting-private" if part.room.code else "screen-waiting-open", table=code)
    canvas.put(5, 1, cut(about, width - 6), palette.ink, paper)
    bitmap = code_bitmap(code) if part.room.code else None
    wide = len(bitmap[0]) if bitmap else 0
    if bitmap and wide <= width - 6 and height >= 10 and not canvas.is_ascii:
        draw_bitmap(canvas, 5, 3, bitmap, palette.diamonds, paper)
    else:
        title = code if part.room.code else capitalized(say("screen-table-number", table=code))
        canvas.put(5, 4, title, palette.diamonds, paper, bold=True)
    copy = Button(part.key("copy"), say("screen-waiting-copy"), "copy")
    beside = wide <= width - 32 and height >= 10
    room = width - 10 - copy.width
    # A command in one row can be selected with the mouse.
    button_above = height >= 8 and len(part.ssh) > room - 2
    if beside or button_above:
        room = width - 6
    lines = wrapped(part.ssh, room - 2)
    y = height - 1 - len(lines)
    for at, row in enumerate(lines if part.ssh else (), y):
        canvas.fill(5, at, room, 1, palette.paper_dim)
        canvas.put(6, at, row, palette.ink, palette.paper_dim, bold=True)
        canvas.spot(5, at, room, 1, "copy")
    if beside:
        x = width - 24
        draw_button(canvas, x, 2, copy, width=24)
        join = say("screen-waiting-join", code=code, key=part.join)
        for at, text in enumerate(wrapped(join, 24)[:2], 6):
            canvas.put(x, at, text, palette.ink, paper)
    else:
        x = width - 1 - copy.width
        draw_button(canvas, x, y - 2 * button_above, copy, tall=False)


def ask_texts(say: Say, join: Join, part: Waiting, *, small: bool) -> list[tuple[str, str]]:
    """The question, and what stands in its way, each with its ink; where there is little room, one
    or the other."""
    paused = say("plain-paused") if part.room.paused else ""
    against = [(text, "bad") for text in (paused, part.refusal) if text]
    return against if small and against else [(question(say, part, join), "gold"), *against]


def ask_rows(say: Say, join: Join, part: Waiting, width: int) -> int:
    """The height that the question and its buttons need in a small window."""
    texts = ask_texts(say, join, part, small=True)
    every = buttons(say, part, small=True)
    spots = places_of([each.width for each in every], width)
    rows = sum(len(wrapped(text, width - 4)) for text, _ in texts)
    return min(TALL_ASK - 1, rows + max((row + 1 for _, row in spots), default=0))


def places_of(widths: Sequence[int], room: int) -> list[tuple[int, int]]:
    """Column and row of buttons so wide, in as many rows as they need."""
    rows = in_rows(widths, int, room - 3, 1)
    return [(2 + sum(row[:at]) + at, y) for y, row in enumerate(rows) for at in range(len(row))]


def draw_ask(canvas: Canvas, part: Waiting) -> None:
    tall = canvas.height >= TALL_ASK
    y = 1 if tall else 0
    for text, ink in ask_texts(canvas.say, canvas.texts.join, part, small=not tall):
        color = getattr(canvas.palette, ink)
        y = draw_text(canvas, 2, y, canvas.width - 4, text, color, bold=True)
    draw_buttons(canvas, y, part, small=not tall)


def draw_buttons(canvas: Canvas, y: int, part: Waiting, *, small: bool) -> None:
    every = buttons(canvas.say, part, small=small)
    # Two columns between notes, so that they are not read as one sentence.
    least = [each.width for each in every]
    wide = [max(size, note_width(each) + 1) for size, each in zip(least, every, strict=True)]
    spare = canvas.width - 4 - sum(wide) - len(every)
    tall = canvas.height - y >= 4 and spare >= 0
    extra = min(6, spare // max(1, len(every)))
    widths = [each + extra for each in wide] if tall else least
    spots = places_of(widths, canvas.width)
    for button, width, (x, row) in zip(every, widths, spots, strict=True):
        mark = canvas.glyphs.point if button.does == part.pointed else ""
        marked = button._replace(label=f"{mark}{button.label}")
        draw_button(canvas, x, y + row, marked, width=width, tall=tall)
        if tall:
            draw_note(canvas, x, y + 3, button)


def note_width(button: Button) -> int:
    return cell_len(f"{button.note_key} {button.note}" if button.note_key else button.note)


def draw_note(canvas: Canvas, x: int, y: int, button: Button) -> None:
    palette, end = canvas.palette, x
    if button.note_key:
        canvas.spot(x, y, note_width(button), 1, "level")
        end = canvas.put(x, y, button.note_key, palette.gold, bold=True) + 1
    canvas.put(end, y, button.note, palette.good if button.does == "unready" else palette.quiet)


def draw_terms(canvas: Canvas, part: Waiting) -> None:
    y = draw_options(canvas, 0, part, canvas.palette.mute)
    draw_heading(canvas, y, canvas.say("screen-hall-people"))
    y = draw_here(canvas, y + 2, part)
    draw_talk(canvas, part.talk, max(y + 1, canvas.height - 12))


def draw_options(canvas: Canvas, y: int, part: Waiting, label_ink: str) -> int:
    palette, width = canvas.palette, canvas.width
    draw_heading(canvas, y, canvas.say("screen-waiting-terms"))
    y += 2
    for label, value in terms(canvas.say, part):
        canvas.put(1, y, label, label_ink)
        y += cell_len(label) + cell_len(value) + 3 > width
        canvas.right(width - 1, y, value, palette.text)
        y += 1
    draw_entry(canvas, y + 1, part.key("rules"), canvas.say("bar-rules"), "rules")
    return y + 3


def draw_here(canvas: Canvas, y: int, part: Waiting) -> int:
    palette, say, room = canvas.palette, canvas.say, part.room
    for seat, chair in enumerate(room.chairs):
        if chair is None or chair.bot:
            continue
        here, mine = chair.presence == "here", seat == room.you
        host = f", {say('screen-waiting-is-host')}" if seat == room.host else ""
        canvas.put(1, y, "●" if here else "○", palette.good if here else palette.mute)
        state = f"{presence(say, chair)}{host}"
        start = canvas.right(canvas.width - 1, y, state, palette.mute)
        ink = palette.gold if mine else palette.text
        canvas.put(3, y, cut(chair.name, start - 4), ink, bold=mine)
        y += 1
    if room.watchers:
        canvas.put(1, y, "○", palette.mute)
        watch = say("screen-hall-watchers", count=room.watchers)
        canvas.put(3, y, cut(watch, canvas.width - 5), palette.text)
        y += 1
    return draw_text(canvas, 1, y + 1, canvas.width - 2, part.guest, palette.soft) - 1


def draw_small(canvas: Canvas, part: Waiting) -> None:
    """Seats, invitation, words, seal and terms below each other, for small windows."""
    palette, width, say = canvas.palette, canvas.width - 2, canvas.say
    y = draw_places(canvas, 0, places(say, part))
    if not part.is_local:
        y = draw_small_ticket(canvas, y, part)
    if part.me is not None:
        label = say("common-named", of=say("screen-waiting-words"), what="").rstrip()
        x = draw_key(canvas, 1, y, part.key("words"), label, "words") + 1
        words = part.room.words or say("screen-waiting-no-words")
        canvas.put(x, y, cut(words, width - x), palette.text)
        y += 1
    draw_key(canvas, 1, y, part.key("seal"), say("screen-waiting-the-seal"), "seal")
    y = draw_text(canvas, 1, y + 1, width, " ".join(seal(part)), palette.quiet)
    y = draw_text(canvas, 1, y, width, say("screen-waiting-seal-about"), palette.quiet)
    y = draw_options(canvas, y + 1, part, palette.quiet)
    draw_text(canvas, 1, y, width, part.guest, palette.soft)


def draw_small_ticket(canvas: Canvas, y: int, part: Waiting) -> int:
    """The line to send and how to come from the hall, on a strip of paper. Returns the row below
    it and a free one."""
    palette, width, say = canvas.palette, canvas.width - 2, canvas.say
    copy = Button(part.key("copy"), say("screen-waiting-copy"), "copy")
    join = say("screen-waiting-join", code=table_address(part.room), key=part.join)
    x = width - copy.width
    lines = wrapped(part.ssh, width - 2) if part.ssh else []
    lines += [join] if cell_len(join) < x - 2 else [join, ""]
    if part.is_full:
        full = wrapped(say("screen-waiting-full"), width - 2)
        # At least as high as the invitation, so that little moves when a seat becomes free.
        height = max(len(full), len(lines))
        canvas.fill(1, y, width, height, palette.paper)
        draw_text(canvas, 2, y, width - 2, say("screen-waiting-full"), palette.ink)
        return y + height + 1
    canvas.fill(1, y, width, len(lines), palette.paper)
    for row, line in enumerate(lines, y):
        canvas.put(2, row, line, palette.ink, bold=line != join)
    canvas.spot(1, y, width, len(lines), "copy")
    draw_button(canvas, x, y + len(lines) - 1, copy, tall=False)
    return y + len(lines) + 1
