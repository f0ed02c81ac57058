"""A table where a game goes on: its board, and what was told and said there."""

from collections.abc import Sequence

from server.protocol.requests import Leave
from tui.boards.registry import board_of
from tui.drawing import Block, beside
from tui.places.confirm import Confirm
from tui.places.log import SIDE, Page, below_board
from tui.places.place import NOWHERE, Choice, Hands, Look, Place
from tui.places.recap import Recap
from tui.places.talking import always_there, do_always
from tui.plain.games import Seen


class AtTable(Place):
    """`picked` is the first half of a choice that takes two steps; afterwards one points again at
    what was pointed at before."""

    bar_rows = 2

    def __init__(self) -> None:
        super().__init__()
        self.picked = ""
        self._before = 0
        self._points_at_first = True
        self._recap = Recap()
        self._page = Page()

    def attend(self, look: Look) -> float | None:
        return self._recap.attend(look)

    def tick(self) -> None:
        self._recap.tick()

    def hurry(self) -> None:
        self._recap.hurry()

    def title(self, look: Look) -> str:
        return title(look)

    def picture(self, look: Look) -> Block:
        seen = look.scene.seen()
        if seen is None:
            return below_board(look, look.width, look.height)
        draw = board_of(seen.game).draw
        look = self.half_way(look, seen)._replace(recap=self._recap.shown)
        look = look._replace(message_log=self._recap.message_log(look))
        if look.is_rich:
            board = draw(look.sized(look.width - SIDE - 1, look.height), seen)
            return beside(board, self.beside(look))
        below = self.below(look)
        board = draw(look.sized(look.width, look.height - len(below)), seen)
        return [*board, *below]

    def beside(self, look: Look) -> Block:
        return self._page.beside_board(look)

    def below(self, look: Look) -> Block:
        height = 2 if look.is_narrow else max(3, (look.height - 16) // 2)
        return below_board(look, look.width, height)

    def choices(self, look: Look) -> Sequence[Choice]:
        seen, room = look.scene.seen(), look.scene.room
        assert room is not None
        mine: list[Choice] = []
        if seen and room.phase == "running":
            mine = board_of(seen.game).choices(self.half_way(look, seen), seen)
        return [
            *mine,
            *(self._again(look, seen) if seen else ()),
            *always_there(look),
        ]

    def pointed(self, look: Look) -> str:
        seen = look.scene.seen()
        if seen is not None:
            self.across = board_of(seen.game).across(self.half_way(look, seen), seen)
            self._points_at_first = board_of(seen.game).points_at_first
        return super().pointed(look)

    def _lost(self, was: str) -> int:
        return super()._lost(was) if self._points_at_first else NOWHERE

    def _again(self, look: Look, seen: Seen) -> Sequence[Choice]:
        there = self._recap.is_there and board_of(seen.game).recap_fits(seen)
        return [Choice("recap", "b", look.say("screen-recap"))] if there else ()

    def do(self, does: str, look: Look, hands: Hands) -> None:
        if does == "recap":
            self._recap.toggle()
        elif not do_always(does, look, hands):
            self.move(does, look, hands)

    def move(self, does: str, look: Look, hands: Hands) -> None:
        seen = look.scene.seen()
        if seen is None:
            return
        self._recap.hide()
        board = board_of(seen.game)
        if board.opens(seen, does):
            self._before = self._before if self.picked else max(self.at, 0)
            self.picked = does
            self.point_anew()
            return
        self._put_back()
        look.message_log.move_made()
        requests = board.requests(seen, does)
        if question := board.costly(look, seen, does):
            hands.go(Confirm(question, lambda: hands.ask(*requests), self))
        else:
            hands.ask(*requests)

    def _put_back(self) -> None:
        if self.picked:
            self.picked = ""
            self.point_anew(self._before)

    def half_way(self, look: Look, seen: Seen) -> Look:
        """What was picked counts for as long as it can be picked."""
        if self.picked and not board_of(seen.game).opens(seen, self.picked):
            self.picked = ""
        return look._replace(picked=self.picked)

    def escape(self, look: Look, hands: Hands) -> None:
        if self.picked:
            self._put_back()
            return
        room = look.scene.room
        playing = room is not None and room.phase == "running" and room.you is not None
        if playing:
            question = look.say("screen-leave-question")
            hands.go(Confirm(question, lambda: hands.ask(Leave()), self))
        else:
            hands.ask(Leave())


def title(look: Look) -> str:
    room = look.scene.room
    assert room is not None
    game = look.scene.game_name(room.game)
    return look.say("screen-table", game=game, table=room.table, watchers=room.watchers)
