"""Plays all three games, each against two bots, with any legal move."""

import json
import random
import sys
from subprocess import PIPE, Popen

games = ["eight28", "farbstich", "schatzsuche"]
command = ["kartenhaus", "play", "--json"]
with Popen(command, stdin=PIPE, stdout=PIPE, text=True, bufsize=1) as house:
    assert house.stdin
    assert house.stdout
    for line in house.stdout:
        match notice := json.loads(line):
            case {"tell": "welcome" | "left"} if games:
                ask = {"do": "open", "game": games.pop(0), "seats": 3, "bots": ["simple", "simple"]}
            case {"tell": "welcome" | "left"}:
                break
            case {"tell": "table", "room": {"chairs": [{"ready": False}, *_]}}:
                ask = {"do": "ready"}
            case {"tell": "state", "view": {"seat": me, "waiting": {"seats": turn}}} if me in turn:
                ask = {"do": "move", "at": notice["number"], "move": random.choice(notice["legal"])}
            case {"tell": "over"}:
                sys.stdout.write(f"{notice['result']}\n")
                ask = {"do": "leave"}
            case _:
                continue
        house.stdin.write(json.dumps(ask) + "\n")
