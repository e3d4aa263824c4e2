"""The scholar of the browser tests: it looks less often than a Master, and so is done sooner."""

from unittest.mock import patch

from moothall.bots.levels import BUDGETS, Budget
from moothall.server.scholar import main

LOOKS = 150  # enough for what is played there

if __name__ == "__main__":
    with patch.dict(BUDGETS, master=Budget(LOOKS, BUDGETS["master"].seconds)):
        main()
