#!/usr/bin/python3
"""Runs in an empty Debian: a host types the lines of the README, and a friend comes and plays a
card. Then sshd moves to another port, while setup is killed again and again."""

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

NAME = "game.host"
SECONDS, MOST_SECONDS = 90, 60
HALL = b"Schatzsuche"
SIZE = struct.pack("4H", 40, 120, 0, 0)
OPEN = {"do": "open", "game": "farbstich", "seats": 3, "bots": ["simple", "simple"]}
SSH = ("-o", "StrictHostKeyChecking=accept-new", "-o", "LogLevel=ERROR", "-o", "ConnectTimeout=5")
SETUP = "kartenhaus setup --yes --name game.host --port 22 --sshd-port 22022"
OLD, NEW = 22, 22022


def print_now(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def words_of(line: str) -> tuple[str, ...]:
    program, *words = line.replace("HOST", NAME).split()
    return (program, *SSH, *words)


def begin(name: str, words: Sequence[str], **more: Any) -> "subprocess.Popen[str]":
    environment = {**os.environ, "HOME": f"/home/{name}", "USER": name, **more.pop("env", {})}
    who: dict[str, Any] = {"user": name, "group": name, "extra_groups": ()}
    return subprocess.Popen(words, cwd="/sources", text=True, env=environment, **who, **more)


def do(name: str, words: Sequence[str], typed: str = "") -> str:
    pipe = subprocess.PIPE
    process = begin(name, words, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT)
    out, _ = process.communicate(typed, timeout=SECONDS)
    if process.returncode:
        subprocess.run(("journalctl", "--lines=30", "--no-pager"), check=True)
        raise AssertionError(f"{words}: {out}")
    return out


def make_people() -> None:
    """The machines of the host and of the friend are accounts of this one."""
    for name in ("host", "friend"):
        subprocess.run(("useradd", "--create-home", name), check=True)
        do(
            name,
            ("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", f"/home/{name}/.ssh/id_ed25519"),
        )
    keys = Path("/root/.ssh/authorized_keys")
    keys.parent.mkdir(mode=0o700, exist_ok=True)
    keys.write_text(Path("/home/host/.ssh/id_ed25519.pub").read_text())
    with Path("/etc/hosts").open("a") as hosts:
        hosts.write(f"127.0.0.1 {NAME}\n")


def type_lines() -> str:
    """Those of the README up to the last, which is for friends and returned."""
    block = re.search(r"^```sh host\n(.*?)^```$", Path("README.md").read_text(), re.M | re.S)
    assert block
    copy, enter, *lines, last = block[1].splitlines()
    assert len(lines) + 3 <= 7
    do("host", words_of(copy))
    # Setup is told the name; port and key are as it proposes.
    answers = (NAME, "", "", "y")
    out = do("host", (*words_of(enter), "bash"), "\n".join(("set -e", *lines, *answers, "")))
    print_now(out)
    assert f"The line for your friends: {last.replace('HOST', NAME)}" in out.splitlines()
    return last


def see_hall(line: str) -> None:
    terminal, other_end = pty.openpty()
    fcntl.ioctl(other_end, termios.TIOCSWINSZ, SIZE)
    environment = {"TERM": "xterm-256color", "LANG": "en_GB.UTF-8"}
    ends = dict.fromkeys(("stdin", "stdout", "stderr"), other_end)
    process = begin("friend", words_of(line), env=environment, **ends)
    seen = b""
    while HALL not in seen:
        assert select.select((terminal,), (), (), SECONDS)[0], seen
        seen += os.read(terminal, 65536)
    end(process)


def play_card(line: str) -> None:
    pipe = subprocess.PIPE
    process = begin("friend", (*words_of(line), "json"), stdin=pipe, stdout=pipe)
    assert process.stdin
    assert process.stdout
    limit = threading.Timer(SECONDS, process.kill)
    limit.start()
    cards = 0
    for text in process.stdout:
        notice = json.loads(text) if text.strip() else {}
        held = len(notice.get("view", {}).get("hand", ()))
        if 0 < held < cards:
            limit.cancel()
            end(process)
            return
        cards = max(cards, held)
        if request := request_after(notice):
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
    raise AssertionError("the connection ended before a card was played")


def request_after(notice: dict[str, Any]) -> dict[str, Any] | None:
    match notice:
        case {"tell": "welcome"}:
            return OPEN
        case {"tell": "table", "room": {"chairs": [{"ready": False}, *_]}}:
            return {"do": "ready"}
        case {"tell": "state", "view": {"seat": me, "waiting": {"seats": turn}}} if me in turn:
            return {"do": "move", "at": notice["number"], "move": notice["legal"][0]}
        case _:
            return None


def end(process: "subprocess.Popen[str]") -> None:
    process.terminate()
    process.wait(SECONDS)


def reaches_sshd(port: int) -> bool:
    # The house has another host key, so that ssh does not take it for sshd.
    words = ("ssh", *SSH, "-p", str(port), f"root@{NAME}", "true")
    quiet = subprocess.DEVNULL
    return begin("host", words, stdin=quiet, stdout=quiet, stderr=quiet).wait(SECONDS) == 0


def kill_setup_again_and_again() -> None:
    """After its first line, after its second, and so on, until it comes to its end."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    for count in range(1, 40):
        setup = subprocess.Popen(
            SETUP.split(), env=environment, cwd="/", stdout=subprocess.PIPE, text=True
        )
        assert setup.stdout
        lines = [setup.stdout.readline() for _ in range(count)]
        if not lines[-1]:
            assert setup.wait(SECONDS) == 0
            assert count > 10
            return
        setup.kill()
        setup.wait(SECONDS)
        print_now(f"Killed after: {lines[-1].strip()}")
        assert reaches_sshd(OLD) or reaches_sshd(NEW)
    raise AssertionError("setup comes to no end")


def main() -> None:
    os.chdir("/sources")
    make_people()
    start = time.monotonic()
    line = type_lines()
    see_hall(line)
    play_card(line)
    seconds = time.monotonic() - start
    print_now(f"From the first line to the friend's first card: {seconds:.0f} s")
    assert seconds <= MOST_SECONDS
    for command in ("doctor", "admin status"):
        subprocess.run(("kartenhaus", *command.split()), check=True)
    kill_setup_again_and_again()
    assert reaches_sshd(NEW)
    # That of sshd was at this port.
    Path("/home/friend/.ssh/known_hosts").unlink()
    play_card("ssh HOST")


main()
