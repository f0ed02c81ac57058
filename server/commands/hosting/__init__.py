"""The parts of `setup`, `doctor` and the backups."""
