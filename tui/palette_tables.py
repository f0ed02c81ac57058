"""The colours that differ from the dark palette: of the other themes, and of terminals that have
fewer colours. Each is chosen by hand; a number is one of xterm's 256 colours.
"""

from collections.abc import Mapping
from typing import Any, Final

Table = Mapping[str, Any]

LIGHT: Final[Table] = {
    "room": "#efe7d8", "panel": "#e5dac6", "bar": "#d8cbb2", "wood": "#a87a4c",
    "text": "#221d19", "soft": "#443b33", "mute": "#5e5448", "faint": "#6f6557",
    "rule": "#b7ab97", "good": "#14591a", "bad": "#8f1a0e",
    "gold": "#8a4600", "gold_dark": "#f7dfb4", "on_gold": "#fff8ea", "gold_cap": "#fff3d6",
    "button": "#fffdf6", "button_text": "#221d19", "button_cap": "#d6d5cf", "cap_ink": "#8a4600",
    "cloth_edge": "#a9d2bb", "cloth": "#bfe0cd", "plate": "#cbe4d6", "shadow": "#86b39c",
    "inlay": "#6f9e87", "quiet": "#1f4a3a",
    "bubble": "#fffdf6", "bubble_ink": "#1b1512", "bubble_old": "#b4d9c4",
    "bubble_old_ink": "#1f4a3a",
    "paper": "#fffdf6", "paper_dim": "#d9d2c3",
    "back": "#3a448f", "back_pattern": "#8f9aec", "back_deep": "#2c336c", "back_deeper": "#1d2248",
    "only_you": "#2c3470", "on_back": "#ffffff", "note": "#d9dcff", "note_ink": "#1b1730",
    "note_head": "#3a448f",
    "spades_word": "#221d19", "hearts_word": "#9c0f25", "clubs_word": "#0a5a30",
    "diamonds_word": "#10459a",
    "colors": {
        "R": ("#d63e25", "#ffffff", "#99240f"), "G": ("#35b184", "#06251a", "#0b5338"),
        "B": ("#3470e0", "#ffffff", "#133f96"), "Y": ("#f6d23c", "#2a2203", "#5c4700"),
        "V": ("#cb9df2", "#1f0a30", "#5f2890"), "W": ("#f3efe6", "#221d19", "#4a443b"),
    },
    "blue": "#084c92", "blue_light": "#2f86d8", "blue_dark": "#05315f", "blue_word": "#084c92",
    "red": "#9c0f25", "red_light": "#d9475a", "red_dark": "#650a18", "red_word": "#9c0f25",
    "low": "#085236", "high": "#084488",
    "zone_low": "#63997f", "zone_high": "#6b9aa8", "zone_over": "#9d8172",
    "next_low": "#8fc3a8", "next_high": "#8db8c4", "next_over": "#c9b3a2",
    "next_low_ink": "#085236", "next_high_ink": "#053769", "next_over_ink": "#7c150b",
    "next_hit": "#8a4600", "next_hit_ink": "#fff8ea",
    "eight28_ground": "#2f6b52", "farbstich_ground": "#46507e", "schatzsuche_ground": "#86304a",
}  # fmt: skip
HIGH_CONTRAST: Final[Table] = {
    "room": "#000000", "panel": "#000000", "bar": "#1c1c1c", "wood": "#ffffff",
    "text": "#ffffff", "soft": "#f2f2f2", "mute": "#dcdcdc", "faint": "#c4c4c4",
    "rule": "#9a9a9a", "good": "#60ff60", "bad": "#ffa0a0",
    "gold": "#ffff00", "gold_dark": "#8a8a00", "on_gold": "#000000", "gold_cap": "#2b2b00",
    "button": "#303030", "button_text": "#ffffff", "button_cap": "#000000", "cap_ink": "#ffff00",
    "cloth_edge": "#001a0d", "cloth": "#002617", "plate": "#000000", "shadow": "#000000",
    "inlay": "#8fe0bd", "quiet": "#e0fff0", "bubble": "#ffffff", "bubble_ink": "#000000",
    "bubble_old": "#000000", "bubble_old_ink": "#e0fff0",
    "paper": "#ffffff", "paper_dim": "#b0b0b0", "edge": "#000000", "ink": "#000000",
    "wild": "#5a0080", "wild_star": "#7a4a00", "back": "#0000a0", "back_pattern": "#ffffff",
    "back_deep": "#000080", "back_deeper": "#000060", "only_you": "#ffffff",
    "on_back": "#ffffff", "golden": "#ffd400", "golden_ink": "#000000",
    "note": "#ffffff", "note_ink": "#000000", "note_head": "#0000a0",
    "spades": "#000000", "hearts": "#8a0000", "clubs": "#004d00", "diamonds": "#00208a",
    "dim_suits": ("#000000", "#6a0000", "#003400", "#00208a"), "trump_star": "#6b4400",
    "spades_word": "#ffffff", "hearts_word": "#ff9090", "clubs_word": "#60ff60",
    "diamonds_word": "#80c8ff",
    "colors": {
        "R": ("#a80f00", "#ffffff", "#ff9a86"), "G": ("#2fd69a", "#000000", "#60ffc0"),
        "B": ("#1c4fc0", "#ffffff", "#9cc2ff"), "Y": ("#ffee00", "#000000", "#ffff00"),
        "V": ("#dcb4ff", "#000000", "#e6c4ff"), "W": ("#ffffff", "#000000", "#ffffff"),
    },
    "blue": "#80c8ff", "blue_light": "#e0f2ff", "blue_dark": "#2a6cb0", "blue_word": "#80c8ff",
    "red": "#ff9090", "red_light": "#ffdada", "red_dark": "#c02a35", "red_word": "#ff9090",
    "low": "#60ff9c", "high": "#80d0ff",
    "zone_low": "#1f7a48", "zone_high": "#1f5f9a", "zone_over": "#8a3030",
    "next_low": "#003d20", "next_high": "#002f5a", "next_over": "#4a0000",
    "next_low_ink": "#ffffff", "next_high_ink": "#ffffff", "next_over_ink": "#ffffff",
    "next_hit": "#ffff00", "next_hit_ink": "#000000",
}  # fmt: skip
# The colours of Okabe and Ito, which differ in lightness, and between warm and cold.
COLOUR_BLIND: Final[Table] = {
    "good": "#56c4f5", "bad": "#ffa94d",
    "red": "#ff9d3c", "red_light": "#ffd9ad", "red_dark": "#9a4f00", "red_word": "#ffa94d",
    "hearts": "#8f3800", "clubs": "#00543c", "diamonds": "#004a78",
    "dim_suits": ("#221d19", "#702c00", "#00432f", "#003b60"),
    "hearts_word": "#ffa94d", "clubs_word": "#5fd8b4", "diamonds_word": "#56c4f5",
    "low": "#a5e8d6", "high": "#74baff", "zone_over": "#8a6234", "next_over": "#4f4428",
    "next_low_ink": "#a5e8d6", "next_high_ink": "#86c4ff", "next_over_ink": "#ffa94d",
}  # fmt: skip

