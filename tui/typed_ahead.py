"""Keys and clicks reach what the keys and clicks before them open."""

from collections import deque

from textual import events
from textual.app import App
from textual.dom import DOMNode
from textual.errors import NoWidget
from textual.message_pump import MessagePump

Input = events.InputEvent | events.Paste


class TypedAheadApp(App[None]):
    """Hands on one key, paste or click at a time.

    Textual sends a key at once to the widget that has the focus. Of `:who` typed fast, the letters
    would go to the screen, and be taken for its keys, before there is a line to type in.
    """

    def __init__(self) -> None:
        super().__init__()
        self._ahead: deque[Input] = deque()
        self._handles: MessagePump | None = None
        """the node that handles the last of them now"""

    @property
    def message_queue_size(self) -> int:
        return super().message_queue_size + len(self._ahead)

    async def on_event(self, event: events.Event) -> None:
        if not isinstance(event, Input) or event.is_forwarded:
            await super().on_event(event)
        elif self._handles is not None and self._handles.is_running:
            self._ahead.append(event)
        else:
            await self._hand_on(event)

    async def _hand_on(self, event: Input) -> None:
        target = self._target_of(event)
        await super().on_event(event)
        if target is not None:
            self._follow(target)

    def _target_of(self, event: Input) -> DOMNode | None:
        """The node that handles it first; None if those that come after it need not wait."""
        if isinstance(event, events.Key | events.Paste):
            return self.focused or self.screen
        if not isinstance(event, events.MouseDown | events.MouseUp):
            return None
        try:
            return self.mouse_captured or self.get_widget_at(event.x, event.y)[0]
        except NoWidget:
            return None

    def _follow(self, node: DOMNode) -> None:
        """Calls itself behind the event, which goes to the parent of a node that does not handle
        it, up to the app."""
        self._handles = node
        if node is self:
            # By then, the screens that the key opens are in the queue.
            self.call_later(self.call_later, self._next)
        elif not node.call_later(self._follow, node.parent or self):
            self._follow(self)

    async def _next(self) -> None:
        self._handles = None
        while self._ahead and self._handles is None:
            await self._hand_on(self._ahead.popleft())
