"""From an empty Debian 12 to a friend's first card, with the lines of the README."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.hosting.conftest import ROOT, UNITS, WHEELS, copy_sources

pytestmark = pytest.mark.slow
HERE: Final = Path(__file__).parent
# A folder that mmdebstrap has made before, with the packages at hand that `base` adds.
MADE_BEFORE: Final = "KARTENHAUS_DEBIAN"
MIRROR: Final = "http://deb.debian.org/debian"
# Packages that the images of all providers have.
INCLUDED: Final = "--include=systemd-sysv,openssh-server,python3,ca-certificates,iproute2,dbus"
# It is not needed after a power cut.
HASTE: Final = "--dpkgopt=force-unsafe-io"
# apt finds it at hand later, where there is no network.
LOADED: Final = (
    '--customize-hook=chroot "$1" apt-get install --download-only --yes python3-venv',
    "--skip=cleanup/apt",
)
MAKING_SECONDS, BOOT_SECONDS = 150, 300


@pytest.fixture
def base(installed: Path, tmp_path: Path) -> Path:
    """A Debian with nothing of the house. It is `installed` that looks for root and systemd."""
    if made := os.environ.get(MADE_BEFORE):
        return Path(made)
    program = shutil.which("mmdebstrap")
    if not program:
        pytest.skip("needs mmdebstrap")
    folder = tmp_path / "debian"
    command = (program, "--variant=minbase", HASTE, INCLUDED, *LOADED, "bookworm", folder, MIRROR)
    try:
        subprocess.run(command, check=True, timeout=MAKING_SECONDS)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        pytest.skip(f"needs {MIRROR}, and answers within {MAKING_SECONDS} s")
    return folder


@pytest.mark.long
def test_a_friend_plays_a_card_and_no_interruption_locks_the_host_out(
    installed: Path, base: Path, tmp_path: Path
) -> None:
    source, output = tmp_path / "source", tmp_path / "output"
    copy_sources(source)
    output.mkdir()
    program = HERE / "in_debian.py"
    subprocess.run(
        (HERE / "boot_debian", base, source, installed.with_name(WHEELS), program, output),
        check=False,
        timeout=BOOT_SECONDS,
    )
    told = (output / "out").read_text()
    assert (output / "code").read_text() == "0\n", told
    print(told)  # noqa: T201 (with the time that it took)


def test_what_is_installed_has_the_units_and_the_file_of_all_settings(
    installed: Path, tmp_path: Path
) -> None:
    house = (installed / "bin" / "python", "-P", "-m", "server")
    subprocess.run((*house, "setup", "--root", tmp_path / "root", "--yes"), check=True, cwd="/")
    units = tmp_path / "root" / "etc" / "systemd" / "system"
    assert {each.name for each in units.iterdir()} == {each.name for each in UNITS.iterdir()}
    printing = (*house, "settings", "defaults")
    done = subprocess.run(printing, check=True, cwd="/", capture_output=True, text=True)
    assert done.stdout == (ROOT / "config" / "house.toml").read_text()
