"""News of other houses are heard at once, also after the connection was lost."""

import asyncio
from pathlib import Path

import psycopg
import pytest

from server.store import houses
from server.store.client import Store
from server.store.listener import Listener
from tests.postgres.cluster import Cluster

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
ENOUGH_SECONDS = 30.0


class Heard:
    """A listener of a test."""

    def __init__(self, url: str) -> None:
        self._news = asyncio.Event()
        self.listener = Listener(url, self._news.set)

    async def next(self) -> None:
        async with asyncio.timeout(ENOUGH_SECONDS):
            await self._news.wait()
        self._news.clear()


async def test_news_that_are_committed_wake_a_listener(tmp_path: Path, url: str) -> None:
    store, heard = Store.open(tmp_path, url=url, shared="192.0.2.1:2224"), Heard(url)
    # There may have been some before it listened.
    await heard.next()
    for number in range(3):
        await store.write(houses.announce(store.house, number))
        await heard.next()
    store.close()
    heard.listener.close()


async def test_a_listener_goes_on_after_a_failure_of_the_database(
    tmp_path: Path, url: str, cluster: Cluster
) -> None:
    store, heard = Store.open(tmp_path, url=url, shared="192.0.2.1:2224"), Heard(url)
    await heard.next()
    cluster.stop()
    cluster.start()
    await heard.next()
    await store.write(houses.announce(store.house, 1))
    await heard.next()
    store.close()
    heard.listener.close()


async def test_a_listener_is_closed_while_the_database_is_away(url: str, cluster: Cluster) -> None:
    heard = Heard(url)
    await heard.next()
    cluster.stop()
    try:
        heard.listener.close()
    finally:
        cluster.start()
    with psycopg.connect(url) as connection:
        found = connection.execute("SELECT count(*) FROM pg_stat_activity WHERE query ~ 'LISTEN'")
        assert found.fetchone() == (1,)
