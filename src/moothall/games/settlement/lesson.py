"""The first round with a guide: from an empty board to nine points with six settlers."""

from moothall.engine.deck import Deck
from moothall.engine.lesson import Lesson, Step, laid_on_top, meant
from moothall.engine.match import Orders
from moothall.games.settlement.state import LANDSCAPES_PER_ROW, ROWS, STACKS

MARKET = ("quarry", "church", "bazaar", "sawmill", "bank", "warehouse", "clay_pit", "alchemist", "tavern")
HEROES = ("adv_04", "dfd_03", "art_01", "art_07")  # of them the Cooper alone calls green monsters
ARTIFACTS = ("living_chest", "magical_treasure", "scroll_of_fortune", "lodestar", "enchanted_compass")
CHURCH, COOPER = MARKET.index("church"), HEROES.index("art_01")
# As the deck numbers them.
ENCHANTED_COMPASS, SCROLL_OF_FORTUNE, MAGICAL_TREASURE = 1, 5, 8


def orders(deck: Deck) -> Orders:
    lands, tiles = deck.ids("landscape"), [tile for tile in deck.ids("building") for _ in range(3)]
    first = ("land_1_01", "land_1_07", "land_1_09")  # wood that green monsters like; clay; stone
    rows = [lands[row * LANDSCAPES_PER_ROW : (row + 1) * LANDSCAPES_PER_ROW] for row in range(ROWS)]
    buildings = laid_on_top(tiles, *MARKET)
    return {
        "landscapes": [laid_on_top(rows[0], *first), *(laid_on_top(row) for row in rows[1:])],
        "buildings": [buildings[stack::STACKS] for stack in range(STACKS)],
        "heroes": laid_on_top(deck.ids("hero"), *HEROES),
        "artifacts": laid_on_top(deck.ids("artifact"), *ARTIFACTS),
        "start_seat": 0,
    }


END = meant("end_turn")
CHURCH_ROW = meant("activate_settlement_row", row=0)
LESSON = Lesson(
    options={"players": 2},
    orders=orders,
    steps=(
        Step("goal", at=""),
        Step("artifact", at="artifacts", asks=(meant("take", artifact=MAGICAL_TREASURE),)),
        Step("explore", at="wilderness", asks=(meant("explore", row=0), meant("lay", row=0))),
        Step("turn", at="dock", asks=(END,)),
        Step("fight", at="wilderness", asks=(meant("fight", row=0),)),
        Step("fortress", at="wilderness", asks=(END, meant("erect_fortress", row=0))),
        Step("harvest", at="wilderness", asks=(END, meant("activate_wilderness_row", row=0))),
        Step("build", at="market", asks=(END, meant("build", market=CHURCH), meant("place", row=0))),
        Step("church", at="settlement", asks=(END, CHURCH_ROW, meant("resolve", row=0), meant("done"))),
        Step("hero", at="heroes", asks=(meant("invite", space=COOPER),)),
        Step("pass", at="dock", asks=(meant("pass_round"), meant("keep"), meant("take"))),
        Step("end", at=""),
    ),
    replies=(
        meant("take", artifact=ENCHANTED_COMPASS),
        *(meant("explore", row=0), meant("lay", row=0, column=0), END),
        *(meant("explore", row=0), END),
        *(meant("activate_wilderness_row", row=0), END),
        *(meant("pass_round"), meant("take", artifact=SCROLL_OF_FORTUNE)),
    ),
    beside=("deploy", "stack"),
)
