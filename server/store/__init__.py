"""The memory of the house: one SQLite database, written by a thread of its own.

`schema` says what it holds, `rows` and `changes` are how the house speaks to it, `opening` lets
nothing wrong in, `worker` is the thread, `memory` puts them together; `records` also reads beside
a running house.
"""
