"""Allowances of a household, and how addresses are counted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.house.people.households import (
    KEPT_IDLE,
    RATES,
    Cost,
    Held,
    Household,
    Households,
    household_name,
    refusal,
)
from server.house.people.rate_limit import RateLimit
from server.protocol.refusals import AddressFull, AddressLimit
from server.protocol.seat import replace
from server.settings import HouseholdSettings

NOON = 1_800_000_000.0
ANNA, BERTA = "192.0.2.1", "192.0.2.2"
TWO_TABLES = HouseholdSettings(tables_per_hour=8, bot_tables=2)


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:0:1::5", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:ffff::9", "2001:db8:0:1::/64"),
        ("2001:db8:0:2::5", "2001:db8:0:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
    ],
)
def test_an_ipv6_network_is_one_household(address: str, home: str) -> None:
    assert household_name(address) == home
    assert Households(HouseholdSettings()).of(address, NOON).name == home


def test_people_of_one_address_share_an_allowance_that_comes_back() -> None:
    households = Households(TWO_TABLES)
    answers = [households.of(ANNA, NOON).refuse(Cost.TABLES, NOON) for _ in range(3)]
    assert answers == [None, None, AddressLimit("tables", 8, "minutes")]
    assert households.of(BERTA, NOON).refuse(Cost.TABLES, NOON) is None
    later = NOON + 8 * 60
    assert households.of(ANNA, later).refuse(Cost.TABLES, later) is None


def test_a_48_network_may_use_four_times_as_much() -> None:
    households = Households(TWO_TABLES)
    allowed = [
        households.of(f"2001:db8:0:{number:x}::1", NOON).take(Cost.TABLES, NOON) == 0
        for number in range(20)
    ]
    assert allowed == [True] * 8 + [False] * 12
    assert households.of("2001:db8:1::1", NOON).take(Cost.TABLES, NOON) == 0


def test_what_is_refused_is_taken_from_nobody() -> None:
    households = Households(TWO_TABLES)
    home, own = households.of("2001:db8::1", NOON), RateLimit(1, 1)
    assert home.take(Cost.TABLES, NOON, 1, own) == 0
    for _ in range(50):
        assert home.take(Cost.TABLES, NOON, 1, own) == 1
    assert home.take(Cost.TABLES, NOON) == 0
    for _ in range(50):
        assert home.take(Cost.TABLES, NOON) > 0
    other = households.of("2001:db8:0:1::1", NOON)
    assert [other.take(Cost.TABLES, NOON) for _ in range(2)] == [0, 0]


def test_what_may_wait_takes_its_turn_at_once() -> None:
    home = Households(TWO_TABLES).of(ANNA, NOON)
    waits = [home.take(Cost.TABLES, NOON, patience=1000) for _ in range(5)]
    assert waits == pytest.approx([0, 0, 450, 900, 1350])
    assert home.take(Cost.TABLES, NOON, patience=1000) == pytest.approx(1350)


def test_a_household_holds_only_so_much_at_once() -> None:
    home = Households(TWO_TABLES).of(ANNA, NOON)
    for _ in range(2):
        assert home.refuse_hold(Held.BOT_TABLES) is None
        home.hold(Held.BOT_TABLES)
    assert home.refuse_hold(Held.BOT_TABLES) == AddressFull("bot_tables", 2)
    home.let_go(Held.BOT_TABLES)
    assert home.refuse_hold(Held.BOT_TABLES) is None


def test_a_48_network_holds_four_times_as_much() -> None:
    households = Households(TWO_TABLES)
    homes = [households.of(f"2001:db8:0:{number:x}::1", NOON) for number in range(9)]
    for home in homes[:8]:
        assert home.refuse_hold(Held.BOT_TABLES) is None
        home.hold(Held.BOT_TABLES)
    assert homes[8].refuse_hold(Held.BOT_TABLES) == AddressFull("bot_tables", 8)


def test_terminals_of_this_machine_are_not_limited() -> None:
    local = Households(HouseholdSettings()).of(None, NOON)
    assert all(local.take(cost, NOON, 1000) == 0 for cost in Cost for _ in range(1000))


@pytest.mark.parametrize("address", [ANNA, "2001:db8::1"])
@pytest.mark.parametrize("cost", Cost)
def test_settings_that_are_read_again_give_no_new_allowance(cost: Cost, address: str) -> None:
    households = Households(HouseholdSettings())
    home = households.of(address, NOON)
    while not home.take(cost, NOON):
        pass
    before = home.spent(cost, NOON)
    name = RATES[cost].setting
    number = getattr(households.settings, name)
    for other in (1, number * 3, number):
        households.change(replace(households.settings, **{name: other}))
        assert (home.spent(cost, NOON) is not None) == (other <= number)
    assert home.spent(cost, NOON) == before


def test_settings_that_are_read_again_count_for_a_network_too() -> None:
    households = Households(TWO_TABLES)
    homes = [households.of(f"2001:db8:0:{number:x}::1", NOON) for number in range(20)]
    for home in homes[:4]:
        assert [home.take(Cost.TABLES, NOON) for _ in range(2)] == [0, 0]
    assert homes[4].take(Cost.TABLES, NOON) > 0
    households.change(replace(TWO_TABLES, tables_per_hour=3 * TWO_TABLES.tables_per_hour))
    assert homes[0].take(Cost.TABLES, NOON) == 0
    assert homes[4].take(Cost.TABLES, NOON) == 0


@pytest.mark.parametrize("cost", Cost)
def test_what_takes_longest_comes_back(cost: Cost) -> None:
    home = Households(HouseholdSettings()).of(ANNA, NOON)
    while not (seconds := home.take(cost, NOON)):
        pass
    assert seconds <= 3600
    assert home.take(cost, NOON + seconds) == 0


def test_never_more_wrong_codes_than_the_setting_says_in_any_minute() -> None:
    home = Households(HouseholdSettings(wrong_codes_per_minute=10)).of(ANNA, NOON)
    tries = [tenth / 10 for tenth in range(6000) if not home.take(Cost.CODES, NOON + tenth / 10)]
    assert max(sum(start <= at < start + 60 for at in tries) for start in tries) <= 10


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0.2, (1, "seconds")), (120, (120, "seconds")), (121, (3, "minutes")), (9000, (3, "hours"))],
)
def test_a_long_wait_is_told_in_minutes_or_hours(seconds: float, said: tuple[int, str]) -> None:
    assert refusal(Cost.TALK, seconds) == AddressLimit("talk", *said)  # type: ignore[arg-type]


def test_the_household_that_was_idle_for_longest_is_forgotten() -> None:
    households = Households(TWO_TABLES, kept=2)
    first = households.of(ANNA, NOON)
    households.of(BERTA, NOON)
    households.of("192.0.2.3", NOON)
    assert len(households) == 2
    assert households.of(BERTA, NOON) is not first
    assert len(households) == 2


def test_few_households_are_kept_once_they_have_their_allowance_again() -> None:
    households = Households(TWO_TABLES)
    for number in range(2 * KEPT_IDLE):
        households.of(f"10.0.{number // 250}.{number % 250}", NOON).take(Cost.ARRIVALS, NOON)
    assert len(households) == 2 * KEPT_IDLE
    for number in range(2 * KEPT_IDLE):
        households.of(f"10.1.{number // 250}.{number % 250}", NOON + 60)
    assert len(households) == KEPT_IDLE


def test_nobody_gets_a_new_allowance_by_being_forgotten() -> None:
    households = Households(TWO_TABLES, kept=2)
    homes = [households.of(address, NOON) for address in (ANNA, BERTA)]
    assert [home.take(Cost.TABLES, NOON, 2) for home in homes] == [0, 0]
    for number in range(3, 100):
        households.of(f"192.0.2.{number}", NOON)
    assert all(households.of(address, NOON).take(Cost.TABLES, NOON) for address in (ANNA, BERTA))


def test_newcomers_share_an_allowance_while_no_household_can_be_forgotten() -> None:
    households = Households(TWO_TABLES, kept=2)
    for address in (ANNA, BERTA):
        households.of(address, NOON).take(Cost.TABLES, NOON)
    others = [households.of(f"192.0.2.{number}", NOON) for number in range(3, 30)]
    assert [home.take(Cost.TABLES, NOON) == 0 for home in others].count(True) == 8
    later = NOON + 3600
    assert households.of("192.0.2.3", later).name == "192.0.2.3"


def test_a_household_that_holds_something_is_not_forgotten() -> None:
    households = Households(TWO_TABLES, kept=1)
    home = households.of(ANNA, NOON)
    home.hold(Held.CONNECTIONS)
    households.of(BERTA, NOON + 1e6)
    assert households.of(ANNA, NOON + 1e6) is home
    home.let_go(Held.CONNECTIONS)
    assert households.of(BERTA, NOON + 1e6).name == BERTA


def test_a_network_stays_one_while_one_of_its_households_is_known() -> None:
    households = Households(TWO_TABLES, kept=2)
    home = households.of("2001:db8::1", NOON)
    home.hold(Held.CONNECTIONS)
    for number in range(50):
        households.of(f"192.0.2.{number}", NOON)
    other = households.of("2001:db8:0:1::1", NOON)
    taken = [each.take(Cost.TABLES, NOON) for each in [home, home, *[other] * 3]]
    assert taken[:2] == [0, 0]
    home.let_go(Held.CONNECTIONS)


@given(st.lists(st.tuples(st.integers(0, 15), st.floats(0, 600), st.integers(1, 3)), max_size=80))
def test_no_address_ever_gets_more_than_its_settings_say(
    visits: list[tuple[int, float, int]],
) -> None:
    households = Households(TWO_TABLES, kept=4)
    now, taken = NOON, dict[str, float]()
    for number, pause, amount in visits:
        now += pause
        home: Household = households.of(f"192.0.2.{number}", now)
        if home.name != "crowd" and not home.take(Cost.TABLES, now, amount):
            taken[home.name] = taken.get(home.name, 0) + min(amount, 2)
    hours = (now - NOON) / 3600
    assert all(used <= 2 + 8 * hours + 0.01 for used in taken.values())
