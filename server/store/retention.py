"""Which people and records are kept no longer than the settings say."""

from typing import Final

from server.protocol.seat import Value
from server.settings import Settings
from server.store.connection import ALL, Connection
from server.store.open_days import days_ago
from server.store.people import not_seen_since
from server.store.records import ended_before


class Outdated(Value, frozen=True):
    """The numbers of people and records."""

    people: tuple[int, ...]
    records: tuple[int, ...]

    def __str__(self) -> str:
        """For the host."""
        people, records = len(self.people), len(self.records)
        persons = "1 person" if people == 1 else f"{people} people"
        return f"{persons} and {records} {'record' if records == 1 else 'records'}"


NOTHING: Final = Outdated((), ())


def outdated(connection: Connection, settings: Settings, most: int = ALL) -> Outdated:
    """At most so many of each kind, those of longest ago first; without `most` all."""
    house, records = settings.house, settings.records
    newcomers, players, games = (
        days_ago(connection, days)
        for days in (house.forget_days, house.forget_players_days, records.keep_days)
    )
    people = not_seen_since(connection, newcomers, played=False, most=most)
    others = not_seen_since(connection, players, played=True, most=most)
    return Outdated(people + others, ended_before(connection, games, most))
