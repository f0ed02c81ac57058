"""The user interfaces of SSH sessions: the Textual app, line mode, and sentences."""

from collections.abc import Callable, Mapping
from functools import partial

from server.commands.context import say_refusal
from server.commands.monitoring.logging import Journal
from server.commands.ssh.answers import SshCommands
from server.doors.lines import ReadLine, WriteText
from server.doors.movable_client import MovableClient
from server.doors.ssh.adapter import Process
from server.doors.ssh.limits import ConnectionLimits
from server.doors.ssh.session_process import FAILED
from server.doors.ssh.sessions import DONE, Faces, Interfaces
from server.doors.terminal.channel_terminal import ChannelTerminal
from server.doors.terminal.terminal import Bounds
from server.doors.textual.adapter import take_apart
from server.doors.textual.pace import Pace
from server.doors.textual.run import run_app
from server.doors.textual.shared_styles import SharedStyles
from server.house.timings import Timings
from server.house.turns import Turns
from server.protocol.client import HouseClient
from server.protocol.lobby import Language
from server.settings import HouseSettings
from tui.app import HouseApp
from tui.plain.face import run_conversation
from tui.short_turns import ShortTurns
from tui.text import Texts, language_sent

TextsFor = Callable[[Language], Texts]


def house_faces(
    limits: ConnectionLimits,
    journal: Journal,
    commands: SshCommands,
    texts_for: TextsFor,
    settings: HouseSettings,
    timings: Timings,
) -> Faces:
    return Faces(
        language=partial(language_asked_for, settings),
        shown=interfaces(limits, journal, texts_for, timings),
        run_command=commands,
        refuse=lambda refusal, language: say_refusal(texts_for(language), refusal),
        apologise=lambda language: texts_for(language).say("ssh-broken"),
        log=journal.part("session"),
        count_refusal=limits.count,
    )


def interfaces(
    limits: ConnectionLimits, journal: Journal, texts_for: TextsFor, timings: Timings
) -> Interfaces:

    async def plain(client: HouseClient, read_line: ReadLine, write: WriteText) -> None:
        await run_conversation(client, read_line, write, texts_for)

    return Interfaces(plain, TextualFace(texts_for, limits, journal, timings))


def language_asked_for(settings: HouseSettings, environment: Mapping[str, str]) -> Language | None:
    """The settings may give one language to everybody who has chosen none."""
    return language_sent(environment) if settings.language == "auto" else settings.language


class TextualFace:
    """Runs a Textual app for each session; only a few start at the same time."""

    def __init__(
        self, texts_for: TextsFor, limits: ConnectionLimits, journal: Journal, timings: Timings
    ) -> None:
        self._texts_for = texts_for
        self._limits = limits
        self._log = journal.part("session")
        self._timings = timings
        # Parsed once for all apps: it takes long beside the rest of a start.
        self._styles = SharedStyles()
        self._turns, self._leaving = ShortTurns(), Turns()

    async def __call__(self, client: MovableClient, language: Language, process: Process) -> int:
        def say(sentence: str) -> None:
            process.stdout.write(f"{sentence}\r\n".encode(errors="replace"))

        texts = self._texts_for(language)
        # A start takes long beside everything else on the loop, so only a few happen at once.
        started = await self._limits.starting.enter(lambda wait: say(say_refusal(texts, wait)))
        clock = self._limits.clock
        try:
            terminal = ChannelTerminal(process, clock)
            pace = Pace(clock, lambda: terminal.crowd, on_key_painted=self._timings.key_to_paint)
            # The last news of a session is not held back.
            client.on_close(pace.stop)
            client.news_free = pace.is_free
            turn = partial(self._turns.begin, pace)
            await turn()
            app = HouseApp(client, self._texts_for, on_ready=started, turn=turn)
            try:
                end = await run_app(
                    app,
                    terminal,
                    clock,
                    Bounds(process.channel.get_connection().get_extra_info("household")),
                    on_slow=app.line_was_slow,
                    on_colors=app.use_colors,
                    styles=self._styles,
                    pace=pace,
                    leaving=self._leaving,
                )
                if end.crash is not None:
                    self._log("crash", "error", **end.crash._asdict())
                    say(app.scene.say("ssh-crashed"))
                elif end.how == "left":
                    # After a broken line, no farewell is read.
                    for sentence in app.farewell:
                        say(sentence)
                return FAILED if end.crash else DONE
            finally:
                take_apart(app)
        finally:
            started()
