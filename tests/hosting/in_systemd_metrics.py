#!/opt/kartenhaus/bin/python
"""Runs in the systemd of the tests: a house without a network is measured through a socket unit."""

import re
import subprocess
import time
from pathlib import Path

SOCKET, UNIT = "kartenhaus-metrics.socket", "kartenhaus.service"
MEASURED = "http://127.0.0.1:9528"


def get(path: str) -> str:
    command = ("curl", "--silent", "--fail", "--max-time", "20", MEASURED + path)
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def backup_time() -> float:
    found = re.search(r"^kartenhaus_last_backup_timestamp_seconds (\S+)$", get("/metrics"), re.M)
    assert found
    return float(found[1])


def main() -> None:
    subprocess.run(("systemctl", "start", SOCKET), check=True)
    subprocess.run(("systemctl", "start", UNIT), check=True)
    assert get("/health") == "good\n"
    assert "\nkartenhaus_connections 0.0\n" in get("/metrics")
    assert "\nkartenhaus_memory_bytes " in get("/metrics")
    assert backup_time() == 0
    before = time.time()
    subprocess.run(("systemctl", "start", "kartenhaus-backup.service"), check=True)
    assert before - 1 <= backup_time() <= time.time()
    # An intruder in the house cannot change its backups.
    asked = ("systemctl", "show", "--property=MainPID", "--value", UNIT)
    process = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    (file,) = Path("/var/lib/kartenhaus-backups").iterdir()
    inside = ("nsenter", "--mount", f"--target={process}", "rm", "--force", str(file))
    done = subprocess.run(inside, check=False, capture_output=True, text=True)
    assert "Read-only file system" in done.stderr, done.stderr
    assert file.exists()


main()
