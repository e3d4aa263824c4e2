"""Figures, houses and modifier tokens: as many as there are, and where they may be."""

import numpy as np

from moothall.games.nobility.state import FIGURES, HOUSES, MODIFIERS, MOST_NOBILITY, NOTHING
from tests.games.nobility.laws.positions import Positions
from tests.laws.law import Bools, Laws, per_position

LAWS = Laws()


@LAWS.enact("NOB-028: everybody has fourteen figures, wherever they are")
def figures(p: Positions) -> Bools:
    own = p.players["figures"].astype(int) + p.players["lot"] + p.players["apprentices"].sum(axis=2)
    masters = (p["owner"][:, None] == p.places[:, None, None]).sum(axis=(2, 3))
    keepers = (p.of_players("public") != NOTHING).sum(axis=2)
    return per_position(own + masters + keepers + p.desks == np.where(p.seated, FIGURES, 0))


@LAWS.enact("NOB-029: everybody has seven houses, wherever they are")
def houses(p: Positions) -> Bools:
    all_of_them = p.players["houses"].astype(int) + p.players["platform"] + p.players["built"]
    return per_position(all_of_them == np.where(p.seated, HOUSES, 0))


@LAWS.enact("NOB-007, NOB-092: there are twenty modifier tokens")
def modifiers(p: Positions) -> Bools:
    return np.asarray(p["modifiers"] + p.players["modifiers"].sum(axis=1) == MODIFIERS)


@LAWS.enact("NOB-222: no guild has more apprentices than slots")
def guild_slots(p: Positions) -> Bools:
    return per_position(p.players["apprentices"].sum(axis=1) <= p.deck.apprentice_slots[p.seats][:, None])


@LAWS.enact("NOB-095, NOB-097: whoever has completed cards has advanced by their stars")
def stars(p: Positions) -> Bools:
    cards = p.of_players("completed")
    earned = np.where(cards == NOTHING, 0, p.deck.settler_stars[cards]).sum(axis=2)
    return per_position(p.players["nobility"] >= np.minimum(earned, MOST_NOBILITY))
