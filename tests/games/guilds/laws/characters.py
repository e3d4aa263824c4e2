"""Characters and goals: every card is somewhere, exactly once, and guilds and the town hold what they say."""

import numpy as np

from moothall.games.guilds.state import (
    AUCTION_PHASE,
    CARDS,
    CHARACTERS,
    GOALS,
    IN_PILE,
    MOST_GOALS,
    ON_TABLE,
    REMOVE_CHARACTER,
)
from tests.games.guilds.laws.positions import Positions
from tests.laws.law import NOTHING, Bools, Laws, if_so, is_stack, per_position, tally

LAWS = Laws()


@LAWS.enact("GLD-035: so many different goals are on the table")
def goals(p: Positions) -> Bools:
    there = np.arange(MOST_GOALS) < p.deck.goal_cards[p.seats][:, None]
    return per_position((p["goals"] != NOTHING) == there) & per_position(tally(p["goals"], GOALS) <= 1)


@LAWS.enact("GLD-069: each week as many characters come from the deck as are auctioned, while there are any")
def deck_of_characters(p: Positions) -> Bools:
    gone = p["week"].astype(int) * p.cards_dealt.sum(axis=1)
    left = np.maximum(CHARACTERS - gone, 0)
    return is_stack(p["character_pile"], p["characters_left"]) & (p["characters_left"] == left)


@LAWS.enact("GLD-025: every character is in the deck, at the town centre, in a guild or discarded, once")
def characters(p: Positions) -> Bools:
    at = p["character_at"]
    return (
        per_position(tally(p["character_pile"], CHARACTERS) == (at == IN_PILE))
        & per_position(tally(p["town"], CHARACTERS) == (at == ON_TABLE))
        & per_position((at >= ON_TABLE) | (at < p.seats[:, None]))
    )


@LAWS.enact("GLD-083: cards lie only where this week's were dealt, area by area")
def town(p: Positions) -> Bools:
    before = np.cumsum(p.cards_dealt, axis=1) - p.cards_dealt
    card = np.arange(CARDS)
    is_place = card < p.cards_dealt[:, :, None]
    is_dealt = before[:, :, None] + card < p.dealt[:, None, None]
    return per_position((p["town"] == NOTHING) | (is_place & is_dealt))


@LAWS.enact("GLD-264: the members of a guild are numbered in the order of joining")
def guilds(p: Positions) -> Bools:
    rank, members = p["rank"], p.players["members"]
    in_guild = p["character_at"] < ON_TABLE
    ranks = np.where(p.guilds, rank[:, None, :], NOTHING)
    numbers = tally(ranks.reshape(-1, CHARACTERS), CHARACTERS).reshape(*ranks.shape)
    expected = np.arange(CHARACTERS) < members[:, :, None]
    return per_position((rank != NOTHING) == in_guild) & per_position(numbers == expected)


@LAWS.enact("GLD-238: only who was won in this auction is not at home in a guild yet")
def settled(p: Positions) -> Bools:
    members, at_home = p.players["members"].astype(int), p.players["settled"]
    fresh = (members - at_home).sum(axis=1)
    taken = p.dealt - p.cards.sum(axis=1)
    in_auction = p.phase == AUCTION_PHASE
    # An ability may remove somebody in the auction, whoever has just joined too.
    kinds, phases = p.deck.effects["kind"], p.deck.effects["phase"]
    may_leave = ((kinds == REMOVE_CHARACTER) & (phases == AUCTION_PHASE)).any()
    as_taken = (fresh <= taken) if may_leave else (fresh == taken)
    return per_position(at_home <= members) & np.where(in_auction, as_taken, fresh == 0)


@LAWS.enact("GLD-196: at the end no character is left at the town centre")
def empty_town(p: Positions) -> Bools:
    return if_so(p.over, p.cards.sum(axis=1) == 0)
