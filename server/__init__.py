"""The house: rules, records and doors. What people see of it is in `tui`."""

__version__ = "0.1.0"
