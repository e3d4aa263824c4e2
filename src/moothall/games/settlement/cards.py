"""What is printed on a component, as tellings: its heading, then what it does, whatever the deck says."""

from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.telling import Values
from moothall.games.settlement import state
from moothall.games.settlement.state import COLOURS, GUILDS
from moothall.games.settlement.telling import tell_building, tell_goods

TRIGGERS = ("take", "build", "explore", "fight", "erect", "wilderness_row", "fortress", "invite")
SCORINGS = ("fixed", "per_landscape", "per_building", "per_fortress")
STANDING_EFFECTS = {
    state.EXCHANGE_RATE: "effect-mirror",
    state.SECOND_WILDERNESS_ROW: "effect-second_wilderness_row",
    state.SECOND_SETTLEMENT_ROW: "effect-second_settlement_row",
    state.RESOLVE_BUILDING: "effect-hourglass",
    state.MONSTER_CHOICE: "effect-mask",
}


def tell_card(deck: Deck, kind: str, name: str) -> list[Telling]:
    """Nothing for kinds of components that have no cards or tiles."""
    if kind not in _CARDS:
        return []
    numbers = list(COLOURS) if kind == "monster" else deck.ids(kind)
    return _CARDS[kind](deck, numbers.index(name))


def tell_building_card(deck: Deck, building: int) -> list[Telling]:
    printed = deck.printed
    card = tell_building(deck, building) | {
        "goods_cost": tell_goods(printed.building_cost[building]),
        "tiles": printed.building_count[building],
    }
    return [Telling("card-building", card), building_effect(deck, building)]


def building_effect(deck: Deck, building: int) -> Telling:
    printed = deck.printed
    paid: Values = {"goods_paid": tell_goods(printed.building_pay[building])}
    gained: Values = {"goods_gained": tell_goods(printed.building_gain[building])}
    kind = printed.building_kind[building]
    if kind == state.STORE:
        points = printed.building_points[building] * sum(printed.building_pay[building])
        return Telling("effect-store", paid | {"points": points})
    if kind == state.GAIN_LANDSCAPE:
        return Telling("effect-trading_post")
    return Telling("effect-gain", gained) if kind == state.GAIN else Telling("effect-convert", paid | gained)


def tell_artifact_card(deck: Deck, artifact: int) -> list[Telling]:
    name = deck.ids("artifact")[artifact]
    return [Telling("card-artifact", {"artifact": name}), artifact_effect(deck, artifact)]


def artifact_effect(deck: Deck, artifact: int) -> Telling:
    printed = deck.printed
    kind, trigger = printed.artifact_kind[artifact], printed.artifact_trigger[artifact]
    if kind in STANDING_EFFECTS:
        return Telling(STANDING_EFFECTS[kind])
    told: Values = {"trigger": TRIGGERS[trigger]}
    if kind == state.GAIN:
        gain = tell_goods(printed.artifact_gain[artifact])
        return Telling("effect-artifact", told | {"goods_gained": gain})
    amount: Values = {"amount": printed.artifact_amount[artifact]}
    if trigger == state.ON_WILDERNESS_ROW:
        return Telling("effect-scroll", told | amount)
    return Telling("effect-landscape", told | amount)


def tell_hero_card(deck: Deck, hero: int) -> list[Telling]:
    printed = deck.printed
    card: Values = {
        "hero": deck.ids("hero")[hero],
        "guild": GUILDS[printed.hero_guild[hero]],
        "goods_cost": tell_goods(printed.hero_cost[hero]),
        "monster": COLOURS[printed.hero_colour[hero]],
    }
    bonus = printed.hero_bonus[hero]
    gift = [Telling("effect-hero", {"goods_gained": f"bonus_settler={bonus}"})] if bonus else []
    return [Telling("card-hero", card), hero_scoring(deck, hero), *gift]


def hero_scoring(deck: Deck, hero: int) -> Telling:
    printed = deck.printed
    return Telling(f"scoring-{SCORINGS[printed.hero_scores[hero]]}", {"points": printed.hero_points[hero]})


def tell_monster_card(deck: Deck, monster: int) -> list[Telling]:
    printed = deck.printed
    card: Values = {
        "monster": COLOURS[monster],
        "colour": COLOURS[monster],
        "settlers": printed.monster_settlers[monster],
        "goods_reward": tell_goods(printed.monster_reward[monster]),
    }
    return [Telling("card-monster", card)]


_CARDS = {
    "building": tell_building_card,
    "artifact": tell_artifact_card,
    "hero": tell_hero_card,
    "monster": tell_monster_card,
}
