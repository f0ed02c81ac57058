"""The rules of a game as this table plays it, to be read and searched."""

from collections.abc import Sequence

from tui.drawing import Block, row, wrapped
from tui.places.place import Choice, Hands, Look
from tui.places.telling import Scrolling
from tui.plain.registry import face_of
from tui.plain.repeat import default_options
from tui.rules import Section, rules, search

LINE = 76


class Rules(Scrolling):
    """Of the table where one is, or of another game."""

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self._game = game
        self._words = ""

    def title(self, look: Look) -> str:
        game = look.scene.game_name(self.game(look))
        return look.say("screen-rules-title", game=game, words=self._words or "none")

    def game(self, look: Look) -> str:
        room = look.scene.room
        return self._game or (room.game if room else "")

    def text(self, look: Look) -> Block:
        width = min(LINE, look.width - 2)
        sections = self.sections(look)
        rows: Block = [] if sections else [row(), *self._nothing(look, width)]
        for section in sections:
            rows += [row(), *wrapped(section.title, width, "title")]
            for number, each in enumerate(section.paragraphs):
                rows += [*([row()] if number else []), *wrapped(each, width)]
        left = " " * max(1, (look.width - width) // 2)
        return [row(left, *each) for each in rows]

    def _nothing(self, look: Look, width: int) -> Block:
        return wrapped(look.say("screen-search-nothing", words=self._words), width, "warn")

    def sections(self, look: Look) -> Sequence[Section]:
        room, game = look.scene.room, self.game(look)
        here = room is not None and room.game == game
        options = {**default_options(game), **(room.options if here and room else {})}
        players = len(room.chairs) if here and room else face_of(game).seats
        all_of_them = rules(look.scene.texts, game, options, players)
        return search(all_of_them, self._words) if self._words else all_of_them

    def choices(self, look: Look) -> Sequence[Choice]:
        return [Choice("search", "/", look.say("screen-search"))]

    def do(self, does: str, look: Look, hands: Hands) -> None:
        hands.type(look.say("screen-search-line"), self.look_for)

    def look_for(self, words: str) -> None:
        self._words, self.scroll = words, 0

    def escape(self, look: Look, hands: Hands) -> None:
        """From what was found back to all of it."""
        if self._words:
            self.look_for("")
        else:
            hands.back()
