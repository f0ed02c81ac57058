"""A round of Schatzsuche apart from its tricks: dealer, guesses, deal, bids and points."""

from server.cards import SUIT_PACK, Rank, Suit
from server.engine.game import clockwise, put, winners
from server.engine.schatzsuche.state import Bidding, Board, Dealing, Guessing, Playing, State
from server.protocol import schatzsuche
from server.protocol.schatzsuche import PLAYERS, ROUNDS, Ended, Treasure
from server.protocol.seat import Event, Over, Result, replace


def begin_round(state: State, dealer: int, events: list[Event]) -> State:
    number = state.round + 1
    events.append(schatzsuche.RoundBegan(number, dealer))
    # The golden card is dealt in this round, so guesses come before any hand is known.
    now = Guessing() if number == ROUNDS else Dealing()
    return replace(state, dealer=dealer, round=number, now=now)


def guess(state: State, seat: int, suit: Suit, rank: Rank, events: list[Event]) -> State:
    events.append(schatzsuche.Guessed(seat, suit, rank))
    guesses = put(state.guesses, seat, schatzsuche.Named(suit, rank))
    now = state.now if None in guesses else Dealing()
    return replace(state, guesses=guesses, now=now)


def deal(state: State, order: tuple[int, ...], events: list[Event]) -> State:
    """In round 10 the golden card first; then the hands, card by card; the next turns trump."""
    deck = tuple(SUIT_PACK[i] for i in order)
    events.append(schatzsuche.Deck(deck))
    golden, cards = None, deck
    if state.round == ROUNDS:
        golden, cards = deck[0], deck[1:]
        events.append(schatzsuche.Golden(golden))
    seats = clockwise(state.dealer + 1, PLAYERS)
    given = PLAYERS * state.round
    dealt = {seat: cards[i:given:PLAYERS] for i, seat in enumerate(seats)}
    events.extend(schatzsuche.HandDealt(seat, dealt[seat]) for seat in seats)
    events.append(schatzsuche.Trump(cards[given]))
    hands = tuple(dealt[seat] for seat in range(PLAYERS))
    return replace(state, now=Bidding(Board(hands, cards[given], golden, leader=seats[0])))


def bid(state: State, board: Board, seat: int, tricks: int, events: list[Event]) -> State:
    """From the dealer's left; nothing is ruled out by what the others bid."""
    events.append(schatzsuche.BidMade(seat, tricks))
    board = replace(board, bids=put(board.bids, seat, tricks))
    return replace(state, now=(Bidding if None in board.bids else Playing)(board))


def score(state: State, board: Board, events: list[Event]) -> State:
    bids = tuple(bid for bid in board.bids if bid is not None)
    points = tuple(
        schatzsuche.points_for(bid, tricks, state.round)
        for bid, tricks in zip(bids, board.tricks, strict=True)
    )
    totals = tuple(total + new for total, new in zip(state.totals, points, strict=True))
    scored = schatzsuche.Scored(bids, board.tricks, points, totals)
    events.append(scored)
    state = replace(state, totals=totals, sheet=(*state.sheet, scored))
    if state.round == ROUNDS:
        return end(state, board, events)
    return begin_round(state, next_dealer(totals, state.dealer), events)


def next_dealer(totals: tuple[int, ...], dealer: int) -> int:
    """The leader deals; if two lead, the third player; if all three do, the same dealer again."""
    lead = winners(totals)
    if len(lead) == PLAYERS:
        return dealer
    return lead[0] if len(lead) == 1 else totals.index(min(totals))


def end(state: State, board: Board, events: list[Event]) -> State:
    """The golden card is turned up, and the best guess is worth the most."""
    golden = board.golden
    assert golden is not None
    bonus = tuple(schatzsuche.bonus_for(guess, golden) for guess in state.guesses)
    points = tuple(total + extra for total, extra in zip(state.totals, bonus, strict=True))
    result = Result(points, winners(points))
    events += (Treasure(golden, bonus), Ended(result.points, result.winners))
    return replace(state, treasure=golden, now=Over(result))
