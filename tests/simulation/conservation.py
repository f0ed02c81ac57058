"""Cards and gems: none is lost, none appears twice."""

from collections import Counter
from collections.abc import Iterable, Iterator

from server.cards import SUIT_PACK, colour_pack
from server.engine.eight28 import state as eight28
from server.engine.farbstich import state as farbstich
from server.engine.schatzsuche import state as schatzsuche
from server.house.table.state import GameProgress
from server.protocol import eight28 as eight28_protocol
from server.protocol import farbstich as farbstich_protocol
from server.protocol import schatzsuche as schatzsuche_protocol
from server.protocol.seat import Event
from tests.simulation.broken import Broken


def check_conservation(name: str, game: GameProgress) -> None:
    state = game.state
    match state, state.now:
        case eight28.State(), now:
            check_gems(state)
            if isinstance(now, eight28.Offering):
                in_front = [card for hand in now.hands for card in (hand.hole, *hand.open)]
                pack = eight28.PACKS[state.options.pack]
                check_cards(name, (*in_front, *now.pile[now.top :]), pack)
        case farbstich.State(), farbstich.Playing(board) | farbstich.Collecting(board):
            check_cards(name, farbstich_cards(game, board), colour_pack(state.players))
        case schatzsuche.State(), schatzsuche.Bidding(dealt) | schatzsuche.Playing(dealt):
            check_schatzsuche(game, dealt)


def farbstich_cards(game: GameProgress, board: farbstich.Board) -> Iterator[str]:
    for hand in board.hands:
        yield from hand
    yield from board.display
    yield from (laid.card for laid in board.plays)
    for event in since(game, farbstich_protocol.Deck):
        if isinstance(event, farbstich_protocol.Collected):
            yield from event.cards


def check_schatzsuche(game: GameProgress, board: schatzsuche.Board) -> None:
    dealt: list[str] = []
    seen = [card for hand in board.hands for card in hand]
    for event in since(game, schatzsuche_protocol.RoundBegan):
        match event:
            case schatzsuche_protocol.Played(card=card):
                seen.append(card)
            case schatzsuche_protocol.HandDealt(cards=cards):
                dealt += cards or ()
    check_cards("schatzsuche", seen, dealt)
    if len(set(dealt)) != len(dealt) or not set(dealt) <= set(SUIT_PACK):
        raise Broken("cards are lost or appear twice", "schatzsuche", dealt)


def check_gems(state: eight28.State) -> None:
    everywhere = [state.supply, state.middle, *state.gems]
    total = eight28_protocol.Gems(
        sum(gems.blue for gems in everywhere), sum(gems.red for gems in everywhere)
    )
    if total != eight28.SUPPLY:
        raise Broken("gems are lost or made", total)


def since(game: GameProgress, kind: type[Event]) -> list[Event]:
    """The events after the last one of this kind."""
    found: list[Event] = []
    for _, event in reversed(game.log):
        if isinstance(event, kind):
            break
        found.append(event)
    return found


def check_cards(name: str, found: Iterable[str], wanted: Iterable[str]) -> None:
    if Counter(found) != Counter(wanted):
        raise Broken("cards are lost or appear twice", name)
