"""Parsers and defaults for the answers to `kartenhaus setup`: a name, a port, public keys."""

import os
import socket
from typing import Final

from server.commands.command_line import Arguments
from server.errors import UsageError
from server.files import reading
from server.text_formats import MOST_PORT, fingerprint_of, parse_host_port

NO_KEY: Final = "none"
PRIVATE: Final = ("PRIVATE KEY-----", "PuTTY-User-Key-File")
# A file of keys is short; a wrong one is refused instead of read.
LONGEST: Final = 100_000


def parse_name(text: str) -> str:
    if not parse_host_port(text):
        raise UsageError("no-host-name", value=text, allowed=("game.host", "192.0.2.7"))
    return text


def usual_name() -> str:
    """The name of this machine, or the address by which the host came in with ssh."""
    name, reached = socket.gethostname(), os.environ.get("SSH_CONNECTION", "").split()
    return reached[2] if "." not in name and len(reached) == 4 else name


def parse_port(flag: str, text: str) -> int:
    return Arguments((), {flag: [text]}).number(flag, range(1, MOST_PORT + 1))


def keys_in(text: str) -> tuple[str, ...]:
    """Of a line, or of all lines of a file such as authorized_keys."""
    if text == NO_KEY:
        return ()
    lines, file = [text], os.path.expanduser(text)
    if is_file := os.path.isfile(file):
        with reading(file) as stream:
            lines = stream.read(LONGEST).decode(errors="replace").splitlines()
    if any(sign in line for sign in PRIVATE for line in lines):
        # The message does not repeat a typed key: it is a secret.
        raise UsageError("private-key-file", file=text) if is_file else UsageError("private-key")
    keys = tuple(key for line in lines if (key := key_in(line)))
    if not keys:
        raise UsageError("no-key", value=text)
    return keys


def usual_keys() -> str:
    """The file of the keys with which the host comes in, if there are any."""
    file = os.path.expanduser(f"~{os.environ.get('SUDO_USER', '')}/.ssh/authorized_keys")
    try:
        keys_in(file)
    except UsageError:
        return NO_KEY
    return file


def key_in(line: str) -> str:
    """The public key, or its fingerprint, with the comment that follows; empty if there is none.
    In authorized_keys, options may stand before it."""
    words = [] if line.startswith("#") else line.split()
    rests = (" ".join(words[number:]) for number in range(len(words)))
    found = next((rest for rest in rests if fingerprint_of(rest)), "")
    return "".join(letter for letter in found if letter.isprintable())
