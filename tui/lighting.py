"""The light of a lesson: the board sinks into the room, and one part of it stays lit.

A lesson sets `Look.lit` to the name of a part. `Board.show` hands it to all boxes of the board, and
a drawing function says by `canvas.begin(name)` to which part belongs what it draws from there on;
`canvas.palette` is the sunk palette for all parts but the lit one. `canvas.is_lit(name)` tells
whether to add a rim (`draw_rim` around a card, `draw_brackets` beside anything else) and an arrow.
Without a lit part nothing of this changes a drawing. Boxes of the rail are not sunk.
"""

from dataclasses import fields, replace
from functools import lru_cache
from typing import Any, Final

from tui.palettes import CardColor, Palette, mix

GROUND_SHARE: Final = 0.34
INK_SHARE: Final = 0.21
KEPT: Final = frozenset({
    "name", "depth", "dark", "room", "panel", "bar", "black", "note",
    "ink", "wild", "wild_star", "spades", "hearts", "clubs", "diamonds", "trump_star", "on_gold",
    "bubble_ink", "note_ink", "next_hit_ink", "golden_ink",
})  # fmt: skip
"""among them the inks on paper and on gold"""
INKS: Final = frozenset({
    "text", "soft", "mute", "faint", "good", "bad", "gold", "quiet", "only_you", "low", "high",
    "blue", "blue_light", "blue_word", "red", "red_light", "red_word", "cap_ink", "button_text",
    "bubble_old_ink", "spades_word", "hearts_word", "clubs_word", "diamonds_word",
    "next_low_ink", "next_high_ink", "next_over_ink", "next_hit",
})  # fmt: skip
# Few colours have no steps between them, so that only what shines most is replaced.
FEWER: Final[dict[str, dict[str, Any]]] = {
    "256": {
        "text": "color(250)", "gold": "color(178)", "paper": "color(145)", "edge": "color(242)",
        "paper_dim": "color(102)", "bubble": "color(145)", "next_hit": "color(136)",
        "back": "color(60)", "back_pattern": "color(103)", "only_you": "color(146)",
        "zone_low": "color(65)", "zone_over": "color(95)", "blue_light": "color(110)",
        "red_light": "color(174)",
    },
    "16": {
        "text": "color(7)", "gold": "color(3)", "paper": "color(7)", "bubble": "color(8)",
        "next_hit": "color(3)", "blue_light": "color(12)", "red_light": "color(9)",
    },
    "none": {},
}  # fmt: skip


@lru_cache(64)
def sunk(palette: Palette) -> Palette:
    """The same palette as it looks outside the light. Words keep more of their colour than the
    things they stand on, and stay readable."""
    if palette.depth != "truecolor":
        return replace(palette, **FEWER[palette.depth]) if palette.dark else palette

    def sink(color: str, share: float) -> str:
        return mix(color, palette.room, share) if color.startswith("#") else color

    changed: dict[str, Any] = {}
    for field in fields(palette):
        color = getattr(palette, field.name)
        if isinstance(color, str) and field.name not in KEPT:
            changed[field.name] = sink(color, INK_SHARE if field.name in INKS else GROUND_SHARE)
    changed["colors"] = tuple(
        (name, CardColor(sink(each.ground, GROUND_SHARE), each.ink, sink(each.word, INK_SHARE)))
        for name, each in palette.colors
    )
    return replace(palette, **changed)
