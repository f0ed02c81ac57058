"""The time that a player has left, as boxes show it."""

from typing import Self


class Clock(str):
    """Minutes and seconds until a bot decides for a seat; empty where there is no clock."""

    seat: int

    def __new__(cls, text: str, seat: int) -> Self:
        clock = super().__new__(cls, text)
        clock.seat = seat
        return clock
