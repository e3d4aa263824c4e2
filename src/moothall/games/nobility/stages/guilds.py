"""Guilds (sections 14, 15, 17, 18): workshops are activated, goods are bought, workers are placed."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import (
    BUY_COUNT,
    DONE,
    EMPLOY_WORKER,
    MOST_BOUGHT,
    MOVE_APPRENTICE,
    QUESTIONS,
)
from moothall.games.nobility.stages import workshop
from moothall.games.nobility.stages.declining import NO_MORE
from moothall.games.nobility.stages.dice import band_of, lay, spend_die
from moothall.games.nobility.stages.gains import bestow
from moothall.games.nobility.stages.parameters import has_event, parameter
from moothall.games.nobility.state import (
    AUTOMA,
    BANDS,
    GOODS_LIMIT,
    GUILD,
    GUILDS,
    KINDS,
    NOTHING,
    SUPPRESS,
    Printed,
    State,
)
from moothall.games.nobility.telling import Named, of_good


@rule
def may_place(s: State, deck: Printed, guild: int, value: int) -> int:
    """NOB-176, NOB-177: as soon as so many dice lie there, the other slots are closed."""
    dice = 0
    for band in range(BANDS):
        die = s.guild_dice[guild, band]
        if die.value:
            if die.owner == AUTOMA:
                return 375
            dice += 1
    if s.guild_dice[guild, band_of(value)].value:
        return 117
    return LEGAL if dice < deck.guild_dice[s.seats] else 177


@rule
def place(s: State, deck: Printed, seat: int, guild: int) -> None:
    """NOB-179: workshops, then goods, then workers; the first is asked for last."""
    value = spend_die(s, seat, GUILD)
    band = band_of(value)
    lay(s.guild_dice[guild, band], seat, value)
    s.command.guild = guild
    s.command.left = deck.workers_limit[band]
    ask(s.agenda, ASK_WORKERS, seat)
    ask(s.agenda, ASK_GOODS, seat)
    ask(s.agenda, NEXT_WORKSHOP, seat)


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Values:
    guild, printed = values["guild"], deck.printed
    band = band_of(int(s.command.value))
    tiles = [int(tile) for tile in s.workshop[guild][: band + 1] if tile != NOTHING]
    if has_event(s, printed, SUPPRESS):
        tiles = []
    return {
        "location": "guild",
        "guild": GUILDS[guild],
        "goods_most": of_good(guild, int(goods_limit(s, printed, seat))),
        "free": int(free_goods(s, seat, guild)),
        "workers": int(printed.workers_limit[band]),
        "workshops": len(tiles),
        "buildings": ",".join(deck.ids("building")[tile] for tile in tiles),
    }


@rule
def next_workshop(s: State, deck: Printed, seat: int) -> None:
    """NOB-181..186, NOB-197, NOB-357: the owner's reward of the last one, and on to the next."""
    if has_event(s, deck, SUPPRESS):
        return
    guild = wide(s.command.guild)
    space = wide(s.command.space)
    last = band_of(wide(s.command.value))
    while True:
        if space != NOTHING:
            reward_owner(s, deck, seat, guild, space)
        space += 1
        if space > last:
            s.command.space = NOTHING
            return
        tile = s.workshop[guild, space]
        if tile != NOTHING and workshop.has_usable_effect(s, deck, seat, tile):
            s.command.space = space
            ask(s.agenda, NEXT_WORKSHOP, seat)
            ask(s.agenda, workshop.WORKSHOP, seat)
            return


@rule
def reward_owner(s: State, deck: Printed, seat: int, guild: int, space: int) -> None:
    """NOB-189..196: whoever owns the workshop and has not activated it."""
    owner = wide(s.owner[guild, space])
    if owner not in (NOTHING, seat):
        bestow(s, owner, deck.space_reward[space], guild, wide(deck.reward_times[s.seats]))


# Step 2.


@rule
def goods_limit(s: State, deck: Printed, seat: int) -> int:
    """NOB-208..210, NOB-486."""
    printed = wide(deck.goods_limit[band_of(wide(s.command.value))])
    return min(MOST_BOUGHT, parameter(s, deck, seat, GOODS_LIMIT, printed))


@rule
def ask_goods(s: State, deck: Printed, seat: int) -> None:
    affordable = s.players[seat].coins >= deck.good_price[s.command.guild]
    if affordable and goods_limit(s, deck, seat) > 0:
        ask(s.agenda, BUY, seat)


