"""The rulebook of Nobility: one module for each place and phase, who may and what then happens.

A `may_...` function gives 0 or the number of the rule that forbids; the others carry out.
"""
