"""Containers that lay out boxes and draw nothing, so that Textual keeps no strips of them."""

from textual.containers import Horizontal, Vertical


class BlankHorizontal(Horizontal):
    BLANK = True


class BlankVertical(Vertical):
    BLANK = True
