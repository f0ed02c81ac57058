"""`kartenhaus` that tells at SIGUSR1 how many objects only a full collection of garbage frees."""

import gc
import json
import signal
import sys

from server.__main__ import main


def tell(*_: object) -> None:
    gc.collect(1)
    entry = {"what": "garbage", "objects": gc.collect()}
    sys.stderr.write(json.dumps(entry) + "\n")
    sys.stderr.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, tell)
    sys.exit(main())
