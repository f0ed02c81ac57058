"""The other boxes of the hall: its name, news, the people, their talk, and own last games."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol.lobby import FinishedGame, OnlinePerson
from tui.games.lines import draw_text, evenly, shortened, wrapped
from tui.games.people import cut
from tui.games.schatzsuche.faces import draw_face
from tui.lobby.posters import SUITED
from tui.look import Look
from tui.widgets.canvas import Canvas
from tui.widgets.letters import draw_name
from tui.widgets.outline import is_outlined
from tui.widgets.rail import Talk, draw_entry, draw_heading, draw_talk, newest, talk_lines

MESSAGE_ROWS: Final = 3
MOST_PEOPLE: Final = 60
AIRY: Final = 13
"""rows from which people and talk have free rows between them"""
MOST_SAID: Final = 4
"""rows of talk for which people make room"""


def draw_title(canvas: Canvas, name: str) -> None:
    """Four cards and the name of the house; in few rows the name alone."""
    palette, width, height = canvas.palette, canvas.width, canvas.height
    what, who = canvas.say("screen-hall-what"), canvas.say("screen-hall-who", name=name)
    if height < 6:
        x = draw_name(canvas, 2, 0) + 5
        lines = evenly(what, width - x - 1)[:2]
        for row, line in enumerate(lines, 2 - len(lines)):
            canvas.put(x, row, line, palette.soft)
        canvas.put(x, 2, cut(who, width - x - 1), palette.mute)
        return
    huge = height >= 10 and width >= 190
    card_width, card_height, step = (9, 7, 11) if huge else (8, 5, 9)
    for at, card in enumerate(SUITED):
        draw_face(canvas, 4 + at * step, 1, (card_width, card_height), card, shadow=False)
    x, y = (54, 9) if huge else (44, 5)
    end = x + draw_name(canvas, x, 1, large=True, scale=2 if huge else 1)
    canvas.put(x, y, what, palette.soft)
    end = max(min(end, width - 3), x + cell_len(what) + cell_len(who) + 3)
    canvas.right(end, y, who, palette.mute)


class News(NamedTuple):
    """`asks`: whether the signs look right; `is_airy`: there is room for a free row below it;
    `who`: how a guest comes back, by which `code`."""

    asks: bool
    is_airy: bool
    message: str
    who: str
    code: str
    keys: Mapping[str, str]


def message_rows(message: str, width: int) -> list[str]:
    return shortened(message, width, MESSAGE_ROWS) if message else []


def news_height(look: Look, part: News, width: int) -> int:
    texts = [part.who, look.say("screen-hall-look-right") if part.asks else ""]
    rows = [wrapped(text, width - 4) for text in texts if text]
    air = part.is_airy * (part.asks + bool(part.who))
    return len(message_rows(part.message, width - 6)) + sum(map(len, rows)) + part.asks + air


def draw_news(canvas: Canvas, part: News) -> None:
    palette, y = canvas.palette, 0
    for row in message_rows(part.message, canvas.width - 6):
        canvas.put(2, y, "|" if canvas.is_ascii else "▌", palette.gold)
        canvas.put(4, y, row, palette.gold)
        y += 1
    for row in wrapped(part.who, canvas.width - 4) if part.who else ():
        canvas.put(2, y, row, palette.soft)
        if part.code and part.code in row:
            before = row[: row.index(part.code)]
            canvas.put(2 + cell_len(before), y, part.code, palette.text, bold=True)
        y += 1
    if part.asks:
        y += part.is_airy and bool(part.who)
        asks = canvas.say("screen-hall-look-right")
        y = draw_text(canvas, 2, y, canvas.width - 4, asks, palette.text, bold=True)
        draw_signs(canvas, y, part.keys)


def draw_signs(canvas: Canvas, y: int, keys: Mapping[str, str]) -> None:
    """The signs that a terminal may draw wrongly, and the two answers."""
    palette, x = canvas.palette, 2
    for suit, sign in canvas.glyphs.suits.items():
        x = canvas.put(x, y, f"{sign} ", palette.suit_word(suit))
    for color, sign in canvas.glyphs.colours.items():
        x = canvas.put(x, y, f"{sign} ", palette.color(color).word)
    if canvas.width >= 60:
        corners = "+-+ " if is_outlined(canvas) else "▗▟▙▖ ▄▀ ╭─╮ "
        x = canvas.put(x, y, corners, palette.soft)
    x = min(x + 2, canvas.width - 16)
    for does, answer in (("right", "common-yes"), ("wrong", "common-no")):
        end = canvas.put(x, y, keys.get(does, ""), palette.gold, bold=True)
        end = canvas.put(end, y, f" {canvas.say(answer)}", palette.text)
        canvas.spot(x, y, end - x, 1, does)
        x = end + 2


class People(NamedTuple):
    people: tuple[OnlinePerson, ...]
    me: str
    talk: Talk


def people_part(look: Look, chat: str) -> People:
    scene = look.scene
    people = sorted(scene.people.values(), key=lambda each: not scene.is_me(each.name))
    talk = Talk(talk_lines(look, 12), chat, look.say("screen-hall-say"))
    return People(tuple(people[:MOST_PEOPLE]), scene.name, talk)


def where(canvas: Canvas, person: OnlinePerson, *, is_me: bool) -> str:
    if person.table:
        return canvas.say("screen-hall-at", table=person.table)
    if is_me:
        return canvas.say("screen-hall-you-yourself")
    return canvas.say("screen-hall-guest") if person.guest else ""


def draw_people(canvas: Canvas, part: People) -> None:
    palette, width = canvas.palette, canvas.width
    air = int(canvas.height >= AIRY)
    said = sum(len(rows) for _, rows in newest(part.talk.lines, width - 2, MOST_SAID))
    room = max(min(3, canvas.height // 3), canvas.height - 3 - 4 * air - said)
    shown = part.people if len(part.people) <= room else part.people[: room - 1]
    draw_heading(canvas, 0, canvas.say("screen-hall-people"))
    y = 1 + air
    for person in shown:
        is_me = person.name == part.me
        place = where(canvas, person, is_me=is_me)
        canvas.put(1, y, "●", palette.good)
        ink = palette.gold if is_me else palette.text
        canvas.put(3, y, cut(person.name, width - 5 - len(place)), ink, bold=is_me)
        canvas.right(width - 1, y, place, palette.mute)
        y += 1
    if len(shown) < len(part.people):
        canvas.put(3, y, f"+{len(part.people) - len(shown)}", palette.mute)
        y += 1
    draw_talk(canvas, part.talk, y + air, air)


class LastGames(NamedTuple):
    """Those of the person, the newest first; `key`: of the replays."""

    games: tuple[FinishedGame, ...]
    key: str


def last_games(look: Look, key: str) -> LastGames:
    games = look.scene.finished_games.games if look.scene.finished_games else ()
    return LastGames(tuple(game for game in games if game.you is not None), key)


def draw_last_games(canvas: Canvas, part: LastGames) -> None:
    palette, width, say = canvas.palette, canvas.width, canvas.say
    draw_heading(canvas, 0, say("screen-hall-last-games"))
    if not part.games:
        draw_text(canvas, 1, 2, width - 2, say("screen-hall-no-games"), palette.mute)
        return
    y = 2
    for game in part.games[:4]:
        assert game.you is not None
        points, won = game.points[game.you], game.you in game.winners
        place = 1 if won else 1 + sum(each > points for each in game.points)
        name, ground = say(f"game-{game.game}-name"), palette.game_ground(game.game)
        canvas.put(1, y, f" {name} ", palette.game_ink, ground, bold=True)
        ink = palette.gold if won else palette.text
        end = canvas.put(16, y, say("screen-hall-rank", place=place), ink, bold=True)
        canvas.put(
            end + 2, y, say("screen-hall-points", game=game.game, points=points), palette.mute
        )
        y += 2
    draw_heading(canvas, y, say("screen-hall-how-often"))
    y = draw_wins(canvas, y + 2, part.games)
    draw_entry(canvas, y + 1, part.key, say("screen-hall-replay-one"), "replays")


def draw_wins(canvas: Canvas, y: int, games: tuple[FinishedGame, ...]) -> int:
    """A bar for each game: all of them, and in gold those that were won."""
    palette, kinds = canvas.palette, [each.game for each in games]
    most = max(map(kinds.count, kinds))
    unit = min(1.0, (canvas.width - 32) / most)
    for kind in dict.fromkeys(kinds):
        played = kinds.count(kind)
        wins = sum(each.you in each.winners for each in games if each.game == kind)
        canvas.put(1, y, canvas.say(f"game-{kind}-name"), palette.text)
        won_wide, all_wide = round(wins * unit), max(1, round(played * unit))
        end = canvas.put(16, y, "▇" * won_wide, palette.gold)
        end = canvas.put(end, y, "▇" * (all_wide - won_wide), palette.game_ground(kind))
        canvas.put(end + 1, y, canvas.say("screen-hall-won", won=wins, all=played), palette.soft)
        y += 1
    return y
