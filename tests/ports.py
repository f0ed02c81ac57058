"""Ports for processes of tests."""

import socket
from contextlib import closing, suppress
from random import SystemRandom

HERE = "127.0.0.1"
# The system gives none of these to others by itself, which may happen before a process opens it.
PORTS = range(20_000, 30_000)


def free_port() -> int:
    while True:
        port = SystemRandom().choice(PORTS)
        with suppress(OSError), closing(socket.create_server((HERE, port))):
            return port
