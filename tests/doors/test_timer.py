from server.house.clock import Timer
from tests.house.running import ManualClock


def test_a_timer_calls_once_when_its_time_has_come() -> None:
    clock, calls = ManualClock(), list[str]()
    timer = Timer(clock)
    timer.set_in(5, lambda: calls.append("five"))
    assert timer.is_set
    clock.next_alarm(clock.now() + 4)
    assert calls == []
    clock.next_alarm(clock.now() + 2)
    assert calls == ["five"]
    assert not timer.is_set


def test_setting_a_timer_again_replaces_the_pending_call() -> None:
    clock, calls = ManualClock(), list[str]()
    timer = Timer(clock)
    timer.set_in(5, lambda: calls.append("first"))
    timer.set_in(9, lambda: calls.append("second"))
    while clock.next_alarm(clock.now() + 10):
        pass
    assert calls == ["second"]


def test_a_cancelled_timer_does_not_call() -> None:
    clock, calls = ManualClock(), list[str]()
    timer = Timer(clock)
    timer.set_in(5, lambda: calls.append("five"))
    timer.cancel()
    timer.cancel()
    assert not timer.is_set
    assert not clock.next_alarm(clock.now() + 10)
    assert calls == []


def test_a_timer_can_be_set_again_by_the_call_it_makes() -> None:
    clock, calls = ManualClock(), list[float]()
    timer = Timer(clock)

    def ring() -> None:
        calls.append(clock.now())
        if len(calls) < 3:
            timer.set_in(1, ring)

    timer.set_in(1, ring)
    while clock.next_alarm(clock.now() + 10):
        pass
    assert len(calls) == 3
