"""Progress without a terminal: a plain line every few seconds."""

import pytest

from server.commands import progress as module
from server.commands.progress import progress


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LINE_SECONDS", 0)


@pytest.mark.usefixtures("impatient")
def test_without_a_terminal_it_prints_a_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with progress(4) as report:
        report(2)
    assert capsys.readouterr() == ("", "50 % done\n")


def test_it_prints_nothing_before_some_seconds_have_passed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with progress(4) as report:
        report(2)
    assert capsys.readouterr() == ("", "")


@pytest.mark.usefixtures("impatient")
def test_without_a_known_total_it_prints_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with progress(0) as report:
        report(2)
    assert capsys.readouterr() == ("", "")
