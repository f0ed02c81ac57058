"""Saying something to everybody at the table."""

from server.protocol.requests import Say
from tui.places.place import Hands, Look


def talk(look: Look, hands: Hands) -> None:
    look.diary.unread = 0
    hands.type(look.say("screen-chat-line"), lambda text: hands.ask(Say(text)))
