"""The laws of Architects bite: each is broken by the smallest forgery, and by that law's own words."""

from typing import Any

import numpy as np

from moothall.games.architects import state as st
from moothall.games.architects.game import GAME
from moothall.games.architects.stages import automaton, hand, turn
from moothall.games.architects.state import NOTHING
from tests.games.architects.laws import LAWS
from tests.games.architects.laws.ranges import RANGES
from tests.games.architects.table import Table, building
from tests.games.architects.walks import walk
from tests.laws.forgeries import BitingLaws, Forged, ask, me, open_seat, set_to
from tests.laws.random_games import Walks


def games(players: int, boards: str, opponent: str) -> Walks:
    return lambda: (
        walk(players, boards, opponent, seed, kind) for seed in range(40) for kind in ("builders", "dealers")
    )


TWO = games(2, "random", "none")
STANDARD = games(3, "standard", "none")
CHOICE = games(3, "choice", "none")
SOLO = games(1, "standard", "constantine")
FIVE = games(5, "random", "none")


def cards_at(s: Any, place: int) -> list[int]:
    return [int(card) for card in np.flatnonzero(s.building_at == place)]


def bottom_card(s: Any) -> int:
    """Of the building pile; it leaves the pile."""
    s.buildings_left -= 1
    return cards_at(s, int(s.buildings_left))[0]


def put_under(s: Any, card: int) -> None:
    s.building_at[card] = s.buildings_left
    s.building_dealt[card] = NOTHING
    s.buildings_left += 1


def draw_to_hand(s: Any, seat: int) -> None:
    card = bottom_card(s)
    s.building_at[card] = st.IN_HAND + seat
    s.building_seen[card] |= 1 << seat
    s.players[seat].hand += 1


def share_a_board(s: Any) -> None:
    s.players[1].board = s.players[0].board


def pass_the_start_on(s: Any) -> None:
    s.start_seat = 1 - s.start_seat


def lose_a_market_card(s: Any) -> None:
    s.market_depth[int(np.flatnonzero(s.market_depth == 0)[0])] = NOTHING


def reveal_a_removed_reward(s: Any) -> None:
    s.reward_at[int(np.flatnonzero(s.reward_at == st.REMOVED)[0])] = st.REVEALED


def reveal_without_climbing(s: Any) -> None:
    s.rewards_left -= 1
    s.reward_at[int(np.flatnonzero(s.reward_at == s.rewards_left)[0])] = st.REVEALED


def show_an_apprentice_twice(s: Any) -> None:
    s.grid[0] = s.grid[1]


def forget_who_was_seen(s: Any) -> None:
    s.apprentices_unseen = s.apprentices_left + 1


def leave_a_gap(s: Any) -> None:
    cards = me(s).apprentices
    cards[-1], cards[0] = int(cards[0]), NOTHING


def lose_a_building(s: Any) -> None:
    s.building_at[bottom_card(s)] = st.IN_HAND + 4


def hide_a_card(s: Any) -> None:
    me(s).hand += 1


def hold_seven(s: Any) -> None:
    while me(s).hand < 7:
        draw_to_hand(s, open_seat(s))


def skip_a_step(s: Any) -> None:
    s.draft_step = s.draft_step % 3 + 1


def keep_the_first_already(s: Any) -> None:
    s.building_at[cards_at(s, st.LOOKED_AT)[0]] = st.IN_HAND + open_seat(s)
    me(s).hand += 1


def hold_it_unseen(s: Any) -> None:
    s.building_seen[cards_at(s, st.IN_HAND)[0]] = 0


def note_a_card_of_the_pile(s: Any) -> None:
    s.building_dealt[cards_at(s, 0)[0]] = 0


def swap_packets(s: Any) -> None:
    card = cards_at(s, st.IN_PACKET)[0]
    s.building_dealt[card] = (s.building_dealt[card] + 1) % s.people


def take_a_worker_out(s: Any) -> None:
    s.guildhall_filled -= 1


def lose_a_worker(s: Any) -> None:
    me(s).supply -= 1


