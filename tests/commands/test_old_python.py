"""A Python that is too old is told so in a sentence, however the house is started with it."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ssh.client_programs import ROOT

SENTENCE = "Kartenhaus needs Python 3.11 or newer, and this is Python {}.\n"
PRETEND = """
import runpy, sys
sys.version_info = (3, 10, 12, "final", 0)
runpy.run_module("server", run_name="__main__")
"""


def told_by(*command: str | Path) -> str:
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_checkout_that_an_older_python_runs_says_what_it_needs() -> None:
    assert told_by(sys.executable, "-c", PRETEND).startswith(SENTENCE.format("3.10"))


@pytest.mark.slow
@pytest.mark.parametrize("version", ["3.8", "3.9", "3.10"])
def test_older_pythons_of_this_machine_are_told(version: str) -> None:
    python = shutil.which(f"python{version}")
    asked = (python or "false", "-c", "print('runs')")
    if subprocess.run(asked, capture_output=True, check=False).stdout != b"runs\n":
        pytest.skip(f"needs Python {version}")
    assert told_by(str(python), "-m", "server", "--help").startswith(SENTENCE.format(version))


def test_what_an_older_python_reads_first_has_no_newer_syntax() -> None:
    for name in ("__init__.py", "__main__.py"):
        ast.parse((ROOT / "server" / name).read_text(), feature_version=(3, 8))
