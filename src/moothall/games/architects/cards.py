"""What is printed on the components, whatever the deck says: as data, and as tellings."""

from typing import Literal

from msgspec import Struct

from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.record import Ints
from moothall.engine.telling import Values, amount_of
from moothall.games.architects import state
from moothall.games.architects.deck import TRIGGERS, UNITS
from moothall.games.architects.state import (
    CATHEDRAL_ROWS,
    COLOURS,
    GOODS,
    LOCATIONS,
    MARKET_NAMES,
    POWERS,
    PREFER_CATHEDRAL,
    SCHEME_KINDS,
    SKILLS,
    WORKERS,
)
from moothall.games.architects.telling import ROWS, tell_goods

Items = dict[str, int]  # only what there is of
Ability = Literal["none", "gain", "gain_if_none_in_prison", "release", "trade", "reduce"]

ITEM_NAMES = (*GOODS, "virtue", "building_card")
TRIGGER_NAMES = tuple(TRIGGERS)
UNIT_NAMES = {number: name for name, number in UNITS.items()}
ABILITIES: tuple[Ability, ...] = ("none", "gain", "gain_if_none_in_prison", "release", "trade", "reduce")
EFFECTS = (
    "gain",
    "gain_choice",
    "gain_per",
    "hire",
    "capture",
    "ransom_or_capture",
    "take_debt",
    "destroy_debt",
    "release",
    "discard_for",
    "all_gain",
    "all_lose",
    "lose_virtue",
    "virtue_per",
    "virtue_if_most",
    "points_per",
    "points_if_no_debt",
    "points_if_most",
    "debt_delta",
)
COUNTING = {
    state.EFFECT_GAIN_PER,
    state.END_VIRTUE_PER,
    state.END_VIRTUE_IF_MOST,
    state.END_VP_PER,
    state.END_VP_IF_MOST,
}


class VirtueStep(Struct):
    points: int
    evasion: int  # tax that is ignored
    cathedral: bool  # who stands here may work on it
    market: bool  # who stands here may go to the Black Market


class Price(Struct):
    tax: int
    silver: int
    total: int


class MarketPrice(Struct):
    silver: int
    virtue: int


class Deliver(Struct):
    silver_each: int


class RansomWithDebt(Struct):
    debts: int
    virtue: int


class PayOff(Struct):
    tax: int
    silver: int
    virtue_gained: int


class Guardhouse(Struct):
    deliver: Deliver
    ransom_with_silver: Price
    ransom_with_debt: RansomWithDebt
    pay_off: PayOff


class ApprenticeCard(Struct):
    name: str
    skills: list[str]
    virtue: int
    ability: Ability
    when: str
    give: Items
    gain: Items
    amount: int


class BuildingCard(Struct):
    name: str
    cost: Items
    skills: list[str]
    points: int
    virtue: int
    effect: str
    at_end: bool
    gain: Items
    other_gain: Items  # the second of two to choose from
    unit: str | None  # that an effect counts
    per: int  # so many of it, or so many workers in the Prison
    amount: int


class MarketCard(Struct):
    small: Items
    large: Items


class CathedralCard(Struct):
    row: int
    cost: Items
    mix: int  # of wood and stone as the player likes, beside the cost
    points: int
    slots: int


class BoardCard(Struct):
    """The variable side; the standard one has nothing but 7 virtue."""

    name: str
    power: str
    prison: int
    start: Items
    debts: int


class OpponentCard(Struct):
    name: str
    virtue: int
    silver: int
    materials: int
    prison: int
    debts: int
    captures: int
    reveals: int
    market_bonus: int


class SchemeCard(Struct):
    kind: str
    location: str
    detail: int  # the row of the Workshop (0 or 1), or what is tried first (0 a building, 1 the Cathedral)


class Components(Struct, tag_field="game", tag="architects"):
    """All that is printed, by the ids of the components."""

    virtue: list[VirtueStep]
    hand_limit: int
    workers: int
    hire: Price
    tax_stand_virtue: int
    market: dict[str, MarketPrice]
    market_default: dict[str, Items]
    guardhouse: Guardhouse
    unpaid_debt_points: int
    apprentices: dict[str, ApprenticeCard]
    buildings: dict[str, BuildingCard]
    market_cards: dict[str, MarketCard]
    rewards: dict[str, Items]
    cathedral: list[CathedralCard]  # as climbed: the first of them is row 5
    boards: dict[str, BoardCard]
    opponents: dict[str, OpponentCard]
    schemes: dict[str, SchemeCard]


