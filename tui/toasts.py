"""News as toasts, each told once; answers that are too long for one open the log."""

from itertools import islice
from typing import TYPE_CHECKING, Final

from textual.notifications import Notification, Notify, SeverityLevel

from tui.lobby.waiting import guest_words
from tui.message_log import Entry
from tui.screens.screen import HouseScreen

if TYPE_CHECKING:
    from tui.app import HouseApp

TOASTED: Final = frozenset(("house", "warning"))
CODE_SECONDS: Final = 20.0
LONGEST_ABSENCE: Final = 86_400.0
MOST_TOASTS: Final = 4
"""at once; all go when another comes. Each of them makes every layout dearer."""
MOUNTED_SECONDS: Final = 1.0
LONG_ANSWER: Final = 3
"""sentences that have no room in a toast"""


class Toasts:
    """Tells the person the news of the message log that the screen does not show."""

    def __init__(self, house: "HouseApp") -> None:
        self._house = house
        self._told = 0
        """entries of the message log that were looked at"""
        self._refusals = 0
        self._told_code = False
        self._was_away = False
        self._shown: list[tuple[str, Notification]] = []
        """the toasts that may still be there, each with what it is about"""

    def show(
        self,
        sentence: str,
        severity: SeverityLevel = "information",
        seconds: float | None = None,
        about: str = "",
    ) -> None:
        """Replaces an earlier toast with the same `about`."""
        house = self._house
        there = [each for each in self._shown if self._is_there(each[1])]
        self._shown = [each for each in there if not about or each[0] != about]
        if len(there) >= MOST_TOASTS:
            self._shown = []
        if len(self._shown) < len(there):
            self._clear()
            for _, other in self._shown:
                house.post_message(Notify(other))
        # Names and talk are no markup.
        seconds = house.NOTIFICATION_TIMEOUT if seconds is None else seconds
        toast = Notification(sentence, severity=severity, timeout=seconds, markup=False)
        self._shown.append((about, toast))
        house.post_message(Notify(toast))

    def _is_there(self, toast: Notification) -> bool:
        """Whether it was not clicked away; it is mounted a moment after it was raised."""
        holder = self._house.screen.query(f"ToastHolder#--textual-toast-{toast.identity}")
        is_new = toast.timeout - toast.time_left < MOUNTED_SECONDS
        return not toast.has_expired and (is_new or bool(holder))

    def _clear(self) -> None:
        self._house.clear_notifications()
        # Textual leaves their holders, empty.
        self._house.screen.query("ToastHolder").remove()

    def update(self) -> None:
        """Tells all that is new since the last update; a refusal is shown where it was caused."""
        new = self._new_entries()
        self._show_absence()
        self._show_refusal()
        self._show_answer([each.sentence for each in new if each.kind == "answer"])
        screen = self._house.screen
        shows_news = isinstance(screen, HouseScreen) and screen.shows_talk
        for entry in new:
            if entry.kind in TOASTED or (entry.kind == "seat" and not shows_news):
                self.show(entry.sentence, "warning" if entry.kind == "warning" else "information")

    def _new_entries(self) -> list[Entry]:
        log = self._house.message_log
        new = list(islice(reversed(log.entries), min(log.count - self._told, len(log.entries))))
        self._told = log.count
        return new[::-1]

    def _show_absence(self) -> None:
        """A toast that stays as long as the house is away."""
        before, self._was_away = self._was_away, self._house.scene.is_away
        if self._was_away and not before:
            self.show(self._house.scene.say("plain-house-away"), "warning", LONGEST_ABSENCE)
        elif before and not self._was_away:
            self._shown = []
            self._house.clear_notifications()

    def _show_refusal(self) -> None:
        scene, screen = self._house.scene, self._house.screen
        if scene.refusal_count > self._refusals and isinstance(screen, HouseScreen):
            screen.refuse(scene.refusal)
        self._refusals = scene.refusal_count

    def _show_answer(self, sentences: list[str]) -> None:
        if len(sentences) > LONG_ANSWER:
            self._house.open("log")
        elif sentences:
            welcome = self._house.scene.welcome
            code = (welcome.code if welcome else None) or ""
            has_code = bool(code) and any(code in each for each in sentences)
            self._told_code |= has_code
            self.show("\n".join(sentences), about="code" if has_code else "answer")

    def show_return_code(self) -> None:
        """Shown once, at a table: a guest who came by an invitation has not seen the hall."""
        if not self._told_code and (words := guest_words(self._house.look())):
            self.show(words, seconds=CODE_SECONDS, about="code")
            self._told_code = True

    def hint_at_signs(self, place: str) -> None:
        """Tells a person who comes to a table without having seen the hall what to do about wrong
        signs."""
        house = self._house
        if house.taste.greeted or place in ("hall", "language"):
            return
        key = house.taste.keys.get("settings", "p")
        self.show(house.scene.say("screen-hall-signs-hint", key=key))
        house.prefer(greeted=True)
