"""The parsers that strangers reach, with samples of good input. A parser raises nothing for any
input: the refusals that are expected of it are caught here, and turned into their sentences."""

import contextlib
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from io import BytesIO
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, get_args

import msgspec

from server.commands.context import error_sentence
from server.commands.settings_sources import load
from server.doors.json.entrance import Enter, read_wish
from server.doors.json.session import ENCODER, LONGEST, decode
from server.doors.lines import LONGEST_TYPED, OverlongLine
from server.doors.ssh.line_editor import LineEditor
from server.doors.ssh.proxy_header import BadHeader, read_header
from server.doors.ssh.session_process import LONGEST_COMMAND
from server.doors.ssh.sessions import words_of
from server.doors.terminal.color_support import answers, color_depth_of
from server.doors.terminal.input_parser import InputParser
from server.doors.terminal.questions import TerminalQuestions
from server.doors.textual.key_events import KeyEvents
from server.engine import GAMES
from server.errors import HouseError
from server.house.people import codes, names
from server.house.people.sanitize import clean, words_allowed
from server.protocol.clusters import JOINERS
from server.protocol.lobby import Language
from server.protocol.requests import MakeMove, Request
from server.protocol.wire import move_reader
from server.record.reader import Reader
from server.record.replay import replay
from server.text_formats import fingerprint_of, parse_host_port
from tests.doors.examples import REQUEST_EXAMPLES
from tests.doors.strange_lines import STRANGE
from tests.house.running import ManualClock
from tests.plain.local_game import LocalGame
from tests.plain.scripted_house import at_table, listing, lobby, welcome
from tests.records.writing import record_of, text_of
from tui.plain.dispatch import handle_line
from tui.plain.notices_as_text import handle_notices
from tui.plain.scene import Scene
from tui.text import Texts, language_sent

Parse = Callable[[bytes], object]
HOUSE: Final = Path(__file__).parents[2] / "config" / "house.toml"
WINDOW: Final = (80, 24)
PASTED: Final = 1000
SAID: Final = 300
MOVES_BEFORE: Final = 12
"""of a game in which words are typed"""
LINES_IN_A_SCENE: Final = 500
ECHOED: Final = frozenset("\r\n\b" + JOINERS)
NEVER_SHOWN: Final = ("Cc", "Cs", "Co", "Cn")

