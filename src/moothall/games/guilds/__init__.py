"""Guilds: characters by auction, rooms with doors that meet, and goals that all share."""
