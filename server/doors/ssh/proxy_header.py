"""Reads the PROXY protocol, with which a proxy tells whose connection it passes on."""

from ipaddress import IPv4Address, IPv6Address
from struct import Struct
from typing import Final, NamedTuple

from server.text_formats import MOST_PORT

Place = tuple[str, int]

TEXT: Final = b"PROXY "
LONGEST_TEXT: Final = 107  # as the specification says, with the line end
BINARY: Final = b"\r\n\r\n\0\r\nQUIT\n"
HEAD: Final = Struct(">12sBBH")
LONGEST_REST: Final = 2048  # addresses, and what else proxies add
LOCAL, PROXY = 0x20, 0x21
TCP4, TCP6 = 0x11, 0x21
ADDRESSES: Final = {TCP4: Struct(">4s4sHH"), TCP6: Struct(">16s16sHH")}
FAMILIES: Final = {b"TCP4": IPv4Address, b"TCP6": IPv6Address}


class BadHeader(Exception):
    pass


class Header(NamedTuple):
    """`client` and `reached` are None where the proxy speaks for itself, as for its health checks.
    `rest` is what comes after the header."""

    client: Place | None
    reached: Place | None
    rest: bytes


def read_header(data: bytes) -> Header | None:
    """None if it is not complete yet."""
    if data.startswith(BINARY):
        return read_binary(data)
    if data.startswith(TEXT):
        return read_text(data)
    if BINARY.startswith(data) or TEXT.startswith(data):
        return None
    raise BadHeader


def read_text(data: bytes) -> Header | None:
    line, end, rest = data.partition(b"\r\n")
    if len(line) + 2 > LONGEST_TEXT:
        raise BadHeader
    if not end:
        return None
    match line.split(b" "):
        case [_, b"UNKNOWN", *_]:
            return Header(None, None, rest)
        case [_, family, source, target, *ports] if family in FAMILIES and len(ports) == 2:
            kind = FAMILIES[family]
            try:
                addresses = [str(kind(each.decode("ascii"))) for each in (source, target)]
            except ValueError as error:
                raise BadHeader from error
            client, reached = zip(addresses, map(port_of, ports), strict=True)
            return Header(client, reached, rest)
    raise BadHeader


def port_of(text: bytes) -> int:
    if not (text.isdigit() and len(text) <= len(str(MOST_PORT)) and int(text) <= MOST_PORT):
        raise BadHeader
    return int(text)


def read_binary(data: bytes) -> Header | None:
    if len(data) < HEAD.size:
        return None
    _, command, family, length = HEAD.unpack_from(data)
    if command not in (LOCAL, PROXY) or length > LONGEST_REST:
        raise BadHeader
    end = HEAD.size + length
    if len(data) < end:
        return None
    if command == LOCAL:
        return Header(None, None, data[end:])
    if family not in ADDRESSES or length < ADDRESSES[family].size:
        raise BadHeader
    source, target, source_port, target_port = ADDRESSES[family].unpack_from(data, HEAD.size)
    kind = IPv4Address if family == TCP4 else IPv6Address
    return Header((str(kind(source)), source_port), (str(kind(target)), target_port), data[end:])