CLOTHS: Final[Table] = {
    "farbstich": {
        "cloth_edge": "#161b33", "cloth": "#232a4a", "plate": "#0f1324", "shadow": "#0c0f20",
        "inlay": "#46507e", "quiet": "#b4bce0", "bubble": "#dedfe4", "bubble_old": "#464c67",
        "bubble_old_ink": "#c6cdec",
    },
    "schatzsuche": {
        "cloth_edge": "#3a0f1c", "cloth": "#58182b", "plate": "#290b14", "shadow": "#22070f",
        "inlay": "#86304a", "quiet": "#e0b6bf", "bubble": "#e6dddf", "bubble_old": "#733d4d",
        "bubble_old_ink": "#ecc9d0",
    },
}  # fmt: skip
LIGHT_CLOTHS: Final[Table] = {
    "farbstich": {
        "cloth_edge": "#bcc6e4", "cloth": "#d0d8f0", "plate": "#dde3f5", "shadow": "#929dc4",
        "inlay": "#7d89b8", "quiet": "#2a3463", "bubble_old": "#c6cfea",
        "bubble_old_ink": "#2a3463",
    },
    "schatzsuche": {
        "cloth_edge": "#e6c3cb", "cloth": "#f2d6dc", "plate": "#f7e4e8", "shadow": "#c2949f",
        "inlay": "#b5788a", "quiet": "#5f1f31", "bubble_old": "#ecccd4",
        "bubble_old_ink": "#5f1f31",
    },
}  # fmt: skip
HIGH_CONTRAST_CLOTHS: Final[Table] = {
    "farbstich": {
        "cloth_edge": "#00071f", "cloth": "#000f33", "inlay": "#a9b8ff", "quiet": "#e6eaff",
        "bubble_old_ink": "#e6eaff",
    },
    "schatzsuche": {
        "cloth_edge": "#1f0008", "cloth": "#330010", "inlay": "#ffb0c4", "quiet": "#ffe6ec",
        "bubble_old_ink": "#ffe6ec",
    },
}  # fmt: skip

