"""The days on which the house was open.

Only they count as days of absence: nothing is forgotten because the machine was off, or because its
clock was wrong for once.
"""

from math import inf

from server.store.changes import Change, keep
from server.store.connection import Connection

DAY = 86_400.0
# Seconds. A house that is killed has not noted its last minutes, which are none of being closed.
SHORT = 3600.0


def note_open(now: float, ahead: float = 0.0) -> Change:
    """`ahead`: by which the time of day is ahead of the clock that counts the age of tables."""
    return keep("open_days", day=int((now + ahead) // DAY), until=now)


def drop_days_to_come(now: float) -> Change:
    """Those that a clock noted which has been set back since."""
    return Change("DELETE FROM open_days WHERE until > ?", (now,))


def skip_closed_time(now: float) -> Change:
    """Moves the last change of all tables on by the time since the house was open, unless that is
    short."""
    return Change(
        "UPDATE tables SET changed = CASE WHEN changed > last THEN ?1 ELSE changed + ?1 - last END"
        " FROM (SELECT max(until) AS last FROM open_days) AS days WHERE last < ?1 - ?2",
        (now, SHORT),
    )


def days_ago(connection: Connection, days: int) -> float:
    """When the day began that lies so many open days back; before all time for 0 days, or if the
    house is not that old."""
    found = connection.execute(
        "SELECT day FROM open_days ORDER BY day DESC LIMIT 1 OFFSET ?", (days,)
    ).fetchone()
    return found[0] * DAY if days and found else -inf
