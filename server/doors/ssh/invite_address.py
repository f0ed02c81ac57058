"""The address of this server that people give to their friends."""

from server.doors.ssh.auth import Login
from server.house.people.households import parse_address
from server.protocol.lobby import Address
from server.text_formats import parse_host_port


def invite_address(name: str, login: Login) -> Address | None:
    """The name in the settings, or else the address of the house that this connection reached. None
    if that is unspecified or link-local, or local to the house while the person comes from
    elsewhere."""
    host, port = login.reached
    if spot := parse_host_port(name):
        return Address(spot.host, spot.port or port)
    found, theirs = parse_address(host), parse_address(login.address)
    # An address of the local network would not lead a friend elsewhere to the house.
    only_from_there = (found.is_loopback and not theirs.is_loopback) or (
        found.is_private and not theirs.is_private
    )
    if found.is_unspecified or found.is_link_local or only_from_there:
        return None
    return Address(str(found), port)
