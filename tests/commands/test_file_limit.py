"""The limit of open files limits the connections."""

import resource

import pytest

from server.commands.context import Context
from server.commands.serving.file_limit import ENDLESS, OTHERS, room_for
from server.commands.serving.serve_settings import fit_file_limit
from server.engine import GAMES
from server.settings import DoorSettings, Settings
from tui.text import Texts

Limits = tuple[int, int]


class Machine:
    def __init__(self, soft: int, hard: int) -> None:
        self.limits = soft, hard

    def getrlimit(self, what: int) -> Limits:
        assert what == resource.RLIMIT_NOFILE
        return self.limits

    def setrlimit(self, what: int, limits: Limits) -> None:
        soft, hard = limits
        assert what == resource.RLIMIT_NOFILE
        assert ENDLESS in (self.limits[1], hard) or soft <= hard == self.limits[1]
        self.limits = limits


@pytest.mark.parametrize(
    ("limits", "room", "then"),
    [
        ((1024, 4096), 600, (1024, 4096)),
        ((256, 4096), 600, (600 + OTHERS, 4096)),
        ((256, ENDLESS), 600, (600 + OTHERS, ENDLESS)),
        ((ENDLESS, ENDLESS), 600, (ENDLESS, ENDLESS)),
        ((256, 500), 500 - OTHERS, (500, 500)),
        ((500, 500), 500 - OTHERS, (500, 500)),
        ((64, 64), 1, (64, 64)),
    ],
)
def test_the_limit_of_open_files_is_raised_to_what_connections_need(
    monkeypatch: pytest.MonkeyPatch, limits: Limits, room: int, then: Limits
) -> None:
    machine = Machine(*limits)
    monkeypatch.setattr(resource, "getrlimit", machine.getrlimit)
    monkeypatch.setattr(resource, "setrlimit", machine.setrlimit)
    assert room_for(600) == room
    assert machine.limits == then


@pytest.mark.parametrize("room", [300, 600])
def test_too_low_a_file_limit_lowers_the_connections_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], room: int
) -> None:
    monkeypatch.setattr("server.commands.serving.serve_settings.room_for", lambda _: room)
    warn = Context(GAMES, Settings(), Texts("en")).warn
    settings = fit_file_limit(Settings(door=DoorSettings(connections=600)), warn)
    assert settings.door.connections == room
    told = capsys.readouterr().err
    assert ("Only 300 people can connect, not the 600" in told) == (room == 300)
    assert bool(told) == (room == 300)
