"""The house under the conditions of its container, and what the image holds."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.hosting.conftest import ROOT

pytestmark = pytest.mark.slow
PLACE = ROOT / "config" / "deploy" / "container"
MEGABYTE = 1_000_000
SECONDS = 120


def test_the_house_runs_as_a_number_on_a_root_that_cannot_be_written_and_ends_when_told(
    installed: Path, tmp_path: Path
) -> None:
    program = Path(__file__).with_name("in_container.py")
    done = subprocess.run(
        (Path(__file__).with_name("contain"), installed, tmp_path, program),
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "The house is open." in done.stdout
    assert (tmp_path / "house.db").stat().st_uid == 10001


def test_the_image_adds_little_to_its_base(installed: Path) -> None:
    # python:3.13-slim has about 120 MB.
    files = (each for each in installed.rglob("*") if each.is_file() and not each.is_symlink())
    size = sum(each.stat().st_size for each in files if "pip" not in each.parts)
    assert size < 95 * MEGABYTE


def test_the_user_and_the_command_of_the_containerfile_are_those_that_are_tried() -> None:
    recipe = (PLACE / "Containerfile").read_text()
    tried = Path(__file__).with_name("contain").read_text()
    (user,) = re.findall(r"^USER (\d+):\1$", recipe, re.M)
    assert f"USER_ID={user}" in tried
    entry = " ".join(re.findall(r'"([^"]+)"', re.findall(r"^ENTRYPOINT (.*)$", recipe, re.M)[0]))
    assert entry in tried
    assert 'CMD ["serve", "--data", "/data"]' in recipe
