"""The units for systemd, in a systemd of their own."""

import re
import shutil
import subprocess

import pytest

from tests.hosting.conftest import UNITS, Booting

pytestmark = pytest.mark.slow
BACKUPS = "[house]\nbackups = '/var/lib/kartenhaus-backups'\n"
QUICK_BOTS = "[bots]\nquickest_ms = 0\nslowest_ms = 0\n"
A_CROWD_AT_ONE_ADDRESS = """
[household]
connections = 400
logins = 200
sessions = 400
arrivals_per_minute = 4000
commands_per_minute = 4000
screens_per_minute = 4000
new_keys_per_day = 400
tables_per_hour = 400
"""


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd-analyze")
def test_the_sandbox_leaves_little_that_a_stranger_could_use() -> None:
    command = ("systemd-analyze", "security", "--offline=true", UNITS / "kartenhaus.service")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"Overall exposure level .*: (\d+\.\d+)", done.stdout)
    assert found, done.stderr
    assert float(found[1]) <= 1.5


def test_master_bots_play_in_the_sandbox(boot: Booting) -> None:
    done = boot("in_systemd_bots.py", QUICK_BOTS)
    assert done.code == 0, done.out


@pytest.mark.long
def test_a_house_that_stands_still_is_started_again(boot: Booting) -> None:
    done = boot("in_systemd_watchdog.py", "")
    assert done.code == 0, done.out


def test_a_restart_refuses_no_connection_and_people_come_back_to_their_tables(
    boot: Booting,
) -> None:
    done = boot("in_systemd_restart.py", f"{QUICK_BOTS}{A_CROWD_AT_ONE_ADDRESS}")
    assert done.code == 0, done.out
    assert "Screens are back after" in done.out


def test_an_update_cuts_no_connection_and_the_service_stays_active(boot: Booting) -> None:
    done = boot("in_systemd_update.py", QUICK_BOTS)
    assert done.code == 0, done.out
    assert "updated" in done.out


def test_a_running_house_is_backed_up_by_its_unit(boot: Booting) -> None:
    done = boot("in_systemd_backup.py", "")
    assert done.code == 0, done.out


def test_a_house_without_a_network_is_measured_through_a_socket_unit(boot: Booting) -> None:
    done = boot("in_systemd_metrics.py", BACKUPS)
    assert done.code == 0, done.out
