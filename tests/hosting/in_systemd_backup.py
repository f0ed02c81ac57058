#!/opt/kartenhaus/bin/python
"""Runs in the systemd of the tests: a running house is backed up by its unit."""

import subprocess
import tarfile
from pathlib import Path

FOLDER = Path("/var/lib/kartenhaus-backups")


def main() -> None:
    subprocess.run(("systemctl", "start", "kartenhaus.service"), check=True)
    for _ in range(2):
        subprocess.run(("systemctl", "start", "kartenhaus-backup.service"), check=True)
    # One a day is kept.
    (file,) = FOLDER.iterdir()
    with tarfile.open(file) as archive:
        names = set(archive.getnames())
    assert names >= {"house.db", "keys/host_ed25519", "house.toml"}, names
    subprocess.run(("systemctl", "is-active", "kartenhaus.service"), check=True)


main()