# 256 colours: a flat cloth. Words on it are a step lighter than the things they name.
DARK_256: Final[Table] = {
    "room": 233, "panel": 234, "bar": 235, "wood": 94,
    "text": 230, "soft": 251, "mute": 247, "faint": 245, "rule": 240, "good": 114, "bad": 217,
    "gold": 221, "gold_dark": 94, "on_gold": 232, "gold_cap": 58,
    "button": 237, "button_text": 230, "button_cap": 240, "cap_ink": 221,
    "cloth_edge": 22, "cloth": 22, "plate": 234, "shadow": 233, "inlay": 71, "quiet": 151,
    "bubble": 255, "bubble_ink": 233, "bubble_old": 236, "bubble_old_ink": 151,
    "paper": 230, "paper_dim": 187, "edge": 144, "card_edge": 16, "ink": 234,
    "wild": 91, "wild_star": 130, "back": 61, "back_pattern": 147, "back_deep": 60,
    "back_deeper": 237, "only_you": 189, "note": 189, "note_ink": 233, "note_head": 54,
    "spades": 16, "hearts": 160, "clubs": 28, "diamonds": 26, "dim_suits": (16, 124, 22, 18),
    "trump_star": 130, "on_back": 231,
    "spades_word": 230, "hearts_word": 217, "clubs_word": 120, "diamonds_word": 117,
    "colors": {
        "R": (160, 231, 217), "G": (35, 16, 121), "B": (26, 231, 117), "Y": (226, 16, 227),
        "V": (183, 16, 183), "W": (255, 16, 231),
    },
    "blue": 75, "blue_light": 195, "blue_dark": 25, "blue_word": 117,
    "red": 203, "red_light": 217, "red_dark": 124, "red_word": 217,
    "low": 121, "high": 117, "zone_low": 72, "zone_high": 24, "zone_over": 131,
    "next_low": 29, "next_high": 24, "next_over": 88, "next_hit": 221,
    "next_low_ink": 231, "next_high_ink": 231, "next_over_ink": 231, "next_hit_ink": 232,
    "golden": 178, "golden_ink": 16, "game_ink": 231, "eight28_ground": 22,
    "farbstich_ground": 60, "schatzsuche_ground": 52,
}  # fmt: skip
LIGHT_256: Final[Table] = {
    **DARK_256,
    "room": 255, "panel": 254, "bar": 252, "wood": 137,
    "text": 234, "soft": 237, "mute": 239, "faint": 240, "rule": 248, "good": 22, "bad": 88,
    "gold": 94, "gold_dark": 223, "on_gold": 231, "gold_cap": 230,
    "button": 231, "button_text": 234, "button_cap": 253, "cap_ink": 94,
    "cloth_edge": 151, "cloth": 151, "plate": 194, "shadow": 108, "inlay": 65, "quiet": 22,
    "bubble": 231, "bubble_ink": 234, "bubble_old": 194, "bubble_old_ink": 22,
    "paper": 231, "paper_dim": 250, "edge": 248, "dim_suits": (16, 88, 16, 18),
    "back_deeper": 17, "only_you": 18, "note": 189, "note_ink": 17, "note_head": 18,
    "spades_word": 16, "hearts_word": 88, "clubs_word": 22, "diamonds_word": 18,
    "colors": {
        "R": (160, 231, 88), "G": (35, 16, 22), "B": (26, 231, 18), "Y": (226, 16, 58),
        "V": (183, 16, 54), "W": (255, 16, 238),
    },
    "blue": 25, "blue_light": 75, "blue_dark": 17, "blue_word": 18,
    "red": 124, "red_light": 167, "red_dark": 52, "red_word": 88,
    "low": 22, "high": 18, "zone_low": 65, "zone_high": 67, "zone_over": 138,
    "next_low": 194, "next_high": 189, "next_over": 224, "next_hit": 94,
    "next_low_ink": 22, "next_high_ink": 18, "next_over_ink": 88, "next_hit_ink": 231,
}  # fmt: skip
HIGH_CONTRAST_256: Final[Table] = {
    **DARK_256,
    "room": 16, "panel": 16, "bar": 234, "wood": 231,
    "text": 231, "soft": 255, "mute": 253, "faint": 251, "rule": 247, "good": 120,
    "gold": 226, "on_gold": 16, "gold_cap": 16, "button": 236, "button_text": 231,
    "button_cap": 16, "cap_ink": 226, "cloth_edge": 16, "cloth": 16, "plate": 235, "shadow": 16,
    "inlay": 121, "quiet": 255, "bubble": 231, "bubble_ink": 16, "bubble_old": 16,
    "bubble_old_ink": 255, "paper": 231, "paper_dim": 249, "edge": 16, "ink": 16,
    "back": 18, "back_pattern": 231, "hearts": 88, "clubs": 22, "diamonds": 18,
    "dim_suits": (16, 52, 16, 17), "only_you": 231, "note": 231, "note_ink": 16, "note_head": 18,
    "next_hit": 226, "next_hit_ink": 16, "wild_star": 94, "trump_star": 94,
}  # fmt: skip
COLOUR_BLIND_256: Final[Table] = {
    **DARK_256,
    "good": 117, "bad": 215, "red": 208, "red_light": 223, "red_dark": 130, "red_word": 215,
    "hearts": 130, "clubs": 23, "diamonds": 25, "dim_suits": (16, 88, 22, 18),
    "hearts_word": 215, "clubs_word": 122, "diamonds_word": 117, "low": 158, "zone_over": 136,
}  # fmt: skip
CLOTHS_256: Final[Table] = {
    "farbstich": {
        "cloth_edge": 17, "cloth": 17, "inlay": 61, "quiet": 146, "bubble_old_ink": 146,
    },
    "schatzsuche": {
        "cloth_edge": 52, "cloth": 52, "inlay": 95, "quiet": 181, "bubble_old_ink": 181,
    },
}  # fmt: skip
LIGHT_CLOTHS_256: Final[Table] = {
    "farbstich": {
        "cloth_edge": 153, "cloth": 153, "plate": 195, "shadow": 103, "inlay": 67, "quiet": 17,
        "bubble_old": 195, "bubble_old_ink": 17,
    },
    "schatzsuche": {
        "cloth_edge": 224, "cloth": 224, "plate": 231, "shadow": 138, "inlay": 131, "quiet": 52,
        "bubble_old": 231, "bubble_old_ink": 52,
    },
}  # fmt: skip
HIGH_CONTRAST_CLOTHS_256: Final[Table] = {
    "farbstich": {"inlay": 147}, "schatzsuche": {"inlay": 217},
}  # fmt: skip