def price_of(tax: int, silver: int) -> Price:
    return Price(int(tax), int(silver), int(tax) + int(silver))


def virtue_step(deck: Deck, virtue: int) -> VirtueStep:
    printed = deck.printed
    points, evasion = int(printed.virtue_points[virtue]), int(printed.evasion[virtue])
    return VirtueStep(points, evasion, virtue >= state.CATHEDRAL_VIRTUE, virtue < state.MARKET_VIRTUE)


def components(deck: Deck) -> Components:
    printed = deck.printed
    prices = zip(MARKET_NAMES, printed.market_silver, printed.market_virtue, strict=True)
    return Components(
        virtue=[virtue_step(deck, virtue) for virtue in range(len(printed.virtue_points))],
        hand_limit=state.HAND_CARDS,
        workers=WORKERS,
        hire=price_of(printed.hire_tax, printed.hire_silver),
        tax_stand_virtue=int(printed.tax_stand_virtue),
        market={name: MarketPrice(int(silver), int(virtue)) for name, silver, virtue in prices},
        market_default={
            name: some_items(printed.market_default[i]) for i, name in enumerate(MARKET_NAMES[::2])
        },
        guardhouse=guardhouse(deck),
        unpaid_debt_points=int(printed.unpaid_points),
        apprentices={name: apprentice_card(deck, i) for i, name in enumerate(deck.ids("apprentice"))},
        buildings={name: building_card(deck, i) for i, name in enumerate(deck.ids("building"))},
        market_cards={name: market_card(deck, i) for i, name in enumerate(deck.ids("market"))},
        rewards={name: some_items(printed.reward_gain[i]) for i, name in enumerate(deck.ids("reward"))},
        cathedral=[cathedral_card(deck, step) for step in range(CATHEDRAL_ROWS)],
        boards={name: board_card(deck, i) for i, name in enumerate(deck.ids("board"))},
        opponents={name: opponent_card(deck, i) for i, name in enumerate(deck.ids("opponent"))},
        schemes={name: scheme_card(deck, i) for i, name in enumerate(deck.ids("scheme"))},
    )


def some_items(amounts: Ints) -> Items:
    """Only what there is of, for costs and gains."""
    return {ITEM_NAMES[thing]: int(amount) for thing, amount in enumerate(amounts) if amount}


def skills_in(bits: int) -> list[str]:
    return [skill for number, skill in enumerate(SKILLS) if bits & (1 << number)]


def guardhouse(deck: Deck) -> Guardhouse:
    printed = deck.printed
    paid = int(printed.pay_off_tax), int(printed.pay_off_silver), int(printed.pay_off_virtue)
    return Guardhouse(
        deliver=Deliver(int(printed.deliver_silver)),
        ransom_with_silver=price_of(printed.ransom_tax, printed.ransom_silver),
        ransom_with_debt=RansomWithDebt(int(printed.ransom_debts), int(printed.ransom_virtue)),
        pay_off=PayOff(*paid),
    )


def apprentice_card(deck: Deck, apprentice: int) -> ApprenticeCard:
    printed = deck.printed
    return ApprenticeCard(
        name=deck.names["apprentice"][deck.ids("apprentice")[apprentice]],
        skills=skills_in(int(printed.apprentice_skills[apprentice])),
        virtue=int(printed.apprentice_virtue[apprentice]),
        ability=ABILITIES[printed.apprentice_kind[apprentice]],
        when=TRIGGER_NAMES[printed.apprentice_when[apprentice]],
        give=some_items(printed.apprentice_give[apprentice]),
        gain=some_items(printed.apprentice_gain[apprentice]),
        amount=int(printed.apprentice_amount[apprentice]),
    )


