"""The database of the house: SQLite or PostgreSQL, written by one thread that commits in groups.

`database` opens and checks it, `migrations` is its schema, `changes` and `rows` are what goes in
and out, `load` reads what a house needs at its start, `people` finds persons, `records` reads
finished games, also beside a running house, and `backup` copies all. `client` is the store as the
house uses it, `worker` its threads: one writes, and another one reads. Of houses that share a
database in PostgreSQL, `houses` has the queries and changes, `shared_connection` is what each of
them writes with, and `listener` hears their news.
"""
