"""Which names are allowed, which ones count as the same, and which variation is free."""

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.house.people.names import (
    LONGEST,
    MARKS,
    SHORTEST,
    check,
    fold,
    free_variation,
    from_login,
    guest_name,
)
from server.protocol.refusals import NameNotAllowed

GOOD = (
    "Anna",
    "Jo",
    "José",
    "d'Artagnan",
    "Anne-Marie",
    "J.R.Tolkien",
    "Ben 2",
    "x_y",
    "7of9",
    "Ελένη",
    "Анна",
    "ישראל",
    "محمد",
    "王小明",
    "さくら",
    "김철수",
    "कुमार",
    "สมชาย",
    "x" * LONGEST,
)
# The micro sign is a small Greek letter, which next to Latin ones is taken for a Latin letter.
LATIN = st.characters(categories=("Lu", "Ll"), max_codepoint=0x2AF, exclude_characters="µ")
LETTERS = st.text(LATIN, min_size=SHORTEST, max_size=LONGEST)
WILD = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from("abcdefgABC019 -_.'’\u0301\u0300\u3164\u115f\ufe0f\u0640ﬁ①Ⅷ\n\x1b\u202e😀"),
    ),
    max_size=30,
)


def taken(*names: str) -> Callable[[str], bool]:
    folded = {fold(name) for name in names}
    return lambda name: fold(name) in folded


@pytest.mark.parametrize("name", GOOD)
def test_an_allowed_name_stays_as_it_was_typed(name: str) -> None:
    assert check(name) == name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("Ａｎｎａ", "Anna"),
        ("Jose\u0301", "José"),
        ("O’Neil", "O'Neil"),
        ("Anne\N{HYPHEN}Marie", "Anne-Marie"),
        ("Anna\N{NO-BREAK SPACE}Maria", "Anna Maria"),
    ],
)
def test_spaces_and_compatible_letters_are_normalized(typed: str, kept: str) -> None:
    assert check(typed) == kept


@pytest.mark.parametrize("name", ["", " ", "A", " A ", "x" * (LONGEST + 1), "ﷺ" * 10])
def test_a_name_has_from_two_to_twenty_characters(name: str) -> None:
    refusal = check(name)
    assert isinstance(refusal, NameNotAllowed)
    assert refusal.why == "length"


@pytest.mark.parametrize(
    "name",
    [
        "-Anna",
        "Anna-",
        "Anna.",
        "'Anna",
        "An--na",
        "An. na",
        "12",
        "1-2",
        "An\nna",
        "An\tna",
        "An\x1bna",
        "An\u202ena",
        "An\u200bna",
        "An\u200dna",
        "An\ud800na",
        "An\ue000na",
        "An\u0378na",
        "Anna😀",
        "Anna♥",
        "Anna!",
        "a|b",
        "a,b",
        "<Anna>",
        "Anna@home",
        "\u0301Anna",
        "A\u0336\u0337\u0338nna",
        "Anna\u20dd",
        "\u3164\u3164",
        "An\u115fna",
        "Anna\ufe0f",
        "An\u0640na",
        "Anna\u02d0",
    ],
)
def test_a_name_consists_of_letters_and_digits_with_single_marks_between(name: str) -> None:
    refusal = check(name)
    assert isinstance(refusal, NameNotAllowed)
    assert refusal.why == "letters"
    refusal.name.encode()
    assert refusal.name.isprintable()


@pytest.mark.parametrize(
    "name",
    [
        "house",
        "HOUSE",
        "The House",
        "h0use",
        "Ноuse",
        "Kartenhaus",
        "Haus",
        "dealer",
        "b.o.t",
        "Bot 3",
        "Guest-7",
        "Guest7",
        "Gast",
        "Gästgeber",
        "Invité",
        "Hôte",
        "Ospite",
        "Tisch 1",
        "Alle",
        "Tout le monde",
        "Nessuno",
        "adm1n",
        "Aԁmin",
        "Admlnlstrator",
    ],
)
def test_names_of_the_house_its_staff_and_its_places_are_reserved(name: str) -> None:
    refusal = check(name)
    assert isinstance(refusal, NameNotAllowed)
    assert refusal.why == "reserved"


@pytest.mark.parametrize(
    "name", ["Hausmann", "Casals", "Botho", "Lo", "Gustav", "Alleyn", "Hostettler"]
)
def test_a_name_that_only_begins_like_a_reserved_one_is_allowed(name: str) -> None:
    assert check(name) == name