def capture_oneself(s: Any) -> None:
    me(s).supply -= 1
    me(s).captured[open_seat(s)] += 1


def lie_beside_too_early(s: Any) -> None:
    me(s).supply -= 1
    me(s).beside += 1


def crowd_the_market(s: Any) -> None:
    for space in np.flatnonzero(s.market_worker == NOTHING):
        seat = max(range(s.seats), key=lambda seat: int(s.players[seat].supply))
        s.players[seat].supply -= 1
        s.market_worker[space] = seat


def build_without_a_worker(s: Any) -> None:
    card = bottom_card(s)
    s.building_at[card] = st.BUILT
    s.building_seen[card] = st.EVERYBODY


def share_the_top_of_the_cathedral(s: Any) -> None:
    """Two players climb to row 1, with all the workers and rewards that it takes."""
    for seat in range(2):
        for card in cards_at(s, st.BUILT + seat):
            put_under(s, card)
        player = s.players[seat]
        player.supply, player.cathedral = 15, 5
        player.prison = player.beside = 0
        player.working[:] = 0
        player.captured[:] = 0
    s.market_worker[:] = NOTHING
    s.guildhall[:10] = [0, 1] * 5
    s.guildhall[10:] = NOTHING
    s.guildhall_filled = 10
    s.reward_at[s.reward_at >= 0] = st.REVEALED
    s.rewards_left = 0


def destroy_the_debts(s: Any) -> None:
    me(s).unpaid = 0


def ask_somebody_else(s: Any) -> None:
    question = s.agenda.questions[s.agenda.depth - 1]
    question.seat = (question.seat + 1) % s.people


def take_anothers_turn(s: Any) -> None:
    s.active = (s.active + 1) % s.seats


def owe_virtue(s: Any) -> None:
    s.players[(open_seat(s) + 1) % s.seats].virtue_due = 1


def miscount(s: Any) -> None:
    s.command.workers += 1


def use_all(s: Any) -> None:
    s.command.used = s.command.workers


def name_a_card_in_hand(s: Any) -> None:
    s.command.building = cards_at(s, st.IN_HAND + open_seat(s))[0]


def lose_all_goods(s: Any) -> None:
    me(s).goods[:] = 0


def return_to_six(s: Any) -> None:
    for card in cards_at(s, st.IN_HAND + open_seat(s))[6:]:
        put_under(s, card)
        me(s).hand -= 1


def close_the_workshop(s: Any) -> None:
    lose_all_goods(s)
    while s.buildings_left:
        draw_to_hand(s, open_seat(s))


def name_a_card_of_the_pile(s: Any) -> None:
    s.command.building = cards_at(s, 0)[0]


