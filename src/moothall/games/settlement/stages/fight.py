"""Action 3, Fight: drive a monster off an own landscape (section 6.3)."""

from collections.abc import Hashable

from moothall.engine.actions import Action
from moothall.engine.agenda import ask
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.text import NOBODY
from moothall.engine.verdict import LEGAL
from moothall.games.settlement import telling
from moothall.games.settlement.actions import QUESTIONS
from moothall.games.settlement.stages import artifacts, command, goods, settlers
from moothall.games.settlement.state import FIGHT, ON_FIGHTING, Player, Printed, State
from moothall.games.settlement.telling import Named, field_named


@rule
def may_fight(deck: Printed, me: Player, field: int) -> int:
    """SET-096, SET-097: a monster to fight, and the settlers that its colour demands."""
    if not me.monster[field]:
        return 96
    colour = deck.landscape_colour[me.landscape[field]]
    return LEGAL if settlers.settlers_at_hand(me) >= deck.monster_settlers[colour] else 97


@rule
def name_monster(s: State, deck: Printed, seat: int, field: int) -> None:
    colour = deck.landscape_colour[s.players[seat].landscape[field]]
    command.begin_command(s, seat, FIGHT, field, wide(deck.monster_settlers[colour]))
    ask(s.agenda, WIN_FIGHT, seat)
    ask(s.agenda, settlers.MUSTER, seat)


@rule
def win_fight(s: State, deck: Printed, seat: int) -> None:
    """SET-098..101: the monster goes, its reward and the Mace's come, the landscape yields nothing."""
    me = s.players[seat]
    field = s.command.target
    landscape = wide(me.landscape[field])
    me.monster[field] = 0
    goods.gain(me, deck.monster_reward[deck.landscape_colour[landscape]])
    artifacts.artifact_gives(deck, me, ON_FIGHTING, landscape)


def tell_fight(s: State, deck: Deck, seat: int, values: Named) -> Values:
    """What it takes and what it brings, the Mace's gift included."""
    me, field = s.players[seat], field_named(values)
    where = telling.tell_named_field(s, deck, seat, values)
    if not me.monster[field]:
        return where | {"monster": NOBODY}
    printed, tile = deck.printed, int(me.landscape[field])
    colour = printed.landscape_colour[tile]
    gift = artifacts.gift_of(printed, int(me.artifact), ON_FIGHTING, tile)
    reward = [int(amount) + more for amount, more in zip(printed.monster_reward[colour], gift, strict=True)]
    costs_and_gains: Values = {
        "settlers": int(printed.monster_settlers[colour]),
        "goods_reward": telling.tell_goods(reward),
    }
    return where | telling.tell_landscape(deck, tile) | costs_and_gains


def on_monster(s: State, seat: int, values: Named) -> Hashable:
    me, field = s.players[seat], field_named(values)
    return int(me.landscape[field]), int(me.monster[field]), int(me.artifact)


def tell_too_few(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    me = s.players[seat]
    colour = deck.printed.landscape_colour[me.landscape[field_named(answer.values)]]
    needed = int(deck.printed.monster_settlers[colour])
    return telling.tell_too_few(needed, int(settlers.settlers_at_hand(me)))


WIN_FIGHT = QUESTIONS.work("win_fight", win_fight)
QUESTIONS.refusals({97: tell_too_few})
