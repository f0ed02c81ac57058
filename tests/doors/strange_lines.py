"""Invalid lines, each with its refusal."""

from server.protocol.requests import REQUESTS
from server.protocol.seat import name_of

LOOK = b'{"do":"look"}\n'
ALL_REQUESTS = [name_of(kind) for kind in REQUESTS]


def bad(where: str | None) -> dict[str, object]:
    return {"refusal": "bad-request", "where": where}


NO_SUCH_REQUEST: dict[str, object] = {"refusal": "no-such-request", "requests": ALL_REQUESTS}
STRANGE: dict[str, tuple[bytes, dict[str, object]]] = {
    "no JSON": (b"take", bad(None)),
    "half an object": (b'{"do":"look"', bad(None)),
    "two objects": (b'{"do":"look"}{"do":"look"}', bad(None)),
    "an array": (b'[{"do":"look"}]', bad(None)),
    "a string": (b'"look"', bad(None)),
    "null": (b"null", bad(None)),
    "nothing asked": (b"{}", bad("do")),
    "a number asked": (b'{"do":1}', bad("do")),
    "unknown": (b'{"do":"cheat"}', NO_SUCH_REQUEST),
    "a key missing": (b'{"do":"name"}', bad("name")),
    "a wrong type": (b'{"do":"name","name":7}', bad("name")),
    "wrong far inside": (
        b'{"do":"open","game":"a","seats":3,"clock":{"bank":1}}',
        bad("clock.bank"),
    ),
    "missing far inside": (b'{"do":"prefer"}', bad("preferences")),
    "not in the list": (b'{"do":"language","language":"la"}', bad("language")),
    "a seat below none": (b'{"do":"dismiss","seat":-1}', bad("seat")),
    "a key twice": (b'{"do":"name","name":"Ann","name":"Ben"}', bad("name")),
    "asked twice": (b'{"do":"look","do":"leave"}', bad("do")),
    "a key twice in a move": (
        b'{"do":"move","move":{"move":"bid","tricks":1,"tricks":2}}',
        bad("tricks"),
    ),
    "invalid UTF-8": (b'{"do":"name","name":"\xff"}', bad(None)),
    "invalid UTF-8 in a move": (b'{"do":"move","move":"\xff"}', bad(None)),
    "a surrogate in UTF-8": (b'{"do":"move","move":"\xed\xa0\x80"}', bad(None)),
    "half a surrogate": (b'{"do":"name","name":"\\ud800"}', bad(None)),
    "half a surrogate in a move": (b'{"do":"move","move":{"\\ud800":1}}', bad(None)),
    "a byte order mark": (b"\xef\xbb\xbf" + LOOK.strip(), bad(None)),
    "NUL": (b'{"do":"name","name":"\x00"}', bad(None)),
    "nothing but NUL": (b"\x00", bad(None)),
    "deep arrays": (b'{"do":"move","move":' + b"[" * 30000 + b"]" * 30000 + b"}", bad(None)),
    "deep objects": (b'{"a":' * 9000, bad(None)),
    "a huge whole number": (b'{"do":"open","game":"a","seats":' + b"9" * 9000 + b"}", bad("seats")),
    "a huge number": (b'{"do":"open","game":"a","seats":1e999}', bad("seats")),
    "a number too high": (b'{"do":"events","since":1000000001}', bad("since")),
    "infinity": (b'{"do":"events","since":Infinity}', bad(None)),
    "a carriage return inside": (b'{"do":"lo\rok"}', bad(None)),
    "too long": (
        b'{"do":"name","name":"' + b"a" * 65536 + b'"}',
        {"refusal": "line-too-long", "most": 65536},
    ),
}
