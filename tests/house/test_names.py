"""A name can be read, said and told apart from every other name in the house."""

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
# The micro sign is Greek, and beside Latin letters a small Greek letter is what it looks like.
LATIN = st.characters(categories=("Lu", "Ll"), max_codepoint=0x2AF, exclude_characters="µ")
LETTERS = st.text(LATIN, min_size=SHORTEST, max_size=LONGEST)
WILD = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from("abcdefgABC019 -_.'’\u0301\u0300\u3164\u115f\ufe0f\u0640ﬁ①Ⅷ\n\x1b\u202e😀"),
    ),
    max_size=30,
)


def among(*names: str) -> Callable[[str], bool]:
    folded = {fold(name) for name in names}
    return lambda name: fold(name) in folded


@pytest.mark.parametrize("name", GOOD)
def test_good_names_are_kept_as_they_are(name: str) -> None:
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
def test_names_are_tidied(typed: str, kept: str) -> None:
    assert check(typed) == kept


@pytest.mark.parametrize("name", ["", " ", "A", " A ", "x" * (LONGEST + 1), "ﷺ" * 10])
def test_names_have_from_two_to_twenty_characters(name: str) -> None:
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
def test_names_are_letters_and_digits_with_single_marks_between(name: str) -> None:
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
def test_the_house_keeps_some_names_for_itself(name: str) -> None:
    refusal = check(name)
    assert isinstance(refusal, NameNotAllowed)
    assert refusal.why == "reserved"


@pytest.mark.parametrize(
    "name", ["Hausmann", "Casals", "Botho", "Lo", "Gustav", "Alleyn", "Hostettler"]
)
def test_a_name_that_only_begins_like_one_of_the_house_is_free(name: str) -> None:
    assert check(name) == name


def test_a_refused_name_is_told_back_but_not_all_of_it() -> None:
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
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
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
def test_names_that_look_different_are_two_names(one: str, other: str) -> None:
    assert fold(one) != fold(other)


@given(LETTERS)
def test_case_and_marks_never_make_another_name(name: str) -> None:
    assert fold(name) == fold(name.upper()) == fold(name.lower())
    assert fold(name) == fold("-".join(name)) == fold(f" {name}.")


@given(WILD)
def test_whatever_is_allowed_is_a_good_name(typed: str) -> None:
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
def test_an_account_has_a_name_for_people_or_none(login: str, name: str | None) -> None:
    assert from_login(login) == name


@given(WILD)
def test_what_is_left_of_the_name_of_an_account_is_a_good_name(login: str) -> None:
    name = from_login(login)
    assert name is None or check(name) == name


def test_variations_count_on_from_two() -> None:
    assert free_variation("Anna", among("Anna")) == "Anna-2"
    assert free_variation("Anna", among("Anna", "anna 2")) == "Anna-3"


def test_a_long_name_is_shortened_for_its_variation() -> None:
    assert free_variation("x" * LONGEST, among()) == "x" * 18 + "-2"
    assert free_variation("Maximiliane von Thurn", among()) == "Maximiliane von Th-2"
    assert free_variation("Maximilian-Alexan V Z", among()) == "Maximilian-Alexan-2"


def test_who_cannot_have_his_name_at_all_is_a_guest() -> None:
    assert free_variation("admin", among("Guest-1")) == "Guest-2"
    assert free_variation("\x1b", among()) == "Guest-1"
    assert free_variation("1234567890123456789x", among()) == "Guest-1"


def test_guests_are_numbered() -> None:
    assert guest_name(among()) == "Guest-1"
    assert guest_name(among("Guest-1", "guest 2", "GUEST_4")) == "Guest-3"
