"""The greedy bot: it takes what improves its position, and stops when nothing does."""

from moothall.bots import find_bot
from moothall.games.settlement.game import GAME
from moothall.lab.simulate import simulate
from tests.games.settlement.table import Table


def choice(table: Table) -> str:
    return GAME.space.decode(find_bot("greedy", GAME, seed=1).answer(table.match).action).name


def test_it_invites_a_hero_that_it_can_pay() -> None:
    table = Table(players=2)
    table.hero_row("art_01", "art_02", "art_05", "art_06")  # nine points for a clay and two gold
    table.settlers(0)
    table.has(wood=0, clay=1, stone=0, gold=2)
    assert choice(table) == "invite"


def test_it_stores_gold_in_a_bank() -> None:
    table = Table(players=2)
    table.building(0, "bank")
    table.hero_row("adv_06", "adv_07", "adv_08", "dfd_11")
    table.settlers(1)
    table.has(wood=0, clay=0, stone=0, gold=1)
    table.play("activate_settlement_row", row=0)
    assert choice(table) == "resolve"


def test_it_does_not_exchange_to_and_fro() -> None:
    """With the Mirror, exchanges that gain nothing are always possible: they are not taken."""
    table = Table(players=2)
    table.hold("mirror_of_transformation")
    table.settlers(0)
    table.has(wood=1, clay=0, stone=0)
    assert table.is_legal("mirror", pay=0, gain=1)
    assert choice(table) == "pass_round"


def test_it_finishes_a_solo_game_although_only_itself_is_asked() -> None:
    """Alone at the table, ending a turn leads back to the same question."""
    report = simulate(GAME, {"players": 1}, ["greedy"], games=20, seed=1)
    assert report.errors == 0
    assert report.mean_length > 60


def test_it_beats_the_random_bot() -> None:
    report = simulate(GAME, {"players": 2}, ["greedy", "random"], games=100, seed=1)
    assert report.errors == 0
    assert report.wins[0] >= 95
    assert report.mean_scores[0] > 30 > report.mean_scores[1]
