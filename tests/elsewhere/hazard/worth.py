"""How good a position looks to a bot: far enough is better than too far."""

from moothall.engine.rule import rule
from tests.elsewhere.hazard.scoring import score
from tests.elsewhere.hazard.state import Printed, State


@rule
def worth(s: State, deck: Printed, seat: int) -> int:
    return 2 * score(s, deck, seat) + s.players[seat].is_done