FORGERIES: dict[str, Forged] = {
    "same_options": Forged(TWO, "turn", set_to("boards", st.STANDARD)),
    "blank_seats": Forged(TWO, "turn", set_to("players.4.unpaid", 1)),
    "boards": Forged(TWO, "turn", share_a_board),
    "start_seat": Forged(TWO, "turn", pass_the_start_on),
    "choosing_boards": Forged(CHOICE, "choose_board", set_to("players.0.virtue", 5)),
    "materials": Forged(TWO, "turn", set_to("players.0.materials", 1)),
    "market_piles": Forged(TWO, "turn", lose_a_market_card),
    "rewards": Forged(TWO, "turn", reveal_a_removed_reward),
    "revealed_rewards": Forged(TWO, "draft", reveal_without_climbing),
    "apprentices": Forged(TWO, "turn", show_an_apprentice_twice),
    "unseen_apprentices": Forged(TWO, "dismiss", forget_who_was_seen),
    "apprentice_limits": Forged(STANDARD, "dismiss", leave_a_gap),
    "building_pile": Forged(TWO, "turn", lose_a_building),
    "hand_sizes": Forged(TWO, "turn", hide_a_card),
    "hand_limit": Forged(TWO, "turn", hold_seven),
    "packets": Forged(TWO, "draft", skip_a_step),
    "blueprints": Forged(TWO, "blueprint", keep_the_first_already),
    "seen_cards": Forged(TWO, "turn", hold_it_unseen),
    "dealt_cards": Forged(TWO, "turn", note_a_card_of_the_pile),
    "dealt_packets": Forged(TWO, "draft", swap_packets),
    "schemes": Forged(SOLO, "turn", set_to("scheme", NOTHING)),
    "guildhall": Forged(TWO, "turn", take_a_worker_out),
    "twenty_workers": Forged(TWO, "turn", lose_a_worker),
    "captives": Forged(TWO, "turn", capture_oneself),
    "beside_guildhall": Forged(TWO, "turn", lie_beside_too_early),
    "market_workers": Forged(FIVE, "turn", crowd_the_market),
    "guildhall_actions": Forged(TWO, "turn", build_without_a_worker),
    "cathedral": Forged(TWO, "turn", share_the_top_of_the_cathedral),
    "surplus_virtue": Forged(TWO, "surplus_virtue", destroy_the_debts),
    "final_round": Forged(TWO, "turn", set_to("turns_left", 1)),
    "canonical_agenda": Forged(TWO, "turn", set_to("agenda.questions.11.stage", turn.TURN)),
    "questions": Forged(TWO, "turn", ask(hand.HAND_LIMIT)),
    "whose_turn": Forged(TWO, "turn", take_anothers_turn),
    "who_is_asked": Forged(SOLO, "turn", ask(automaton.SCHEME)),
    "same_owner": Forged(TWO, "gatekeeper", ask_somebody_else),
    "waiting_gains": Forged(TWO, "surplus_virtue", owe_virtue),
    "starts_of_turns": Forged(TWO, "turn", ask(turn.RECALL)),
    "wiped": Forged(TWO, "turn", set_to("command.hired", 3)),
    "placed": Forged(TWO, "mine", set_to("command.location", st.FOREST)),
    "standing": Forged(TWO, "mine", miscount),
    "uses": Forged(TWO, "exchange", use_all),
    "raids": Forged(TWO, "capture", set_to("command.captured_at", 0b10101)),
    "hires": Forged(TWO, "workshop", set_to("command.cell", 0)),
    "buildings": Forged(TWO, "guildhall", name_a_card_in_hand),
    "objects": Forged(TWO, "capture", set_to("command.captures", 1)),
    "at_guildhall": Forged(TWO, "guildhall", lose_all_goods),
    "mixes": Forged(TWO, "pay_wood_or_stone", lose_all_goods),
    "cathedral_discards": Forged(STANDARD, "discard_for_cathedral", lambda s: set_to("virtue", 3)(me(s))),
    "surplus_cards": Forged(TWO, "hand_limit", return_to_six),
    "at_workshop": Forged(TWO, "workshop", close_the_workshop),
    "reset_due": Forged(TWO, "mine", set_to("command.reset_due", 1)),
    "abilities": Forged(TWO, "mine", set_to("command.slot", 0)),
    "end_effects": Forged(FIVE, "end_order", name_a_card_of_the_pile),
}


class TestLaws(BitingLaws):
    game, laws, ranges, forgeries = GAME, LAWS, RANGES, FORGERIES


def test_positions_made_by_hand_keep_the_laws() -> None:
    """So the tests of the rules start from what a game can come to."""
    table = Table(players=3)
    for change in (
        lambda: table.send("forest", 3, seat=1),
        lambda: table.imprison(2, seat=2),
        lambda: table.captive(0, 4, seat=1),
        lambda: table.deal_at("middle", seat=2),
        lambda: table.hire("AP01", "AP13"),
        lambda: table.grid("AP40", "AP39", "AP02", coins=[3, 0, 1]),
        lambda: table.hand("BD20", "BD05", "BD31"),
        lambda: table.hand("BD30", seat=2),
        lambda: table.building_pile("BD40", "BD01"),
        lambda: table.market_pile("BM03", "BM01", large="BM02"),
        lambda: table.turn(2),
        lambda: table.place("mines"),
    ):
        change()
        assert table.match.over is False
        assert table.broken_law() is None
    assert building("BD40") == cards_at(table.s, 0)[0]
