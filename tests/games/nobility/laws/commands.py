"""The command: what the active player is in the middle of, and what each question needs."""

import numpy as np

from moothall.engine.record import Ints, Records
from moothall.games.nobility.stages import (
    berk,
    castle,
    commissions,
    guilds,
    hall,
    harbour,
    lord,
    placing,
    settlers,
    tavern,
    workshop,
)
from moothall.games.nobility.state import (
    ACQUIRED,
    ANY_GOOD,
    BERK,
    BUY_GOODS,
    COMPLETED_SETTLER,
    DICE,
    EXCHANGE_GOODS,
    GAIN_GOODS,
    GUILD,
    HALL,
    HARBOUR,
    HOUSES,
    KINDS,
    LORD_LEVEL,
    NOTHING,
    PLACE_APPRENTICES,
    PLACED_DIE,
    PLAYER_BOARD,
    REROLL_DICE,
    SETTLER_BONUS,
    SUPPRESS,
    TAKE_SETTLERS,
    TAVERN,
)
from tests.games.nobility.laws.positions import Positions, owners_of, pips_of
from tests.laws.law import Bools, Laws, anywhere, bits, if_so, per_position

LAWS = Laws()

USUAL_LIMIT = 3  # of one good for a settler card
IN_TAVERN = (tavern.TAKE_SETTLER, tavern.ANOTHER_SETTLER)
AT_WORKSHOP = (workshop.WORKSHOP, workshop.REROLL, workshop.BUY_ANY, workshop.GIVE, workshop.RECEIVE)
# Where the die was placed that brought something onto the agenda.
PLACED_AT: dict[int, int] = {
    tavern.TAKE_SETTLER: TAVERN,
    tavern.ANOTHER_SETTLER: TAVERN,
    guilds.ASK_WORKERS: GUILD,
    guilds.EMPLOY: GUILD,
    hall.PLOT: HALL,
    harbour.SELL: HARBOUR,
    berk.VISIT: BERK,
    berk.ASK_VISIT: BERK,
    castle.RETURN: PLAYER_BOARD,
}


def from_card(p: Positions) -> Bools:
    """The points that wait are those of a completed settler card."""
    return p.pending(lord.SCORE_DUE) & (p.command["card"] != NOTHING)


def expected_location(p: Positions) -> Ints:
    """Where the die lies that the agenda is about, NOTHING where it is about no die that was placed."""
    above = np.where(p.depth > 1, p.stages[:, 1], 0)
    location = np.full(len(p.states), NOTHING)
    for stage, place in PLACED_AT.items():
        location[above == stage] = place
    # A card is discarded for one from the tavern, and points wait for a building that was bought.
    location[above == tavern.DISCARD_SETTLER] = TAVERN
    location[(above == lord.SCORE_DUE) & ~from_card(p)] = HALL
    return location


@LAWS.enact("NOB-067: an action leaves nothing behind, and a turn only what it has done")
def wiped(p: Positions) -> Bools:
    command = p.command
    blank = np.ones(len(p.states), bool)
    for name in (
        "die",
        "value",
        "rerolled",
        "left",
        "sold",
        "visited",
        "price",
        "points",
        "part",
        "part_left",
    ):
        blank &= command[name] == 0
    for name in ("location", "guild", "space", "given", "building", "card"):
        blank &= command[name] == NOTHING
    blank &= per_position(command["spent"] == 0)
    nothing_done = (command["done"] == 0) & per_position(command["fresh"] == 0)
    return if_so(p.depth <= 1, blank) & if_so(p.active == NOTHING, nothing_done)


@LAWS.enact("NOB-064: a die is placed once in a turn, and a card is completed once")
def done(p: Positions) -> Bools:
    placed = p.command["done"] & PLACED_DIE != 0
    completed = p.command["done"] & COMPLETED_SETTLER != 0
    return (
        if_so(p.stage == placing.TARGET, ~placed)
        & if_so(p.command["location"] != NOTHING, placed)
        & if_so(p.stage == settlers.SPEND, ~completed)
        & if_so(from_card(p), completed)
    )


