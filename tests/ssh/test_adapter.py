"""The private names of asyncssh in `server.doors.ssh.adapter`. Each failure says in a sentence
what a new version has changed."""

import inspect

import asyncssh
import pytest

from server.doors.ssh.adapter import Channel, Connection


def source_of(function: object) -> str:
    return inspect.getsource(function)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("owner", "name", "sentence"),
    [
        (
            asyncssh.SSHServerChannel,
            "_process_env_request",
            "asyncssh no longer calls _process_env_request for environment variables, so a client "
            "can send any number of them.",
        ),
        (
            asyncssh.SSHServerConnection,
            "_get_extra_kex_algs",
            "asyncssh no longer asks _get_extra_kex_algs, so dropbear cannot connect.",
        ),
        (
            asyncssh.SSHServerConnection,
            "send_userauth_failure",
            "asyncssh no longer calls send_userauth_failure, so old paramiko cannot log in.",
        ),
    ],
)
def test_asyncssh_still_calls_the_methods_that_are_overridden(
    owner: type, name: str, sentence: str
) -> None:
    assert hasattr(owner, name), sentence
    assert any(name in vars(kind) for kind in (Channel, Connection))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("owner", "name", "sentence"),
    [
        (asyncssh.SSHServerChannel, "_env", "A channel no longer keeps its variables in _env."),
        (
            asyncssh.SSHServerConnection,
            "_next_service",
            "A connection no longer keeps the expected service in _next_service.",
        ),
        (
            asyncssh.SSHServerConnection,
            "_transport",
            "A connection no longer keeps its transport in _transport, so unsent bytes are not "
            "counted.",
        ),
        (
            asyncssh.SSHServerConnection,
            "_deferred_packets",
            "A connection no longer keeps packets in _deferred_packets during a key exchange, so "
            "they are not counted as unsent.",
        ),
        (
            asyncssh.SSHServerProcess,
            "_recv_buf",
            "A process no longer queues its input in _recv_buf, so resizes pile up there.",
        ),
    ],
)
def test_asyncssh_still_has_the_attributes_that_are_read(
    owner: type, name: str, sentence: str
) -> None:
    sources = [source_of(kind) for kind in owner.__mro__[:-1] if kind.__module__ != "typing"]
    assert any(f"self.{name}" in source for source in sources), sentence
