"""Moves that must be refused, one by one: illegal, late, foreign and malformed.

`python -m tests.rules.refusal_cases` writes the refusals in four languages; read the difference
before you commit it.
"""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from server.engine import GAMES
from server.protocol.eight28 import Eight28Options
from server.protocol.seat import Deal, Move, Refusal, Viewer
from server.protocol.wire import move_reader
from tests.catalogues import TEXTS
from tests.playing import play_out
from tests.rules import eight28_positions as eight28
from tests.rules import farbstich_positions as farbstich
from tests.rules import schatzsuche_positions as schatzsuche
from tests.rules.schatzsuche_positions import BY_HAND
from tui.events_as_text import Formatter
from tui.text import LANGUAGES

FILE = Path(__file__).parent.parent / "golden" / "refusals.txt"
NAMES = ("Anna", "Ben", "Cleo")
ANNA, BEN, CLEO, DEALER = 0, 1, 2, None

ALL_IN = "giver Anna\nmiddle 1B\nAnna 3 |\nBen 1/11 | 5\nCleo 8 |"
CLEO_OUT = "giver Anna\nmiddle 1B\nAnna 3 |\nBen 4 |\nCleo 5 | 10 9 10 out"
TRICK = "display R1 G1 B2 | Anna R4 R5 | Ben G5 G6 | Cleo B6 B7"
HANDS = "trump HQ | Anna S9 C7 HA | Ben S7 H7 D8 | Cleo C8 C9 H8"


@cache
def tables() -> dict[str, Any]:
    """States of games, by the names that the cases use."""
    offered = eight28.position(ALL_IN)
    final = eight28.position(ALL_IN, Eight28Options(pass_is_final=True))
    playing = farbstich.position(TRICK)
    led = schatzsuche.play(schatzsuche.position(HANDS), "Anna plays S9").table
    unled = schatzsuche.position(HANDS, BY_HAND)
    return {
        "drawn": eight28.opened(3, "Anna").state,
        "offered": offered,
        "out": eight28.position(CLEO_OUT),
        "shown": eight28.all_decline(offered).state,
        "declined": eight28.play(final, "Ben decline, Cleo take, Anna take").state,
        "playing": playing,
        "ranked": farbstich.everybody_plays(playing).table,
        "bidding": schatzsuche.position(f"bidding | {HANDS}"),
        "led": led,
        "followed": schatzsuche.play(led, "Ben plays S7").table,
        "guessing": schatzsuche.position("round 10"),
        "unled": unled,
        "turned": schatzsuche.play(unled, "Anna plays S9 | Ben flips S").table,
        **{f"{game} over": finished_game(game) for game in GAMES},
    }


def finished_game(game: str) -> Any:
    """The last state of a random game."""
    *_, last = play_out(GAMES[game], 3, None, Random(1))
    return last.step.state


class Case(NamedTuple):
    why: str
    game: str
    name: str
    """of its table"""
    seat: Viewer
    text: str | Deal

    @property
    def table(self) -> Any:
        return tables()[self.name]

    def refusal(self) -> Refusal | None:
        """None if the move is legal."""
        game, move = GAMES[self.game], self.read()
        answer = move if isinstance(move, Refusal) else game.apply(self.table, self.seat, move)
        return answer if isinstance(answer, Refusal) else None

    def read(self) -> Move | Refusal:
        if isinstance(self.text, Deal):
            return self.text
        return move_reader(GAMES[self.game].moves)(self.text.encode("latin-1"))


TAKE = '{"move":"take"}'
DECLARE = '{"move":"declare","target":%s}'
PLAY = '{"move":"play","card":"%s"}'
COLLECT = '{"move":"collect","colour":"%s"}'
BID = '{"move":"bid","tricks":%s}'
GUESS = '{"move":"guess","suit":"H","rank":"A"}'
FLIP, UNFLIP = '{"move":"flip","suit":"%s"}', '{"move":"unflip","suit":"%s"}'
OBJECT = '{"move":"object","against":%s}'
CONTENT = '{"move":"content"}'

