"""Who has which gems, best first."""

from server.protocol.seat import Over
from tui.boards.eight28.pieces import gems
from tui.drawing import Block, Span, fit, row, wide, wrapped
from tui.places.place import Look
from tui.plain.games import Seen

NAME = 20


def standing(look: Look, seen: Seen) -> Block:
    view = seen.view
    order = sorted(range(len(view.gems)), key=lambda seat: -view.gems[seat].worth)
    won = view.waiting.result.winners if isinstance(view.waiting, Over) else ()
    rows = [
        row(
            Span(f"{look.glyphs.done if seat in won else ' '} ", "good"),
            *fit(row(Span(seen.names[seat], "me" if seat == view.seat else "strong")), NAME),
            " ",
            *gems(look, view.gems[seat]),
        )
        for seat in order
    ]
    longest = max(map(wide, rows))
    return [fit(each, longest) for each in rows]


def sheet(look: Look, seen: Seen) -> Block:
    told = [
        row("  ", *each)
        for line in seen.face.score(seen)[2:]
        for each in wrapped(line, look.width - 4, "dim", "  ")
    ]
    return [row(), *(row("  ", *each) for each in standing(look, seen)), row(), *told]
