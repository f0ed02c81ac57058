"""The figures and the health of a house, as programs of its machine read them."""

import asyncio
import errno
import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import NamedTuple

import asyncssh
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.commands.monitoring import metrics as metrics_module
from server.commands.monitoring import metrics_server
from server.commands.monitoring.loop_watch import LoopWatch
from server.commands.monitoring.metrics import HouseMetrics
from server.commands.monitoring.metrics_server import LONGEST, MOST_CONNECTIONS, SOCKET
from server.doors.json.unix_socket import connect
from server.doors.ssh.host_keys import KEYS, open_keys
from server.errors import UsageError
from server.house.memory import MEGABYTE, Chosen, Memory
from server.protocol.seat import replace
from server.settings import MetricsSettings
from server.store.database import DATABASE
from tests.ports import free_port
from tests.ssh.bare_server import HERE
from tests.ssh.client_programs import ROOT
from tests.ssh.house_over_ssh import Housed, housed
from tests.ssh.made_keys import give_keys
from tests.ssh.test_serve import SERVE, served
from tests.textual.paper import PATIENCE

pytestmark = pytest.mark.slow
DEPLOYED = ROOT / "config" / "deploy" / "metrics"

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Figures:
    """`names` has all names; a figure is found by its name and its labels."""

    def __init__(self, text: str) -> None:
        samples = [each for of in text_string_to_metric_families(text) for each in of.samples]
        self.names = {each.name for each in samples}
        self._values = {(each.name, *sorted(each.labels.values())): each.value for each in samples}

    def __call__(self, name: str, *labels: str) -> float:
        return float(self._values[f"kartenhaus_{name}", *sorted(labels)])


class Reply(NamedTuple):
    status: int
    body: str


async def get(streams: Streams | None, path: str, method: str = "GET") -> Reply:
    assert streams is not None
    reader, writer = streams
    writer.write(f"{method} {path} HTTP/1.1\r\nHost: house\r\n\r\n".encode())
    return await replied(reader, writer)


