"""Guild Hall and sale (sections 19 and 20): workshops and public buildings."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import BUILD_ON
from moothall.games.nobility.stages.dice import die_of, is_automa
from moothall.games.nobility.stages.gains import gain_stars
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.stages.piles import discard_building, first_empty_space, is_full
from moothall.games.nobility.state import (
    BUILDING_PRICE,
    NOTHING,
    PLOT,
    PLOTS,
    Player,
    Printed,
    State,
)


@rule
def may_place(s: State, deck: Printed, seat: int, value: int) -> int:
    space = deck.hall_space[value]
    if s.hall_dice[space]:
        return 373 if is_automa(s.hall_dice[space]) else 117
    tile = s.hall[space]
    if tile == NOTHING:
        return 232
    reason = may_own(s, s.players[seat], wide(deck.buildings[tile].guild))
    if reason != LEGAL:
        return reason
    price = parameter(s, deck, seat, BUILDING_PRICE, wide(deck.hall_price[space]))
    return LEGAL if s.players[seat].coins >= price else 231


@rule
def may_own(s: State, me: Player, guild: int) -> int:
    """NOB-234, NOB-235, NOB-247, NOB-248, NOB-466."""
    if guild == NOTHING:
        if me.lot == 0:
            return 247
        return LEGAL if empty_plots(me) else 248
    if is_full(s, guild):
        return 235
    if me.apprentices[guild] == 0:
        return 234
    return LEGAL if me.apprentices[guild] > s.command.fresh[guild] else 466


@rule
def empty_plots(me: Player) -> int:
    return PLOTS - public_buildings(me)


@rule
def public_buildings(me: Player) -> int:
    count = 0
    for plot in range(PLOTS):
        if me.public[plot] != NOTHING:
            count += 1
    return count


@rule
def place(s: State, deck: Printed, seat: int, value: int) -> None:
    """NOB-231, NOB-236..239, NOB-250."""
    space = deck.hall_space[value]
    me = s.players[seat]
    me.coins -= parameter(s, deck, seat, BUILDING_PRICE, wide(deck.hall_price[space]))
    tile = s.hall[space]
    s.hall[space] = NOTHING
    s.hall_dice[space] = die_of(seat, value)
    guild = wide(deck.buildings[tile].guild)
    if guild == NOTHING:
        s.command.building = tile
        ask(s.agenda, PLOT, seat)
        return
    place = first_empty_space(s, guild)
    s.workshop[guild, place] = tile
    s.owner[guild, place] = seat
    me.apprentices[guild] -= 1
    gain_stars(s, seat, wide(deck.space_stars[place]), wide(deck.space_vp[place]))


@rule
def judge_plot(s: State, seat: int, verdict: Ints) -> None:
    for plot in range(PLOTS):
        verdict[BUILD_ON + plot] = LEGAL if s.players[seat].public[plot] == NOTHING else 250


@rule
def build(s: State, deck: Printed, seat: int, plot: int) -> None:
    """NOB-250..253."""
    close(s.agenda)
    me = s.players[seat]
    me.public[plot] = s.command.building
    s.command.building = NOTHING
    me.lot -= 1
    gain_stars(s, seat, wide(deck.plot_stars[plot]), wide(deck.plot_vp[plot]))


# Selling needs no die.


@rule
def sell_workshop(s: State, deck: Printed, seat: int, guild: int, space: int) -> None:
    """NOB-260..263: it stays where it is, and belongs to nobody."""
    me = s.players[seat]
    me.coins += deck.sale_workshop
    me.vp -= deck.space_vp[space]
    me.lot += 1
    s.owner[guild, space] = NOTHING


@rule
def sell_public(s: State, deck: Printed, seat: int, plot: int) -> None:
    """NOB-266..269."""
    me = s.players[seat]
    me.coins += deck.sale_public
    me.vp -= deck.sale_loss
    me.lot += 1
    discard_building(s, wide(me.public[plot]))
    me.public[plot] = NOTHING