def test_a_refusal_quotes_a_very_long_name_only_in_part() -> None:
    refusal = check("x" * 100_000)
    assert isinstance(refusal, NameNotAllowed)
    assert len(refusal.name) < 50


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Straße", "STRASSE"),
        ("ΝΙΚΟΣ", "νικος"),
        ("José", "Jose"),
        ("Łukasz", "Lukasz"),
        ("Søren", "Soren"),
        ("Anne-Marie", "Anne Marie"),
        ("Annemarie", "Anne.Marie"),
        ("O'Neil", "O’Neil"),
        ("Anna", "Аnnа"),
        ("Peter", "Реtеr"),
        ("Cleo", "Сlеο"),
        ("Nik", "Νικ"),
        ("Eva", "Eνa"),
        ("Uwe", "Սwe"),
        ("Bob", "B0b"),
        ("Ian", "lan"),
        ("Lily", "1i1y"),
        ("Susi", "5usi"),
        ("Arno", "Amo"),
        ("Ewald", "Evvald"),
        ("ANNA", "ᴀɴɴᴀ"),
        ("Ali2", "Ali٢"),
        ("Ɩan", "Ian"),
        ("Ægir", "Aegir"),
        ("שָׁלוֹם", "שלום"),
    ],
)
def test_names_that_look_alike_count_as_the_same(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anne"),
        ("Müller", "Mueller"),
        ("Guest-1", "Guest-11"),
        ("Guest-2", "Guest-3"),
        ("कुमार", "किमार"),
        ("かこ", "がこ"),
        ("สมชาย", "สมหมาย"),
    ],
)
def test_names_that_look_different_count_as_different(one: str, other: str) -> None:
    assert fold(one) != fold(other)


@given(LETTERS)
def test_case_and_marks_never_make_a_different_name(name: str) -> None:
    assert fold(name) == fold(name.upper()) == fold(name.lower())
    assert fold(name) == fold("-".join(name)) == fold(f" {name}.")


@given(WILD)
def test_any_text_is_refused_or_gives_a_normalized_name(typed: str) -> None:
    name = check(typed)
    if isinstance(name, NameNotAllowed):
        assert name.name.isprintable()
        return
    assert SHORTEST <= len(name) <= LONGEST
    assert name.isprintable()
    assert unicodedata.normalize("NFKC", name) == name
    assert name == name.strip(MARKS)
    assert all(unicodedata.category(c)[0] in "LM" or c.isdecimal() or c in MARKS for c in name)
    assert check(name) == name
    assert fold(name) == fold(typed) != ""


@given(WILD, st.integers(0, 120))
def test_a_variation_is_always_allowed_and_free(typed: str, others: int) -> None:
    given_out: set[str] = set()
    for _ in range(others % 12):
        name = free_variation(typed, lambda name: fold(name) in given_out)
        assert fold(name) not in given_out
        given_out.add(fold(name))
        assert len(name) <= LONGEST
        assert name.startswith("Guest-") or check(name) == name


@pytest.mark.parametrize(
    ("login", "name"),
    [
        ("anna", "anna"),
        ("Anna_Maria", "Anna_Maria"),
        ("_www", "www"),
        ("ann..b--c", "ann.b-c"),
        ("CORP\\ben", "ben"),
        ("ben@corp.example", "ben"),
        ("ben$", "ben"),
        ("a+b", "a b"),
        ("jörg", "jörg"),
        ("jo\u0308rg", "jörg"),
        ("x" * 30, "x" * LONGEST),
        ("maximilian-alexander.von-thurn", "maximilian-alexander"),
        ("x", None),
        ("", None),
        ("1000", None),
        ("root", None),
        ("CORP\\Administrator", None),
        ("$%&", None),
    ],
)
def test_a_login_name_gives_an_allowed_name_or_none(login: str, name: str | None) -> None:
    assert from_login(login) == name


@given(WILD)
def test_a_name_made_from_any_login_name_is_allowed(login: str) -> None:
    name = from_login(login)
    assert name is None or check(name) == name


def test_variations_of_a_name_are_numbered_from_two() -> None:
    assert free_variation("Anna", taken("Anna")) == "Anna-2"
    assert free_variation("Anna", taken("Anna", "anna 2")) == "Anna-3"


def test_a_long_name_is_shortened_to_make_room_for_the_number() -> None:
    assert free_variation("x" * LONGEST, taken()) == "x" * 18 + "-2"
    assert free_variation("Maximiliane von Thurn", taken()) == "Maximiliane von Th-2"
    assert free_variation("Maximilian-Alexan V Z", taken()) == "Maximilian-Alexan-2"


def test_a_name_that_no_number_makes_allowed_is_replaced_by_a_guest_name() -> None:
    assert free_variation("admin", taken("Guest-1")) == "Guest-2"
    assert free_variation("\x1b", taken()) == "Guest-1"
    assert free_variation("1234567890123456789x", taken()) == "Guest-1"


def test_guests_get_the_lowest_free_number() -> None:
    assert guest_name(taken()) == "Guest-1"
    assert guest_name(taken("Guest-1", "guest 2", "GUEST_4")) == "Guest-3"


@pytest.mark.parametrize("wish", ["anna", "x" * LONGEST])
def test_among_5000_names_that_differ_in_their_number_a_free_one_takes_few_look_ups(
    wish: str,
) -> None:
    endings = [f"-{number}" for number in range(2, 5_001)]
    is_used = taken(wish, *(wish[: LONGEST - len(ending)] + ending for ending in endings))
    looked_up = []

    def look_up(name: str) -> bool:
        looked_up.append(name)
        return is_used(name)

    assert free_variation(wish, look_up).endswith("-5001")
    assert len(looked_up) <= 40


def test_a_small_number_that_became_free_among_thousands_is_given_again() -> None:
    numbers = {*range(1, 5_001)} - {7}
    assert guest_name(taken(*(f"Guest-{number}" for number in numbers))) == "Guest-7"
