"""To learn a game by playing it: which one, the table where it goes on, and its end."""

from collections.abc import Sequence
from typing import Final

from server.protocol.requests import History, Leave
from tui.drawing import (
    Block,
    Row,
    Span,
    apart,
    boxed,
    filled,
    fit,
    in_the_middle,
    row,
    wide,
    wrapped,
)
from tui.lessons import LESSONS, open_lesson
from tui.lessons.lesson import Guide, Tip
from tui.places.bar import key_name, key_of
from tui.places.choosing import offered
from tui.places.confirm import Confirm
from tui.places.ending import Ending
from tui.places.hall_games import LETTERS
from tui.places.log import SIDE, below_board
from tui.places.place import Choice, Hands, Look, Place
from tui.places.table import AtTable
from tui.plain.lesson import lesson_progress

GO_ON: Final = "go-on"
HIGH: Final = 12
"""the box beside the board: it never moves, whatever is told in it"""
LOW: Final = 4
"""the rows below the board"""


class ChooseLesson(Place):
    def title(self, look: Look) -> str:
        return look.say("lesson-which")

    def picture(self, look: Look) -> Block:
        abouts = {f"learn-{game}": look.say("hall-about", game=game) for game in LESSONS}
        return offered(look, self.choices(look), abouts)

    def choices(self, look: Look) -> Sequence[Choice]:
        names = [(game, look.scene.game_name(game)) for game in LESSONS]
        return [Choice(f"learn-{game}", LETTERS[game], name, drawn=True) for game, name in names]

    def do(self, does: str, look: Look, hands: Hands) -> None:
        game = does.removeprefix("learn-")
        hands.back()
        hands.ask(open_lesson(game))

    def still_makes_sense(self, look: Look) -> bool:
        return look.scene.room is None


class AtLesson(AtTable):
    """On a small screen there is one thing at a time: the tip, and then the table."""

    def __init__(self) -> None:
        super().__init__()
        self._guide: Guide | None = None
        self._told = ""
        self._reread = False
        """whether the last tip is read once more, where it hides the table"""

    def arrive(self, look: Look, hands: Hands) -> None:
        """Who comes back has to be told what happened before."""
        if not look.scene.game_events:
            hands.ask(History())

    def attend(self, look: Look) -> float | None:
        told = lesson_progress(look.scene)
        if told is not None:
            self._guide = self._guide or Guide(LESSONS[told.seen.game])
            self._guide.update(told)
            self._told = self._guide.text(told) or self._told
        return super().attend(look)

    @property
    def tip(self) -> Tip | None:
        """The one that is told now."""
        guide = self._guide
        return None if guide is None or guide.current is None else guide.tips[guide.current]

    @property
    def tells(self) -> bool:
        return self.tip is not None

    def picture(self, look: Look) -> Block:
        if look.is_narrow and (self.tells or self._reread):
            return self._alone(look)
        return super().picture(look)

    def choices(self, look: Look) -> Sequence[Choice]:
        usual = super().choices(look)
        on = Choice(GO_ON, " ", look.say("lesson-go-on"), drawn=True)
        if not look.is_narrow:
            return [*usual, on] if self.tells else usual
        if not self.tells and not self._reread:
            again = Choice(GO_ON, " ", look.say("lesson-again"))
            return [again, *usual] if self._told else usual
        return [on, *(each for each in usual if each.does in ("log", "score", "rules", "chat"))]

    def do(self, does: str, look: Look, hands: Hands) -> None:
        if does == GO_ON and not self.tells:
            self._reread = not self._reread
        elif does == GO_ON and self._guide is not None:
            self._reread = False
            self._guide.finish_tip()
        else:
            super().do(does, look, hands)

    def escape(self, look: Look, hands: Hands) -> None:
        if self.picked:
            super().escape(look, hands)
        else:
            question = look.say("lesson-leave-question")
            hands.go(Confirm(question, lambda: hands.ask(Leave()), self))

    # The tip

    def _title(self, look: Look) -> str:
        if self._guide is None or self._guide.current is None:
            return look.say("lesson-title", number="none", all=0)
        return look.say("lesson-title", number=self._guide.current + 1, all=len(self._guide.tips))

    def _words(self, width: int) -> Block:
        """What asks for a decision stands out; what was told last stays there, but pale."""
        tip = self.tip
        ink = "dim" if tip is None else "strong" if tip.asks else "text"
        return wrapped(self._told, width, ink)

    def _box(self, look: Look, width: int, height: int) -> Block:
        frame = look.glyphs.strong if self.tells else look.glyphs.frame
        ink = "frame+turn" if self.tells else "frame"
        words = [row(" ", *each) for each in self._words(width - 4)]
        inside = filled(words, width - 2, height - 2)
        if self.tells or (self._reread and look.is_narrow):
            inside[-1] = fit(row(" ", *go_on(look)), width - 2)
        title = Span(self._title(look), "title" if self.tells else "dim")
        return boxed(inside, width, height, frame, title, ink)

    def _alone(self, look: Look) -> Block:
        width = look.width - 2
        words = self._words(width - 4)
        return in_the_middle(self._box(look, width, len(words) + 4), look.width, look.height)

    def beside(self, look: Look) -> Block:
        rest = look.sized(look.width, look.height - HIGH)
        return [*self._box(look, SIDE, HIGH), *super().beside(rest)]

    def below(self, look: Look) -> Block:
        if look.is_narrow:
            return super().below(look)
        height = max(LOW, len(super().below(look)))
        if not self.tells:
            return below_board(look, look.width, height)
        tip = [line(look, self._title(look)), *(row(" ", *r) for r in self._words(look.width - 2))]
        return [*tip, *below_board(look, look.width, height - len(tip))]


def go_on(look: Look) -> Row:
    choice = Choice(GO_ON, " ", look.say("lesson-go-on"))
    return row(
        Span(f" {key_name(look, key_of(look, choice))} ", "field+key", GO_ON),
        Span(f" {choice.label} ", "field", GO_ON),
    )


def line(look: Look, title: str) -> Row:
    """Across the screen, with what goes on at its end."""
    across = look.glyphs.strong.across
    left = row(Span(f"{across} ", "frame+turn"), Span(title, "title"), " ")
    right = row(" ", *go_on(look))
    rest = look.width - wide(left) - wide(right)
    return apart(row(*left, Span(across * rest, "frame+turn")), right, look.width)


class LessonOver(Ending):
    """Nothing is kept of it, so there is nothing to see again and to check."""

    def choices(self, look: Look) -> Sequence[Choice]:
        kept = ("replay", "copy")
        return [each for each in super().choices(look) if each.does not in kept]

    def leave(self, look: Look, hands: Hands) -> None:
        hands.ask(Leave())

    def do(self, does: str, look: Look, hands: Hands) -> None:
        room = look.scene.room
        if does == "rematch" and room is not None:
            hands.ask(Leave(), open_lesson(room.game))
        else:
            super().do(does, look, hands)
