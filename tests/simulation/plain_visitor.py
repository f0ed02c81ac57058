"""A visit in line mode: types what the sentences ask for, and now and then something else."""

import asyncio
import re

from tests.simulation.broken import Broken
from tests.simulation.client import Client
from tests.simulation.visitor import Visitor

LISTED = re.compile(r"^(\d+) ?: ", re.MULTILINE)
FIRST = ("play 8-28", "play farbstich", "play schatzsuche", "new farbstich seats 4", "help", "who")
ANYTHING = (
    "moves",
    "score",
    "say hello",
    "help",
    "why",
    "leave",
    "ready",
    "fill",
    "tables",
    "sit 1",
    "watch 1",
    "fast",
    "look",
    "take",
    "decline",
    "yes",
    "x" * 5000,
    "\x1b[A",
    "bid 99",
)
# Seconds in which each line that is typed has to get a sentence.
ANSWER = 60.0


class PlainVisitor(Visitor):
    async def be_here(self, client: Client) -> None:
        client.asked_at.clear()
        text = ""
        while not text:
            text = await self.reads(client, 5)
        while self.acts < self.visit.acts and self.world.loop.time() < self.until:
            news = await self.reads(client, self.dice.uniform(1, 8))
            text = news or text
            await asyncio.sleep(self.dice.uniform(0.5, 6))
            typed = self.answer_to(text)
            await self.types(client, typed)
        await self.types(client, "quit")

    def answer_to(self, text: str) -> str:
        if self.acts == 0:
            return self.dice.choice(FIRST)
        if self.dice.random() < 0.1:
            return self.dice.choice((*FIRST, *ANYTHING))
        numbers = LISTED.findall(text)
        return self.dice.choice(numbers) if numbers else "moves"

    async def types(self, client: Client, typed: str) -> None:
        self.did(f"types {typed[:40]}")
        client.send_text(typed)
        began = self.world.loop.time()
        while not await self.reads(client, 5):
            now = self.world.loop.time()
            if now - max(began, self.world.laws.quiet_since) > ANSWER:
                raise Broken("a typed line has no answer", self.visit.who, typed)

    async def reads(self, client: Client, seconds: float) -> str:
        return (await self.read_line(client, seconds)).decode()