def building_card(deck: Deck, building: int) -> BuildingCard:
    printed = deck.printed
    kind = int(printed.building_effect[building])
    return BuildingCard(
        name=deck.names["building"][deck.ids("building")[building]],
        cost=some_items(printed.building_cost[building]),
        skills=skills_in(int(printed.building_skills[building])),
        points=int(printed.building_points[building]),
        virtue=int(printed.building_virtue[building]),
        effect=EFFECTS[kind],
        at_end=kind >= state.BEFORE_COUNT,
        gain=some_items(printed.building_gain[building]),
        other_gain=some_items(printed.building_other_gain[building]),
        unit=UNIT_NAMES[printed.building_unit[building]] if kind in COUNTING else None,
        per=state.PRISON_THRESHOLD if kind == state.EFFECT_ALL_LOSE else int(printed.building_per[building]),
        amount=int(printed.building_amount[building]),
    )


def market_card(deck: Deck, card: int) -> MarketCard:
    small, large = (some_items(side[card]) for side in deck.printed.market_card)
    return MarketCard(small, large)


def cathedral_card(deck: Deck, step: int) -> CathedralCard:
    printed = deck.printed
    return CathedralCard(
        row=CATHEDRAL_ROWS - step,
        cost=some_items(printed.cathedral_cost[step]),
        mix=int(printed.cathedral_mix[step]),
        points=int(printed.cathedral_points[step]),
        slots=int(printed.cathedral_slots[step]),
    )


def board_card(deck: Deck, board: int) -> BoardCard:
    printed = deck.printed
    return BoardCard(
        name=deck.names["board"][deck.ids("board")[board]],
        power=POWERS[printed.board_power[board]],
        prison=int(printed.board_prison[board]),
        start=some_items(printed.board_start[board]),
        debts=int(printed.board_debts[board]),
    )


def opponent_card(deck: Deck, opponent: int) -> OpponentCard:
    printed = deck.printed
    return OpponentCard(
        name=deck.names["opponent"][deck.ids("opponent")[opponent]],
        virtue=int(printed.opponent_virtue[opponent]),
        silver=int(printed.opponent_silver[opponent]),
        materials=int(printed.opponent_materials[opponent]),
        prison=int(printed.opponent_prison[opponent]),
        debts=int(printed.opponent_debts[opponent]),
        captures=int(printed.opponent_captures[opponent]),
        reveals=int(printed.opponent_reveals[opponent]),
        market_bonus=int(printed.opponent_bonus[opponent]),
    )


def scheme_card(deck: Deck, scheme: int) -> SchemeCard:
    printed = deck.printed
    return SchemeCard(
        kind=SCHEME_KINDS[printed.scheme_kind[scheme]],
        location=LOCATIONS[printed.scheme_at[scheme]],
        detail=int(printed.scheme_detail[scheme]),
    )


# In words.


def tell_card(deck: Deck, kind: str, name: str) -> list[Telling]:
    """Its heading, then what it does; nothing for kinds of components that have no cards or boards."""
    return _CARDS[kind](deck, deck.ids(kind).index(name)) if kind in _CARDS else []


def tell_apprentice_card(deck: Deck, card: int) -> list[Telling]:
    printed = deck.printed
    heading: Values = {
        "apprentice": deck.ids("apprentice")[card],
        "skills": ",".join(skills_in(int(printed.apprentice_skills[card]))),
    }
    heading |= tell_virtue(int(printed.apprentice_virtue[card]))
    return [Telling("card-apprentice", heading), apprentice_ability(deck, card)]


def tell_virtue(change: int) -> Values:
    return {"virtue": change, "changes_virtue": f"virtue={change}"} if change else {"virtue": 0}


def apprentice_ability(deck: Deck, card: int) -> Telling:
    printed = deck.printed
    values: Values = {
        "trigger": TRIGGER_NAMES[printed.apprentice_when[card]],
        "goods_paid": tell_goods(printed.apprentice_give[card]),
        "goods_gained": tell_goods(printed.apprentice_gain[card]),
        "workers": int(printed.apprentice_amount[card]),
    }
    return Telling(f"ability-{ABILITIES[printed.apprentice_kind[card]]}", values)


