### Settlement's table, beside the texts that the game itself brings.
