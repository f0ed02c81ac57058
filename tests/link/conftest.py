"""Host keys, and the command line in a test."""

from tests.commands.conftest import kartenhaus as kartenhaus
from tests.ssh.conftest import keys as keys
