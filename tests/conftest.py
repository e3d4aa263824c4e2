"""What all tests share: examples that are the same every time, and which tests there are for each rule."""

import pytest
from hypothesis import settings

settings.register_profile("moothall", deadline=None, derandomize=True, database=None)
settings.load_profile("moothall")

COLLECTED = pytest.StashKey[list[pytest.Item]]()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[COLLECTED] = [*items]  # before any are left out of this run


@pytest.fixture
def collected(pytestconfig: pytest.Config) -> list[pytest.Item]:
    """All tests that were found, also those that this run leaves out."""
    return pytestconfig.stash[COLLECTED]
