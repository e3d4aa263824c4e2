"""The first round with a guide: three dice for a settler, an apprentice and a workshop."""

from moothall.engine.deck import Deck
from moothall.engine.lesson import Lesson, Meant, Step, laid_on_top, meant
from moothall.engine.match import Orders

SCHOLARS, CARPENTERS = BOOKS, FURNISHINGS = 0, 5  # as goods and guilds are numbered
SEED = 281  # rolls 1, 2, 3, 5 and 6 for whoever learns
MIDDLE = ("B01", "B07", "B13", "B19", "B25", "B32")  # one workshop for each guild
HALL = ("B33", "B37", "B02", "B08", "B41", "B14")  # from the cheapest space on: the Joinery first


def orders(deck: Deck) -> Orders:
    dealt = ["S06", "S04"]
    settlers = [settler for settler in deck.ids("settler") if settler not in dealt]
    buildings = [building for building in deck.ids("building") if building not in MIDDLE]
    return {
        "seed": SEED,
        "ships": laid_on_top(deck.ids("ship")),
        "council": laid_on_top(deck.ids("council")),
        "buildings": laid_on_top(buildings, *HALL),
        "middle": list(MIDDLE),
        "first_settlers": dealt,
        "settlers": settlers,
        "characters": ["P08", "P07"],
        "start_seat": 0,
    }


def die(value: int) -> Meant:
    return meant("take_die", die=value, value=value)


END = meant("end_turn")
LESSON = Lesson(
    options={"players": 2},
    orders=orders,
    steps=(
        Step("goal", at=""),
        Step(
            "guild", at="guilds", asks=(die(2), meant("place_guild", guild=SCHOLARS), meant("buy", goods=1))
        ),
        Step(
            "settle",
            at="settlers",
            asks=(meant("complete"), meant("spend", good=BOOKS, goods=2), meant("spend", good=FURNISHINGS)),
        ),
        Step("turn", at="dock", asks=(END,)),
        Step(
            "apprentice",
            at="guilds",
            asks=(
                die(1),
                meant("place_guild", guild=CARPENTERS),
                meant("buy", goods=1),
                meant("employ_worker"),
            ),
        ),
        Step("hall", at="hall", asks=(END, die(6), meant("place_hall"))),
        Step("reputation", at="reputation"),
        Step("places", at="tavern"),
        Step("round", at="dock", asks=(END,)),
        Step("end", at=""),
    ),
    replies=(
        *(die(1), meant("place_tavern"), meant("take_settler"), END),
        *(die(2), meant("place_castle"), END),
    ),
    beside=("done",),
)
