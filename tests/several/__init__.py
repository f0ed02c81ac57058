"""Several houses, doors and their database, each in a network namespace, under faults by seed.

People (`person`) play over SSH, and a `history` notes what they are told. `nemesis` kills, stops
and cuts off machines. `laws` compares the history with all that was ever committed (`audit`).
"""
