"""A network of this machine's namespaces: one for each node, on a bridge in a namespace of its own.

None of it can reach another network, or be reached: there is no link to the machine itself. So its
addresses are the same in every run, and only the names of the namespaces differ.
"""

import ctypes
import os
import secrets
import shutil
import signal
import socket
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

PREFIX: Final = "10.77.0"
CLONE_NEWNET: Final = 0x40000000
LAN: Final = "lan"
TOOLS: Final = ("ip", "tc", "nft", "nsenter", "setpriv")
LOST_PERCENT: Final = 15


def why_not() -> str:
    """Why there can be no such network; empty if there can."""
    if os.geteuid() != 0:
        return "network namespaces need root"
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        return f"{', '.join(missing)} not installed (apt-get install iproute2 nftables)"
    if subprocess.run(("unshare", "-n", "true"), capture_output=True, check=False).returncode:
        return "this machine allows no network namespaces"
    return ""


class Node:
    """A machine of the network."""

    def __init__(self, network: "Network", name: str, number: int) -> None:
        self.name = name
        self.namespace = network.namespace(name)
        self.address = f"{PREFIX}.{number}"
        self.hardware = f"02:00:00:00:00:{number:02x}"
        self.sockets: ThreadPoolExecutor | None = None

    def command(self, *command: object) -> list[str]:
        """The command line that runs this in the namespace, as the same process."""
        return ["nsenter", f"--net=/run/netns/{self.namespace}", *map(str, command)]

    def socket(self) -> socket.socket:
        """A socket of this process in the namespace."""
        if self.sockets is None:
            # The namespace is that of the thread.
            self.sockets = ThreadPoolExecutor(1, initializer=self._enter)
        return self.sockets.submit(socket.socket).result()

    def _enter(self) -> None:
        with open(f"/run/netns/{self.namespace}", "rb") as place:
            if ctypes.CDLL(None, use_errno=True).setns(place.fileno(), CLONE_NEWNET):
                raise OSError(ctypes.get_errno(), "setns")


class Network:
    def __init__(self, names: Sequence[str]) -> None:
        self._mark = f"kh{secrets.token_hex(3)}"
        self.nodes = {name: Node(self, name, at + 2) for at, name in enumerate(names)}
        self._has_netem = True

    def namespace(self, name: str) -> str:
        return f"{self._mark}-{name}"

    def make(self) -> None:
        run("ip", "netns", "add", self.namespace(LAN))
        self._in_lan("ip", "link", "add", "bridge", "type", "bridge")
        self._in_lan("ip", "link", "set", "bridge", "up")
        for node in self.nodes.values():
            run("ip", "netns", "add", node.namespace)
            peer = ("peer", "name", node.name, "netns", self.namespace(LAN))
            link = ("ip", "link", "add", "eth0", "address", node.hardware, "type", "veth")
            run(*node.command(*link, *peer))
            run(*node.command("ip", "address", "add", f"{node.address}/24", "dev", "eth0"))
            for device in ("lo", "eth0"):
                run(*node.command("ip", "link", "set", device, "up"))
            self._in_lan("ip", "link", "set", node.name, "master", "bridge", "up")
            run(*node.command("nft", TABLE))
        for node in self.nodes.values():
            for other in self.nodes.values():
                if other is not node:
                    # Asked for over a link that is cut, it would be unknown for a second more.
                    self._know(node, other)

    def _know(self, node: Node, other: Node) -> None:
        entry = (other.address, "lladdr", other.hardware, "dev", "eth0", "nud", "permanent")
        run(*node.command("ip", "neighbour", "replace", *entry))

    def cut(self, node: str, other: str, *, one_way: bool = False) -> None:
        """Drops what `node` gets of `other`, and the other way round unless it is `one_way`."""
        self._drop(self.nodes[node], self.nodes[other])
        if not one_way:
            self._drop(self.nodes[other], self.nodes[node])

    def _drop(self, node: Node, of: Node) -> None:
        run(*node.command("nft", f"add rule inet faults in ip saddr {of.address} drop"))

    def slow(self, node: str) -> None:
        """Delays and loses packets of this node; where the kernel has no netem, it loses them."""
        to = self.nodes[node]
        netem = ("tc", "qdisc", "add", "dev", "eth0", "root", "netem")
        how = ("delay", "150ms", "50ms", "loss", "2%")
        if self._has_netem:
            try:
                run(*to.command(*netem, *how))
                return
            except RuntimeError:
                self._has_netem = False
        rule = f"add rule inet faults in numgen random mod 100 < {LOST_PERCENT} drop"
        run(*to.command("nft", rule))

    def heal(self) -> None:
        """Ends all cuts and slow links."""
        for node in self.nodes.values():
            run(*node.command("nft", "flush chain inet faults in"))
            if self._has_netem:
                with suppress(RuntimeError):
                    run(*node.command("tc", "qdisc", "del", "dev", "eth0", "root"))

    def take_down(self) -> None:
        """Ends all processes in the namespaces, too, which were started by this run alone."""
        for node in self.nodes.values():
            if node.sockets:
                node.sockets.shutdown()
            if not Path("/run/netns", node.namespace).exists():
                continue
            for process in run("ip", "netns", "pids", node.namespace).split():
                with suppress(ProcessLookupError):
                    os.kill(int(process), signal.SIGKILL)
            run("ip", "netns", "delete", node.namespace)
        with suppress(RuntimeError):
            run("ip", "netns", "delete", self.namespace(LAN))

    def _in_lan(self, *command: str) -> None:
        run("nsenter", f"--net=/run/netns/{self.namespace(LAN)}", *command)


TABLE: Final = (
    "add table inet faults; add chain inet faults in { type filter hook input priority 0; }"
)


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=20)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout
