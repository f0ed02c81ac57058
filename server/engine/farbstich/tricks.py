"""A trick of Farbstich: nine of them are a game, some games a match."""

from server.cards import COLOUR, COLOURS, VALUE, Colour, ColourCard, colour_pack
from server.engine.farbstich.state import Board, Collecting, Dealing, Playing, State
from server.engine.game import clockwise, put, winners
from server.protocol import farbstich
from server.protocol.seat import Event, Over, Result, replace


def begin_game(state: State, starter: int, events: list[Event]) -> State:
    game = state.game + 1
    events.append(farbstich.GameBegan(game, starter))
    return replace(state, game=game, now=Dealing(starter))


def deal(state: State, starter: int, order: tuple[int, ...], events: list[Event]) -> State:
    """A card for each player to the display, then nine to each hand, one by one."""
    players = state.players
    pack = colour_pack(players)
    deck = tuple(pack[i] for i in order)
    display, rest = deck[:players], deck[players:]
    seats = clockwise(starter, players)
    dealt = {seat: rest[i::players] for i, seat in enumerate(seats)}
    events += (farbstich.Deck(deck), farbstich.Display(display))
    events.extend(farbstich.HandDealt(seat, dealt[seat]) for seat in seats)
    hands = tuple(dealt[seat] for seat in range(players))
    return begin_trick(state, Board(starter, starter, 1, hands, display, (0,) * players), events)


def begin_trick(state: State, board: Board, events: list[Event]) -> State:
    events.append(farbstich.TrickBegan(board.number, board.starter))
    return replace(state, now=Playing(board))


def play(state: State, board: Board, seat: int, card: ColourCard, events: list[Event]) -> State:
    events.append(farbstich.Played(seat, card))
    hand = tuple(c for c in board.hands[seat] if c != card)
    board = replace(
        board, hands=put(board.hands, seat, hand), plays=(*board.plays, farbstich.Laid(seat, card))
    )
    if len(board.plays) < state.players:
        return replace(state, now=Playing(board))
    ranked = farbstich.rank(board.plays)
    events.append(ranked)
    state = replace(state, last_trick=farbstich.LastTrick(board.plays, ranked.order, ranked.tied))
    # The first to collect starts the next trick; the display is never empty here.
    # In a trick in which all totals tie nobody collects, and the same player starts again.
    starter = ranked.order[0] if ranked.order else board.starter
    return go_on(state, Collecting(board, ranked.order, starter), events)


def collect(state: State, now: Collecting, colour: Colour, events: list[Event]) -> State:
    """Every display card of one colour, from the display as it was before this trick."""
    seat, board = now.to_collect[0], now.board
    cards = tuple(card for card in board.display if COLOUR[card] == colour)
    events.append(farbstich.Collected(seat, colour, cards))
    left = tuple(card for card in board.display if COLOUR[card] != colour)
    points = board.points[seat] + sum(VALUE[card] for card in cards)
    board = replace(board, display=left, points=put(board.points, seat, points))
    return go_on(state, replace(now, board=board, to_collect=now.to_collect[1:]), events)


def go_on(state: State, now: Collecting, events: list[Event]) -> State:
    """Waits for the next to collect, or begins the next trick with what was left and the cards just
    played; after the last trick it ends the game."""
    board = now.board
    # Seats that are left with an empty display get nothing.
    if now.to_collect and board.display:
        return replace(state, now=now)
    # The cards of the last trick are laid nowhere: they score for no player.
    if board.number == farbstich.HAND:
        return end_game(state, board, events)
    display = (*board.display, *(laid.card for laid in board.plays))
    board = replace(
        board, starter=now.next_starter, number=board.number + 1, display=display, plays=()
    )
    return begin_trick(state, board, events)


def end_game(state: State, board: Board, events: list[Event]) -> State:
    """Scores the game, and begins the next one or ends the match."""
    # Played cards and leftovers count for no player.
    events.append(farbstich.Scored(board.points))
    state = replace(state, scores=(*state.scores, board.points))
    # Points of a match are the sums of its games.
    sums = tuple(sum(mine) for mine in zip(*state.scores, strict=True))
    if state.game == state.options.games:
        result = Result(sums, winners(sums))
        events.append(farbstich.Ended(result.points, result.winners))
        return replace(state, now=Over(result))
    return begin_game(state, leader(sums, board.first), events)


def leader(sums: tuple[int, ...], first: int) -> int:
    """The leader by points starts the next game; of several, the first clockwise from `first`."""
    return max(clockwise(first, len(sums)), key=lambda seat: sums[seat])


def colours(display: tuple[ColourCard, ...]) -> tuple[Colour, ...]:
    there = {COLOUR[card] for card in display}
    return tuple(colour for colour in COLOURS if colour in there)
