"""Several houses, doors and their database, each in a network namespace, under faults by seed.

`people` play over SSH and write a history; `faults` kills, stops and cuts off machines; `laws` says
what must hold of the history, compared with all that was ever committed (`audit`).
"""