@LAWS.enact("NOB-466: apprentices who came in this turn are among those who are there")
def fresh(p: Positions) -> Bools:
    new = p.command["fresh"]
    came = np.asarray(p.command["done"] & (PLACED_DIE | COMPLETED_SETTLER) != 0)
    return per_position(new <= p.actor["apprentices"]) & if_so(anywhere(new > 0), came)


@LAWS.enact("NOB-087, NOB-090: a die that is being placed is an own one, within reach of the tokens")
def taken_die(p: Positions) -> Bools:
    die, value = p.command["die"], p.command["value"]
    own = (p.me["dice"] == die[:, None]).any(axis=1)
    near = np.abs(value - die) <= p.me["modifiers"]
    at_hand = (p.stage == placing.TARGET) | (p.command["location"] != NOTHING)
    return (
        if_so(p.stage == placing.TARGET, (die > 0) & (value > 0) & own & near)
        & if_so(at_hand, (die > 0) & (value > 0))
        & if_so(~at_hand, (die == 0) & (value == 0))
    )


def is_mine(p: Positions, dice: Records) -> Bools:
    """Whether these dice, one for each position, are those that were placed in this turn."""
    return np.asarray((owners_of(dice) == p.active) & (pips_of(dice) == p.value))


@LAWS.enact("NOB-132: the die lies where it was placed, and each question is asked there")
def placed(p: Positions) -> Bools:
    location = p.command["location"]
    last = np.maximum((pips_of(p["tavern"]) != 0).sum(axis=1) - 1, 0)
    in_guild = p["guild_dice"][p.everyone, np.clip(p.command["guild"], 0, KINDS - 1), p.band]
    lies = {
        TAVERN: is_mine(p, p.at(p["tavern"], last)),
        GUILD: is_mine(p, in_guild),
        HALL: is_mine(p, p.at(p["hall_dice"], p.deck.hall_space[p.value])),
        HARBOUR: is_mine(p, p.at(p["harbour"], p.value - 1)),
        BERK: is_mine(p, p.at(p["berk"], p.band)),
        PLAYER_BOARD: p.actor["own_die"] == p.value,
    }
    holds = location == expected_location(p)
    for place, there in lies.items():
        holds &= if_so(location == place, there)
    return np.asarray(holds & ((p.command["guild"] != NOTHING) == (location == GUILD)))


@LAWS.enact("NOB-138, NOB-414: a card is taken from the tavern where one is face up")
def taking_cards(p: Positions) -> Bools:
    face_up = (p["display"] != NOTHING).any(axis=1)
    return if_so(p.during(*IN_TAVERN, lord.LORD_SETTLER), face_up) & if_so(
        p.pending(*IN_TAVERN), p.command["left"] > 0
    )


@LAWS.enact("NOB-217..219, NOB-273: what the die allows is used up step by step")
def allowance(p: Positions) -> Bools:
    location, left, sold = p.command["location"], p.command["left"], p.command["sold"]
    most = p.deck.workers_limit[p.band]
    in_guild = location == GUILD
    selling = location == HARBOUR
    return (
        if_so(in_guild, left <= most)
        & if_so(p.pending(guilds.ASK_WORKERS), left == most)
        & if_so(selling, (left > 0) & (left + sold == p.value))
        & if_so(~np.isin(location, (TAVERN, GUILD, HARBOUR)), left == 0)
        & if_so(~selling, sold == 0)
    )


def activated(p: Positions) -> Ints:
    """The tile of the workshop that is activated, NOTHING if there is none."""
    guild, space = p.command["guild"], p.command["space"]
    tile = p["workshop"][p.everyone, np.clip(guild, 0, None), np.clip(space, 0, None)]
    return np.where((guild != NOTHING) & (space != NOTHING), tile, NOTHING)


@LAWS.enact("NOB-181..187, NOB-357: the workshops that the die activates are gone through, unless suppressed")
def activation(p: Positions) -> Bools:
    going = p.pending(guilds.NEXT_WORKSHOP)
    tile = activated(p)
    within_band = p.command["space"] <= p.band
    allowed = (tile != NOTHING) & within_band & ~p.has_event(SUPPRESS)
    return if_so(going, allowed) & if_so(~going, p.command["space"] == NOTHING)


