"""Every run tries the same examples: what fails once fails again."""

from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None, database=None)
settings.load_profile("house")
