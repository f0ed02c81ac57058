"""The limit of open files, which limits the connections: each is an open file."""

import resource
from typing import Final

# Other open files: the database, the bots, rejected connections that linger.
OTHERS: Final = 200

ENDLESS: Final = resource.RLIM_INFINITY


def room_for(connections: int) -> int:
    """Raises the limit if possible, and returns how many connections it allows."""
    wanted = connections + OTHERS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == ENDLESS or soft >= wanted:
        return connections
    allowed = wanted if hard == ENDLESS else min(wanted, hard)
    if allowed > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return max(1, max(allowed, soft) - OTHERS)