KEYS: Final = (
    *(b"hello", b"\x1b", b"\x1b[A", b"\x1bOP", b"\x1b[15;5~", b"\x1b[<0;12;7M", b"\x1b[<35;3;4m"),
    *(b"\x1b[200~pasted\x1b[201~", b"\x1b[M !!", b"\x1b[97;1:3u", b"\x1ba", b"\x1b\x1b[B"),
    *("Grüße 🂡 👩‍💻".encode(), b"\x1b]11;rgb:0000/0000/0000\x1b\\", b"\x1b[1;1R", b"\x1b[I"),
)
TERMINAL_ANSWERS: Final = (
    *(b"\x1b[?2026;2$y", b"\x1bP1+r524742=8/8/8\x1b\\", b"\x1bP1$r0;48:2::1:2:3m\x1b\\"),
    *(b"\x1b[?62;4c", b"\x1bP0+r\x1b\\", b"\x1b[?2026;2$y\x1b[?1;2c", b"\x1bP>|kitty(0.32)\x1b\\"),
)
ENVIRONMENT: Final = (
    *(b"xterm-256color|truecolor|de_CH.UTF-8", b"dumb||C", b"xterm-kitty||fr_FR@euro"),
    *(b"linux|24bit|it", b"vt100||POSIX", b"screen.xterm||en_GB:de"),
)
TYPED: Final = (
    *(b"play 8-28 master", b"new farbstich seats 4 private", b"sit 3", b"take", b"decline", b"G7"),
    *(b"bid 2", b"say hello", b"tell Ben hello", b"why", b"help", b"help new", b"who", b"tables"),
    *(
        b"fill 2 master",
        b"dismiss 3",
        b"watch lamo-digu",
        b"name Anna",
        b"language de",
        b"1",
        b"07",
    ),
    *(b"rules farbstich", b"events 30", b"theme night", b"return lamo-digu-dulu", b"mute Ben"),
    *(b"replay g7", b"words tea", b"clock 5 10", b"quit", b"more", b"again", b"object 2"),
    *(
        b"spielen 8-28 Meister",
        b"jouer schatzsuche",
        b"gioca 8-28",
        b"nehmen",
    ),
    *("aufmachen farbstich plätze 4 privat".encode(), b"hilfe", b"gelb 7", b"guess red 3"),
)
NAMES: Final = (
    *(b"Anna", b"Jean-Luc", b"O'Hara", "Zoë".encode(), b"Guest-7", b"CORP\\ann..b@home", b"me 2"),
    *("Анна".encode(), "Nguyễn".encode(), "张伟".encode(), "ﬁona".encode(), b"lamo-digu"),
    *(b"game.host:22", b"[2001:db8::7]:22", b"192.0.2.7", b"::ffff:192.0.2.7", b"a_b.example"),
    *(b"SHA256:" + b"A" * 43, b"ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB", b"ssh-rsa AAAA me@home"),
)
COMMANDS: Final = (
    *(b"who", b"record g7 --json", b"rules 'farbstich'", b'verify "g7', b"join lamo-digu", b"\\"),
    *(b"PROXY TCP4 192.0.2.7 192.0.2.1 5000 22\r\nSSH-2.0-x", b"PROXY UNKNOWN\r\n"),
    b"PROXY TCP6 2001:db8::7 2001:db8::1 5000 22\r\n",
    b"\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0c\xc0\0\x02\x07\xc0\0\x02\x01\x13\x88\0\x16SSH-",
    b"\r\n\r\n\0\r\nQUIT\n\x20\0\0\0",
)


class Parser(NamedTuple):
    """`samples` and `parse`, which may use a folder, are made when needed: some take a while."""

    samples: Callable[[], Sequence[bytes]]
    parse: Callable[[Path], Parse]


def text_in(data: bytes) -> str:
    return data.decode(errors="replace")


