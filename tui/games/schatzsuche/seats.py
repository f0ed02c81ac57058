"""The players: plate with points, markers, tricks of the bid, what was done last, cards held."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from server.cards import SUIT, SUITS, Suit, SuitCard
from server.protocol import schatzsuche
from server.protocol.seat import Turn
from tui.games.people import is_absent, is_asked, is_timed, state, time_left
from tui.games.schatzsuche import moves
from tui.games.schatzsuche.faces import Face, face_of, guess_of, name_of_seat, signed, suit_letters
from tui.look import Look
from tui.plain.games import Seen

ROUND_OVER: Final = ("content", "objection")


class OpenView(schatzsuche.SchatzsucheView, frozen=True, tag="schatzsuche"):
    """A view of a finished game, with the hands of all seats."""

    hands: tuple[tuple[SuitCard, ...], ...] = ()

    @classmethod
    def of(
        cls, view: schatzsuche.SchatzsucheView, views: Sequence[schatzsuche.SchatzsucheView]
    ) -> "OpenView":
        same = {field: getattr(view, field) for field in view.__struct_fields__}
        return cls(**{**same, "hands": tuple(each.hand for each in views)})


class Marker(NamedTuple):
    """`will_turn`: the card that is pointed at turns it. `key`: its digit, if one is to turn it."""

    suit: Suit
    letter: str
    is_down: bool
    word: str
    tip: str
    does: str = ""
    key: str = ""
    will_turn: bool = False


class Tally(NamedTuple):
    """Tricks won against the bid, which is None until it is made. `is_running`: all have bid."""

    bid: int | None
    won: int
    caption: str
    words: str
    is_running: bool
    verdict: str = ""


class Seat(NamedTuple):
    """A player. `said`: what they did last; `is_timed`: the clock has to be seen where room is
    scarce; `laid_open`: their cards, where a replay shows them."""

    name: str
    note: str
    clock: str
    is_timed: bool
    deals: str
    points: str
    score: str
    is_turn: bool
    is_absent: bool
    is_me: bool
    markers: tuple[Marker, ...]
    tally: Tally | None
    said: str
    is_old: bool
    held: int
    held_words: str
    guess: Face | None
    guess_word: str
    is_guessing: bool
    laid_open: tuple[Face, ...]
    does: str


def seat_of(look: Look, seen: Seen, seat: int) -> Seat:
    view: schatzsuche.SchatzsucheView = seen.view
    points, held = view.totals[seat], held_by(view, seat)
    said, is_old = last_action(look, seen, seat)
    return Seat(
        name=name_of_seat(seen, seat),
        note=state(look, seat),
        clock=time_left(look, seat),
        is_timed=is_timed(look, seen, seat),
        deals=look.say("schatzsuche-screen-deals") if view.dealer == seat else "",
        points=look.say(
            "schatzsuche-screen-score", count=abs(points), points=signed(points).lstrip("+")
        ),
        score=signed(points).lstrip("+"),
        is_turn=is_asked(seen, seat) and (seat == view.seat or not look.lit),
        is_absent=is_absent(look, seat),
        is_me=seat == view.seat,
        markers=markers_of(look, seen, seat),
        tally=tally_of(look, seen, seat),
        said=said,
        is_old=is_old,
        held=held,
        held_words=look.say("schatzsuche-screen-held", count=held) if held else "",
        guess=guess_of(look, seen, seat),
        guess_word=look.say("schatzsuche-screen-guesses"),
        is_guessing=view.round == schatzsuche.ROUNDS and view.trump is None,
        laid_open=open_hand(look, seen, seat),
        does=objection_to(look, seen, seat),
    )


def held_by(view: schatzsuche.SchatzsucheView, seat: int) -> int:
    """The cards of a player, which the round and its tricks give away."""
    if view.trump is None:
        return 0
    return view.round - sum(view.tricks) - any(play.seat == seat for play in view.plays)


def markers_of(look: Look, seen: Seen, seat: int) -> tuple[Marker, ...]:
    view: schatzsuche.SchatzsucheView = seen.view
    if not view.down:
        return ()
    mine = seat == view.seat
    verb, _, card = look.pointed.partition(":")
    turned = moves.will_turn(view, card) if mine and verb == "play" else []  # type: ignore[arg-type]
    now = moves.stage(look, seen) if mine else "wait"
    keys = {}
    if now == "marker":
        points = moves.points(look, seen, now)
        keys = {
            each.does.partition(":")[2]: (each.does, str(at)) for at, each in enumerate(points, 1)
        }
    opens = moves.MARKERS if mine and moves.opens(seen, moves.MARKERS) else ""
    found = []
    for suit in SUITS:
        is_down = suit in view.down[seat]
        does, key = keys.get(suit, (opens, ""))
        tip = look.say(
            "schatzsuche-screen-marker-tip",
            suit=moves.suit_name(look, suit),
            name=seen.names[seat],
            down="yes" if is_down else "no",
        )
        word = look.say("schatzsuche-screen-none-of") if is_down else ""
        letter = suit_letters(look, suit)
        found.append(Marker(suit, letter, is_down, word, tip, does, key, suit in turned))
    return tuple(found)


def tally_of(look: Look, seen: Seen, seat: int) -> Tally | None:
    view: schatzsuche.SchatzsucheView = seen.view
    if not view.bids:
        return None
    bid, won = view.bids[seat], view.tricks[seat]
    if None in view.bids:
        words = "" if bid is None else str(bid)
        return Tally(bid, won, look.say("schatzsuche-screen-bids-caption"), words, False)
    assert bid is not None
    verdict = ""
    if won == bid:
        verdict = look.say("schatzsuche-screen-exact")
    elif won > bid:
        verdict = look.say("schatzsuche-screen-over", count=won - bid)
    mine = "yes" if seat == view.seat else "no"
    caption = look.say("schatzsuche-screen-tricks-won", you=mine)
    words = look.say("schatzsuche-screen-tally", won=won, bid=bid)
    return Tally(bid, won, caption, words, True, verdict)


def objection_to(look: Look, seen: Seen, seat: int) -> str:
    does = f"object:{seat}"
    if moves.as_move(does) not in seen.legal:
        return ""
    return does if moves.stage(look, seen) in ROUND_OVER else moves.OBJECTION


def last_action(look: Look, seen: Seen, seat: int) -> tuple[str, bool]:
    """What a player did last or is asked now, and whether others have acted since."""
    view: schatzsuche.SchatzsucheView = seen.view
    if seat in view.content:
        return look.say("schatzsuche-screen-is-content"), view.content[-1] != seat
    for play in view.plays:
        if play.seat == seat:
            return played(look, seen, play), view.plays[-1] != play
    if view.bids and view.bids[seat] is not None and not view.plays and not any(view.tricks):
        bidders = [each for each in in_order(view) if view.bids[each] is not None]
        said = look.say("schatzsuche-screen-bids-now", tricks=view.bids[seat])
        return said, bidders[-1] != seat
    if isinstance(view.waiting, Turn) and seat in view.waiting.seats:
        waits = bool(look.lit) and seat != view.seat
        return look.say("lesson-waits-for-you" if waits else "schatzsuche-screen-is-asked"), False
    last = view.last_trick
    if last and any(view.tricks) and last.winner == seat and not view.plays:
        return look.say("schatzsuche-screen-took"), False
    return "", True


def in_order(view: schatzsuche.SchatzsucheView) -> list[int]:
    """As they bid and guess: from the dealer's left."""
    dealer = view.dealer or 0
    return [(dealer + turn) % schatzsuche.PLAYERS for turn in range(1, schatzsuche.PLAYERS + 1)]


def played(look: Look, seen: Seen, play: schatzsuche.Laid) -> str:
    view: schatzsuche.SchatzsucheView = seen.view
    led, trump = SUIT[view.plays[0].card], SUIT[view.trump] if view.trump else None
    how = "leads" if view.plays[0] == play else "plays"
    if SUIT[play.card] == trump != led:
        how = "trumps"
    return look.say("schatzsuche-screen-played", how=how, card=seen.formatter.card(play.card))


def open_hand(look: Look, seen: Seen, seat: int) -> tuple[Face, ...]:
    """The hand of another seat, where a replay shows it, sorted as its owner has it."""
    view = seen.view
    if not isinstance(view, OpenView) or seat == view.seat:
        return ()
    cards = moves.sorted_hand(view, view.hands[seat])
    return tuple(face_of(look, seen, card) for card in cards)
