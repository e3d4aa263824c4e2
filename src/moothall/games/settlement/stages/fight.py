"""Action 3, Fight: drive a monster off an own landscape (section 6.3)."""

from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.settlement.stages.artifacts import artifact_gives
from moothall.games.settlement.stages.command import FINISH, MUSTER, begin_command
from moothall.games.settlement.stages.goods import gain
from moothall.games.settlement.stages.settlers import settlers_at_hand
from moothall.games.settlement.state import FIGHT, ON_FIGHTING, Deck, Player, State


@rule
def may_fight(deck: Deck, me: Player, field: int) -> int:
    """SET-096, SET-097: a monster to fight, and the settlers that its colour demands."""
    if not me.monster[field]:
        return 96
    colour = deck.landscape_colour[me.landscape[field]]
    return LEGAL if settlers_at_hand(me) >= deck.monster_settlers[colour] else 97


@rule
def name_monster(s: State, deck: Deck, seat: int, field: int) -> int:
    colour = deck.landscape_colour[s.players[seat].landscape[field]]
    begin_command(s, FIGHT, field, deck.monster_settlers[colour])
    return MUSTER


@rule
def win_fight(s: State, deck: Deck, seat: int) -> int:
    """SET-098..101: the monster goes, its reward and the Mace's come, the landscape yields nothing."""
    me = s.players[seat]
    field = s.command.target
    landscape = me.landscape[field]
    me.monster[field] = 0
    gain(me, deck.monster_reward[deck.landscape_colour[landscape]])
    artifact_gives(deck, me, ON_FIGHTING, landscape)
    return FINISH
