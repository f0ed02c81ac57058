"""The house: rules, records, tables, store and doors. The faces are in `tui`."""

__version__ = "0.1.0"
