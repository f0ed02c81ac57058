"""A small client program that uses paramiko: PORT LOGIN KEY|none terminal|none [WORDS]."""

import os
import shutil
import signal
import sys
import threading
import tty
from importlib import import_module
from typing import Any

PATIENCE = 60


def main(port: int, login: str, key: str, terminal: bool, words: list[str]) -> int:
    paramiko: Any = import_module("paramiko")
    transport = paramiko.Transport(("127.0.0.1", port))
    transport.start_client(timeout=PATIENCE)
    if key == "none":
        transport.auth_interactive(login, lambda title, text, prompts: [])
    else:
        transport.auth_publickey(login, paramiko.Ed25519Key.from_private_key_file(key))
    channel = transport.open_session(timeout=PATIENCE)
    if terminal:
        take_terminal(channel)
    if words:
        channel.exec_command(" ".join(words))
    else:
        channel.invoke_shell()
    threading.Thread(target=send, args=(channel,), daemon=True).start()
    errors = threading.Thread(target=copy, args=(channel.recv_stderr, 2))
    errors.start()
    copy(channel.recv, 1)
    errors.join()
    code = int(channel.recv_exit_status())
    transport.close()
    return code


def take_terminal(channel: Any) -> None:
    tty.setraw(0)
    channel.get_pty(os.environ["TERM"], *shutil.get_terminal_size())
    signal.signal(signal.SIGWINCH, lambda *_: channel.resize_pty(*os.get_terminal_size()))


def send(channel: Any) -> None:
    while typed := os.read(0, 4096):
        channel.sendall(typed)
    channel.shutdown_write()


def copy(receive: Any, stream: int) -> None:
    while part := receive(4096):
        os.write(stream, part)


if __name__ == "__main__":
    port, login, key, terminal, *words = sys.argv[1:]
    sys.exit(main(int(port), login, key, terminal == "terminal", words))