def parse_terminal(folder: Path) -> Parse:
    events = KeyEvents()

    def parse(data: bytes) -> None:
        parser, questions = InputParser(PASTED), TerminalQuestions(ManualClock())
        questions.ask("truecolor", "synchronised")
        text = text_in(data)
        for part in (text[: len(text) // 2], text[len(text) // 2 :]):
            parser.feed(part)
            while (piece := parser.take()) is not None:
                questions.answered(piece)
                events.of(piece, WINDOW)
        if (piece := parser.end_sequence()) is not None:
            events.of(piece, WINDOW)
        echo = LineEditor(LONGEST_TYPED).feed(data)
        assert all(char.isprintable() or char in ECHOED for char in echo), echo

    return parse


def parse_environment(data: bytes) -> None:
    term, color, locale, *_ = *text_in(data).split("|", 2), "", ""
    env = {"COLORTERM": color, "LANG": locale, "LANGUAGE": locale, "TERM_PROGRAM": color}
    color_depth_of(term, env)
    answers(term, env)
    assert language_sent(env) in (None, *get_args(Language))


def json_samples() -> list[bytes]:
    moves = [msgspec.json.encode(MakeMove(msgspec.Raw(b'{"move":"bid","tricks":2}'), 3))]
    good = [ENCODER.encode(request) for request in REQUEST_EXAMPLES]
    return [
        *good,
        *moves,
        ENCODER.encode(Enter("Anna", "de")),
        *(line for line, _ in STRANGE.values()),
    ]


def parse_json(folder: Path) -> Parse:
    readers = [move_reader(game.moves) for game in GAMES.values()]

    def parse(data: bytes) -> None:
        line = OverlongLine(LONGEST) if len(data) > LONGEST else data
        found = decode(line)
        if isinstance(found, MakeMove) and isinstance(found.move, msgspec.Raw):
            for read in readers:
                read(bytes(found.move))
        read_wish(line)

    return parse


def scenes() -> Iterator[Scene]:
    """The hall and a running game of each kind, in each language, again and again."""
    texts = cache(Texts)
    for language in cycle(get_args(Language)):
        for game in (None, *GAMES.values()):
            scene = Scene(texts)
            handle_notices(scene, [welcome(language), lobby(listing())])
            if game is not None:
                local, dice = LocalGame(game, 3), Random(7)
                handle_notices(scene, [at_table(game.name), *local.go_on()])
                for _ in range(MOVES_BEFORE):
                    if local.legal:
                        chosen = MakeMove(dice.choice(local.legal))
                        handle_notices(scene, [*local.answers(chosen)])
            yield scene


def parse_words(folder: Path) -> Parse:
    places = scenes()
    lines, scene = 0, next(places)

    def parse(data: bytes) -> None:
        nonlocal lines, scene
        lines += 1
        if lines % LINES_IN_A_SCENE == 0:
            scene = next(places)
        for answer in handle_line(scene, text_in(data)[:LONGEST_TYPED]):
            if isinstance(answer, Request):
                ENCODER.encode(answer)

    return parse


def record_samples() -> list[bytes]:
    samples = [text_of(record_of(game, 3)) for game in GAMES]
    # Most changes to the beginning are found at once, and those to the end after a whole game.
    return [*samples, *(b"".join(text.splitlines(keepends=True)[:12]) for text in samples)]


def parse_records(folder: Path) -> Parse:
    texts = Texts("en")

    def parse(data: bytes) -> None:
        try:
            for record in Reader(GAMES, LONGEST).read(BytesIO(data)):
                for _ in replay(GAMES[record.header.game], record):
                    pass
        except HouseError as error:
            error_sentence(texts, error)

    return parse


def settings_samples() -> list[bytes]:
    # Without comments and in parts, as a long file takes long to read.
    lines = [line for line in HOUSE.read_bytes().split(b"\n") if not line.startswith(b"#")]
    sections = b"\n".join(lines).split(b"\n[")
    return [
        *(b"[" + part.removeprefix(b"[") for part in sections),
        b"[house]\nlanguage = 'de'\n",
        b"door.admins = ['x']",
        b"a.b.c = 1",
    ]


def parse_settings(folder: Path) -> Parse:
    texts, file = Texts("en"), folder / "house.toml"

    def parse(data: bytes) -> None:
        file.write_bytes(data)
        try:
            load(str(file))
        except HouseError as error:
            error_sentence(texts, error)

    return parse


def parse_names(data: bytes) -> None:
    text = text_in(data)
    for found in (names.check(text), names.from_login(text)):
        if isinstance(found, str):
            assert names.SHORTEST <= len(found) <= names.MOST_CHARACTERS, found
            assert names.check(found) == found, found
            assert found.isprintable(), found
    said = clean(text, SAID)
    if isinstance(said, str):
        assert len(said) <= SAID
        assert not any(unicodedata.category(char) in NEVER_SHOWN for char in said), said
    names.free_variation(text, lambda name: False)
    words_allowed(text)
    codes.digest(text)
    parse_host_port(text)
    fingerprint_of(text)


def parse_commands(data: bytes) -> None:
    words_of(text_in(data)[:LONGEST_COMMAND])
    with contextlib.suppress(BadHeader):
        read_header(data)


PARSERS: Final[dict[str, Parser]] = {
    "terminal": Parser(lambda: KEYS, parse_terminal),
    "answers": Parser(lambda: TERMINAL_ANSWERS, parse_terminal),
    "environment": Parser(lambda: ENVIRONMENT, lambda folder: parse_environment),
    "json": Parser(json_samples, parse_json),
    "words": Parser(lambda: TYPED, parse_words),
    "records": Parser(record_samples, parse_records),
    "settings": Parser(settings_samples, parse_settings),
    "names": Parser(lambda: NAMES, lambda folder: parse_names),
    "commands": Parser(lambda: COMMANDS, lambda folder: parse_commands),
}
