"""Input above a limit is read more slowly, and not kept in memory."""

from server.doors.terminal.input_rate import InputRate
from server.doors.terminal.terminal import Bounds
from server.house.people.households import Households
from server.settings import HouseholdSettings
from tests.house.running import ManualClock
from tests.textual.paper import Paper


class Reader:
    """Takes input one character at a time."""

    def __init__(self, bounds: Bounds, size: int = 1) -> None:
        self.paper = Paper()
        self.clock = ManualClock()
        self.text = ""
        self.taken = 0
        self.busy = False
        self._size = size
        self.intake = InputRate(
            self.paper, self.clock, bounds, self._take, lambda: self.busy, self.go
        )
        self.paper.listen(self)

    def received(self, text: str) -> None:
        self.text += text
        self.go()

    def go(self) -> None:
        self.read_all = self.intake.take_all()

    def gone(self) -> None: ...

    def resized(self, size: tuple[int, int]) -> None: ...

    def _take(self) -> int | None:
        if not self.text:
            return None
        self.text = self.text[1:]
        self.taken += 1
        return self._size

    def pass_time(self, seconds: float) -> None:
        until = self.clock.now() + seconds
        while self.clock.next_alarm(until):
            pass


SLOW = Bounds(keys_per_second=10, keys_at_once=5)


def test_typing_below_the_limit_is_not_delayed() -> None:
    reader = Reader(SLOW)
    for _ in range(100):
        reader.paper.type("k")
        reader.pass_time(0.1)
        assert reader.paper.reading
    assert reader.taken == 100


def test_above_the_limit_reading_is_paused_and_input_is_taken_gradually() -> None:
    reader = Reader(SLOW)
    reader.paper.type("k" * 25)
    assert not reader.paper.reading
    assert not reader.read_all
    reader.pass_time(1)
    assert 13 <= reader.taken <= 17
    reader.pass_time(2)
    assert reader.taken == 25
    assert reader.paper.reading
    assert reader.read_all


def test_the_keys_of_many_screens_of_one_household_are_read_at_one_rate() -> None:
    home = Households(HouseholdSettings(input_per_second=5)).of("192.0.2.1", 1_000_000.0)
    readers = [Reader(Bounds(household=home)) for _ in range(4)]
    for reader in readers:
        reader.paper.type("k" * 30)
    # Each takes a key before it pays for it.
    assert sum(reader.taken for reader in readers) <= 4 * 5 + 4
    for _ in range(10):
        for reader in readers:
            reader.pass_time(1)
    assert 60 <= sum(reader.taken for reader in readers) <= 4 * 5 + 10 * 5 + 4


def test_a_flood_waits_in_the_channel_and_not_in_memory() -> None:
    reader = Reader(SLOW)
    for _ in range(400):
        reader.paper.type("k" * 1000)
    assert reader.taken <= 6
    assert len(reader.text) <= 1000
    assert reader.paper.unread >= 399_000
    reader.pass_time(60)
    assert len(reader.text) <= 1000
    assert reader.taken <= 10 * 60 + 10


def test_delayed_input_keeps_its_order_and_counts_for_the_limit() -> None:
    reader = Reader(SLOW)
    for _ in range(10):
        reader.paper.type("kk")
    for _ in range(40):
        assert reader.read_all is reader.paper.reading
        reader.pass_time(0.05)
    assert reader.read_all
    assert reader.taken == 20
    assert reader.paper.reading


def test_long_pieces_cost_more_than_keys() -> None:
    keys, pastes = Reader(SLOW), Reader(SLOW, size=4096)
    for reader in (keys, pastes):
        reader.paper.type("k" * 1000)
        reader.pass_time(10)
    assert keys.taken > 4 * pastes.taken > 0


def test_no_input_is_taken_while_the_app_is_busy() -> None:
    reader = Reader(SLOW)
    reader.busy = True
    reader.paper.type("kk")
    reader.pass_time(5)
    assert reader.taken == 0
    assert not reader.paper.reading
    reader.busy = False
    reader.pass_time(0.1)
    assert reader.taken == 2
    assert reader.paper.reading


def test_after_stop_no_input_is_taken() -> None:
    reader = Reader(SLOW)
    reader.paper.type("k" * 25)
    before = reader.taken
    reader.intake.stop()
    reader.pass_time(10)
    assert reader.taken == before
