"""The settings file: mistakes are named with their place and the values allowed."""

import tomllib
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from server.errors import UsageError
from server.settings import Settings, load
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
        ("\n\n# \xff", "{file} is not valid TOML, see line 3."),
        ("a = " + "[" * 5000, "{file} is not valid TOML, see line 1."),
        ("a = " + "9" * 5000, "{file} is not valid TOML, see line 1."),
        ("#" * 1_000_001, "{file} is longer than 1000000 bytes."),
        (
            "[chairs]\n",
            "{file}: there is no setting “chairs”. "
            "There are: bots, door, house, household, limits, records or tables.",
        ),
        ("house = true\n", "{file}: house cannot be “true”. It can be: [house]."),
        ("house = 1\n", "{file}: house cannot be “1”. It can be: [house]."),
        (
            '[house]\ncolour = "red"\n',
            "{file}: there is no setting “house.colour”. "
            "There are: data, forget_days, forget_players_days, greeting or language.",
        ),
        (
            '[house]\nlanguage = "nl"\n',
            "{file}: house.language cannot be “nl”. It can be: auto, en, de, fr, it.",
        ),
        (
            "[records]\nlongest_line = 3\n",
            "{file}: records.longest_line cannot be “3”. It can be: 1024-1048576.",
        ),
        (
            '[records]\nlongest_line = "long"\n',
            "{file}: records.longest_line cannot be “long”. It can be: 1024-1048576.",
        ),
        (
            "[door]\nport = 70000\n",
            "{file}: door.port cannot be “70000”. It can be: 0-65535.",
        ),
        (
            '[door]\nhost = "my house"\n',
            "{file}: door.host cannot be “my house”. It can be: 127.0.0.1, ::, localhost, ….",
        ),
        (
            '[door]\ninvite_only = "yes"\n',
            "{file}: door.invite_only cannot be “yes”. It can be: false, true.",
        ),
        (
            '[door]\nadmins = "SHA256:short"\n',
            "{file}: door.admins cannot be “SHA256:short”. "
            "It can be: [SHA256:…, ssh-ed25519 AAAA…].",
        ),
        (
            '[door]\nban_keys = ["ssh-ed25519 AAAA"]\n',
            '{file}: door.ban_keys cannot be “["ssh-ed25519 AAAA"]”. '
            "It can be: [SHA256:…, ssh-ed25519 AAAA…].",
        ),
        (
            "[door]\nallow_keys = [7]\n",
            "{file}: door.allow_keys cannot be “[7]”. It can be: [SHA256:…, ssh-ed25519 AAAA…].",
        ),
        (
            '[door]\nban_addresses = ["192.0.2.0/24", "192.0.2.256"]\n',
            '{file}: door.ban_addresses cannot be “["192.0.2.0/24","192.0.2.256"]”. '
            "It can be: [192.0.2.7, 2001:db8::/32, …].",
        ),
        (
            "[house]\ndata = 3\n",
            "{file}: house.data cannot be “3”. It can be: ….",
        ),
        (
            f'[house]\ngreeting = "{"Hi" * 151}"\n',
            "{file}: house.greeting cannot be “" + "Hi" * 99 + "H…”. It can be: … (≤ 300).",
        ),
        (
            "[records]\nlongest_line = 2048.0\n",
            "{file}: records.longest_line cannot be “2048.0”. It can be: 1024-1048576.",
        ),
        (
            "[door]\nport = true\n",
            "{file}: door.port cannot be “true”. It can be: 0-65535.",
        ),
        (
            "[door]\nport = 1979-05-27\n",
            '{file}: door.port cannot be “"1979-05-27"”. It can be: 0-65535.',
        ),
        ("[[door]]\n", "{file}: door cannot be “[{{}}]”. It can be: [door]."),
        (
            '[door]\nname = "game.host:0"\n',
            "{file}: door.name cannot be “game.host:0”. "
            "It can be: game.host, game.host:22, 192.0.2.7, ….",
        ),
        (
            '["house.`x`"]\n',
            "{file}: there is no setting “house.`x`”. "
            "There are: bots, door, house, household, limits, records or tables.",
        ),
        (
            "[house]\ndata.folder = 1\n",
            '{file}: house.data cannot be “{{"folder":1}}”. It can be: ….',
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
