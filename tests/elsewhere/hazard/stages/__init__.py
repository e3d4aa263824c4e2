"""The rulebook of Hazard."""

from tests.elsewhere.hazard.stages import turn

__all__ = ["turn"]
