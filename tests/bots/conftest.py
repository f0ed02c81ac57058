from tests.commands.conftest import kartenhaus as kartenhaus
