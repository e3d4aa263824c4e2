"""Guild Hall and sale (sections 19 and 20): workshops and public buildings."""

from collections.abc import Hashable

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import BUILD_ON, QUESTIONS
from moothall.games.nobility.stages.dice import lay, spend_die
from moothall.games.nobility.stages.lord import gain_stars
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.stages.piles import discard_building, first_empty_space, is_full
from moothall.games.nobility.state import (
    AUTOMA,
    BUILDING_PRICE,
    GUILDS,
    HALL,
    NOTHING,
    PLOTS,
    SOLD_BUILDING,
    SPACES,
    Player,
    Printed,
    State,
)
from moothall.games.nobility.telling import Named, no_place, tell_building, tell_gain


@rule
def may_place(s: State, deck: Printed, seat: int, value: int) -> int:
    space = deck.hall_space[value]
    if s.hall_dice[space].value:
        return 373 if s.hall_dice[space].owner == AUTOMA else 117
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
def place(s: State, deck: Printed, seat: int, choice: int) -> None:
    """NOB-231, NOB-236..239, NOB-250."""
    value = spend_die(s, seat, HALL)
    space = deck.hall_space[value]
    me = s.players[seat]
    me.coins -= parameter(s, deck, seat, BUILDING_PRICE, wide(deck.hall_price[space]))
    tile = s.hall[space]
    s.hall[space] = NOTHING
    lay(s.hall_dice[space], seat, value)
    guild = wide(deck.buildings[tile].guild)
    if guild == NOTHING:
        s.command.building = tile
        ask(s.agenda, PLOT, seat)
        return
    ground = first_empty_space(s, guild)
    s.workshop[guild, ground] = tile
    s.owner[guild, ground] = seat
    me.apprentices[guild] -= 1
    gain_stars(s, seat, wide(deck.space_stars[ground]), wide(deck.space_vp[ground]))


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Values | Telling:
    printed = deck.printed
    space = int(printed.hall_space[s.command.value])
    tile = int(s.hall[space])
    if tile == NOTHING:
        return no_place("hall")
    price = int(parameter(s, printed, seat, BUILDING_PRICE, int(printed.hall_price[space])))
    return tell_building(deck, tile) | {
        "location": "hall",
        "goods_cost": amount_of(coin=price),
        "goods_gained": tell_worth(s, deck, tile),
    }


def tell_worth(s: State, deck: Deck, tile: int) -> str:
    points, stars = worth_of_building(s, deck.printed, tile)
    return amount_of(point=points, star=stars)


def worth_of_building(s: State, deck: Printed, tile: int) -> tuple[int, int]:
    """Points and stars where it would stand: all public plots are alike but for the income."""
    guild = deck.buildings[tile].guild
    if guild == NOTHING:
        return int(deck.plot_vp[0]), int(deck.plot_stars[0])
    space = int(first_empty_space(s, guild))
    return (0, 0) if space == NOTHING else (int(deck.space_vp[space]), int(deck.space_stars[space]))


@rule
def judge_plot(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
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


def tell_paid(s: State, deck: Deck, seat: int) -> Values:
    return tell_building(deck, int(s.command.building))


def tell_plot(s: State, deck: Deck, seat: int, values: Named) -> Values:
    plot = values["plot"]
    told: Values = {"plot": plot + 1, "goods_income": tell_gain(deck.printed.plot_income[plot])}
    return told | tell_paid(s, deck, seat)


PLOT = QUESTIONS.question(  # for a public building: where (NOB-250)
    "plot", judge=judge_plot, answers={"build": Answer(build, tell=tell_plot)}, tell=tell_paid
)


# Selling needs no die.


@rule
def sell_workshop(s: State, deck: Printed, seat: int, choice: int) -> None:
    """NOB-260..263: it stays where it is, and belongs to nobody."""
    guild, space = choice // SPACES, choice % SPACES
    s.command.done |= SOLD_BUILDING
    me = s.players[seat]
    me.coins += deck.sale_workshop
    me.vp -= deck.space_vp[space]
    me.lot += 1
    s.owner[guild, space] = NOTHING


@rule
def sell_public(s: State, deck: Printed, seat: int, plot: int) -> None:
    """NOB-266..269."""
    s.command.done |= SOLD_BUILDING
    me = s.players[seat]
    me.coins += deck.sale_public
    me.vp -= deck.sale_loss
    me.lot += 1
    discard_building(s, wide(me.public[plot]))
    me.public[plot] = NOTHING


def tell_workshop_sale(s: State, deck: Deck, seat: int, values: Named) -> Values:
    guild, space, printed = values["guild"], values["space"], deck.printed
    tile = int(s.workshop[guild, space])
    told = tell_building(deck, tile) | {"guild": GUILDS[guild]}
    if tile == NOTHING:
        return told
    paid = amount_of(point=int(printed.space_vp[space]))
    return told | {"goods_gained": amount_of(coin=int(printed.sale_workshop)), "goods_paid": paid}


def on_space(s: State, seat: int, values: Named) -> Hashable:
    return s.workshop[values["guild"], values["space"]]


def tell_public_sale(s: State, deck: Deck, seat: int, values: Named) -> Values:
    tile, printed = int(s.players[seat].public[values["plot"]]), deck.printed
    told = tell_building(deck, tile)
    if tile == NOTHING:
        return told
    paid = amount_of(point=int(printed.sale_loss))
    return told | {"goods_gained": amount_of(coin=int(printed.sale_public)), "goods_paid": paid}


# Why not.


def tell_coins_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    space = int(deck.printed.hall_space[s.command.value])
    price = int(parameter(s, deck.printed, seat, BUILDING_PRICE, int(deck.printed.hall_price[space])))
    return tell_lacking(amount_of(coin=price - int(s.players[seat].coins)))


QUESTIONS.refusals({231: tell_coins_lacking})
