"""The types that cross a seat: views, moves, events, refusals, requests and notices."""
