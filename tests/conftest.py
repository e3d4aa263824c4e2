"""What all tests share: examples that are the same every time, and no test that depends on time."""

from hypothesis import settings

settings.register_profile("moothall", deadline=None, derandomize=True, database=None)
settings.load_profile("moothall")
