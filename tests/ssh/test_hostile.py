"""One plays quietly, and somebody else does all that is bad for a house: he does not feel it, and
when it is over, nothing is left of it."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from typing import NamedTuple

import asyncssh
import pytest
import pytest_asyncio

from server.doors.ssh.collector import SOON
from tests.ssh.bare_server import Session
from tests.ssh.hostile.attacks import CROWD, CROWD_AGAIN
from tests.ssh.hostile.house import HERE, Housed, housed
from tests.ssh.hostile.ordering import Orders, rogue
from tests.ssh.hostile.quiet import Figures, Quiet, Wait, figures, quiet

BOUND = 50.0
KEYS, AT_REST, REMEMBERED = 60, 20, 160
TRIES = 3
KEYS_AFTER_CUT, LONGEST = 200, 0.5
"""it is over in a moment: that must be short, and is seconds of work in no case"""

MEGABYTE = 2**20
MOST_LEFT = 12 * MEGABYTE
"""of an attack over one line, which sends more than that"""

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]


class Scene(NamedTuple):
    """`rest`: how long he waited whenever nobody did anything."""

    house: Housed
    player: Quiet
    villain: Orders
    rest: deque[Wait]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    async with housed(tmp_path_factory.mktemp("house")) as house:
        async with quiet(house) as player, rogue(house) as villain:
            await player.wait_for(KEYS)
            yield Scene(house, player, villain, deque(maxlen=REMEMBERED))
            told = [house.told[what] for what in ("crash", "error")]
        assert (await house.end(), told, house.troubles) == (0, [0, 0], [])


def is_felt(rest: Figures, attacked: Figures) -> bool:
    """He waits more than twice as long as at rest. But where others keep the processors of this
    machine busy, a watch shows that: so the house must also have worked so much more meanwhile."""
    more = attacked.work_p95 - rest.work_p95
    return attacked.p95 > 2 * rest.p95 and more > rest.p50


async def compare(scene: Scene, name: str) -> tuple[Figures, Figures]:
    scene.rest.extend(await scene.player.wait_for(AT_REST))
    async with scene.villain.attack(name):
        attacked = await scene.player.wait_for(KEYS)
    scene.rest.extend(await scene.player.wait_for(AT_REST))
    return figures(scene.rest), figures(attacked)


async def attack(scene: Scene, name: str) -> None:
    """What is only a moment of this machine does not come back; what hurts, hurts each time."""
    async with asyncio.timeout(BOUND):
        store = scene.house.store()
        tried = [await compare(scene, name)]
        while is_felt(*tried[-1]) and len(tried) < TRIES:
            tried.append(await compare(scene, name))
        assert not is_felt(*tried[-1]), tried
        assert scene.house.store() < store + MOST_LEFT
        assert await lives(scene.house)


async def lives(house: Housed) -> bool:
    async with asyncssh.connect(
        HERE,
        house.port,
        username="ben",
        known_hosts=None,
        config=None,
        client_keys=None,
        client_factory=Session,
    ) as connection:
        done = await connection.run("who --json")
        return done.exit_status == 0 and "anna" in str(done.stdout)


async def test_four_hundred_thousand_keys_at_once_are_not_felt(scene: Scene) -> None:
    await attack(scene, "keys")


async def test_a_paste_of_twenty_megabytes_is_not_felt(scene: Scene) -> None:
    await attack(scene, "paste")


async def test_a_window_that_is_huge_and_small_two_hundred_times_is_not_felt(scene: Scene) -> None:
    await attack(scene, "resizes")


async def test_sizes_that_come_among_the_keys_are_not_felt(scene: Scene) -> None:
    await attack(scene, "in-band")


async def test_whoever_never_reads_is_not_felt(scene: Scene) -> None:
    await attack(scene, "unread")


async def test_bytes_that_are_no_text_are_not_felt(scene: Scene) -> None:
    await attack(scene, "bytes")


async def test_replies_that_nobody_asked_for_are_not_felt(scene: Scene) -> None:
    await attack(scene, "replies")


async def test_lines_by_the_hundred_that_are_only_half_open_are_not_felt(scene: Scene) -> None:
    await attack(scene, "half-open")


async def test_thirty_channels_at_once_again_and_again_are_not_felt(scene: Scene) -> None:
    await attack(scene, "channels")


async def test_commands_of_a_megabyte_are_not_felt(scene: Scene) -> None:
    await attack(scene, "commands")


async def test_two_hundred_lines_that_are_cut_at_once_are_not_felt_and_leave_nothing(
    scene: Scene,
) -> None:
    """A process keeps what it has had from the machine, so what tells is the second time: those who
    come then find room where the first ones were."""
    async with asyncio.timeout(BOUND):
        rest, attacked = await cut(scene, "cut", CROWD)
        assert not is_felt(rest, attacked), (rest, attacked)
        await tidied(scene)
        most = scene.house.store("VmHWM")
        await cut(scene, "cut again", CROWD_AGAIN)
        assert scene.house.store("VmHWM") < most + MOST_LEFT
        assert await lives(scene.house)


async def cut(scene: Scene, name: str, crowd: int) -> tuple[Figures, Figures]:
    """And he plays on until all have left."""
    house, left = scene.house, scene.house.told["leave"]
    scene.rest.extend(await scene.player.wait_for(AT_REST))
    async with scene.villain.attack(name):
        waits = await scene.player.wait_for(KEYS_AFTER_CUT)
        await house.until_left(left + crowd)
    assert max(wait.work for wait in waits) < LONGEST
    return figures(scene.rest), figures(waits)


async def tidied(scene: Scene) -> None:
    """What those who have left leave is tidied up while he plays on."""
    end = time.monotonic() + SOON + 1
    while time.monotonic() < end:
        scene.rest.extend(await scene.player.wait_for(AT_REST))