# 16 colours: the rim has the colour of the game, and nothing but gold is bright yellow. Where there
# is no shadow, cards are lighter than the cloth.
DARK_16: Final[Table] = {
    "room": 0, "panel": 0, "bar": 0, "wood": 2,
    "text": 15, "soft": 7, "mute": 7, "faint": 8, "rule": 8, "good": 10, "bad": 9,
    "gold": 11, "gold_dark": 11, "on_gold": 0, "gold_cap": 0,
    "button": 8, "button_text": 0, "button_cap": 0, "cap_ink": 11,
    "cloth_edge": 0, "cloth": 0, "plate": 0, "shadow": None, "inlay": 2, "quiet": 7,
    "bubble": 7, "bubble_ink": 0, "bubble_old": None, "bubble_old_ink": 7,
    "paper": 15, "paper_dim": 8, "edge": 8, "card_edge": 0, "black": 0, "ink": 0,
    "wild": 5, "wild_star": 5, "back": 4, "back_pattern": 12, "back_deep": 8, "back_deeper": 0,
    "only_you": 14, "note": 7, "note_ink": 0, "note_head": 4,
    "spades": 0, "hearts": 1, "clubs": 0, "diamonds": 4, "dim_suits": (0, 0, 0, 0),
    "trump_star": 5, "on_back": 15,
    "spades_word": 15, "hearts_word": 9, "clubs_word": 10, "diamonds_word": 12,
    "colors": {
        "R": (1, 15, 9), "G": (2, 0, 10), "B": (4, 15, 12), "Y": (3, 0, 3), "V": (5, 15, 13),
        "W": (7, 0, 15),
    },
    "blue": 12, "blue_light": 14, "blue_dark": 4, "blue_word": 15,
    "red": 9, "red_light": 15, "red_dark": 1, "red_word": 9,
    "low": 10, "high": 14, "zone_low": 2, "zone_high": 4, "zone_over": 1,
    "next_low": 2, "next_high": 4, "next_over": 1, "next_hit": 11,
    "next_low_ink": 0, "next_high_ink": 15, "next_over_ink": 15, "next_hit_ink": 0,
    "golden": 3, "golden_ink": 0, "game_ink": 0, "eight28_ground": 2,
    "farbstich_ground": 12, "schatzsuche_ground": 9,
}  # fmt: skip
# No green, and no yellow, can be read on white.
LIGHT_16: Final[Table] = {
    **DARK_16,
    "room": 15, "panel": 15, "bar": 7,
    "text": 0, "soft": 0, "mute": 0, "good": 4, "bad": 1,
    "gold": 5, "gold_dark": 7, "on_gold": 15, "gold_cap": 15, "button": 0, "button_text": 15,
    "button_cap": 15, "cap_ink": 5,
    "cloth_edge": 7, "cloth": 7, "plate": 15, "shadow": 8, "quiet": 0,
    "bubble": 15, "bubble_old_ink": 0, "only_you": 4,
    "spades_word": 0, "hearts_word": 1, "clubs_word": 0, "diamonds_word": 4,
    "colors": {
        "R": (1, 15, 1), "G": (2, 0, 0), "B": (4, 15, 4), "Y": (3, 0, 0), "V": (5, 15, 5),
        "W": (15, 0, 0),
    },
    "blue_word": 4, "red": 1, "red_light": 9, "red_dark": 0, "red_word": 1,
    "blue": 4, "blue_light": 12, "blue_dark": 0,
    "low": 0, "high": 4, "zone_high": 12, "zone_over": 9, "next_hit": 5, "next_hit_ink": 15,
}  # fmt: skip
HIGH_CONTRAST_16: Final[Table] = {
    **DARK_16, "soft": 15, "faint": 7, "rule": 7, "quiet": 15, "bubble": 15, "bubble_old_ink": 15,
    "paper_dim": 7, "button": 7,
    "colors": {**DARK_16["colors"], "B": (4, 15, 14)}, "diamonds_word": 14,
}  # fmt: skip
COLOUR_BLIND_16: Final[Table] = {
    **DARK_16,
    "good": 14, "low": 14, "high": 12, "clubs_word": 14, "zone_low": 6, "next_low": 6,
    "colors": {**DARK_16["colors"], "G": (6, 0, 14)},
}  # fmt: skip
CLOTHS_16: Final[Table] = {
    "farbstich": {"wood": 12, "inlay": 12}, "schatzsuche": {"wood": 1, "inlay": 1},
}  # fmt: skip
LIGHT_CLOTHS_16: Final[Table] = {
    "farbstich": {"wood": 4, "inlay": 4}, "schatzsuche": {"wood": 1, "inlay": 1},
}  # fmt: skip

# No colours: reverse is you, bold is what counts, underlined is new.
MARKS: Final[Table] = {
    "gold": "bold", "on_gold": "bold", "cap_ink": "bold underline", "bad": "bold",
    "wild": "bold", "trump_star": "bold", "note_head": "bold", "blue_word": "bold",
    "red_word": "bold", "only_you": "bold", "next_hit": "bold", "next_hit_ink": "bold",
}  # fmt: skip