def has_effect(p: Positions, kind: int) -> Bools:
    """Whether the activated workshop has such an effect."""
    return np.asarray((p.deck.buildings["effects"]["kind"][activated(p)] == kind).any(axis=1))


@LAWS.enact("NOB-201, NOB-464: a workshop that says so has dice rolled again that are not placed")
def rerolls(p: Positions) -> Bools:
    marked = bits(p.command["rerolled"], DICE)
    at_hand = p.me["dice"] != 0
    rolling = has_effect(p, REROLL_DICE) & per_position(~marked | at_hand) & at_hand.any(axis=1)
    return np.where(p.stage == workshop.REROLL, rolling, p.command["rerolled"] == 0)


@LAWS.enact("NOB-203, NOB-205, NOB-464: a workshop that says so has goods bought or exchanged, and paid")
def workshop_goods(p: Positions) -> Bools:
    effects = p.deck.buildings["effects"][activated(p)]
    price = p.command["price"]
    sold_so = ((effects["kind"] == BUY_GOODS) & (effects["price"] == price[:, None])).any(axis=1)
    given = p.command["given"]
    trading = p.during(workshop.GIVE, workshop.RECEIVE)
    return (
        np.where(p.stage == workshop.BUY_ANY, sold_so & (p.me["coins"] >= price), price == 0)
        & if_so(trading, has_effect(p, EXCHANGE_GOODS) & (p.me["goods"] > 0).any(axis=1))
        & ((given != NOTHING) == (p.stage == workshop.RECEIVE))
        & if_so(p.stage == workshop.RECEIVE, p.at(p.me["goods"], given) > 0)
    )


@LAWS.enact("NOB-211, NOB-222, NOB-467: goods and apprentices are asked for where there can be some")
def guild_steps(p: Positions) -> Bools:
    guild = np.clip(p.command["guild"], 0, KINDS - 1)
    affordable = p.me["coins"] >= p.deck.good_price[guild]
    there = p.at(p.players["apprentices"].sum(axis=1), guild)
    elsewhere = p.me["apprentices"].sum(axis=1) - p.at(p.me["apprentices"], guild)
    room = there < p.deck.apprentice_slots[p.seats]
    employing = (p.command["left"] > 0) & room & (p.me["lot"] + elsewhere > 0)
    return if_so(p.stage == guilds.BUY, affordable) & if_so(p.stage == guilds.EMPLOY, employing)


@LAWS.enact("NOB-247, NOB-248: a public building waits for a free plot and a worker of its buyer")
def plots(p: Positions) -> Bools:
    free = (p.me["public"] == NOTHING).any(axis=1)
    waiting = p.command["building"] != NOTHING
    return np.asarray((waiting == (p.stage == hall.PLOT)) & if_so(waiting, free & (p.me["lot"] > 0)))


@LAWS.enact("NOB-273, NOB-277: a further good is sold where there is one that the ship takes")
def sales(p: Positions) -> Bools:
    space = p["ship_filled"] < p.deck.ship_spaces[p["ship"]]
    sellable = ((p.me["goods"] > 0) & space).any(axis=1)
    return if_so(p.stage == harbour.SELL, sellable)


@LAWS.enact("NOB-431, NOB-470: each part of a visit to Berk's Office is noted")
def visits(p: Positions) -> Bools:
    visited = p.command["visited"]
    acquiring = p.chancery & (visited & ACQUIRED != 0)
    limit = p.of_asked((p["tile_owner"][:, None, :] == p.places[:, None]).sum(axis=2)) <= p.of_asked(p.desks)
    return (
        if_so(p.command["location"] != BERK, visited == 0)
        & if_so(~p.chancery, visited & ACQUIRED == 0)
        & if_so(p.stage == commissions.COMMISSION, acquiring & limit)
    )


@LAWS.enact("NOB-315: an apprentice returns from a guild where there is one")
def returns(p: Positions) -> Bools:
    return if_so(p.stage == castle.RETURN, (p.me["apprentices"] > 0).any(axis=1))


