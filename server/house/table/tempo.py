"""How soon bots move where one person plays against bots alone: the player decides."""

from typing import Final

from server.house.table import clocks
from server.house.table.draft import Draft
from server.house.table.state import Presence, TableState
from server.protocol.refusals import NotAlone
from server.protocol.requests import SetTempo
from server.protocol.seat import Refusal, name_of

# Names of the events with which a round, or one of several games, begins.
ROUNDS: Final = frozenset({"round", "game"})
# Seconds for a decision, from which on bots keep their usual pauses.
THOUGHT: Final = 4.0
# The part of the usual pauses that is left to a player who decides at once.
SHORTEST: Final = 0.25


def only_player(state: TableState) -> int | None:
    """The seat of the one person at a table; None if there are several, or none."""
    people = state.roster.people
    return people[0] if len(people) == 1 else None


def set_tempo(draft: Draft, seat: int, request: SetTempo) -> Refusal | None:
    if only_player(draft.state) is None:
        return NotAlone()
    draft.change(tempo=request.tempo)
    return None


def settle(draft: Draft, before: TableState) -> None:
    """Ends a tempo that no longer applies: bots are as slow as usual once others play, or once the
    game has come to something that concerns the player."""
    state = draft.state
    if state.tempo == "usual":
        return
    player = only_player(state)
    moved = state.game is not before.game
    if player is None or (state.tempo == "fast" and moved and concerns(draft, before, player)):
        draft.change(tempo="usual")


def concerns(draft: Draft, before: TableState, player: int) -> bool:
    """Whether a round began since then, or the player has to decide."""
    state, known = draft.state, len(before.game.log) if before.game else 0
    if state.game is None or any(name_of(each) in ROUNDS for _, each in state.game.log[known:]):
        return True
    if player not in state.thinking:
        return False
    automatic = clocks.automatic_move(state, player, draft.now, draft.rules)
    return automatic is None or clocks.can_be_silent(state, player, draft.rules)


def after_bot_move(draft: Draft) -> None:
    if draft.state.tempo == "step":
        draft.change(tempo="wait")


def waits(state: TableState, seat: int) -> bool:
    """Whether the bot in this seat may not move now. One that stands in for a person may."""
    return state.tempo == "wait" and seat not in state.roster.people


def following(state: TableState) -> float:
    """The part of the usual pauses that suits the speed of the only player."""
    player = only_player(state)
    thought = None if player is None else state.presence[player].thought
    return 1.0 if thought is None else min(max(thought / THOUGHT, SHORTEST), 1.0)


def thought_of(here: Presence, seconds: float) -> float:
    """With the latest decision; one long thought does not make the game slow for long."""
    before = THOUGHT if here.thought is None else here.thought
    return (before + min(seconds, THOUGHT)) / 2
