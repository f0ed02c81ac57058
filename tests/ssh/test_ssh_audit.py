"""The report of ssh-audit about the server."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from server.doors.ssh.host_keys import HostKeys
from tests.ssh.bare_server import HERE, doorway

EXPECTED = Path(__file__).with_name("audit.txt")
# There only where a library for it is installed.
SOMETIMES = "sntrup761"


@pytest.mark.asyncio
async def test_ssh_audit_reports_nothing_avoidable(
    keys: HostKeys,
) -> None:
    """Two warnings remain, for key exchanges that quantum computers may break: without them only
    clients of the last two years could connect."""
    pytest.importorskip("ssh_audit", reason="ssh-audit is not installed")
    async with doorway(keys) as door:
        running = await asyncio.create_subprocess_exec(
            *(sys.executable, "-W", "ignore", "-m", "ssh_audit", "--json", "--skip-rate-test"),
            *("--port", str(door.port), HERE),
            stdout=asyncio.subprocess.PIPE,
        )
        out, _ = await running.communicate()
    report = json.loads(out)
    assert report["cves"] == []
    assert "\n".join(told(report)) + "\n" == EXPECTED.read_text()


def told(report: dict[str, Any]) -> list[str]:
    lines = []
    for part in ("kex", "key", "enc", "mac"):
        for each in report[part]:
            name, notes = each["algorithm"], each.get("notes", {})
            size = f" {each['keysize']}" if "keysize" in each else ""
            if not name.startswith(SOMETIMES):
                lines.append(f"{part} {name}{size}")
                lines += [
                    f"  {how}: {what}" for how in ("fail", "warn") for what in notes.get(how, ())
                ]
    return lines
