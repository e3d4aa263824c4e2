"""Every figure that the project claims, as a program: `python -m bench` runs all and prints one table.

Each module measures its own figures and runs alone too: `python -m bench.decisions`. Machines are noisy,
and noise only ever makes things slower, so each figure is the best of several runs.
"""
