"""Small apps for tests."""

from textual import events
from textual.app import ComposeResult
from textual.widgets import Input, Label, Static

from tui.textual_app import TextualApp


class Parlour(TextualApp):
    """Shows its user's name, and every key and click."""

    CSS = """
    #who { background: #204060; color: #ffd080; }
    #field { background: #104010; color: #f0f0f0; }
    """

    def __init__(self, name: str = "Anna") -> None:
        super().__init__()
        self.name_of_guest = name
        self.heard: list[str] = []
        self.sizes: list[tuple[int, int]] = []

    def compose(self) -> ComposeResult:
        yield Label(f"for {self.name_of_guest}", id="who")
        yield Static("nothing yet", id="heard")
        yield Static("the table", id="field")

    def tell(self, text: str) -> None:
        self.heard.append(text)
        self.query_one("#heard", Static).update(" ".join(self.heard[-6:]))

    def on_key(self, event: events.Key) -> None:
        self.tell(event.key)

    def on_paste(self, event: events.Paste) -> None:
        self.tell(f"pasted:{event.text}")

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self.tell(f"click:{event.screen_x:.0f},{event.screen_y:.0f}")

    def on_resize(self, event: events.Resize) -> None:
        self.sizes.append((event.size.width, event.size.height))


class Chat(TextualApp):
    def compose(self) -> ComposeResult:
        yield Input(id="line")


class Fragile(Parlour):
    """Crashes at the key b, with a secret among its locals."""

    def on_key(self, event: events.Key) -> None:
        if event.key == "b":
            hidden_card = "seven-of-hearts"
            raise ValueError(f"no such move: {hidden_card}")
        super().on_key(event)