CASES = (
    Case("malformed: no JSON", "eight28", "offered", BEN, "take!"),
    Case("malformed: bytes that are no text", "eight28", "offered", BEN, '{"move":"\xff"}'),
    Case("malformed: no object", "eight28", "offered", BEN, "[]"),
    Case("malformed: no move is named", "eight28", "offered", BEN, '{"take":1}'),
    Case("malformed: no distribution", "eight28", "shown", BEN, DECLARE % 18),
    Case("malformed: a card that no pack has", "farbstich", "playing", ANNA, PLAY % "R11"),
    Case(
        "malformed: a number for a card", "farbstich", "playing", ANNA, '{"move":"play","card":7}'
    ),
    Case("malformed: a bid of nothing", "schatzsuche", "bidding", ANNA, '{"move":"bid"}'),
    Case("malformed: less than no tricks", "schatzsuche", "bidding", ANNA, BID % -1),
    Case("foreign: a move that no game has", "eight28", "offered", BEN, '{"move":"steal"}'),
    Case("foreign: a move of another game", "eight28", "offered", BEN, CONTENT),
    Case("foreign: a seat that is not there", "eight28", "offered", 3, TAKE),
    Case("foreign: the turn of somebody else", "eight28", "offered", CLEO, TAKE),
    Case("foreign: a card out of turn", "schatzsuche", "unled", BEN, PLAY % "S7"),
    Case("foreign: the dealer plays", "eight28", "offered", DEALER, TAKE),
    Case("foreign: a seat deals", "eight28", "drawn", BEN, Deal((0, 1, 2))),
    Case("illegal: a deal that nobody waits for", "eight28", "offered", DEALER, Deal((0, 1, 2))),
    Case("illegal: a deal with too few cards", "eight28", "drawn", DEALER, Deal((0, 1, 2))),
    Case("illegal: while the cards are dealt", "eight28", "drawn", BEN, TAKE),
    Case("illegal: a choice before the reveal", "eight28", "offered", BEN, DECLARE % 8),
    Case("illegal: a card for somebody who is out", "eight28", "out", CLEO, TAKE),
    Case("illegal: a card after declining for good", "eight28", "declined", BEN, TAKE),
    Case("illegal: a choice after declining for good", "eight28", "declined", BEN, DECLARE % 8),
    Case("late: a card after the reveal", "eight28", "shown", ANNA, TAKE),
    Case("late: a card after the end", "eight28", "eight28 over", ANNA, TAKE),
    Case("illegal: a card in another hand", "farbstich", "playing", ANNA, PLAY % "G5"),
    Case("illegal: a colour before all have played", "farbstich", "playing", ANNA, COLLECT % "R"),
    Case("illegal: a colour not in the display", "farbstich", "ranked", CLEO, COLLECT % "V"),
    Case("late: a second card in a trick", "farbstich", "ranked", CLEO, PLAY % "B7"),
    Case("late: a card after the end", "farbstich", "farbstich over", ANNA, PLAY % "R1"),
    Case("illegal: more tricks than cards", "schatzsuche", "bidding", ANNA, BID % 4),
    Case("illegal: a card before the bids", "schatzsuche", "bidding", ANNA, PLAY % "S9"),
    Case("illegal: a guess before the last round", "schatzsuche", "bidding", ANNA, GUESS),
    Case("illegal: a bid before the guesses", "schatzsuche", "guessing", ANNA, BID % 4),
    Case("late: a second bid", "schatzsuche", "led", BEN, BID % 1),
    Case("illegal: a card that is not held", "schatzsuche", "led", BEN, PLAY % "HA"),
    Case("illegal: not following suit", "schatzsuche", "led", BEN, PLAY % "D8"),
    Case("illegal: not trumping", "schatzsuche", "followed", CLEO, PLAY % "C8"),
    Case("illegal: a marker that turns by itself", "schatzsuche", "led", CLEO, FLIP % "S"),
    Case(
        "illegal: objecting where nothing can be wrong", "schatzsuche", "led", CLEO, OBJECT % ANNA
    ),
    Case("illegal: objecting before a card is played", "schatzsuche", "unled", BEN, OBJECT % ANNA),
    Case("illegal: objecting to the own card", "schatzsuche", "turned", ANNA, OBJECT % ANNA),
    Case("illegal: objecting to nobody", "schatzsuche", "turned", ANNA, OBJECT % 7),
    Case("illegal: turning down what is down", "schatzsuche", "turned", BEN, FLIP % "S"),
    Case("illegal: turning up what is up", "schatzsuche", "turned", BEN, UNFLIP % "H"),
    Case("illegal: content before the last trick", "schatzsuche", "turned", BEN, CONTENT),
    Case("late: a card after the end", "schatzsuche", "schatzsuche over", ANNA, PLAY % "S9"),
)


def refusals_as_text() -> str:
    """All cases with their refusals, as values and in four languages."""
    lines = []
    for case in CASES:
        refusal = case.refusal()
        assert refusal, case
        lines.append(f"{case.game}, {case.why}\n  {refusal}")
        for language in LANGUAGES:
            formatter = Formatter(TEXTS[language], case.game, NAMES, case.seat)
            lines.append(f"  {language}: {formatter.refusal(refusal)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(refusals_as_text(), "utf-8")
