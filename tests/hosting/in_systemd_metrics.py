#!/opt/kartenhaus/bin/python
"""Runs in the systemd of the tests: a house without a network is measured through a socket unit."""

import subprocess

SOCKET, UNIT = "kartenhaus-metrics.socket", "kartenhaus.service"
MEASURED = "http://127.0.0.1:9528"


def get(path: str) -> str:
    command = ("curl", "--silent", "--fail", "--max-time", "20", MEASURED + path)
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def main() -> None:
    subprocess.run(("systemctl", "start", SOCKET), check=True)
    subprocess.run(("systemctl", "start", UNIT), check=True)
    assert get("/health") == "good\n"
    assert "\nkartenhaus_connections 0.0\n" in get("/metrics")
    assert "\nkartenhaus_memory_bytes " in get("/metrics")


main()
