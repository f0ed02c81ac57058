"""Moves that must be refused, one by one: illegal, late, foreign and malformed.

`python -m tests.rules.refusal_cases` writes what is answered to them in four languages; read what
changed before you keep it.
"""

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

DRAWN = eight28.opened(3, "Anna").state
OFFERED = eight28.position(ALL_IN)
OUT = eight28.position(CLEO_OUT)
SHOWN = eight28.all_decline(OFFERED).state
FINAL = eight28.position(ALL_IN, Eight28Options(pass_is_final=True))
DECLINED = eight28.play(FINAL, "Ben decline, Cleo take, Anna take").state
PLAYING = farbstich.position(TRICK)
RANKED = farbstich.everybody_plays(PLAYING).table
BIDDING = schatzsuche.position(f"bidding | {HANDS}")
LED = schatzsuche.play(schatzsuche.position(HANDS), "Anna plays S9").table
FOLLOWED = schatzsuche.play(LED, "Ben plays S7").table
GUESSING = schatzsuche.position("round 10")
UNLED = schatzsuche.position(HANDS, BY_HAND)
TURNED = schatzsuche.play(UNLED, "Anna plays S9 | Ben flips S").table


def over(game: str) -> Any:
    """A game that has been played to its end."""
    *_, last = play_out(GAMES[game], 3, None, Random(1))
    return last.step.state


class Case(NamedTuple):
    why: str
    game: str
    table: Any
    seat: Viewer
    text: str | Deal

    def refusal(self) -> Refusal | None:
        """What is answered to this move; nothing if it is legal."""
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
    Case("malformed: no JSON", "eight28", OFFERED, BEN, "take!"),
    Case("malformed: bytes that are no text", "eight28", OFFERED, BEN, '{"move":"\xff"}'),
    Case("malformed: no object", "eight28", OFFERED, BEN, "[]"),
    Case("malformed: no move is named", "eight28", OFFERED, BEN, '{"take":1}'),
    Case("malformed: no distribution", "eight28", SHOWN, BEN, DECLARE % 18),
    Case("malformed: a card that no pack has", "farbstich", PLAYING, ANNA, PLAY % "R11"),
    Case("malformed: a number for a card", "farbstich", PLAYING, ANNA, '{"move":"play","card":7}'),
    Case("malformed: a bid of nothing", "schatzsuche", BIDDING, ANNA, '{"move":"bid"}'),
    Case("malformed: less than no tricks", "schatzsuche", BIDDING, ANNA, BID % -1),
    Case("foreign: a move that no game has", "eight28", OFFERED, BEN, '{"move":"steal"}'),
    Case("foreign: a move of another game", "eight28", OFFERED, BEN, CONTENT),
    Case("foreign: a seat that is not there", "eight28", OFFERED, 3, TAKE),
    Case("foreign: the turn of somebody else", "eight28", OFFERED, CLEO, TAKE),
    Case("foreign: a card out of turn", "schatzsuche", UNLED, BEN, PLAY % "S7"),
    Case("foreign: the dealer plays", "eight28", OFFERED, DEALER, TAKE),
    Case("foreign: a seat deals", "eight28", DRAWN, BEN, Deal((0, 1, 2))),
    Case("illegal: a deal that nobody waits for", "eight28", OFFERED, DEALER, Deal((0, 1, 2))),
    Case("illegal: a deal with too few cards", "eight28", DRAWN, DEALER, Deal((0, 1, 2))),
    Case("illegal: while the cards are dealt", "eight28", DRAWN, BEN, TAKE),
    Case("illegal: a choice before the reveal", "eight28", OFFERED, BEN, DECLARE % 8),
    Case("illegal: a card for somebody who is out", "eight28", OUT, CLEO, TAKE),
    Case("illegal: a card after declining for good", "eight28", DECLINED, BEN, TAKE),
    Case("illegal: a choice after declining for good", "eight28", DECLINED, BEN, DECLARE % 8),
    Case("late: a card after the reveal", "eight28", SHOWN, ANNA, TAKE),
    Case("late: a card after the end", "eight28", over("eight28"), ANNA, TAKE),
    Case("illegal: a card in another hand", "farbstich", PLAYING, ANNA, PLAY % "G5"),
    Case("illegal: a colour before all have played", "farbstich", PLAYING, ANNA, COLLECT % "R"),
    Case("illegal: a colour not in the display", "farbstich", RANKED, CLEO, COLLECT % "V"),
    Case("late: a second card in a trick", "farbstich", RANKED, CLEO, PLAY % "B7"),
    Case("late: a card after the end", "farbstich", over("farbstich"), ANNA, PLAY % "R1"),
    Case("illegal: more tricks than cards", "schatzsuche", BIDDING, ANNA, BID % 4),
    Case("illegal: a card before the bids", "schatzsuche", BIDDING, ANNA, PLAY % "S9"),
    Case("illegal: a guess before the last round", "schatzsuche", BIDDING, ANNA, GUESS),
    Case("illegal: a bid before the guesses", "schatzsuche", GUESSING, ANNA, BID % 4),
    Case("late: a second bid", "schatzsuche", LED, BEN, BID % 1),
    Case("illegal: a card that is not held", "schatzsuche", LED, BEN, PLAY % "HA"),
    Case("illegal: not following suit", "schatzsuche", LED, BEN, PLAY % "D8"),
    Case("illegal: not trumping", "schatzsuche", FOLLOWED, CLEO, PLAY % "C8"),
    Case("illegal: a marker that turns by itself", "schatzsuche", LED, CLEO, FLIP % "S"),
    Case("illegal: objecting where nothing can be wrong", "schatzsuche", LED, CLEO, OBJECT % ANNA),
    Case("illegal: objecting before a card is played", "schatzsuche", UNLED, BEN, OBJECT % ANNA),
    Case("illegal: objecting to the own card", "schatzsuche", TURNED, ANNA, OBJECT % ANNA),
    Case("illegal: objecting to nobody", "schatzsuche", TURNED, ANNA, OBJECT % 7),
    Case("illegal: turning down what is down", "schatzsuche", TURNED, BEN, FLIP % "S"),
    Case("illegal: turning up what is up", "schatzsuche", TURNED, BEN, UNFLIP % "H"),
    Case("illegal: content before the last trick", "schatzsuche", TURNED, BEN, CONTENT),
    Case("late: a card after the end", "schatzsuche", over("schatzsuche"), ANNA, PLAY % "S9"),
)


def answers() -> str:
    """Every case with its refusal, as JSON and in four languages."""
    told = []
    for case in CASES:
        refusal = case.refusal()
        assert refusal, case
        told.append(f"{case.game}, {case.why}\n  {refusal}")
        for language in LANGUAGES:
            formatter = Formatter(TEXTS[language], case.game, NAMES, case.seat)
            told.append(f"  {language}: {formatter.refusal(refusal)}")
    return "\n".join(told) + "\n"


if __name__ == "__main__":
    FILE.write_text(answers(), "utf-8")
