"""Values of the middle of the table: trump, the trick, the bids so far, what a guess is worth."""

from collections.abc import Sequence
from typing import NamedTuple

from server.cards import SUIT
from server.protocol import schatzsuche
from server.protocol.seat import Over, Turn
from tui.games.people import cut, from_me, is_absent, state
from tui.games.schatzsuche import moves
from tui.games.schatzsuche.faces import Face, face_of, name_of_seat, strength
from tui.games.schatzsuche.finale import Finale, finale_part, moment
from tui.games.schatzsuche.recap import Recapped, recapped_round
from tui.games.schatzsuche.seats import in_order
from tui.look import Look
from tui.plain.games import Seen


class TrumpPart(NamedTuple):
    """`golden`: the word for the golden card, while it lies face down in the middle."""

    title: str
    face: Face | None
    words: tuple[str, str]
    suit: str
    golden: str
    is_golden_alone: bool


class Played(NamedTuple):
    """A card in the trick; 0 is the place of the left seat, 1 that of the right, 2 the own one."""

    place: int
    face: Face | None
    caption: str
    wins: bool = False


class LastTrick(NamedTuple):
    title: str
    faces: tuple[Face, ...]
    winner: int
    words: str


class Tokens(NamedTuple):
    """The tricks of the round, and the bids on them."""

    title: str
    so_far: str
    number: int
    bids: tuple[tuple[str, int], ...]
    left: str
    hint: str


class TrickPart(NamedTuple):
    """One of `recap`, `tokens` and `worth` takes the place of the trick, if it is there. `absent`:
    who is away, for a phone."""

    cards: tuple[Played, ...]
    wins_word: str
    last: LastTrick | None
    trick: str
    round: str
    beats: str
    ranks: tuple[str, ...]
    tokens: Tokens | None
    worth: tuple[str, ...]
    recap: Recapped | None
    absent: str
    finale: Finale | None


def absent_told(look: Look, seen: Seen) -> str:
    """Who is away, or whom a bot covers."""
    return ", ".join(
        f"{cut(seen.names[seat], 6)}: {state(look, seat)}"
        for seat in from_me(seen)
        if is_absent(look, seat)
    )


def layout_of(view: schatzsuche.SchatzsucheView) -> str:
    """Which boxes the board has: those of a guess, of the bids, of play, or of the end."""
    if isinstance(view.waiting, Over):
        return "end"
    if view.trump is None:
        return "guess" if view.round == schatzsuche.ROUNDS else "bid"
    return "bid" if None in view.bids else "play"


def trump_part(look: Look, seen: Seen) -> TrumpPart:
    view: schatzsuche.SchatzsucheView = seen.view
    say, golden = look.say, ""
    if view.round == schatzsuche.ROUNDS and view.treasure is None:
        golden = say("schatzsuche-screen-golden")
    if view.trump is None:
        return TrumpPart("", None, ("", ""), "", golden, bool(golden))
    suit = moves.suit_name(look, SUIT[view.trump])
    beats = say("schatzsuche-screen-beats", suit=suit), say("schatzsuche-screen-beats-all")
    face = face_of(look, seen, view.trump)._replace(is_trump=False)
    return TrumpPart(say("schatzsuche-screen-trump-title"), face, beats, suit, golden, False)


def trick_part(look: Look, seen: Seen) -> TrickPart:
    view: schatzsuche.SchatzsucheView = seen.view
    say, phase = look.say, layout_of(view)
    cards = laid(look, seen) if phase == "play" else ()
    number = min(sum(view.tricks) + 1, view.round) if view.tricks else 0
    worth: tuple[str, ...] = ()
    if phase == "guess":
        parts = ("aside", "now", "suit", "rank", "both")
        worth = tuple(say("schatzsuche-screen-worth", part=part) for part in parts)
        worth += tuple(say("schatzsuche-screen-of-cards", count=count) for count in (8, 4, 1))
    is_full = len(cards) == len(lying(view))
    return TrickPart(
        cards=cards,
        wins_word=say("schatzsuche-screen-took" if is_full else "schatzsuche-screen-wins"),
        last=last_trick(look, seen),
        trick=say("schatzsuche-screen-trick-of", trick=number, tricks=view.round)
        if phase == "play" and number
        else "",
        round=say("schatzsuche-screen-round", round=view.round, rounds=schatzsuche.ROUNDS),
        beats=say("schatzsuche-screen-strength"),
        ranks=strength(look),
        tokens=tokens(look, seen) if phase == "bid" and view.trump else None,
        worth=worth,
        recap=recapped_round(look, seen) if look.recap is not None and not view.plays else None,
        absent=absent_told(look, seen),
        finale=finale_part(look, seen, moment(look, seen)) if phase == "end" else None,
    )


def lying(view: schatzsuche.SchatzsucheView) -> Sequence[schatzsuche.Laid]:
    """A full trick lies there until the next one is led, except for the one who is to lead."""
    last = view.last_trick
    if view.plays or last is None or not any(view.tricks):
        return view.plays
    leads = isinstance(view.waiting, Turn) and view.seat in view.waiting.seats
    return () if leads and sum(view.tricks) < view.round else last.plays


def laid(look: Look, seen: Seen) -> tuple[Played, ...]:
    """The cards of the trick, and the places of those who have not played."""
    view: schatzsuche.SchatzsucheView = seen.view
    me, left, right = from_me(seen)
    places = {left: 0, right: 1, me: 2}
    plays, found = lying(view), list[Played]()
    best = schatzsuche.winner(plays, SUIT[view.trump]) if plays and view.trump else None
    for play in plays:
        name = name_of_seat(seen, play.seat)
        caption = look.say("schatzsuche-screen-led", name=name) if play == plays[0] else name
        wins = play.seat == best
        face = face_of(look, seen, play.card)
        found.append(Played(places[play.seat], face, name if wins else caption, wins))
    if len(plays) < schatzsuche.PLAYERS and sum(view.tricks) != view.round:
        played = {play.seat for play in plays}
        for seat in {left, right, me} - played:
            mine = seat == view.seat
            word = look.say("schatzsuche-screen-your-card") if mine else name_of_seat(seen, seat)
            found.append(Played(places[seat], None, word))
    return tuple(sorted(found))


def last_trick(look: Look, seen: Seen) -> LastTrick | None:
    """Not that of another round, nor one that still lies there."""
    view: schatzsuche.SchatzsucheView = seen.view
    last = view.last_trick
    if last is None or not any(view.tricks) or lying(view) == last.plays:
        return None
    faces = tuple(face_of(look, seen, play.card) for play in last.plays)
    winner = [play.seat for play in last.plays].index(last.winner)
    you = "yes" if last.winner == view.seat else "no"
    words = look.say("schatzsuche-screen-won-it", name=name_of_seat(seen, last.winner), you=you)
    return LastTrick(look.say("schatzsuche-screen-last"), faces, winner, words)


def tokens(look: Look, seen: Seen) -> Tokens:
    view: schatzsuche.SchatzsucheView = seen.view
    bids = [(seat, view.bids[seat]) for seat in in_order(view)]
    made = tuple((name_of_seat(seen, seat), bid) for seat, bid in bids if bid is not None)
    total = sum(bid for _, bid in made)
    left = view.round - total
    say = look.say
    return Tokens(
        say("schatzsuche-screen-to-make", tricks=view.round),
        say("schatzsuche-screen-bid-so-far", tricks=total),
        view.round,
        made,
        say("schatzsuche-screen-left", count=left) if left > 0 else "",
        say("schatzsuche-screen-any-bid"),
    )