@LAWS.enact("NOB-147, NOB-165: a card that is paid for is held by somebody who has a house for it")
def paid_cards(p: Positions) -> Bools:
    slot = p.command["card"]
    held = p.at(p.me["settlers"], slot) != NOTHING
    able = (slot != NOTHING) & held & (p.me["platform"] > 0) & (p.me["built"] < HOUSES)
    return if_so(p.stage == settlers.SPEND, able) & if_so(
        ~p.during(settlers.SPEND) & ~p.pending(lord.SCORE_DUE), slot == NOTHING
    )


@LAWS.enact("NOB-151..155: goods are named one after the other, so that they can complete the card")
def spending(p: Positions) -> Bools:
    card = p.at(p.me["settlers"], p.command["card"])
    asked = bits(p.deck.settler_goods[card], KINDS)
    spent = p.command["spent"].astype(int)
    named = spent > 0
    character = p.deck.characters[p.me["character"]]
    own_good = character["good"][:, None] == np.arange(KINDS)
    limit = np.where(own_good, character["limit"][:, None], USUAL_LIMIT)
    most = np.where(asked, np.minimum(p.me["goods"], limit), 0)
    open_goods = asked & ~named
    # Nothing is named behind the first good that is not.
    in_order = per_position(~named | (open_goods.cumsum(axis=1) == 0))
    total = spent.sum(axis=1)
    enough = total + np.where(open_goods, most, 0).sum(axis=1) >= p.deck.settler_least[card]
    not_more = total + open_goods.sum(axis=1) <= p.deck.settler_most[card]
    possible = per_position(~asked | (most > 0)) & per_position(spent <= most)
    right = in_order & open_goods.any(axis=1) & enough & not_more & possible
    idle = ~p.during(settlers.SPEND) & ~from_card(p)
    return if_so(p.stage == settlers.SPEND, right) & if_so(idle, per_position(spent == 0))


@LAWS.enact("NOB-157, NOB-239: the points of a card or a building wait while a Lord benefit is resolved")
def points(p: Positions) -> Bools:
    public = (p.me["public"] != NOTHING).sum(axis=1)
    of_card = p.command["spent"].sum(axis=1) + public + p.parameter(SETTLER_BONUS, 0)
    of_building = np.isin(p.command["points"], np.concatenate([p.deck.space_vp, p.deck.plot_vp]))
    due = np.where(from_card(p), p.command["points"] == of_card, of_building)
    return np.where(p.pending(lord.SCORE_DUE), due, p.command["points"] == 0)


@LAWS.enact("NOB-106, NOB-456: a Lord benefit is that of the character, part by part")
def lord_parts(p: Positions) -> Bools:
    going = p.pending(lord.LORD_PART)
    number, left = p.command["part"], p.command["part_left"]
    parts = p.deck.characters["parts"][p.me["character"]]
    part = p.at(parts, number - 1)
    taking = p.pending(lord.LORD_SETTLER) | (p.during(tavern.DISCARD_SETTLER) & going)
    wanted = np.where(taking, TAKE_SETTLERS, part["kind"])
    wanted = np.where(p.stage == lord.LORD_GOOD, GAIN_GOODS, wanted)
    wanted = np.where(p.stage == lord.LORD_APPRENTICE, PLACE_APPRENTICES, wanted)
    some_left = (left > 0) | ~p.pending(lord.LORD_SETTLER, lord.LORD_GOOD, lord.LORD_APPRENTICE)
    benefit = (number > 0) & (part["kind"] == wanted) & (left <= part["amount"]) & some_left
    of_choice = if_so(p.stage == lord.LORD_GOOD, part["good"] == ANY_GOOD)
    return np.where(
        going, benefit & of_choice & (p.me["nobility"] >= LORD_LEVEL), (number == 0) & (left == 0)
    )


@LAWS.enact("NOB-109: a worker is assigned by a Lord who has one, where there is room")
def assignments(p: Positions) -> Bools:
    room = p.players["apprentices"].sum(axis=1) < p.deck.apprentice_slots[p.seats][:, None]
    return if_so(p.stage == lord.LORD_APPRENTICE, room.any(axis=1) & (p.me["lot"] > 0))
