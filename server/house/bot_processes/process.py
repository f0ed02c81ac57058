"""The house's end of a bot process. Its answers are checked, since a bot may write anything."""

import pickle
from typing import Final

import msgspec

from server.bots.question import Question, SentEvents
from server.house.child_process import ChildProcess, ProcessLost
from server.house.clock import Clock
from server.house.fork_server import Worker

SOURCES_KEPT: Final = 512  # seats whose events a process keeps: a whole game takes up to 30 kB


class BotProcess(ChildProcess):
    # Two numbers. A bot that writes more is not one of ours.
    longest_answer = 32

    def __init__(self, process: Worker, clock: Clock) -> None:
        super().__init__(process, clock)
        self._next = 0
        self.sent = SentEvents(SOURCES_KEPT)

    async def ask(self, question: Question, seconds: float) -> int | None:
        answer = await self.answer_to(pickle.dumps(self.sent.increment(question)), seconds)
        try:
            number, chosen = msgspec.json.decode(answer, type=tuple[int, int | None])
        except msgspec.DecodeError as error:
            raise ProcessLost from error
        choices = range(len(question.legal))
        if number != self._next or (chosen is not None and chosen not in choices):
            raise ProcessLost
        self._next += 1
        return chosen
