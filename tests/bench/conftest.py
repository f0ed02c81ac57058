import pytest

from tests.bench.running import Prompt


@pytest.fixture
def bench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Prompt:
    monkeypatch.setenv("COLUMNS", "80")
    return Prompt(capsys)
