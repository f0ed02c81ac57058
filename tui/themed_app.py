"""A Textual app in the theme that its person prefers, and in the colours of its terminal."""

from textual.app import App

from server.protocol.lobby import Preferences
from tui.palettes import Depth, Palette, palette_for
from tui.textual_app import TextualApp
from tui.themes import OWN, THEMES, palette_from, theme_for, theme_name, variables_of


class ThemedApp(TextualApp):
    def __init__(self) -> None:
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)
        self._preferred_theme = ""
        """that of the preferences; a theme of Textual that is chosen stays until these change"""
        self._foreign_palettes: dict[tuple[str, Depth, str], Palette] = {}
        self._terminal_depth: Depth = "truecolor"

    @property
    def taste(self) -> Preferences:
        raise NotImplementedError

    def use_colors(self, depth: Depth) -> None:
        """The colours of the terminal, which may become known after the start."""
        self._terminal_depth = depth
        self.use_depth()
        if not self.is_running:
            self.use_theme()

    def use_depth(self) -> None:
        is_sure = self.taste.colours == "true"
        super().use_colors("truecolor" if is_sure else self._terminal_depth)

    def use_theme(self) -> None:
        theme = theme_name(self.taste.theme, self.color_depth)
        if theme == self._preferred_theme:
            return
        if theme not in self.available_themes:
            self.register_theme(theme_for(self.taste.theme, self.color_depth))
        self._preferred_theme = theme
        if self.is_running:
            self.theme = theme
        else:
            # Before the first style sheet is parsed: a later change styles all widgets again.
            self.set_reactive(App.theme, theme)
            self.stylesheet.set_variables(self.get_css_variables())

    def forget_foreign_theme(self) -> None:
        """The next `use_theme` uses that of the preferences even if these stay as they are."""
        self._preferred_theme = ""

    def palette_of(self, game: str) -> Palette:
        if self.theme.startswith(OWN):
            return palette_for(self.taste.theme, self.color_depth, game)
        key = self.theme, self.color_depth, game
        if key not in self._foreign_palettes:
            self._foreign_palettes[key] = palette_from(self.current_theme, self.color_depth, game)
        return self._foreign_palettes[key]

    def get_theme_variable_defaults(self) -> dict[str, str]:
        # A theme that is not ours lacks the variables of our style sheets. Textual asks for them in
        # its constructor, too.
        if not self.is_running:
            return dict(THEMES[0].variables)
        if self.theme.startswith(OWN):
            return {}
        # Style sheets need colours; the driver drops them where the terminal has none.
        if self.color_depth == "none":
            return variables_of(palette_from(self.current_theme, "truecolor"))
        return variables_of(self.palette_of(""))
