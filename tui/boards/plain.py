"""A game without a board of its own: its sentences, and its moves by their numbers."""

from collections.abc import Sequence

from server.protocol.requests import Request
from tui.boards.board import Board
from tui.drawing import Block, Span, filled, row, wrapped
from tui.places.place import Choice, Look, point
from tui.plain.games import Seen


def draw(look: Look, seen: Seen) -> Block:
    told = [each for line in seen.face.table(seen) for each in wrapped(line, look.width)]
    moves = [
        row(Span(f" {each.label} ", "pointed" if each.does == look.pointed else "text", each.does))
        for each in choices(look, seen)
    ]
    return filled([*told, row(), *moves], look.width, look.height)


def choices(look: Look, seen: Seen) -> list[Choice]:
    if not seen.in_turn:
        return []
    numbers = seen.face.numbers(seen)
    return [point(f"move:{n}", seen.formatter.move(move)) for n, move in numbers.items()]


def requests(seen: Seen, does: str) -> Sequence[Request]:
    move = seen.face.numbers(seen).get(int(does.partition(":")[2]))
    return () if move is None else (seen.move_request(move),)


BOARD = Board(draw=draw, choices=choices, requests=requests)
