"""What one can always do at a table, apart from its game."""

from server.protocol.requests import Say
from tui.places.place import Choice, Hands, Look
from tui.places.rules import Rules
from tui.places.settings import Settings
from tui.places.telling import Log, ScoreSheet


def always_there(look: Look) -> tuple[Choice, ...]:
    return (
        Choice("chat", "c", look.say("screen-chat")),
        Choice("log", "l", look.say("screen-log")),
        Choice("score", "s", look.say("screen-score")),
        Choice("rules", "r", look.say("screen-rules")),
        Choice("settings", "p", look.say("hall-settings")),
    )


def do_always(does: str, look: Look, hands: Hands) -> bool:
    """Whether it was one of these."""
    match does:
        case "chat":
            talk(look, hands)
        case "log":
            look.message_log.unread = 0
            hands.go(Log())
        case "score":
            hands.go(ScoreSheet())
        case "rules":
            hands.go(Rules())
        case "settings":
            hands.go(Settings())
        case _:
            return False
    return True


def talk(look: Look, hands: Hands) -> None:
    look.message_log.unread = 0
    hands.type(look.say("screen-chat-line"), lambda text: hands.ask(Say(text)))
