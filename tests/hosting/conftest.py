"""A systemd of its own for tests of the units, with the house installed as on a host."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[2]
UNITS: Final = ROOT / "config" / "deploy" / "systemd"
SYSTEMD: Final = Path("/lib/systemd/systemd")
# The Python of the system: one in somebody's home is hidden from a service.
PYTHON: Final = Path("/usr/bin/python3")
NEEDED: Final = ("server", "tui", "config", "pyproject.toml", "README.md", "LICENSE")
# Beside the environment, with what is needed to build the house again.
WHEELS: Final = "wheels"
BOOT_SECONDS: Final = 240
LOG: Final = "[Service]\nStandardError=append:/mnt/output/journal\n"


class Boot(NamedTuple):
    code: int
    out: str


Booting = Callable[[str, str], Boot]


def why_not() -> str:
    """Why this machine cannot boot a systemd; empty if it can."""
    if os.geteuid() != 0:
        return "needs root"
    if not (SYSTEMD.exists() and shutil.which("unshare") and shutil.which("ip")):
        return "needs systemd, unshare and ip"
    asked = "import sys, venv, ensurepip; print(sys.version_info >= (3, 11))"
    found = subprocess.run((PYTHON, "-c", asked), capture_output=True, text=True, check=False)
    if found.stdout != "True\n":
        return f"needs {PYTHON} 3.11 or newer, with venv"
    tried = ("unshare", "--mount", "--pid", "--net", "--cgroup", "--fork", "true")
    return "" if subprocess.run(tried, check=False).returncode == 0 else "needs namespaces"


def copy_sources(folder: Path) -> None:
    """As a checkout has them, with links."""
    folder.mkdir()
    caches = shutil.ignore_patterns("__pycache__")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, symlinks=True, ignore=caches)
        else:
            shutil.copy(ROOT / name, folder / name)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house in an environment of its own. Parallel runs of tests share it."""
    if missing := why_not():
        pytest.skip(missing)
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "installed"
    folder.mkdir(exist_ok=True)
    app = folder / "app"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "done").exists():
            source, pip = folder / "source", (app / "bin" / "pip", "--quiet")
            copy_sources(source)
            subprocess.run((PYTHON, "-m", "venv", app), check=True)
            wheels = ("wheel", "--wheel-dir", folder / WHEELS, source, "setuptools>=77")
            subprocess.run((*pip, *wheels), check=True, stdout=sys.stderr)
            found = ("--no-index", "--find-links", folder / WHEELS)
            subprocess.run((*pip, "install", *found, "kartenhaus"), check=True, stdout=sys.stderr)
            (folder / "done").touch()
    return app


@pytest.fixture
def boot(installed: Path, tmp_path: Path) -> Booting:
    """Boots the units of the house with these settings, and runs a program of this folder."""

    def booted(program: str, settings: str) -> Boot:
        units, output, file = tmp_path / "units", tmp_path / "output", tmp_path / "house.toml"
        shutil.copytree(UNITS, units)
        dropped_in = units / "kartenhaus.service.d"
        dropped_in.mkdir()
        (dropped_in / "log.conf").write_text(LOG)
        output.mkdir()
        file.write_text(settings)
        script = ROOT / "tests" / "hosting" / program
        command = (ROOT / "tests" / "hosting" / "boot", installed, units, file, script, output)
        subprocess.run(command, check=False, timeout=BOOT_SECONDS)
        code = output / "code"
        told = "\n".join(each.read_text() for each in output.iterdir())
        return Boot(int(code.read_text()) if code.exists() else -1, told)

    return booted
