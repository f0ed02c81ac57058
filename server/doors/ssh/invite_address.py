"""Where somebody's friends find the door."""

from server.doors.ssh.access_lists import plain
from server.doors.ssh.arrival import Arrival
from server.protocol.lobby import Address
from server.text_formats import parse_host_port


def invite_address(name: str, arrival: Arrival) -> Address | None:
    """By the name that the host has set, or else where he came in himself, if that leads there
    from elsewhere, too."""
    host, port = arrival.reached
    if spot := parse_host_port(name):
        return Address(spot.host, spot.port or port)
    found, his = plain(host), plain(arrival.address)
    is_for_him_alone = (found.is_loopback and not his.is_loopback) or (
        found.is_private and not his.is_private
    )
    if found.is_unspecified or found.is_link_local or is_for_him_alone:
        return None
    return Address(str(found), port)
