"""The user interfaces of SSH sessions: the Textual app, line mode, and sentences."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial

from server.commands.logging import Journal
from server.commands.ssh_answers import SshCommands
from server.doors.lines import ReadLine
from server.doors.ssh.adapter import Process
from server.doors.ssh.limits import ConnectionLimits
from server.doors.ssh.session_process import FAILED
from server.doors.ssh.sessions import DONE, Faces
from server.doors.ssh.streams import WriteText
from server.doors.textual.adapter import SharedStyles
from server.doors.textual.channel_terminal import ChannelTerminal
from server.doors.textual.run import AppEnd, run_app
from server.protocol.client import HouseClient
from server.protocol.lobby import Language
from server.protocol.seat import Refusal
from server.settings import HouseSettings
from tui.app import HouseApp
from tui.events_as_text import Formatter
from tui.plain.face import run_conversation
from tui.text import Texts, language_sent

TextsFor = Callable[[Language], Texts]


def house_faces(
    limits: ConnectionLimits,
    journal: Journal,
    commands: SshCommands,
    texts_for: TextsFor,
    settings: HouseSettings,
) -> Faces:

    async def plain(line: HouseClient, read_line: ReadLine, write: WriteText) -> None:
        await run_conversation(line, read_line, write, texts_for)

    return Faces(
        language=partial(language_asked_for, settings),
        plain=plain,
        app=TextualFace(texts_for, limits, journal),
        run_command=commands,
        refuse=lambda refusal, language: say_refusal(texts_for(language), refusal),
        apologise=lambda language: texts_for(language).say("ssh-broken"),
        log=journal.write,
    )


def language_asked_for(settings: HouseSettings, environment: Mapping[str, str]) -> Language | None:
    """The settings may give one language to everybody who has chosen none."""
    return language_sent(environment) if settings.language == "auto" else settings.language


class TextualFace:
    """Runs a Textual app for each session; only a few start at the same time."""

    def __init__(self, texts_for: TextsFor, limits: ConnectionLimits, journal: Journal) -> None:
        self._texts_for = texts_for
        self._limits = limits
        self._journal = journal
        self._styles = SharedStyles()

    async def __call__(self, line: HouseClient, language: Language, process: Process) -> int:
        def say(sentence: str) -> None:
            process.stdout.write(f"{sentence}\r\n".encode(errors="replace"))

        texts = self._texts_for(language)
        app = HouseApp(line, self._texts_for)
        async with self._limits.starting.slot(lambda wait: say(say_refusal(texts, wait))):
            playing = self._start(app, process)
            await until_ready(app, playing)
        ended = await ended_with(playing)
        if ended.crash is None:
            for sentence in app.farewell if ended.how == "left" else ():
                say(sentence)
            return DONE
        self._journal.write("crash", kind=ended.crash.kind, where=ended.crash.where)
        say(self._texts_for(app.scene.language).say("ssh-crashed"))
        return FAILED

    def _start(self, app: HouseApp, process: Process) -> "asyncio.Task[AppEnd]":
        clock, styles = self._limits.clock, self._styles
        terminal = ChannelTerminal(process, clock)
        return asyncio.create_task(
            run_app(app, terminal, clock, on_slow=app.line_was_slow, styles=styles)
        )


async def until_ready(app: HouseApp, playing: "asyncio.Task[AppEnd]") -> None:
    ready = asyncio.create_task(app.ready.wait())
    try:
        await asyncio.wait((ready, playing), return_when=asyncio.FIRST_COMPLETED)
    except asyncio.CancelledError:
        playing.cancel()
        raise
    finally:
        ready.cancel()


async def ended_with(playing: "asyncio.Task[AppEnd]") -> AppEnd:
    """Cancelling this ends the app, and waits until it has restored the terminal."""
    try:
        return await asyncio.shield(playing)
    except asyncio.CancelledError:
        playing.cancel()
        await asyncio.wait((playing,))
        raise


def say_refusal(texts: Texts, refusal: Refusal) -> str:
    return Formatter(texts, "", ()).refusal(refusal)
