"""The themes of the house as Textual's own widgets see them, and Textual's themes as palettes."""

from typing import Final

from textual.color import Color
from textual.theme import Theme

from tui.contrast import as_hex, readable
from tui.palettes import NAMES, Depth, Palette, mix, palette_for

OWN: Final = "house-"
"""how the names of our themes begin"""


def variables_of(palette: Palette) -> dict[str, str]:
    """The variables that our style sheets use beside those of Textual."""
    names = ("wood", "room", "cloth", "gold", "on_gold")
    return {name.replace("_", "-"): as_hex(getattr(palette, name)) for name in names}


def theme_for(name: str, depth: Depth) -> Theme:
    """Textual's own widgets take the colours of a palette that has been chosen by hand, too."""
    palette = palette_for(name, depth)
    return Theme(
        name=theme_name(name, depth),
        primary=as_hex(palette.gold),
        secondary=as_hex(palette.blue),
        accent=as_hex(palette.gold),
        foreground=as_hex(palette.text),
        background=as_hex(palette.room),
        surface=as_hex(palette.panel),
        panel=as_hex(palette.bar),
        success=as_hex(palette.good),
        warning=as_hex(palette.gold),
        error=as_hex(palette.bad),
        dark=palette.dark,
        variables=variables_of(palette),
    )


def theme_name(name: str, depth: Depth) -> str:
    few = f"-{depth}" if depth in ("256", "16") else ""
    return f"{OWN}{name}{few}"


THEMES: Final = tuple(theme_for(name, "truecolor") for name in NAMES)


def palette_from(theme: Theme, depth: Depth, game: str = "") -> Palette:
    """A palette for a theme that is not ours. Cards, stones and the hue of the cloth stay; room,
    text and gold are the theme's. Where there are few colours, ours are chosen by hand."""
    ours = palette_for("dark" if theme.dark else "light", depth, game)
    if depth != "truecolor" or theme.ansi:
        return ours
    colors = theme.to_color_system().generate()

    def color(name: str) -> str:
        return Color.parse(colors[name]).hex6.lower()

    room, panel, bar, text = map(color, ("background", "surface", "panel", "foreground"))
    gold, good, bad, wood = map(color, ("warning", "success", "error", "primary"))
    lit, edge = mix(ours.cloth, room, 0.25), mix(ours.cloth_edge, room, 0.4)
    plate = mix(ours.plate, room, 0.25)
    grounds = (lit, edge, plate, room, panel, bar)
    gold = readable(gold, *grounds)
    return ours.changed(
        name=theme.name,
        room=room,
        panel=panel,
        bar=bar,
        wood=mix(wood, room, 0.35),
        text=readable(text, *grounds, least=7),
        soft=readable(mix(text, panel, 0.15), *grounds, least=6),
        mute=readable(mix(text, panel, 0.35), room, panel, bar),
        faint=readable(mix(text, panel, 0.5), panel, room, least=3.6),
        rule=mix(text, panel, 0.7),
        good=readable(good, *grounds),
        bad=readable(bad, *grounds),
        gold=gold,
        on_gold=readable(room, gold, least=6) if theme.dark else readable(panel, gold, least=4.5),
        gold_cap=mix(gold, room, 0.82),
        cap_ink=gold,
        button=mix(panel, text, 0.12),
        button_text=readable(text, mix(panel, text, 0.12)),
        button_cap=mix(panel, room, 0.5),
        cloth=lit,
        cloth_edge=edge,
        plate=plate,
        shadow=mix(edge, "#000000", 0.35 if theme.dark else 0.2),
        inlay=mix(ours.inlay, lit, 0.2),
        quiet=readable(ours.quiet, lit, edge, plate),
        bubble_old=mix(lit, text, 0.15),
        bubble_old_ink=readable(ours.quiet, mix(lit, text, 0.15)),
        next_hit=gold,
        next_hit_ink=readable(room, gold),
    )
