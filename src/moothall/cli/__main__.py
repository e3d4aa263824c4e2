"""`python -m moothall.cli`, where the command itself isn't installed."""

from moothall.cli import app

app()
