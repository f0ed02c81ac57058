"""The answer to a refused request, in line mode and over JSON."""

import json
from collections.abc import Sequence

import msgspec

from server.protocol.notices import Refused
from server.protocol.seat import Refusal, Viewer
from tests.faces.evening import Program, Typist
from tests.plain.scripted_house import TEXTS
from tui.events_as_text import Formatter


def answer_to(
    someone: Typist | Program,
    refusal: Refusal,
    game: str = "",
    names: Sequence[str] = (),
    seat: Viewer = None,
) -> object:
    """The object for a JSON client, or the sentence in the language of a person."""
    if isinstance(someone, Program):
        return json.loads(msgspec.json.encode(Refused(refusal)))
    texts = TEXTS[someone.session.person.language]
    return Formatter(texts, game, names, seat).refusal(refusal).replace("\xa0", " ")