@rule
def judge_buy(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    limit = goods_limit(s, deck, seat)
    coins = int(s.players[seat].coins)
    price = int(deck.good_price[s.command.guild])
    for goods in range(MOST_BOUGHT + 1):
        if goods > limit:
            verdict[BUY_COUNT + goods] = 208 + band_of(wide(s.command.value))
        else:
            verdict[BUY_COUNT + goods] = LEGAL if goods * price <= coins else 211


@rule
def buy(s: State, deck: Printed, seat: int, goods: int) -> None:
    """NOB-213..215: with a purchase comes one more for each own apprentice who was there before."""
    close(s.agenda)
    if goods == 0:
        return
    me = s.players[seat]
    guild = s.command.guild
    me.coins -= goods * int(deck.good_price[guild])
    me.goods[guild] += goods + free_goods(s, seat, wide(guild))


@rule
def free_goods(s: State, seat: int, guild: int) -> int:
    """NOB-214, NOB-466: one for each own apprentice who was there before this turn."""
    return int(s.players[seat].apprentices[guild]) - int(s.command.fresh[guild])


def tell_offer(s: State, deck: Deck, seat: int) -> Values:
    guild = int(s.command.guild)
    most = of_good(guild, int(goods_limit(s, deck.printed, seat)))
    price = amount_of(coin=int(deck.printed.good_price[guild]))
    return {"guild": GUILDS[guild], "goods_most": most, "goods_cost": price}


def tell_purchase(s: State, deck: Deck, seat: int, values: Named) -> Values:
    guild, count = int(s.command.guild), values["goods"]
    free = int(free_goods(s, seat, guild)) if count else 0
    return {
        "count": count,
        "goods_bought": of_good(guild, count),
        "goods_cost": amount_of(coin=count * int(deck.printed.good_price[guild])),
        "free": free,
        "goods_free": of_good(guild, free),
    }


def tell_bought(s: State, deck: Deck, seat: int, values: Named) -> Telling | None:
    """That somebody buys nothing is no news."""
    if not values["goods"]:
        return None
    return Telling("deed-buy", {"seat": seat, **tell_purchase(s, deck, seat, values)})


# Step 3.


@rule
def apprentices_in(s: State, guild: int) -> int:
    """Of all players."""
    count = 0
    for seat in range(s.seats):
        count += int(s.players[seat].apprentices[guild])
    return count


@rule
def has_room(s: State, deck: Printed, guild: int) -> bool:
    """NOB-222."""
    return apprentices_in(s, guild) < deck.apprentice_slots[s.seats]


@rule
def may_employ(s: State, deck: Printed) -> int:
    """NOB-217..219, NOB-222: whether the die and the guild take another apprentice."""
    if s.command.left == 0:
        return 217 + band_of(wide(s.command.value))
    return LEGAL if has_room(s, deck, wide(s.command.guild)) else 222


@rule
def ask_workers(s: State, deck: Printed, seat: int) -> None:
    """NOB-467: one after the other, as long as there is a figure to place and room for it."""
    if may_employ(s, deck) != LEGAL:
        return
    me = s.players[seat]
    figures = int(me.lot)
    for guild in range(KINDS):
        if guild != s.command.guild:
            figures += int(me.apprentices[guild])
    if figures:
        ask(s.agenda, EMPLOY, seat)


@rule
def judge_employ(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    verdict[EMPLOY_WORKER] = LEGAL if me.lot else 220
    for guild in range(KINDS):
        from_there = guild != s.command.guild and me.apprentices[guild] > 0
        verdict[MOVE_APPRENTICE + guild] = LEGAL if from_there else 220
    verdict[DONE] = LEGAL


@rule
def employ(s: State, deck: Printed, seat: int, choice: int) -> None:
    """A figure from the workers' lot, which is named first, or from another guild."""
    close(s.agenda)
    me = s.players[seat]
    if choice == 0:
        me.lot -= 1
    else:
        origin = choice - 1
        me.apprentices[origin] -= 1
        s.command.fresh[origin] = min(wide(s.command.fresh[origin]), wide(me.apprentices[origin]))
    me.apprentices[s.command.guild] += 1
    s.command.fresh[s.command.guild] += 1
    s.command.left -= 1
    ask(s.agenda, ASK_WORKERS, seat)


def tell_room(s: State, deck: Deck, seat: int) -> Values:
    return {"guild": GUILDS[s.command.guild], "left": int(s.command.left)}


def tell_employment(s: State, deck: Deck, seat: int, values: Named) -> Values:
    """Where a figure goes, and where an apprentice comes from."""
    told: Values = {"guild_new": GUILDS[s.command.guild]}
    return told | ({"guild": GUILDS[values["guild"]]} if values else {})


# The three steps, each if there is anything to choose.
NEXT_WORKSHOP = QUESTIONS.work("next_workshop", next_workshop)
ASK_GOODS = QUESTIONS.work("ask_goods", ask_goods)
ASK_WORKERS = QUESTIONS.work("ask_workers", ask_workers)
BUY = QUESTIONS.question(  # step 2: how many goods (NOB-208)
    "buy",
    judge=judge_buy,
    answers={"buy": Answer(buy, tell=tell_purchase, deed=tell_bought)},
    tell=tell_offer,
)
EMPLOY = QUESTIONS.question(  # step 3: a worker from the lot or an apprentice from another guild (NOB-217)
    "employ",
    judge=judge_employ,
    answers={("employ_worker", "move_apprentice"): Answer(employ, tell=tell_employment), "done": NO_MORE},
    tell=tell_room,
)


# Why not.


def tell_goods_limit(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    most = of_good(int(s.command.guild), int(goods_limit(s, deck.printed, seat)))
    return Telling("why-goods_limit", {"value": int(s.command.value), "goods_most": most})


def tell_coins_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    price = answer.values["goods"] * int(deck.printed.good_price[s.command.guild])
    return tell_lacking(amount_of(coin=price - int(s.players[seat].coins)))


QUESTIONS.refusals({208 + band: tell_goods_limit for band in range(BANDS)} | {211: tell_coins_lacking})
