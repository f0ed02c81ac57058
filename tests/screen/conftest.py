"""Fixtures of all tests of screens."""

import pytest

from tui.game_clock import GameClock


@pytest.fixture(autouse=True)
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clocks of games stand still: a test may take seconds on a busy machine."""
    monkeypatch.setattr(GameClock, "elapsed", 0)
