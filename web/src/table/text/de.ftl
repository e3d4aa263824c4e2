### The table screen that all games share.
