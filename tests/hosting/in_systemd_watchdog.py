#!/opt/kartenhaus/bin/python
"""Runs in the systemd of the tests: a house that stands still is replaced."""

import os
import select
import signal
import subprocess
import time

UNIT = "kartenhaus.service"


def systemctl(*words: str) -> str:
    done = subprocess.run(("systemctl", *words), check=True, capture_output=True, text=True)
    return done.stdout.strip()


def house() -> int:
    return int(systemctl("show", "--property=MainPID", "--value", UNIT))


def main() -> None:
    systemctl("start", UNIT)
    assert systemctl("is-active", UNIT) == "active"
    first = house()
    systemctl("reload", UNIT)
    assert house() == first
    until = time.monotonic() + 60
    ended = os.pidfd_open(first)
    os.kill(first, signal.SIGSTOP)
    assert select.select((ended,), (), (), 60)[0]
    while house() in (0, first):
        assert time.monotonic() < until
        time.sleep(0.1)
    while systemctl("show", "--property=SubState", "--value", UNIT) != "running":
        assert time.monotonic() < until
        time.sleep(0.1)


main()