def tell_building_card(deck: Deck, card: int) -> list[Telling]:
    printed = deck.printed
    heading: Values = {
        "building": deck.ids("building")[card],
        "goods_cost": tell_goods(printed.building_cost[card]),
        "skills": ",".join(skills_in(int(printed.building_skills[card]))) or "none",
        "points": int(printed.building_points[card]),
    }
    heading |= tell_virtue(int(printed.building_virtue[card]))
    return [Telling("card-building", heading), building_effect(deck, card)]


def building_effect(deck: Deck, card: int) -> Telling:
    printed = deck.printed
    kind, amount = int(printed.building_effect[card]), int(printed.building_amount[card])
    values: Values = {
        "amount": abs(amount) if kind == state.END_DEBT_DELTA else amount,
        "sign": "plus" if amount > 0 else "minus",
        "goods_gained": tell_goods(printed.building_gain[card]),
        "goods_other": tell_goods(printed.building_other_gain[card]),
    }
    if kind in COUNTING:
        values |= {"unit": UNIT_NAMES[printed.building_unit[card]], "per": int(printed.building_per[card])}
    if kind == state.EFFECT_RELEASE and amount >= WORKERS:
        return Telling("does-release_all")
    return Telling(f"does-{EFFECTS[kind]}", values)


def tell_market_card(deck: Deck, card: int) -> list[Telling]:
    sides = (tell_goods(side[card]) for side in deck.printed.market_card)
    values: Values = dict(zip(("goods_small", "goods_large"), sides, strict=True))
    return [Telling("card-market", {"market": deck.ids("market")[card]}), Telling("effect-market", values)]


def tell_reward_card(deck: Deck, card: int) -> list[Telling]:
    gained: Values = {"goods_gained": tell_goods(deck.printed.reward_gain[card])}
    return [Telling("card-reward", {"reward": deck.ids("reward")[card]}), Telling("effect-reward", gained)]


def tell_board_card(deck: Deck, board: int) -> list[Telling]:
    """The variable side."""
    printed, start = deck.printed, deck.printed.board_start[board]
    bundle = [tell_goods(start), amount_of(debt=int(printed.board_debts[board]))]
    values: Values = {
        "goods_start": ",".join(filter(None, bundle)),
        "workers": int(printed.board_prison[board]),
    }
    heading: Values = {"board": deck.ids("board")[board], "colour": COLOURS[board]}
    power = Telling(f"power-{POWERS[printed.board_power[board]]}")
    return [Telling("card-board", heading), power, Telling("effect-board_start", values)]


def tell_opponent_card(deck: Deck, opponent: int) -> list[Telling]:
    printed = deck.printed
    start: Values = {
        "goods_start": amount_of(
            virtue=int(printed.opponent_virtue[opponent]),
            silver=int(printed.opponent_silver[opponent]),
            material=int(printed.opponent_materials[opponent]),
            debt=int(printed.opponent_debts[opponent]),
        ),
        "workers": int(printed.opponent_prison[opponent]),
    }
    does: Values = {
        "captures": int(printed.opponent_captures[opponent]),
        "cards": int(printed.opponent_reveals[opponent]),
        "bonus": int(printed.opponent_bonus[opponent]),
    }
    heading = Telling("card-opponent", {"opponent": deck.ids("opponent")[opponent]})
    return [heading, Telling("effect-board_start", start), Telling("effect-opponent", does)]


def tell_scheme_card(deck: Deck, scheme: int) -> list[Telling]:
    return [Telling("card-scheme", {"scheme": deck.ids("scheme")[scheme]}), scheme_effect(deck, scheme)]


def scheme_effect(deck: Deck, scheme: int) -> Telling:
    printed = deck.printed
    kind, detail = int(printed.scheme_kind[scheme]), int(printed.scheme_detail[scheme])
    values: Values = {
        "location": LOCATIONS[printed.scheme_at[scheme]],
        "row": ROWS[detail],
        "first": "cathedral" if detail == PREFER_CATHEDRAL else "building",
    }
    return Telling(f"plan-{SCHEME_KINDS[kind]}", values)


_CARDS = {
    "apprentice": tell_apprentice_card,
    "building": tell_building_card,
    "market": tell_market_card,
    "reward": tell_reward_card,
    "board": tell_board_card,
    "opponent": tell_opponent_card,
    "scheme": tell_scheme_card,
}
