"""The laws of Settlement bite: each is broken by the smallest forgery, and by that law's own words."""

from typing import Any

import numpy as np

from moothall.games.settlement import state as st
from moothall.games.settlement.game import GAME
from moothall.games.settlement.stages import settlement, turn
from moothall.games.settlement.state import NOTHING
from tests.games.settlement.laws import LAWS
from tests.games.settlement.laws.ranges import RANGES
from tests.games.settlement.walks import walk
from tests.laws.forgeries import BitingLaws, Forged, me, open_seat, set_to
from tests.laws.random_games import Walks


def games(players: int) -> Walks:
    return lambda: (walk(players, seed, "eager") for seed in range(200))


TWO = games(2)


def draw_tile(s: Any, row: int) -> int:
    s.landscapes_left[row] -= 1
    tile = int(s.landscape_stack[row, s.landscapes_left[row]])
    s.landscape_stack[row, s.landscapes_left[row]] = NOTHING
    return tile


def draw_hero(s: Any) -> int:
    s.heroes_left -= 1
    hero = int(s.hero_deck[s.heroes_left])
    s.hero_deck[s.heroes_left] = NOTHING
    return hero


def hand_over(s: Any, seat: int, artifact: str) -> None:
    """Swap a player's artifact for this one, wherever that is."""
    wanted, held = GAME.read_deck().ids("artifact").index(artifact), int(s.players[seat].artifact)
    for player in s.players[: s.seats]:
        if player.artifact == wanted:
            player.artifact = held
    s.artifact_at[held], s.artifact_at[wanted] = s.artifact_at[wanted], seat
    s.players[seat].artifact = wanted


def lose_a_tile(s: Any) -> None:
    draw_tile(s, 0)


def mix_up_stacks(s: Any) -> None:
    s.landscape_stack[0, 0], s.landscape_stack[1, 0] = s.landscape_stack[1, 0], s.landscape_stack[0, 0]


def begin_in_row_two(s: Any) -> None:
    s.players[0].landscape[4] = draw_tile(s, 1)


def change_a_building(s: Any) -> None:
    s.market[0] = (s.market[0] + 1) % 12


def label_an_empty_field(s: Any) -> None:
    s.market[s.command.target] = 3


def build_without_refill(s: Any) -> None:
    place = int(np.flatnonzero(s.players[0].building == NOTHING)[0])
    s.players[0].building[place] = s.market[0]
    s.market_pile[0] = 0
    s.market[0] = NOTHING


def forget_a_hero(s: Any) -> None:
    s.hero_at[s.hero_deck[0]] = st.DISCARDED


def leave_a_gap(s: Any) -> None:
    s.hero_at[s.hero_row[2]] = 0
    s.hero_row[2] = NOTHING


def discard_a_hero(s: Any) -> None:
    s.hero_at[draw_hero(s)] = st.DISCARDED


def hold_what_lies_in_the_row(s: Any) -> None:
    s.players[0].artifact = int(np.flatnonzero(s.artifact_at == st.IN_ROW)[0])


def bring_an_artifact_back(s: Any) -> None:
    s.artifact_at[np.flatnonzero(s.artifact_at == st.OUT_OF_GAME)[0]] = st.IN_ROW


def hand_an_artifact_in(s: Any) -> None:
    s.artifact_at[s.players[0].artifact] = st.IN_ROW
    s.players[0].artifact = NOTHING


def lose_a_settler(s: Any) -> None:
    me(s).settlers -= 1


def deploy_out_of_place(s: Any) -> None:
    player = me(s)
    player.settlers -= 1
    player.deployed[st.AT_FORTRESS + int(np.flatnonzero(player.fortress == 0)[0])] += 1


def stay_out_after_passing(s: Any) -> None:
    player = me(s)
    player.settlers -= 1
    player.deployed[0] += 1


def turn_the_table(s: Any) -> None:
    s.start_seat = (s.start_seat + 1) % s.seats


def use_the_lodestar_unseen(s: Any) -> None:
    hand_over(s, open_seat(s), "lodestar")
    me(s).second_activation = 1


