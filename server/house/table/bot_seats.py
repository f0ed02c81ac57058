"""Which seats a bot plays just now, and what is due when."""

from math import inf

from server.bots import best
from server.house.lobby.mailbox import Mailbox
from server.house.table import company, play, views
from server.house.table.botplayer import BotPlayer, Fail, Send
from server.house.table.clocks import Due, limit
from server.house.table.table import Table
from server.protocol.notices import EventHistory

MINUTE, HOUR = 60, 3600
NOTED = 10.0
"""seconds after which it is kept again how far the clocks are"""


def wanted(table: Table) -> dict[int, str]:
    """The bots that play: those that have a seat, and those that stand in for somebody, who are
    as good as the best of the others."""
    if not table.running:
        return {}
    standing_in = table.covered | table.once
    seated_bots = [seated.bot for seated in table.company.seats if seated and seated.bot]
    cover = best(seated_bots) if seated_bots else table.setup.cover
    return {
        seat: seated.bot or cover
        for seat, seated in enumerate(table.company.seats)
        if seated and (seated.bot or seat in standing_in)
    }


def staff(table: Table, send: Send, fail: Fail) -> None:
    """Bots sit where they are wanted, and nowhere else."""
    bots = wanted(table)
    for seat in set(table.bots) - set(bots):
        send_away(table, seat)
    for seat in sorted(set(bots) - set(table.bots)):
        bot = BotPlayer(table.setup.game, bots[seat], seat, table.services, table.pace, send, fail)
        table.bots[seat] = bot
        table.audience.seat_bot(seat, bot.mailbox)
        brief(table, seat, bot.mailbox)
    announce(table)


def brief(table: Table, seat: int, mailbox: Mailbox) -> None:
    """Whoever sits down here in the middle of a game knows what this seat was told, and no more."""
    assert table.course is not None
    told = tuple(event for _, event in table.course.events_for(seat, 0))
    mailbox.put(EventHistory(table.number, 0, told))
    mailbox.put(views.state(table.number, table.course, seat, table.left))


def send_away(table: Table, seat: int) -> None:
    table.bots.pop(seat).stop()
    table.audience.unseat_bot(seat)


def announce(table: Table) -> None:
    covered = table.covered
    if covered != table.announced:
        for seat in sorted(covered - table.announced):
            table.audience.tell(table.news("covered", seat))
        table.announced = covered
        table.show_room()


def due(table: Table) -> list[Due]:
    """Everything that will happen by itself."""
    tables = table.services.settings.tables
    if table.dormant:
        return [Due(table.touched + kept(table), "close")]
    if table.running:
        return [*decisions(table), *covers(table), *notes(table)]
    rise = [Due(since + tables.grace, "rise", seat) for seat, since in table.gone.items()]
    return [*rise, Due(table.touched + tables.idle_minutes * MINUTE, "close")]


def kept(table: Table) -> int:
    """For how many seconds a game waits that everybody has left."""
    tables = table.services.settings.tables
    if table.setup.lesson or all(map(table.services.is_guest, table.people)):
        return min(tables.guest_minutes * MINUTE, tables.keep_hours * HOUR)
    return tables.keep_hours * HOUR


def covers(table: Table) -> list[Due]:
    return [
        Due(table.covered_from(seat), "cover", seat)
        for seat in table.gone
        if not table.is_covered(seat)
    ]


def thinking(table: Table) -> set[int]:
    """The people who are waited for."""
    assert table.course is not None
    people = set(company.people(table.company)) - table.covered - table.once
    return people.intersection(table.course.asked)


def decisions(table: Table) -> list[Due]:
    """What becomes of the people who are waited for. Whom no other person waits for thinks as long
    as he likes."""
    found = [decision(table, seat) for seat in thinking(table)]
    return [each for each in found if each.what == "move"] if table.unhurried else found


def decision(table: Table, seat: int) -> Due:
    """Whoever lets others decide for him runs out of time like anybody else: that he
    does not would tell of it. Where one can be silent, nobody's time is out."""
    patience = limit(table.company, seat, table.services.settings.tables.patience)
    longest = inf if table.unhurried else patience
    time_out = Due(table.watch.since(seat, table.now) + longest, "time-out", seat)
    automatic = play.automatic(table, seat)
    if automatic is None:
        return time_out
    move = Due(automatic[1], "move", seat)
    return move if play.can_be_silent(table, seat) or move.when < time_out.when else time_out


def notes(table: Table) -> list[Due]:
    """However long somebody thinks, a sudden end of the house gives him little of it back."""
    since = [table.watch.since(seat, table.now) for seat in thinking(table)]
    if table.setup.clock is None or not since:
        return []
    return [Due(max(table.noted, min(since)) + NOTED, "note")]
