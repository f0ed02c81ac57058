"""The lesson at the person's table: which tip is shown, and what was shown before."""

from typing import NamedTuple

from tui.lessons import LESSONS
from tui.lessons.lesson import Guide, Progress, Tip
from tui.plain.lesson import lesson_progress
from tui.plain.scene import Scene


class Shown(NamedTuple):
    """A tip as it was shown, with its place among all tips."""

    number: int
    head: str
    text: str


class Teacher:
    """Follows a lesson. While a tip is to be read, the game stands still."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._guide: Guide | None = None
        self._table: int | None = None
        self.shown: list[Shown] = []
        """the tips so far, the current one last; after all of them, what can be done next"""

    def update(self) -> None:
        room = self._scene.room
        table = room.table if room is not None and room.lesson else None
        if table != self._table:
            self._table, self._guide, self.shown = table, None, []
        progress = lesson_progress(self._scene)
        if progress is None:
            return
        guide = self._guide = self._guide or Guide(LESSONS[progress.seen.game])
        guide.update(progress)
        now = self._now(guide, progress)
        if now is not None and (not self.shown or self.shown[-1].number != now.number):
            self.shown.append(now)

    def _now(self, guide: Guide, progress: Progress) -> Shown | None:
        say = self._scene.say
        if guide.current is not None:
            tip = guide.tips[guide.current]
            return Shown(guide.current + 1, say(tip.head), guide.text(progress))
        if guide.is_done:
            return Shown(self.count + 1, say("lesson-over-head"), say("lesson-over"))
        return None

    @property
    def tip(self) -> Tip | None:
        """The tip of now."""
        guide = self._guide
        return None if guide is None or guide.current is None else guide.tips[guide.current]

    @property
    def count(self) -> int:
        """The number of tips of the lesson."""
        return len(self._guide.tips) if self._guide else 0

    @property
    def is_done(self) -> bool:
        return self._guide is not None and self._guide.is_done

    @property
    def is_reading(self) -> bool:
        """Whether a tip is to be read that asks for nothing."""
        return self.tip is not None and not self.tip.asks

    def go_on(self) -> None:
        """The tip was read."""
        if self.is_reading:
            self.followed()

    def followed(self) -> None:
        """Finishes the tip: the player has done what it asks for."""
        if self._guide is not None:
            self._guide.finish_tip()
