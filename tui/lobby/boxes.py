"""The other boxes of the hall: its name, news, the people, their talk, and own last games."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.cards import Suit
from tui.games.lines import wrapped
from tui.games.people import cut
from tui.look import Look
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_suited
from tui.widgets.letters import draw_name
from tui.widgets.outline import is_outlined
from tui.widgets.rail import Talk, draw_heading, draw_talk, talk_lines

MESSAGE_ROWS: Final = 3
MOST_PEOPLE: Final = 60


class TitlePart(NamedTuple):
    what: str
    who: str
    letters: tuple[str, ...]


def draw_title(canvas: Canvas, part: TitlePart) -> None:
    """Four cards and the name; in few rows the name alone."""
    palette, width, height = canvas.palette, canvas.width, canvas.height
    if height < 6:
        end = draw_name(canvas, 2, 0) + 5
        for row, line in enumerate(wrapped(part.what, width - end - 1)[:2]):
            canvas.put(end, row, line, palette.soft)
        canvas.put(end, 2, cut(part.who, width - end - 1), palette.mute)
        return
    huge = height >= 10 and width >= 190
    card_width, card_height, step = (9, 7, 11) if huge else (8, 5, 9)
    suits: tuple[Suit, ...] = ("S", "H", "C", "D")
    ranks = (*part.letters[7:], "10")
    for at, (suit, rank) in enumerate(zip(suits, ranks, strict=True)):
        letter = part.letters[3 + at]
        draw_suited(
            canvas, 4 + at * step, 1, card_width, card_height, suit, rank, letter, shadow=False
        )
    x = 54 if huge else 44
    end = x + draw_name(canvas, x, 1, large=True, scale=2 if huge else 1)
    y = 9 if huge else 5
    canvas.put(x, y, part.what, palette.soft)
    end = max(min(end, width - 3), x + cell_len(part.what) + cell_len(part.who) + 3)
    canvas.right(end, y, part.who, palette.mute)


class NewsPart(NamedTuple):
    """`asks`: the question about the signs, with the keys for yes and no; `is_airy`: there is room
    for a free row below it."""

    asks: str = ""
    yes: tuple[str, str] = ("", "")
    no: tuple[str, str] = ("", "")
    message: str = ""
    who: str = ""
    refusal: str = ""
    is_airy: bool = False


def news_height(part: NewsPart, width: int) -> int:
    return sum(len(rows) for _, rows in news_blocks(part, width))


def news_blocks(part: NewsPart, width: int) -> list[tuple[str, list[str]]]:
    blocks: list[tuple[str, list[str]]] = []
    if part.message:
        rows = wrapped(part.message, width - 6)
        if len(rows) > MESSAGE_ROWS:
            rows = [*rows[: MESSAGE_ROWS - 1], cut(" ".join(rows[MESSAGE_ROWS - 1 :]), width - 6)]
        blocks.append(("message", rows))
    if part.refusal:
        blocks.append(("refusal", wrapped(part.refusal, width - 4)))
    if part.who:
        blocks.append(("who", wrapped(part.who, width - 4)))
    if part.asks:
        blocks.append(("asks", wrapped(part.asks, width - 4)))
        blocks.append(("signs", ["", ""] if part.is_airy else [""]))
    return blocks


def draw_news(canvas: Canvas, part: NewsPart) -> None:
    palette, y = canvas.palette, 0
    for kind, rows in news_blocks(part, canvas.width):
        if kind == "signs":
            draw_signs(canvas, y, part)
        for row in rows:
            ink = {"message": palette.gold, "refusal": palette.bad, "asks": palette.text}
            bar = kind == "message"
            if bar:
                canvas.put(2, y, "|" if canvas.is_ascii else "▌", palette.gold)
            canvas.put(4 if bar else 2, y, row, ink.get(kind, palette.mute), bold=kind == "asks")
            y += 1


def draw_signs(canvas: Canvas, y: int, part: NewsPart) -> None:
    """What a terminal may draw wrongly, and the two answers."""
    palette, x = canvas.palette, 2
    for suit, sign in canvas.glyphs.suits.items():
        x = canvas.put(x, y, f"{sign} ", palette.suit_word(suit))
    for color, sign in canvas.glyphs.colours.items():
        x = canvas.put(x, y, f"{sign} ", palette.color(color).word)
    if canvas.width >= 60:
        corners = "+-+ " if is_outlined(canvas) else "▗▟▙▖ ▄▀ ╭─╮ "
        x = canvas.put(x, y, corners, palette.soft)
    x = min(x + 2, canvas.width - 16)
    for does, (key, word) in (("right", part.yes), ("wrong", part.no)):
        start = x
        x = canvas.put(x, y, key, palette.gold, bold=True)
        x = canvas.put(x, y, f" {word}", palette.text) + 2
        canvas.spot(start, y, x - start - 2, 1, does)


class PeoplePart(NamedTuple):
    """`people`: name, where, and whether it is the reader."""

    heading: str
    people: tuple[tuple[str, str, bool], ...]
    talk: Talk


def people_part(look: Look, chat: str) -> PeoplePart:
    scene, say = look.scene, look.say
    people = []
    for each in scene.people.values():
        mine = scene.is_me(each.name)
        where = say("hall-you-yourself") if mine else ""
        if each.table:
            where = say("hall-at", table=each.table)
        elif each.guest and not mine:
            where = say("hall-guest")
        people.append((each.name, where, mine))
    people.sort(key=lambda each: not each[2])
    talk = Talk(talk_lines(look, 12), chat, say("hall-say"))
    return PeoplePart(say("hall-people"), tuple(people[:MOST_PEOPLE]), talk)


def draw_people(canvas: Canvas, part: PeoplePart) -> None:
    palette, width = canvas.palette, canvas.width
    talk_rows = min(len(part.talk.lines), 4) + 4
    room = max(3, canvas.height - talk_rows - 3)
    shown = part.people if len(part.people) <= room else part.people[: room - 1]
    draw_heading(canvas, 0, part.heading)
    y = 2
    for name, where, mine in shown:
        canvas.put(1, y, "●", palette.good)
        canvas.put(
            3,
            y,
            cut(name, width - 5 - len(where)),
            palette.gold if mine else palette.text,
            bold=mine,
        )
        canvas.right(width - 1, y, where, palette.mute)
        y += 1
    if len(shown) < len(part.people):
        canvas.put(3, y, f"+{len(part.people) - len(shown)}", palette.mute)
        y += 1
    draw_talk(canvas, part.talk, y + 1)


class LastGames(NamedTuple):
    """`games`: game, name, place, points and whether it was won; `won`: game, name, won, all."""

    heading: str
    games: tuple[tuple[str, str, str, str, bool], ...]
    won_heading: str
    won: tuple[tuple[str, str, int, int, str], ...]
    replay: tuple[str, str]
    nothing: str


def last_games(look: Look, key: str) -> LastGames:
    say = look.say
    finished = look.scene.finished_games
    mine = [game for game in finished.games if game.you is not None] if finished else []
    games = []
    for game in mine[:4]:
        assert game.you is not None
        points = game.points[game.you]
        place = 1 + sum(each > points for each in game.points)
        first = game.you in game.winners
        words = say("hall-rank", place=1 if first else place)
        told = say("hall-points", game=game.game, points=points)
        games.append((game.game, look.scene.game_name(game.game), words, told, first))
    won = []
    for name in dict.fromkeys(game.game for game in mine):
        every = [game for game in mine if game.game == name]
        wins = sum(game.you in game.winners for game in every)
        told = say("hall-won", won=wins, all=len(every))
        won.append((name, look.scene.game_name(name), wins, len(every), told))
    return LastGames(
        say("hall-last-games"),
        tuple(games),
        say("hall-how-often"),
        tuple(won),
        (key, say("hall-replay-one")),
        say("hall-no-games"),
    )


def draw_last_games(canvas: Canvas, part: LastGames) -> None:
    palette, width = canvas.palette, canvas.width
    draw_heading(canvas, 0, part.heading)
    if not part.games:
        for at, row in enumerate(wrapped(part.nothing, width - 2), 2):
            canvas.put(1, at, row, palette.mute)
        return
    y = 2
    for game, name, place, told, won in part.games:
        canvas.put(1, y, f" {name} ", palette.game_ink, palette.game_ground(game), bold=True)
        end = canvas.put(16, y, place, palette.gold if won else palette.text, bold=True)
        canvas.put(end + 2, y, told, palette.mute)
        y += 2
    draw_heading(canvas, y, part.won_heading)
    y += 2
    most = max(played for _, _, _, played, _ in part.won)
    unit = min(1.0, (width - 32) / most)
    block = "#" if canvas.is_ascii else "▇"
    for game, name, wins, played, told in part.won:
        canvas.put(1, y, name, palette.text)
        all_wide = max(1, round(played * unit))
        won_wide = round(wins * unit)
        end = canvas.put(16, y, block * won_wide, palette.gold)
        end = canvas.put(end, y, block * (all_wide - won_wide), palette.game_ground(game))
        canvas.put(end + 1, y, told, palette.soft)
        y += 1
    canvas.spot(0, y + 1, width, 1, "replays")
    end = canvas.put(1, y + 1, part.replay[0], palette.gold, bold=True)
    canvas.put(end + 1, y + 1, part.replay[1], palette.mute)
