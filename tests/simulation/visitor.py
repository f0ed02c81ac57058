"""A person's acts during one visit, over JSON lines."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import TYPE_CHECKING, Any, NoReturn
from zlib import crc32

from server.engine import GAMES
from server.protocol.fields import choices
from tests.simulation.asked import AT_TABLE, CHATTER, CHEATS, FLOODS, SAYINGS
from tests.simulation.broken import Broken
from tests.simulation.client import Client, Notice
from tests.simulation.plan import MINUTE, Visit

if TYPE_CHECKING:
    from tests.simulation.world import World

RETRY = 20.0
TRIES = 30
PATIENCE = 4 * 3600.0
# Where all people come from: some live together.
ADDRESSES = 12


class Gone(Exception):
    """The line has ended."""


class Visitor:
    def __init__(self, world: "World", visit: Visit) -> None:
        self.world = world
        self.visit = visit
        self.dice = Random(visit.seed)
        self.acts = 0
        self.client: Client | None = None
        self.others: list[Client] = []
        self.key = None if visit.guest else f"key of {visit.who}"
        self.code: str | None = None
        self.name: str | None = None
        self.address = f"192.0.2.{crc32(visit.who.encode()) % ADDRESSES}"
        self.until = visit.at + PATIENCE

    async def stay(self) -> None:
        tries = 0
        while self.acts < self.visit.acts and self.world.loop.time() < self.until:
            client = await self.world.connect(self)
            if client is None:
                tries += 1
                if tries > TRIES:
                    break
                await asyncio.sleep(RETRY)
                continue
            self.client = client
            try:
                await self.be_here(client)
            except Gone:
                # Comes again, unless this was enough.
                await asyncio.sleep(self.dice.uniform(1, 60))
            else:
                break
            finally:
                if client.code:
                    self.code, self.name = client.code, client.name
                self.world.left(client)
        for client in (self.client, *self.others):
            if client and client.is_open:
                client.line.close()
                self.world.left(client)

    def did(self, what: object) -> None:
        self.acts += 1
        self.world.tell(f"{self.visit.who}: {what}")

    async def wait(self, seconds: float) -> bool:
        assert self.client
        news = await self.client.read(seconds)
        if not self.client.is_open:
            raise Gone
        for other in self.others:
            other.take()
        return news

    async def read_line(self, client: Client, seconds: float) -> bytes:
        """The output since the last read, of a face without notices."""
        await client.wait(seconds)
        data = client.line.take()
        if not client.is_open:
            raise Gone
        return data

    async def ask(self, request: Notice | bytes) -> None:
        assert self.client
        self.did(request if isinstance(request, dict) else request[:40])
        if isinstance(request, dict):
            self.world.ledger.asked(self.client, request)
        self.client.send(request)
        due = self.client.handled + len(self.client.asked_at)
        while self.client.handled < due:
            await self.wait(10)

    async def be_here(self, client: Client) -> None:
        if self.visit.habit == "loses" and self.dice.random() < 0.2:
            # On the way in.
            await asyncio.sleep(self.dice.choice((0, 0.005, 0.02, 0.1)))
            self.lose_line(client)
        while client.notices == 0:
            await self.wait(5)
        if self.code and client.code:
            await self.come_back(client)
        while self.acts < self.visit.acts and self.world.loop.time() < self.until:
            await self.wait(self.dice.uniform(0.1, 4.0))
            await self.act(client)
        if self.dice.random() < 0.7:
            await self.ask({"do": "leave"})

    async def come_back(self, client: Client) -> None:
        assert self.code
        refused = len(client.refusals)
        name = client.name
        await self.ask({"do": "return", "code": self.code})
        if len(client.refusals) == refused:
            self.world.tell(f"{self.visit.who} is known again, not as {name}")
        elif client.refusals[-1]["refusal"] == "no-such-code" and self.name:
            self.world.laws.check_forgotten(self.name)

    async def act(self, client: Client) -> None:
        if self.dice.random() < 0.15 and await self.habit(client):
            return None
        if self.dice.random() < 0.03:
            return await self.ask(self.dice.choice(CHATTER))
        if client.room is None:
            if self.visit.habit == "talks" and self.dice.random() < 0.8:
                return await self.say(client)
            return await self.find_table(client)
        if self.dice.random() < 0.03:
            return await self.ask(self.dice.choice(AT_TABLE))
        if client.room["phase"] == "gathering":
            return await self.gather(client, client.room)
        if client.over is not None:
            return await self.after_game(client)
        if client.my_turn and client.state:
            return await self.move(client, client.state)
        return None

    async def habit(self, client: Client) -> bool:
        habits: dict[str, Callable[[Client], Coroutine[Any, Any, None]]] = {
            "talks": self.say,
            "loses": self.lose,
            "doubles": self.double,
            "cheats": self.cheat,
            "floods": self.flood,
            "sleeps": self.sleep,
        }
        if self.visit.habit not in habits:
            return False
        await habits[self.visit.habit](client)
        return True

    async def say(self, client: Client) -> None:
        place = "table" if client.room and self.dice.random() < 0.7 else "lobby"
        await self.ask({"do": "say", "text": self.dice.choice(SAYINGS), "to": place})

    async def lose(self, client: Client) -> None:
        if self.dice.random() < 0.4:
            return
        if client.my_turn and client.state and client.state["legal"]:
            # In the middle of a move: it may arrive or not.
            client.send({"do": "move", "move": self.dice.choice(client.state["legal"])})
            await asyncio.sleep(self.dice.choice((0, 0.01, 0.05, 0.2)))
        self.lose_line(client)

    def lose_line(self, client: Client) -> NoReturn:
        self.did("loses the line")
        client.line.lose(silently=self.dice.random() < 0.3)
        raise Gone

    async def double(self, client: Client) -> None:
        if self.key is None or self.dice.random() < 0.5:
            return
        self.did("comes from another machine")
        other = await self.world.connect(self)
        if other is not None:
            self.others.append(client)
            self.client = other
            while other.notices == 0:
                await self.wait(5)
            await self.be_here(other)
            raise Gone

    async def cheat(self, client: Client) -> None:
        await self.ask(self.dice.choice(CHEATS))

    async def flood(self, client: Client) -> None:
        self.did("floods")
        at_table = AT_TABLE if client.room else ()
        request = self.dice.choice((*CHATTER, *FLOODS, *at_table))
        self.world.ledger.asked(client, request)
        for _ in range(self.dice.randrange(20, 200)):
            client.send(request)
        if self.dice.random() < 0.4:
            await client.pause(self.dice.uniform(10, 300))
        await self.wait(5)

    async def sleep(self, client: Client) -> None:
        self.did("sleeps")
        if self.dice.random() < 0.5:
            await client.pause(self.dice.uniform(10, 1500))
            if not client.is_open:
                raise Gone
            client.take()
            return
        until = self.world.loop.time() + self.dice.uniform(30, 1500)
        while self.world.loop.time() < until:
            await self.wait(until - self.world.loop.time() + 0.1)

    async def find_table(self, client: Client) -> None:
        free = [
            number
            for number, listing in client.listed.items()
            if listing["phase"] == "gathering" and None in listing["seats"]
        ]
        running = [n for n, each in client.listed.items() if each["phase"] == "running"]
        if running and (self.visit.habit == "watches" or self.dice.random() < 0.05):
            await self.ask({"do": "watch", "table": str(self.dice.choice(running))})
            await self.wait(self.dice.uniform(10, 300))
            if client.room and client.mine is None and self.dice.random() < 0.5:
                await self.ask({"do": "leave"})
        elif free and self.dice.random() < 0.9:
            await self.ask({"do": "sit", "table": str(self.dice.choice(free))})
        elif self.dice.random() < 0.6:
            await self.ask(self.opening())
        else:
            await self.wait(self.dice.uniform(1, 60))

    def opening(self) -> Notice:
        game = self.dice.choice([*GAMES])
        seats = self.dice.choice(GAMES[game].seats)
        bots = self.dice.choice((0, 0, 1, seats - 1))
        return {
            "do": "open",
            "game": game,
            "seats": seats,
            "bots": ["simple"] * min(bots, seats - 1),
            "private": self.dice.random() < 0.1,
            "relaxed": self.dice.random() < 0.2,
            "options": self.options(game),
        }

    def options(self, game: str) -> Notice:
        name, values = self.dice.choice([*choices(GAMES[game].options).items()])
        return {name: self.dice.choice([*values.values()])} if self.dice.random() < 0.5 else {}

    async def gather(self, client: Client, room: Notice) -> None:
        me = room["you"]
        if me is None:
            await self.ask({"do": "leave"})
        elif room["host"] == me and None in room["chairs"]:
            await self.wait(self.dice.uniform(5, 2 * MINUTE))
            if client.room and client.room["phase"] == "gathering" and client.mine is not None:
                await self.ask({"do": "fill", "bot": "simple"})
        elif not room["chairs"][me]["ready"]:
            await self.ask({"do": "ready"})
        else:
            await self.wait(self.dice.uniform(1, 40))
            if self.dice.random() < 0.05:
                await self.ask({"do": "leave"})

    async def after_game(self, client: Client) -> None:
        if client.mine is not None and self.dice.random() < 0.3:
            await self.ask({"do": "rematch"})
        else:
            await self.ask({"do": "leave"})
            if self.dice.random() < 0.4:
                self.acts = self.visit.acts

    async def move(self, client: Client, state: Notice) -> None:
        legal = state["legal"]
        if not legal:
            raise Broken("a seat on turn has no move", self.visit.who, state)
        first = legal[0]["move"]
        some = [move for move in legal if move["move"] == first or self.dice.random() < 0.15]
        await asyncio.sleep(self.dice.choice((0.0, 0.5, 2.0, 6.0)))
        refused, notices = len(client.refusals), client.notices
        await self.ask({"do": "move", "move": self.dice.choice(some), "at": state["number"]})
        if client.is_open and client.notices == notices and len(client.refusals) == refused:
            raise Broken("a move has neither an effect nor a refusal", self.visit.who, state)
