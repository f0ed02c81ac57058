"""The errors of hosts, records and files, which are in English only. What players read is in the
catalogues."""

from collections.abc import Mapping, Sequence
from typing import Final

REASONS: Final[Mapping[str, str]] = {
    "missing": "there is no such file or folder",
    "folder": "it is a folder",
    "forbidden": "permission is denied",
    "full": "no space is left",
    "locked": "another program uses it",
    "failed": "the disk reports an error",
    "lost": "the connection is lost",
    "long": "the name is too long",
    "loop": "its links form a loop",
    "closed": "it is closed",
    "special": "it is not a regular file",
    "taken": "it is already in use",
    "elsewhere": "this machine has no such address",
}

NAME_PUBLIC_KEY: Final = (
    "Keep it secret, and name the public key: the line in the file that ends with .pub."
)

SENTENCES: Final[Mapping[str, str]] = {
    "cannot-read": "{file} cannot be read: {reason}.",
    "cannot-write": "{file} cannot be written: {reason}.",
    "cannot-listen": "Port {port} of {host} cannot be opened: {reason}.",
    "backup-onto-itself": "{file} is the database itself. Write the copy somewhere else.",
    "restore-not-empty": "{folder} is not empty. Name another folder with --data.",
    "copy-not-empty": "{file} is in use already. Name an empty database or another folder.",
    "copy-differs": "{file} is not the same: its table {table} differs. Do not use it.",
    "archive-broken": "{file} is not a whole backup of a house.",
    "archive-newer": "{file} was made by a newer version ({version}, this is {here}).",
    "not-a-rule": "--{flag} cannot be “{value}”. It can be numbers of days, weeks and months: "
    "7d4w6m.",
    "settings-syntax": "{file} is not valid TOML, see line {line}.",
    "settings-too-long": "{file} is longer than {most} bytes.",
    "settings-no-such-key": "{file}: there is no setting “{key}”. It can be: {allowed}.",
    "settings-value": "{file}: {key} cannot be {value}. It can be: {allowed}.",
    "key-open": "{file} is a secret key, but others can read it. Only its owner may: chmod 600.",
    "key-broken": "{file} holds no readable secret key of the kind {kind}. Restore it from a copy. "
    "If you delete it, a new one is made, and ssh warns everybody who knows this house.",
    "store-missing": "There is no {file}: no house has stored anything there.",
    "store-broken": "{file} is broken ({detail}). Nothing in it has been changed.",
    "store-foreign": "{file} belongs to another program. Nothing in it has been changed.",
    "store-newer": "{file} was written by version {needed} (schema {found}), and this is {here} "
    "(schema {known}). Install that version or a newer one. Nothing in it has been changed.",
    "store-older": "{file} was written by an older version. Open the house once, which brings it "
    "up to date.",
    "store-other-log": "{log} does not belong to {file}. If you have put a copy of the database "
    "there, delete {log}: it holds what came after another one.",
    "store-log-unread": "{log} beside {file} can only be read in a folder that can be written. "
    "Copy the folder, and name the copy with --data.",
    "store-no-client": "A database in PostgreSQL needs the extra of Kartenhaus: "
    "pip install 'kartenhaus[postgres]'",
    "store-no-url": "The URL of the database cannot be read. It is like "
    "postgresql://user@host/name, and other characters in it are written as %40 and so on.",
    "store-taken": "Another house uses {file}. Only one can, unless all have store.shared = true.",
    "store-alone": "A house that does not share {file} uses it. Close it, or give it "
    "store.shared = true, too.",
    "store-shared": "{file} is of an older version, and other houses use it. Close them all, and "
    "open this one, which brings it up to date.",
    "shared-no-url": "store.shared needs store.url, a database in PostgreSQL.",
    "shared-no-address": "store.shared needs door.doors_address, at which the other houses reach "
    "this one.",
    "store-unusable": "{file} cannot be used: {detail}",
    "store-migrates": "The new version changes the tables in {file}, which is not undone if it "
    "fails: make a backup, and restart the house.",
    "store-locked": "{file} is locked by another program.",
    "admins-only": "Only administrators can do this.",
    "bans-yourself": "This would lock you out, too.",
    "no-such-person": "Nobody is called “{name}”.",
    "none-there": "{what} cannot be “{value}”: there is none.",
    "cannot-merge": "Only somebody with a key who is not here and has no seat can be merged.",
    "no-game-of": "{name} has no running game at table {table}.",
    "table-elsewhere": "Table {table} is in the house that others reach at {house}: ask that one.",
    "person-elsewhere": "The address of {name} is known in the house that others reach at {house}: "
    "ask that one.",
    "table-paused": "Table {table} is paused because nothing can be saved right now. Nothing was "
    "done.",
    "not-a-duration": "--{flag} cannot be “{value}”. It can be minutes, hours, days or weeks: "
    "30m, 12h, 3d, 2w.",
    "no-house": "No house is open in {folder}.",
    "house-gone": "The house ended before it answered.",
    "not-handed-over": "The open house keeps its place: {reason}",
    "update-failed": "The new version did not open, and this house goes on: {reason}",
    "cannot-update": "This house is the first process of its container, which ends with it. Start "
    "a container of the new version instead.",
    "no-link": "No house that takes doors is open in {place}: kartenhaus serve --doors 1",
    "no-far-link": "No house that takes doors answers at {place}. It needs door.doors_address and "
    "serve --doors 1, and this machine must reach it.",
    "link-other-house": "What answers at {place} does not have the key of the house.",
    "link-other-door": "The house at {place} does not know the key of this door.",
    "door-lacks-keys": "{folder} lacks {missing}. Copy that from the folder keys of the house.",
    "door-keys-broken": "Line {line} of {file} is no public key of a door with its name: "
    "ssh-ed25519 AAAA… name",
    "no-doors": "door.doors_address needs doors: kartenhaus serve --doors 1",
    "link-refused": "The house does not take this door: {reason}",
    "house-lost": "The house is gone, and this door ends, too.",
    "needs-root": "This writes into /etc and starts services, so it needs root: sudo {line}",
    "needs-systemd": "This machine does not run systemd. Without it, “kartenhaus serve” opens the "
    "house; how to use a container is in config/deploy/README.md.",
    "hidden-python": "{place} is hidden from services. Install Kartenhaus into /opt/kartenhaus: "
    "python3 -m venv /opt/kartenhaus, with a Python that is not in a home either.",
    "not-answered": "Some questions were not answered. Answer them with flags, or all with --yes.",
    "port-taken": "Another program has port {port}. Choose another one.",
    "private-key": f"This is a private key. {NAME_PUBLIC_KEY}",
    "private-key-file": f"{{file}} is a private key. {NAME_PUBLIC_KEY}",
    "no-key": "“{value}” is neither a public key nor a file with one.",
    "no-host-name": "“{value}” is neither a name nor an address. Examples: {allowed}.",
    "sshd-port-needed": "sshd has port {port}. Name another port for it with --sshd-port, or one "
    "for the house with --port.",
    "sshd-by-socket": "Here systemd opens the port for sshd (ssh.socket), and setup does not "
    "change that. Choose another port for the house, or move ssh.socket yourself.",
    "sshd-other-file": "sshd would not listen as {file} says, so it stays where it was. Another "
    "file may have Port or ListenAddress: change it there, or choose another port for the house.",
    "sshd-stays": "sshd stays where it was. If a firewall keeps port {port} closed, open it, or "
    "choose another port for the house.",
    "command-failed": "{line} failed: {detail}",
    "no-answer": "Nothing answers at port {port}. Look at: {line}",
    "nobody-here": "Nobody here is called “{name}”, and it is not a key or an address.",
    "no-such-record": "There is no record “{id}” here. “kartenhaus records” lists them.",
    "no-such-game-in-file": "{file} has no such game. Games in it: {games}.",
    "only-seen-by": "This record holds only what {player} saw.",
    "only-seen-by-gallery": "This record holds only what the gallery saw.",
    "record-empty": "There is no record.",
    "record-not-json": "Line {line} is not a JSON object.",
    "record-key-twice": "Line {line}: an object has the key “{key}” twice.",
    "record-float": "Line {line}: “{number}” is not an integer. A record has no other numbers.",
    "record-line-too-long": "Line {line} is longer than {most} bytes.",
    "record-no-header": "Line {line}: a record begins with a header, and this is not one.",
    "record-no-such-format": "Line {line}: only records of the format {format} can be read here.",
    "record-field": "Line {line}: “{field}” does not match the format.",
    "record-missing-field": "Line {line}: “{field}” is missing.",
    "record-no-such-game": "Line {line}: the game “{game}” is unknown here, only {games}.",
    "record-seats": "Line {line}: a record for {seats} players of a game for {allowed}.",
    "record-host": "Line {line}: a table of {seats} has no such seat as that of the host.",
    "record-nonces": "Line {line}: “nonces” must hold a text for each seat, each of one line and "
    "at most {most} characters.",
    "record-wrong-secret": "Line {line}: this is not the secret that “commit” promised.",
    "record-redacted": "Line {line}: without a secret this is only what one seat or the gallery "
    "saw. It cannot be checked by itself.",
    "record-no-such-event": "Line {line}: the game has no event “{event}”.",
    "record-no-such-seat": "Line {line} names a seat that the table does not have.",
    "record-deck": "Line {line}: the secret gives another deck.",
    "record-differs": "Line {line}: by the rules this must be {expected}, but it is {found}.",
    "record-refused": "Line {line}: the rules do not allow “{event}” here. A player would be told: "
    "“{reason}”",
    "record-impossible": "Line {line}: nobody can do “{event}” here.",
    "record-cut-short": "The record stops after line {line}, before the game is over.",
    "record-after-end": "Line {line}: the game is already over.",
}


def either(items: Sequence[str]) -> str:
    """The values as in “a, b or c”."""
    *rest, last = items or ("",)
    return f"{', '.join(rest)} or {last}" if rest else last


def sentence(code: str, details: Mapping[str, object]) -> str:
    """The details are strings and numbers, cleaned for a terminal."""
    why = details.get("why")
    reason = details.get("reason") or REASONS.get(str(why), details.get("detail"))
    return SENTENCES[code].format(**{**details, "reason": reason})
