"""How many people the machine lets a process talk with: each of them is an open file."""

import resource
from typing import Final

OTHERS: Final = 200
"""files that are open besides: the memory, the bots, who is just being turned away"""

ENDLESS: Final = resource.RLIM_INFINITY


def room_for(connections: int) -> int:
    """As many of them as there can be, once the machine was asked for enough files."""
    wanted = connections + OTHERS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == ENDLESS or soft >= wanted:
        return connections
    allowed = wanted if hard == ENDLESS else min(wanted, hard)
    if allowed > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return max(1, max(allowed, soft) - OTHERS)
