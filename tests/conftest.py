"""Settings of all tests: the same examples on every machine, none failed for being slow."""

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
