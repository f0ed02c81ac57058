"""A bubble with a seat's last action: the newest is bright, an older one sinks into the cloth."""

from rich.cells import cell_len

from tui.widgets.canvas import Canvas, is_color


def draw_bubble(
    canvas: Canvas,
    x: int,
    y: int,
    text: str,
    *,
    old: bool = False,
    ink: str = "",
    ground: str = "",
) -> int:
    """Returns the column behind it, two more than the width of the text. `ink` and `ground` are for
    bubbles of another meaning."""
    palette = canvas.palette
    ink = ink or (palette.bubble_old_ink if old else palette.bubble_ink)
    ground = ground or (palette.bubble_old if old else palette.bubble)
    if not is_color(ground):
        canvas.put(x, y, "-" if old else canvas.glyphs.turn, ink)
        canvas.put(x + 2, y, text, ink, bold=not old, underline=not old)
        return x + 2 + cell_len(text)
    if canvas.is_ascii:
        return canvas.put(x, y, f" {text} ", ink, ground)
    canvas.put(x, y, "▐", ground)
    end = canvas.put(x + 1, y, text, ink, ground)
    return canvas.put(end, y, "▌", ground)