async def replied(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> Reply:
    async with asyncio.timeout(PATIENCE):
        head, _, body = (await reader.read(-1)).decode().partition("\r\n\r\n")
    writer.close()
    assert f"Content-Length: {len(body)}" in head or not body
    return Reply(int(head.split()[1]), body)


@pytest.mark.asyncio
async def test_figures_of_a_game_that_is_played_and_all_that_are_deployed_are_there(
    tmp_path: Path,
) -> None:
    folder, port = tmp_path / "house", free_port()
    backups = tmp_path / "backups"
    backups.mkdir()
    (backups / "kartenhaus-2026-11-19-110000.tar.gz").touch()
    asked = {
        "KARTENHAUS_METRICS_SOCKET": "true",
        "KARTENHAUS_METRICS_PORT": str(port),
        "KARTENHAUS_BOTS_WORKERS": "1",
        "KARTENHAUS_BOTS_BUDGET_MS": "60000",
        "KARTENHAUS_HOUSE_BACKUPS": str(backups),
    }
    began = time.monotonic()
    async with (
        served(folder, env={**os.environ, **asked}) as house,
        house.entered("anna", "xterm") as anna,
    ):
        anna.type(b":play farbstich\r")
        await anna.until_shows("YOUR TURN")
        reply = await get(await connect(folder, SOCKET), "/metrics")
        passed = time.monotonic() - began
        assert (await get(await asyncio.open_connection(HERE, port), "/health")).status == 200
        by_port = await get(await asyncio.open_connection(HERE, port), "/metrics")
        assert (folder / SOCKET).stat().st_mode & 0o777 == 0o600
    figures = Figures(reply.body)
    assert Figures(by_port.body).names == figures.names
    assert figures("connections") == figures("sessions") == figures("visitors") == 1
    assert figures("tables", "farbstich", "running") == 1
    assert figures("tables", "eight28", "running") == figures("tables_paused") == 0
    for name in ("key_to_paint", "move", "commit"):
        assert figures(f"{name}_seconds_count") > 0
        assert figures(f"{name}_seconds_sum") < passed * figures(f"{name}_seconds_count")
    assert figures("chance_moves_total") == figures("workers_lost_total", "bots") == 0
    assert 0 < figures("loop_lag_seconds") < PATIENCE
    assert figures("database_bytes") >= (folder / DATABASE).stat().st_size
    assert figures("last_backup_timestamp_seconds") == 1795086000
    assert json.loads((DEPLOYED / "dashboard.json").read_text())["title"] == "Kartenhaus"
    deployed = "".join((DEPLOYED / name).read_text() for name in ("alerts.yml", "dashboard.json"))
    named = set(re.findall(r"\bkartenhaus_\w+", deployed))
    assert {"kartenhaus_tables", "kartenhaus_move_seconds_bucket"} <= named <= figures.names


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    give_keys(tmp_path / "house")
    with closing(socket.create_server((HERE, 0))) as other:
        port = str(other.getsockname()[1])
        done = subprocess.run(
            (*SERVE, "--data", tmp_path / "house"),
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
            env={**os.environ, "KARTENHAUS_METRICS_PORT": port},
        )
    assert (done.returncode, "open" in done.stdout) == (2, False)
    assert f"Port {port}" in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr


def test_a_house_is_not_measured_unless_asked() -> None:
    asked = "import sys, server.commands.serve; print('prometheus_client' in sys.modules)"
    done = subprocess.run(
        (sys.executable, "-c", asked), cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


@asynccontextmanager
async def measured(folder: Path) -> AsyncIterator[tuple[Housed, HouseMetrics]]:
    """A house in this process, whose figures are at its socket."""
    give_keys(folder)
    async with housed(folder, open_keys(folder / KEYS)) as house:
        limits = house.door.control.limits
        metrics = HouseMetrics(folder, house.house, limits, LoopWatch())
        async with metrics_server.metrics_server(folder, MetricsSettings(True), (), metrics):
            yield house, metrics


@pytest.mark.asyncio
async def test_health_is_bad_while_the_house_drains_or_cannot_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A busy disk takes its time.
    monkeypatch.setattr(metrics_module, "STORE_SECONDS", PATIENCE)

    async def health() -> Reply:
        return await get(await connect(tmp_path, SOCKET), "/health")

    async with measured(tmp_path) as (house, _):
        assert await health() == (200, "good\n")
        with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await health() == (503, "cannot store\n")
        assert await health() == (200, "good\n")
        house.house.closing = True
        assert await health() == (503, "draining\n")


@pytest.mark.asyncio
async def test_refusals_are_counted_by_their_reason(tmp_path: Path) -> None:
    async with measured(tmp_path) as (house, _):
        house.house.memory = Memory(house.house.clock, [Chosen(MEGABYTE)])
        assert (await house.run(None)).code == 1
        house.change_settings(connections=1)
        async with house.connected():
            with pytest.raises(asyncssh.Error):
                await house.run("stats")
        figures = Figures((await get(await connect(tmp_path, SOCKET), "/metrics")).body)
        assert figures("refusals_total", "no-room") == figures("refusals_total", "house-full") == 1


@pytest.mark.asyncio
async def test_wrong_requests_get_an_answer(tmp_path: Path) -> None:
    async with measured(tmp_path):
        assert (await get(await connect(tmp_path, SOCKET), "/")).status == 404
        assert (await get(await connect(tmp_path, SOCKET), "/health", "POST")).status == 405
        assert await get(await connect(tmp_path, SOCKET), "/health", "HEAD") == (200, "")
        assert (await get(await connect(tmp_path, SOCKET), "/health?now")).status == 200
        assert (await get(await connect(tmp_path, SOCKET), "/" + LONGEST * "x")).status == 431


@pytest.mark.asyncio
async def test_those_who_neither_ask_nor_read_keep_nobody_out_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def endless() -> bytes:
        return bytes(10_000_000)

    async with measured(tmp_path) as (_, metrics):
        monkeypatch.setattr(metrics, "page", endless)
        with monkeypatch.context() as hasty:
            hasty.setattr(metrics_server, "PATIENCE", 0.5)
            opened = [await connect(tmp_path, SOCKET) for _ in range(MOST_CONNECTIONS + 1)]
            silent, *greedy, refused = filter(None, opened)
            for _, writer in greedy:
                writer.write(b"GET /metrics HTTP/1.1\r\n\r\n")
            assert await refused[0].read() == b""
        for reader, writer in (silent, *greedy, refused):
            with suppress(ConnectionResetError):
                assert len(await reader.read()) < 10_000_000
            writer.close()
        assert (await get(await connect(tmp_path, SOCKET), "/health")).status == 200


@pytest.mark.asyncio
@pytest.mark.parametrize("backups", ["missing", "n" * 300])
async def test_backups_that_cannot_be_seen_count_as_none_and_the_other_figures_stay(
    tmp_path: Path, backups: str
) -> None:
    async with measured(tmp_path) as (house, _):
        settings = house.house.settings
        home = replace(settings.house, backups=str(tmp_path / backups))
        house.house.settings = replace(settings, house=home)
        figures = Figures((await get(await connect(tmp_path, SOCKET), "/metrics")).body)
        assert figures("last_backup_timestamp_seconds") == 0
        assert figures("database_bytes") > 0


@pytest.mark.asyncio
async def test_figures_that_cannot_be_read_are_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable() -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied")

    async with measured(tmp_path) as (_, metrics):
        monkeypatch.setattr(metrics, "page", unreadable)
        reply = await get(await connect(tmp_path, SOCKET), "/metrics")
        assert (reply.status, "Permission denied" in reply.body) == (500, True)


@pytest.mark.asyncio
async def test_why_the_socket_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / SOCKET).mkdir()
    with pytest.raises(UsageError) as refused:
        async with measured(tmp_path):
            pass
    assert refused.value.details["why"] == "folder"
    assert refused.value.details["detail"] == "Is a directory"


@pytest.mark.skipif(not shutil.which("promtool"), reason="needs promtool")
def test_the_rules_are_right() -> None:
    for what in (("rules", "alerts.yml"), ("config", "prometheus.yml")):
        command = ("promtool", "check", what[0], DEPLOYED / what[1])
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
        assert done.returncode == 0, done.stdout + done.stderr
