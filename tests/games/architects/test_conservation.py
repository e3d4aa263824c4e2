"""Nothing is lost, nothing is made: the laws of Architects, after every action of 2,016 random games."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from moothall.engine.match import Match, SaveError
from moothall.engine.record import Ints
from moothall.games.architects import state as st
from moothall.games.architects.game import GAME
from moothall.games.architects.laws import LAWS, broken_law
from moothall.games.architects.laws.ranges import RANGES
from moothall.games.architects.state import NOTHING
from tests.games.architects.table import Table, building
from tests.games.architects.walks import VARIANTS, WEIGHTS, walk
from tests.laws import Forgery, blank_gaps, forged, hold, open_seat, open_stages, position, set_to
from tests.walks import Walk

SEEDS = range(28)  # in each variant and of each kind of walk: 2,016 games


def options(walked: Walk) -> Ints:
    return GAME.encode_options(walked.options)


@pytest.mark.rule("ARC-001", "ARC-013", "ARC-014", "ARC-015", "ARC-016", "ARC-018", "ARC-098", "ARC-189")
@pytest.mark.parametrize("kind", WEIGHTS)
@pytest.mark.parametrize(("players", "boards", "opponent"), VARIANTS)
def test_the_laws_hold_after_every_action(players: int, boards: str, opponent: str, kind: str) -> None:
    walks = [walk(players, boards, opponent, seed, kind) for seed in SEEDS]
    hold(walks, lambda states: broken_law(states, walks[0].deck, options(walks[0])))
    hold(walks, lambda states: blank_gaps(GAME, states))


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_the_laws_hold_with_a_deck_in_which_everything_happens(number: int) -> None:
    walks = [walk(*VARIANTS[number], seed, kind, deck="generous") for seed in range(6) for kind in WEIGHTS]
    hold(walks, lambda states: broken_law(states, walks[0].deck, options(walks[0])))
    hold(walks, lambda states: blank_gaps(GAME, states))


@pytest.mark.rule("ARC-176", "ARC-189", "ARC-231")
@pytest.mark.parametrize("number", range(0, len(VARIANTS), 3))
def test_what_is_laid_or_built_or_paid_stays(number: int) -> None:
    """Workers in the Guildhall, buildings, paid debts and the way up the Cathedral are never taken back."""
    for seed in range(6):
        walked = walk(*VARIANTS[number], seed, "dealers")
        before, after = walked.states[:-1], walked.states[1:]
        laid = before["guildhall"] != NOTHING
        assert (~laid | (before["guildhall"] == after["guildhall"])).all()
        built = (before["building_at"] >= st.BUILT) & (before["building_at"] < st.IN_PACKET)
        assert (~built | (before["building_at"] == after["building_at"])).all()
        for field in ("paid", "cathedral", "beside"):
            assert (before["players"][field] <= after["players"][field]).all(), field


@pytest.mark.rule("ARC-003")
def test_chance_has_its_say_in_shuffles_alone() -> None:
    """After the set-up only where a market pile or the schemes are shuffled anew."""
    for number in (0, 9, 14, 20):
        for seed in range(6):
            states = walk(*VARIANTS[number], seed, "dealers").states
            begun = states[states["active"] >= 0]
            drawn = begun["chance"]["drawn"]
            shuffled = (begun["market_left"][1:] > begun["market_left"][:-1]) | (
                begun["schemes_left"][1:] > begun["schemes_left"][:-1]
            )
            assert ((drawn[1:] == drawn[:-1]) | shuffled).all()
            assert len(np.unique(states["chance"]["seed"])) == 1


def test_every_verdict_is_a_rule_of_the_rulebook() -> None:
    """So that a refusal always has words."""
    cited = {
        int(number)
        for variant in VARIANTS
        for kind in WEIGHTS
        for seed in range(4)
        for number in np.unique(walk(*variant, seed, kind).verdicts)
    }
    assert cited - {0, -1} <= GAME.rules.keys()
    assert {GAME.out_of_turn(a) for a in range(len(GAME.space))} <= GAME.rules.keys()
    assert {GAME.not_asked(a) for a in range(len(GAME.space))} | {GAME.after_the_end} <= GAME.rules.keys()


# The walks see all there is to see.


@cache
def sample() -> list[Walk]:
    """A few of the games above, with both decks."""
    standard = [walk(*variant, seed, kind) for variant in VARIANTS for kind in WEIGHTS for seed in range(6)]
    return standard + [walk(*variant, 0, "uniform", deck="generous") for variant in VARIANTS]


def test_the_walks_reach_every_stage_and_every_block_of_actions() -> None:
    stages: set[int] = set()
    actions: Counter[str] = Counter()
    for walked in sample():
        stages |= set(open_stages(walked.states).tolist())
        actions.update(GAME.space.decode(int(action)).name for action in walked.actions)
    assert stages == set(range(len(GAME.stages)))
    assert actions.keys() == GAME.space.blocks.keys()


def every(field: str) -> Iterator[Any]:
    for walked in sample():
        yield walked.states[field]


def boards(field: str) -> Iterator[Any]:
    for walked in sample():
        yield walked.states["players"][field]


REACHED: dict[str, Callable[[], bool]] = {
    "an empty building pile": lambda: any((left == 0).any() for left in every("buildings_left")),
    "an empty small market pile": lambda: any((left == 0).any() for left in every("market_left")),
    "an empty reward pile": lambda: any((left == 0).any() for left in every("rewards_left")),
    "apprentices known from under the pile": lambda: any(
        (walked.states["apprentices_unseen"] < walked.states["apprentices_left"]).any() for walked in sample()
    ),
    "workers beside the Guildhall": lambda: any(beside.any() for beside in boards("beside")),
    "both ends of the virtue track": lambda: (
        any((virtue == 14).any() for virtue in boards("virtue"))
        and any((virtue == 0).any() for virtue in boards("virtue"))
    ),
    "paid debts and unpaid ones": lambda: (
        any((paid >= 3).any() for paid in boards("paid"))
        and any((debts >= 3).any() for debts in boards("unpaid"))
    ),
    "many coins on an apprentice": lambda: any((coins >= 5).any() for coins in every("coins")),
    "a hand of nine cards": lambda: any((hand > 8).any() for hand in boards("hand")),
    "six apprentices of Rudolf's": lambda: any(
        (cards[:, :, 5] != NOTHING).any() and walked.options["boards"] != "standard"
        for walked in sample()
        for cards in [walked.states["players"]["apprentices"]]
    ),
    "the top of the Cathedral": lambda: any((row == 5).any() for row in boards("cathedral")),
    "a hand beyond the limit in another's turn": lambda: any(
        (
            (walked.states["players"]["hand"] > 6)
            & (np.arange(st.MAX_SEATS) != walked.states["active"][:, None])
        ).any()
        for walked in sample()
    ),
    "a player who takes from the Prison what is left": lambda: any(
        (walked.actions == GAME.space.encode("recall_from_prison")).any() for walked in sample()
    ),
}


@pytest.mark.parametrize("what", REACHED)
def test_the_walks_reach(what: str) -> None:
    assert REACHED[what]()


# The laws bite: each is broken by the smallest forgery, and by that law's own words.


Variant = tuple[int, str, str]
TWO: Variant = (2, "random", "none")
STANDARD: Variant = (3, "standard", "none")
CHOICE: Variant = (3, "choice", "none")
SOLO: Variant = (1, "standard", "constantine")
FIVE: Variant = (5, "random", "none")


def walks_of(variant: Variant) -> Iterator[Walk]:
    return (walk(*variant, seed, kind) for seed in range(40) for kind in ("builders", "dealers"))


def me(s: Any) -> Any:
    return s.players[open_seat(s)]


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


def ask(stage: int) -> Forgery:
    """Another question than the one that is open, of the same player."""

    def change(s: Any) -> None:
        s.agenda.questions[s.agenda.depth - 1].stage = stage

    return change


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


# By law: the variant and the question to start from, and what is then changed by hand.
FORGERIES: dict[str, tuple[Variant, str, Forgery]] = {
    "same_options": (TWO, "turn", set_to("boards", st.STANDARD)),
    "blank_seats": (TWO, "turn", set_to("players.4.unpaid", 1)),
    "boards": (TWO, "turn", share_a_board),
    "start_seat": (TWO, "turn", pass_the_start_on),
    "choosing_boards": (CHOICE, "choose_board", set_to("players.0.virtue", 5)),
    "materials": (TWO, "turn", set_to("players.0.materials", 1)),
    "market_piles": (TWO, "turn", lose_a_market_card),
    "rewards": (TWO, "turn", reveal_a_removed_reward),
    "revealed_rewards": (TWO, "draft", reveal_without_climbing),
    "apprentices": (TWO, "turn", show_an_apprentice_twice),
    "unseen_apprentices": (TWO, "dismiss", forget_who_was_seen),
    "apprentice_limits": (STANDARD, "dismiss", leave_a_gap),
    "building_pile": (TWO, "turn", lose_a_building),
    "hand_sizes": (TWO, "turn", hide_a_card),
    "hand_limit": (TWO, "turn", hold_seven),
    "packets": (TWO, "draft", skip_a_step),
    "blueprints": (TWO, "blueprint", keep_the_first_already),
    "seen_cards": (TWO, "turn", hold_it_unseen),
    "dealt_cards": (TWO, "turn", note_a_card_of_the_pile),
    "dealt_packets": (TWO, "draft", swap_packets),
    "schemes": (SOLO, "turn", set_to("scheme", NOTHING)),
    "guildhall": (TWO, "turn", take_a_worker_out),
    "twenty_workers": (TWO, "turn", lose_a_worker),
    "captives": (TWO, "turn", capture_oneself),
    "beside_guildhall": (TWO, "turn", lie_beside_too_early),
    "market_workers": (FIVE, "turn", crowd_the_market),
    "guildhall_actions": (TWO, "turn", build_without_a_worker),
    "cathedral": (TWO, "turn", share_the_top_of_the_cathedral),
    "surplus_virtue": (TWO, "surplus_virtue", destroy_the_debts),
    "final_round": (TWO, "turn", set_to("turns_left", 1)),
    "canonical_agenda": (TWO, "turn", set_to("agenda.questions.11.stage", st.TURN)),
    "questions": (TWO, "turn", ask(st.HAND_LIMIT)),
    "whose_turn": (TWO, "turn", take_anothers_turn),
    "who_is_asked": (SOLO, "turn", ask(st.SCHEME)),
    "same_owner": (TWO, "gatekeeper", ask_somebody_else),
    "waiting_gains": (TWO, "surplus_virtue", owe_virtue),
    "starts_of_turns": (TWO, "turn", ask(st.RECALL)),
    "wiped": (TWO, "turn", set_to("command.hired", 3)),
    "placed": (TWO, "mine", set_to("command.location", st.FOREST)),
    "standing": (TWO, "mine", miscount),
    "uses": (TWO, "exchange", use_all),
    "raids": (TWO, "capture", set_to("command.captured_at", 0b10101)),
    "hires": (TWO, "workshop", set_to("command.cell", 0)),
    "buildings": (TWO, "guildhall", name_a_card_in_hand),
    "objects": (TWO, "capture", set_to("command.captures", 1)),
    "at_guildhall": (TWO, "guildhall", lose_all_goods),
    "mixes": (TWO, "pay_wood_or_stone", lose_all_goods),
    "cathedral_discards": (STANDARD, "discard_for_cathedral", lambda s: set_to("virtue", 3)(me(s))),
    "surplus_cards": (TWO, "hand_limit", return_to_six),
    "at_workshop": (TWO, "workshop", close_the_workshop),
    "reset_due": (TWO, "mine", set_to("command.reset_due", 1)),
    "abilities": (TWO, "mine", set_to("command.slot", 0)),
    "end_effects": (FIVE, "end_order", name_a_card_of_the_pile),
}


def options_of(variant: Variant) -> Ints:
    players, boards, opponent = variant
    chosen: dict[str, int | str] = {"players": players, "boards": boards, "opponent": opponent}
    return GAME.encode_options(GAME.options_from(chosen))


def test_there_is_a_forgery_for_every_law() -> None:
    assert [law.holds.__name__ for law in LAWS[len(RANGES) :]] == list(FORGERIES)


@pytest.mark.parametrize("law", FORGERIES)
def test_a_forgery_breaks_its_law(law: str) -> None:
    variant, stage, forge = FORGERIES[law]
    states = position(walks_of(variant), stage)
    assert broken_law(states, GAME.read_deck(), options_of(variant)) is None
    forge(forged(GAME, states))
    says = next(other.says for other in LAWS if other.holds.__name__ == law)
    assert broken_law(states, GAME.read_deck(), options_of(variant)) == (0, says)


FREE = ("chance.drawn", "chance.reveals")  # they have no end but that of their field


@pytest.mark.parametrize("field", [field for field in RANGES if field not in FREE])
@pytest.mark.parametrize("end", [0, 1])
def test_a_number_out_of_its_range_is_seen(field: str, end: int) -> None:
    states = np.concatenate([position(walks_of(TWO), "turn")] * 2)
    values: Any = states[1:]
    for step in field.split("."):
        values = values[step]
    values[...] = RANGES[field][end] + (1 if end else -1)
    says = f"{field} goes from {RANGES[field][0]} to {RANGES[field][1]}"
    assert broken_law(states, GAME.read_deck(), options_of(TWO)) == (1, says)


# Saved games and positions made by hand.


def test_a_saved_game_whose_position_cannot_be_is_refused() -> None:
    table = Table(players=3, seed=4)
    for _ in range(12):
        table.match.play(table.match.legal()[0])
    assert Match.load(table.match.save(), lambda _: GAME).state.tobytes() == table.match.state.tobytes()
    table.board(0).supply += 1
    table.match._snapshots[table.match.ply] = table.match.state.tobytes()
    with pytest.raises(SaveError, match="ARC-018: everybody has twenty workers"):
        Match.load(table.match.save(), lambda _: GAME)


def test_positions_made_by_hand_keep_the_laws() -> None:
    """So the tests of the rules start from what a game can come to."""
    table = Table(players=3)
    chosen = GAME.encode_options(table.match.options)
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
        assert broken_law(table.match.state, table.match.deck, chosen) is None
    assert building("BD40") == cards_at(table.s, 0)[0]
