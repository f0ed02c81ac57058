"""Parts of a screen that never scroll, and containers that lay out boxes and draw nothing, so that
Textual keeps no strips of them."""

from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.reactive import Reactive


class Unscrolled:
    """Comes before a widget among the base classes. Textual lays the screen out once more for each
    widget whose content has another size, as it may need a scroll bar."""

    virtual_size: Reactive[Size] = Reactive(Size(0, 0))


class BlankHorizontal(Unscrolled, Horizontal):
    BLANK = True


class BlankVertical(Unscrolled, Vertical):
    BLANK = True
