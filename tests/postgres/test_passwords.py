"""Passwords and TLS are given as libpq has them: in the URL, in variables and in files."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from server.commands.context import error_sentence
from server.errors import UsageError
from server.store.client import Store
from tests.postgres.cluster import Cluster
from tests.postgres.test_commands import in_database
from tests.store.sample import FILLED, contents, filling
from tui.text import Texts

PASSWORD: Final = "four:words@a/tea"  # noqa: S105
ESCAPED: Final = "four%3Awords%40a%2Ftea"
CERTIFICATE: Final = (
    *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"),
    *("-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
)

pytestmark = pytest.mark.slow


@pytest.fixture
def certificate(cluster: Cluster) -> Path:
    if not shutil.which("openssl"):
        pytest.skip("openssl is not installed")
    file, key = cluster.folder / "server.crt", cluster.folder / "server.key"
    command = (*CERTIFICATE, "-keyout", key, "-out", file)
    subprocess.run(command, check=True, capture_output=True, timeout=30)
    cluster.own(key)
    return file


@pytest.fixture
def guarded(cluster: Cluster, url: str, certificate: Path) -> Iterator[str]:
    """The name of a database whose owner needs a password, and over the network TLS."""
    (name,) = in_database(url, "SELECT current_database()")[0]
    in_database(url, f"CREATE USER guest PASSWORD '{PASSWORD}'")
    in_database(url, f"ALTER DATABASE {name} OWNER TO guest")
    cluster.ask_for_passwords("guest")
    cluster.stop()
    cluster.start(
        "listen_addresses=127.0.0.1",
        "ssl=on",
        f"ssl_cert_file={certificate}",
        f"ssl_key_file={certificate.with_suffix('.key')}",
    )
    yield str(name)
    in_database(url, f"ALTER DATABASE {name} OWNER TO house; DROP OWNED BY guest; DROP USER guest")
    cluster.stop()
    cluster.start()


def test_a_house_uses_the_passwords_services_and_certificates_of_libpq(
    tmp_path: Path,
    guarded: str,
    cluster: Cluster,
    certificate: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here, port = tmp_path / "house", cluster.port

    def is_the_house(url: str) -> bool:
        with closing(Store.open(here, url=url)) as store:
            return contents(store) == FILLED

    def refused(url: str) -> str:
        with pytest.raises(UsageError) as error:
            Store.open(here, url=url)
        return error_sentence(Texts("en"), error.value)

    by_socket = f"postgresql://guest@:{port}/{guarded}?host={cluster.folder}"
    with closing(Store.open(here, url=by_socket.replace("guest", f"guest:{ESCAPED}"))) as store:
        store.write_now(*filling())

    monkeypatch.setenv("PGPASSFILE", "/nowhere")
    assert "no password supplied" in refused(by_socket)
    wrong = refused(by_socket.replace("guest", "guest:tea-and-more"))
    assert ("password authentication failed" in wrong, "tea-and-more" in wrong) == (True, False)

    passwords = tmp_path / "passwords"
    passwords.write_text(f"*:*:*:guest:{PASSWORD.replace(':', chr(92) + ':')}\n")
    passwords.chmod(0o600)
    monkeypatch.setenv("PGPASSFILE", str(passwords))
    assert is_the_house(by_socket)

    services = tmp_path / "services"
    services.write_text(
        f"[house]\nhost={cluster.folder}\nport={port}\ndbname={guarded}\nuser=guest\n"
    )
    monkeypatch.setenv("PGSERVICEFILE", str(services))
    assert is_the_house("postgresql:///?service=house")

    by_net = f"postgresql://guest@localhost:{port}/{guarded}?hostaddr=127.0.0.1&sslmode="
    assert is_the_house(f"{by_net}verify-full&sslrootcert={certificate}")
    assert "no encryption" in refused(f"{by_net}disable")
    assert "root certificate" in refused(f"{by_net}verify-full&sslrootcert={tmp_path / 'none'}")
    other = by_net.replace("localhost", "house.example")
    assert "does not match" in refused(f"{other}verify-full&sslrootcert={certificate}")
