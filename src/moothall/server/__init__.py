"""Tables in the browser: seats, accounts, storage, live updates and bot workers over the same rules."""
