"""What a table shows, written for one reader: the room, the state, the listing."""

from collections.abc import Collection
from typing import Any

import msgspec

from server.house.table.company import Company, Seated, Setup
from server.house.table.course import Course
from server.protocol.lobby import Chair, ListedPlayer, Listing, Presence, Room
from server.protocol.notices import GameSnapshot
from server.protocol.seat import Viewer


def listing(table: int, setup: Setup, company: Company, watchers: int) -> Listing:
    return Listing(
        table=table,
        game=setup.game,
        seats=tuple(ListedPlayer(s.name, s.bot) if s else None for s in company.seats),
        phase=company.phase,
        options=setup.options,
        clock=setup.clock,
        watchers=watchers,
    )


def chair(seated: Seated | None, here: bool, covered: bool) -> Chair | None:
    if seated is None:
        return None
    presence: Presence = "away" if seated.away else "here" if here or seated.bot else "gone"
    return Chair(
        name=seated.name,
        bot=seated.bot,
        ready=seated.ready,
        presence=presence,
        covered=covered,
        words=bool(seated.words),
    )


def room(
    table: int,
    setup: Setup,
    company: Company,
    viewer: Viewer,
    *,
    held: Collection[int],
    covered: Collection[int],
    watchers: int,
    paused: bool,
    commit: str,
) -> Room:
    mine = None if viewer is None else company.seats[viewer]
    return Room(
        table=table,
        code=None if setup.lesson else setup.code,
        game=setup.game,
        options=setup.options,
        clock=setup.clock,
        phase=company.phase,
        host=company.host,
        chairs=tuple(
            chair(seated, seat in held, seat in covered)
            for seat, seated in enumerate(company.seats)
        ),
        you=viewer,
        watchers=watchers,
        hushed=company.hushed,
        paused=paused,
        commit=commit,
        words=mine.words if mine else "",
        standing=standing(mine),
        record=company.record or None,
        lesson=setup.lesson,
    )


def standing(mine: Seated | None) -> dict[str, Any] | None:
    if mine is None or mine.standing is None:
        return None
    move: dict[str, Any] = msgspec.json.decode(mine.standing)
    return move


def state(table: int, course: Course, viewer: Viewer, left: tuple[int | None, ...]) -> GameSnapshot:
    now = course.now
    return GameSnapshot(
        table=table,
        number=now.number,
        turn=now.turn,
        view=course.game.view(now.state, viewer),
        legal=() if viewer is None else course.legal(viewer),
        left=left,
    )
