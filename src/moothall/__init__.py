"""Moothall: medieval strategy games whose rules are written once and run everywhere."""
