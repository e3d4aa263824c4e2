"""The rulebook of Guilds: one module for each phase and mechanism, who may and what then happens.

A `may_...` function gives 0 or the number of the rule that forbids; the others carry out.
"""
