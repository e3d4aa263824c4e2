"""A scholar for tests of what becomes of a study: it looks less often than a Master, so it is done sooner."""

from unittest.mock import patch

from moothall.bots.levels import BUDGETS, Budget
from moothall.server.scholar import main

LOOKS = 150  # enough for what is played there

if __name__ == "__main__":
    with patch.dict(BUDGETS, master=Budget(LOOKS, BUDGETS["master"].seconds)):
        main()
