"""An SSH server that sends back each key: the least that a key can cost on this machine."""

import asyncio

import asyncssh

from tests.bench.door.house import HERE

Process = asyncssh.SSHServerProcess[bytes]


class Anybody(asyncssh.SSHServer):
    def begin_auth(self, username: str) -> bool:
        return False


async def say_again(process: Process) -> None:
    while heard := await process.stdin.read(1024):
        process.stdout.write(heard)


async def serve() -> None:
    server = await asyncssh.create_server(
        Anybody,
        HERE,
        0,
        server_host_keys=[asyncssh.generate_private_key("ssh-ed25519")],
        process_factory=say_again,
        encoding=None,
        line_editor=False,
    )
    print(f"port {server.get_port()}", flush=True)  # noqa: T201 (for whoever has started it)
    await server.wait_closed()


if __name__ == "__main__":
    asyncio.run(serve())
