"""Settings of all tests: the same examples on every machine, none failed for being slow."""

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


def pytest_addoption(parser):
    """One switch to accept what the scenes look like now."""
    parser.addoption(
        "--accept-pictures", action="store_true", help="keep the pictures as they are seen now"
    )