def monster_in_the_void(s: Any) -> None:
    player = s.players[0]
    player.monster[int(np.flatnonzero(player.landscape == NOTHING)[0])] = 1


def store_in_the_open(s: Any) -> None:
    player = s.players[0]
    player.stored[int(np.flatnonzero(player.building == NOTHING)[0])] = 1


def point_at_an_empty_place(s: Any) -> None:
    s.command.place = int(np.flatnonzero(me(s).building == NOTHING)[0])


def keep_more_than_there_is(s: Any) -> None:
    s.command.kept[0] = me(s).supply[0] + 1


FORGERIES: dict[str, Forged] = {
    "same_players": Forged(TWO, "turn", set_to("seats", 3)),
    "start_seat": Forged(TWO, "turn", set_to("start_seat", 2)),
    "blank_seats": Forged(TWO, "turn", set_to("players.3.settlers", 1)),
    "canonical_stacks": Forged(TWO, "turn", set_to("hero_deck.47", 7)),
    "landscapes": Forged(TWO, "turn", lose_a_tile),
    "landscape_rows": Forged(TWO, "turn", mix_up_stacks),
    "wildernesses": Forged(TWO, "first_artifact", begin_in_row_two),
    "buildings": Forged(TWO, "turn", change_a_building),
    "market": Forged(TWO, "choose_stack", label_an_empty_field),
    "empty_market_fields": Forged(TWO, "turn", build_without_refill),
    "heroes": Forged(TWO, "turn", forget_a_hero),
    "hero_row": Forged(TWO, "turn", leave_a_gap),
    "discarded_heroes": Forged(TWO, "turn", discard_a_hero),
    "artifacts": Forged(TWO, "turn", hold_what_lies_in_the_row),
    "artifacts_aside": Forged(TWO, "turn", bring_an_artifact_back),
    "artifacts_in_play": Forged(TWO, "turn", hand_an_artifact_in),
    "reveals": Forged(TWO, "turn", set_to("chance.reveals", 0)),
    "settlers": Forged(TWO, "swap_artifact", lose_a_settler),
    "pieces_on_landscapes": Forged(TWO, "turn", monster_in_the_void),
    "stores": Forged(TWO, "turn", store_in_the_open),
    "activation_fields": Forged(TWO, "swap_artifact", deploy_out_of_place),
    "settlers_come_home": Forged(TWO, "swap_artifact", stay_out_after_passing),
    "canonical_agenda": Forged(TWO, "turn", set_to("agenda.questions.5.stage", turn.TURN)),
    "picking_order": Forged(TWO, "first_artifact", turn_the_table),
    "questions": Forged(TWO, "turn", set_to("agenda.questions.0.stage", settlement.PAY_NORMAL)),
    "passing": Forged(TWO, "swap_artifact", set_to("agenda.questions.0.stage", turn.TURN)),
    "wiped": Forged(TWO, "turn", set_to("command.target", 1)),
    "choosing_settlers": Forged(TWO, "choose_settlers", set_to("command.columns", 1)),
    "second_activation": Forged(TWO, "turn", use_the_lodestar_unseen),
    "mustered": Forged(TWO, "lay_landscape", set_to("command.settlers", 6)),
    "placing_building": Forged(TWO, "place_building", set_to("command.columns", 1)),
    "laying_landscape": Forged(TWO, "lay_landscape", set_to("command.place", 1)),
    "choosing_stack": Forged(TWO, "choose_stack", point_at_an_empty_place),
    "hourglass": Forged(TWO, "hourglass", lambda s: hand_over(s, open_seat(s), "mace_of_bravery")),
    "resolving_row": Forged(TWO, "settlement_row", set_to("command.place", 1)),
    "resolving_building": Forged(
        TWO, "gain_normal", set_to("agenda.questions.4.stage", settlement.TRADING_POST)
    ),
    "scroll": Forged(TWO, "scroll", set_to("command.columns", 1)),
    "mask": Forged(TWO, "mask", set_to("command.columns", 0)),
    "keeping": Forged(TWO, "keep", keep_more_than_there_is),
}


class TestLaws(BitingLaws):
    game, laws, ranges, forgeries = GAME, LAWS, RANGES, FORGERIES
