"""A trick of Farbstich: nine of them are a game, some games a match."""

from server.cards import COLOUR, COLOURS, VALUE, Colour, ColourCard, colour_pack
from server.engine.farbstich.state import Board, Collecting, Dealing, Playing, State
from server.engine.game import clockwise, put, winners
from server.protocol.farbstich import (
    HAND,
    Collected,
    Deck,
    Display,
    Ended,
    GameBegan,
    HandDealt,
    Laid,
    LastTrick,
    Played,
    Scored,
    TrickBegan,
    rank,
)
from server.protocol.seat import Event, Over, Result, replace


def begin_game(table: State, starter: int, events: list[Event]) -> State:
    game = table.game + 1
    events.append(GameBegan(game, starter))
    return replace(table, game=game, now=Dealing(starter))


def deal(table: State, starter: int, order: tuple[int, ...], events: list[Event]) -> State:
    """As many cards as players to the display, then nine to everybody, one by one."""
    players = table.players
    pack = colour_pack(players)
    deck = tuple(pack[i] for i in order)
    display, rest = deck[:players], deck[players:]
    seats = clockwise(starter, players)
    dealt = {seat: rest[i::players] for i, seat in enumerate(seats)}
    events += (Deck(deck), Display(display))
    events.extend(HandDealt(seat, dealt[seat]) for seat in seats)
    hands = tuple(dealt[seat] for seat in range(players))
    return begin_trick(table, Board(starter, starter, 1, hands, display, (0,) * players), events)


def begin_trick(table: State, trick: Board, events: list[Event]) -> State:
    events.append(TrickBegan(trick.number, trick.starter))
    return replace(table, now=Playing(trick))


def play(table: State, trick: Board, seat: int, card: ColourCard, events: list[Event]) -> State:
    """Any card may be played: nobody has to follow."""
    events.append(Played(seat, card))
    hand = tuple(c for c in trick.hands[seat] if c != card)
    trick = replace(
        trick, hands=put(trick.hands, seat, hand), plays=(*trick.plays, Laid(seat, card))
    )
    if len(trick.plays) < table.players:
        return replace(table, now=Playing(trick))
    ranked = rank(trick.plays)
    events.append(ranked)
    table = replace(table, last_trick=LastTrick(trick.plays, ranked.order, ranked.tied))
    # Whoever collects first starts the next trick; the display is never empty here.
    starter = ranked.order[0] if ranked.order else trick.starter
    return go_on(table, Collecting(trick, ranked.order, starter), events)


def collect(table: State, now: Collecting, colour: Colour, events: list[Event]) -> State:
    """Every display card of one colour, from the display as it was before this trick."""
    seat, trick = now.to_collect[0], now.trick
    cards = tuple(card for card in trick.display if COLOUR[card] == colour)
    events.append(Collected(seat, colour, cards))
    left = tuple(card for card in trick.display if COLOUR[card] != colour)
    points = trick.points[seat] + sum(VALUE[card] for card in cards)
    trick = replace(trick, display=left, points=put(trick.points, seat, points))
    return go_on(table, replace(now, trick=trick, to_collect=now.to_collect[1:]), events)


def go_on(table: State, now: Collecting, events: list[Event]) -> State:
    """The next to collect, or the next trick with what was left and the cards just played."""
    trick = now.trick
    if now.to_collect and trick.display:
        return replace(table, now=now)
    display = (*trick.display, *(laid.card for laid in trick.plays))
    if trick.number == HAND:
        return end_game(table, trick, events)
    trick = replace(
        trick, starter=now.next_starter, number=trick.number + 1, display=display, plays=()
    )
    return begin_trick(table, trick, events)


def end_game(table: State, trick: Board, events: list[Event]) -> State:
    """Played cards and leftovers score for nobody."""
    events.append(Scored(trick.points))
    table = replace(table, scores=(*table.scores, trick.points))
    sums = tuple(sum(mine) for mine in zip(*table.scores, strict=True))
    if table.game == table.options.games:
        result = Result(sums, winners(sums))
        events.append(Ended(result.points, result.winners))
        return replace(table, now=Over(result))
    return begin_game(table, leader(sums, trick.first), events)


def leader(sums: tuple[int, ...], first: int) -> int:
    """Who leads by points starts the next game; of several, the first clockwise from `first`."""
    return max(clockwise(first, len(sums)), key=lambda seat: sums[seat])


def colours(display: tuple[ColourCard, ...]) -> tuple[Colour, ...]:
    there = {COLOUR[card] for card in display}
    return tuple(colour for colour in COLOURS if colour in there)
