"""A person at a running table of a real house, for tests of what all screens share."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from server.protocol.lobby import Language
from tests.house.running import AT_ONCE, RunningHouse, running_house
from tests.screen.running import Shown, Size, at_house


@asynccontextmanager
async def at_table(
    folder: Path,
    game: str = "farbstich",
    size: Size = (120, 40),
    language: Language = "en",
    clock: str = "",
) -> AsyncIterator[tuple[Shown, RunningHouse]]:
    """Anna plays against bots; it is her turn."""
    async with running_house(folder, AT_ONCE) as house, at_house(house, size, language) as anna:
        anna.app.command(f"new {game} bots {2 if game == 'schatzsuche' else 3} {clock}")
        await anna.settle()
        anna.app.command("ready")
        await anna.settle()
        for _ in range(20):
            if anna.app.scene.prompt:
                break
            await anna.settle()
        yield anna, house
