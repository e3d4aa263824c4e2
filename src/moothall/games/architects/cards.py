"""What is printed on a component, as tellings: its heading, then what it does, whatever the deck says."""

from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.telling import Values, amount_of
from moothall.games.architects import state
from moothall.games.architects.state import (
    COLOURS,
    LOCATIONS,
    POWERS,
    PREFER_CATHEDRAL,
    SCHEME_KINDS,
    WORKERS,
)
from moothall.games.architects.telling import ROWS, tell_goods
from moothall.games.architects.view import (
    ABILITIES,
    COUNTING,
    EFFECTS,
    TRIGGER_NAMES,
    UNIT_NAMES,
    skills_in,
)


def tell_card(deck: Deck, kind: str, name: str) -> list[Telling]:
    """Nothing for kinds of components that have no cards or boards."""
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
