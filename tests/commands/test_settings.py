"""The settings file: mistakes are named with their place and the values allowed."""

import tomllib
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from server.commands import settings_sources
from server.commands.settings_sources import load
from server.errors import UsageError
from server.settings import Settings
from tests.commands.running import Prompt

SHIPPED = Path(__file__).parent.parent.parent / "config" / "house.toml"


def test_the_shipped_file_has_every_setting_with_its_default() -> None:
    written = msgspec.json.decode(msgspec.json.encode(Settings()))
    assert tomllib.loads(SHIPPED.read_text()) == written
    assert load(str(SHIPPED)) == Settings()


def test_every_setting_in_the_shipped_file_has_a_comment() -> None:
    lines = SHIPPED.read_text().splitlines()
    for above, line in pairwise(lines):
        if "=" in line and not line.startswith("#"):
            assert above.startswith("# ")


def test_the_password_of_a_url_is_not_shown(kartenhaus: Prompt, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    for url in ("postgresql://house:secret@host/name", "postgresql://host/name?password=secret"):
        file.write_text(f'[store]\nurl = "{url}"\n')
        code, out, err = kartenhaus("settings", "show", "--config", str(file))
        assert (code, err, "host/name" in out, "secret" in out) == (0, "", True, False)
        file.write_text(f'[store]\nurl = "{url.replace("postgresql", "mysql")}"\n')
        code, out, err = kartenhaus("settings", "check", str(file))
        assert (code, "host/name" in err, "secret" in err) == (2, True, False)


def test_missing_settings_have_their_defaults(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('[house]\nlanguage = "it"\n')
    settings = load(str(file))
    assert settings.house.language == "it"
    assert settings.records == Settings().records


def test_the_language_setting_is_the_default_language(kartenhaus: Prompt, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('[house]\nlanguage = "de"\n')
    assert kartenhaus("--config", str(file)).out.startswith("Aufruf")
    assert kartenhaus("--config", str(file), "--language", "it").out.startswith("Uso")
    mistyped = kartenhaus("--config", str(file), "play", "8-28", "--bots", "clever").err
    assert mistyped.startswith("--bots kann nicht „clever“ sein.")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[house\n", "{file} is not valid TOML, see line 1."),
        ("[house]\n\nlanguage = de\n", "{file} is not valid TOML, see line 3."),
        ("[house]\nlanguage = ", "{file} is not valid TOML, see line 2."),
        ("\n\n# ÿ", "{file} is not valid TOML, see line 3."),
        ("a = " + "[" * 5000, "{file} is not valid TOML, see line 1."),
        ("a = " + "9" * 5000, "{file} is not valid TOML, see line 1."),
        ("#" * 1_000_001, "{file} is longer than 1000000 bytes."),
        (
            "[chairs]\n",
            "{file}, line 1: there is no setting “chairs”. "
            "It can be: bots, door, house, household, limits, metrics, records, store or tables.",
        ),
        ("house = true\n", "{file}, line 1: house cannot be true. It can be: [house]."),
        ("house = 1\n", "{file}, line 1: house cannot be 1. It can be: [house]."),
        (
            '[house]\ncolour = "red"\n',
            "{file}, line 2: there is no setting “house.colour”. "
            "It can be: backups, data, forget_days, forget_players_days, greeting or language.",
        ),
        (
            '[house]\nlanguage = "nl"\n',
            '{file}, line 2: house.language cannot be "nl". It can be: auto, en, de, fr, it.',
        ),
        (
            "[records]\nlongest_line = 3\n",
            "{file}, line 2: records.longest_line cannot be 3. It can be: 1024-1048576.",
        ),
        (
            '[records]\nlongest_line = "long"\n',
            '{file}, line 2: records.longest_line cannot be "long". It can be: 1024-1048576.',
        ),
        (
            "[door]\nport = 70000\n",
            "{file}, line 2: door.port cannot be 70000. It can be: 0-65535.",
        ),
        (
            '[door]\nhost = "my house"\n',
            '{file}, line 2: door.host cannot be "my house". '
            "It can be: 127.0.0.1, ::, localhost, ….",
        ),
        (
            '[door]\ninvite_only = "yes"\n',
            '{file}, line 2: door.invite_only cannot be "yes". It can be: false, true.',
        ),
        (
            '[door]\nadmins = "SHA256:short"\n',
            '{file}, line 2: door.admins cannot be "SHA256:short". '
            "It can be: [SHA256:…, ssh-ed25519 AAAA…].",
        ),
        (
            '[door]\nban_keys = ["ssh-ed25519 AAAA"]\n',
            '{file}, line 2: door.ban_keys cannot be ["ssh-ed25519 AAAA"]. '
            "It can be: [SHA256:…, ssh-ed25519 AAAA…].",
        ),
        (
            "[door]\nallow_keys = [7]\n",
            "{file}, line 2: door.allow_keys cannot be [7]. "
            "It can be: [SHA256:…, ssh-ed25519 AAAA…].",
        ),
        (
            '[door]\nban_addresses = ["192.0.2.0/24", "192.0.2.256"]\n',
            '{file}, line 2: door.ban_addresses cannot be ["192.0.2.0/24","192.0.2.256"]. '
            "It can be: [192.0.2.7, 2001:db8::/32, …].",
        ),
        (
            '[door]\nport = "22"\n',
            '{file}, line 2: door.port cannot be "22". It can be: 0-65535.',
        ),
        (
            "[house]\ndata = 3\n",
            "{file}, line 2: house.data cannot be 3. It can be: /srv/kartenhaus, ….",
        ),
        (
            '[house]\nbackups = "\\u0000"\n',
            '{file}, line 2: house.backups cannot be "\\u0000". It can be: /srv/kartenhaus, ….',
        ),
        ("[door]\nport = nan\n", "{file}, line 2: door.port cannot be nan. It can be: 0-65535."),
        (
            f'[house]\ngreeting = "{"Hi" * 151}"\n',
            '{file}, line 2: house.greeting cannot be "' + "Hi" * 99 + "…. It can be: … (≤ 300).",
        ),
        (
            "[records]\nlongest_line = 2048.0\n",
            "{file}, line 2: records.longest_line cannot be 2048.0. It can be: 1024-1048576.",
        ),
        ("[door]\nport = true\n", "{file}, line 2: door.port cannot be true. It can be: 0-65535."),
        (
            "[door]\nport = 1979-05-27\n",
            '{file}, line 2: door.port cannot be "1979-05-27". It can be: 0-65535.',
        ),
        ("[[door]]\n", "{file}, line 1: door cannot be [{{}}]. It can be: [door]."),
        (
            '[door]\nname = "game.host:0"\n',
            '{file}, line 2: door.name cannot be "game.host:0". '
            "It can be: game.host, game.host:22, 192.0.2.7, ….",
        ),
        (
            '["house.`x`"]\n',
            "{file}, line 1: there is no setting “house.`x`”. "
            "It can be: bots, door, house, household, limits, metrics, records, store or tables.",
        ),
        (
            "[house]\ndata.folder = 1\n",
            '{file}, line 2: house.data cannot be {{"folder":1}}. It can be: /srv/kartenhaus, ….',
        ),
    ],
)
def test_a_mistake_is_named_with_its_place_and_the_allowed_values(
    kartenhaus: Prompt, tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(text.encode("latin-1"))
    code, out, err = kartenhaus("--config", str(file), "--help")
    assert (code, out, err) == (2, "", sentence.format(file=file) + "\n")


def test_a_missing_settings_file_is_an_error() -> None:
    with pytest.raises(UsageError) as found:
        load("/no/such/house.toml")
    assert found.value.code == "cannot-read"


MISTAKES = """[house]
language = "nl"

[chairs]
soft = true

[door]
port = "22"
log_addresses = "no"
colour = 3
"""


def test_check_names_every_mistake_with_its_line(kartenhaus: Prompt, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(MISTAKES)
    code, out, err = kartenhaus("settings", "check", str(file))
    assert (code, out) == (2, "")
    assert [line.partition(": ")[0] for line in err.splitlines()] == [
        f"{file}, line {number}" for number in (2, 4, 8, 10)
    ]


def test_a_file_without_mistakes_is_good(kartenhaus: Prompt) -> None:
    code, out, err = kartenhaus("settings", "check", str(SHIPPED))
    assert (code, out, err) == (0, f"{SHIPPED} is good.\n", "")


def test_a_byte_order_mark_before_the_settings_is_skipped(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("[door]\nport = 22\n", "utf-8-sig")
    assert load(str(file)).door.port == 22


def test_the_environment_counts_more_than_the_file(
    kartenhaus: Prompt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.toml"
    file.write_text("[door]\nport = 2200\nlogins = 7\n")
    environment = {
        "KARTENHAUS_DOOR_PORT": "22",
        "KARTENHAUS_DOOR_INVITE_ONLY": "true",
        "KARTENHAUS_DOOR_BAN_ADDRESSES": "192.0.2.0/24, 2001:db8::/32",
        "KARTENHAUS_HOUSE_GREETING": "22",
        "KARTENHAUS_PORT": "tcp://192.0.2.7:2222",
    }
    door = load(str(file), environment).door
    assert (door.port, door.logins, door.invite_only) == (22, 7, True)
    assert door.ban_addresses == ("192.0.2.0/24", "2001:db8::/32")
    assert load("", environment).house.greeting == "22"
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    shown = kartenhaus("settings", "show", "--config", str(file)).lines
    assert "port = 22  # KARTENHAUS_DOOR_PORT" in shown
    assert f"logins = 7  # {file}, line 3" in shown
    assert "login_seconds = 30  # default" in shown
    written = msgspec.to_builtins(load(str(file), environment), str_keys=True)
    assert tomllib.loads("\n".join(shown)) == msgspec.json.decode(msgspec.json.encode(written))


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("DOOR_PORT", "70000", "door.port cannot be 70000. It can be: 0-65535."),
        ("DOOR_PORT", "", 'door.port cannot be "". It can be: 0-65535.'),
        ("DOOR_INVITE_ONLY", "yes", 'door.invite_only cannot be "yes". It can be: false, true.'),
    ],
)
def test_a_mistake_in_the_environment_is_named_with_its_variable(
    name: str, value: str, sentence: str, kartenhaus: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"KARTENHAUS_{name}", value)
    assert kartenhaus("settings", "show") == (2, "", f"KARTENHAUS_{name}: {sentence}\n")


def test_an_unknown_key_of_a_section_in_the_environment_is_a_mistake() -> None:
    with pytest.raises(UsageError) as found:
        load("", {"KARTENHAUS_DOOR_COLOUR": "red"})
    assert found.value.code == "settings-no-such-key"


def test_the_file_of_the_machine_is_read_by_all_but_those_who_only_play(
    kartenhaus: Prompt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(f'[house]\ndata = "{tmp_path}"\n')
    monkeypatch.setattr(settings_sources, "USUAL_PLACE", str(file))
    assert f'data = "{tmp_path}"  # {file}, line 2' in kartenhaus("settings", "show").lines
    assert str(tmp_path / "house.db") in kartenhaus("records").err
    file.write_text("broken")
    assert kartenhaus("records").code == 2
    assert kartenhaus("play", "--schema").code == 0


def test_the_explained_file_comes_with_the_program(kartenhaus: Prompt) -> None:
    assert kartenhaus("settings", "defaults").out == SHIPPED.read_text()


@pytest.mark.parametrize(
    "typed", [("settings",), ("settings", "check"), ("settings", "say"), ("settings", "show", "x")]
)
def test_settings_are_misused(kartenhaus: Prompt, typed: tuple[str, ...]) -> None:
    code, out, err = kartenhaus(*typed)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
