"""The first week with a guide: two characters by auction, silver into gold, a room with a window."""

from moothall.engine.deck import Deck
from moothall.engine.lesson import Lesson, Step, laid_on_top, meant
from moothall.engine.match import Orders
from moothall.games.guilds.state import SMALL_ROOMS

# With two players the areas A1, A3 and A5 are open.
INNKEEPER, DUCHESS, PILGRIM = 0, 2, 4
CHARACTERS = ("C1", "N1", "P7")
READING_ROOM = 0  # of the display
BESIDE_THE_HALL = (0, 2)  # the cells to its left and right, where a door becomes a window


def orders(deck: Deck) -> Orders:
    rooms = deck.ids("room")
    return {
        "characters": laid_on_top(deck.ids("character"), *CHARACTERS),
        "small_rooms": laid_on_top(rooms[:SMALL_ROOMS], "S04", "S35"),
        "large_rooms": laid_on_top(rooms[SMALL_ROOMS:], "L06", "L17"),
        "goals": ["G05", "G18", "G11", "G10"],
        "start_seat": 0,
    }


FIRST = meant("bid", area=(INNKEEPER, DUCHESS))
LESSON = Lesson(
    options={"players": 2},
    orders=orders,
    steps=(
        Step("goal", at=""),
        Step(
            "bid",
            at="town",
            asks=(FIRST, meant("add", silver=1), FIRST, meant("add", silver=1)),
        ),
        Step("take", at="town", asks=(meant("take", area=DUCHESS),)),
        Step("one", at="town", asks=(meant("bid", area=PILGRIM), meant("add", silver=2))),
        Step("join", at="town", asks=(meant("take", area=PILGRIM),)),
        Step("money", at="money", asks=(meant("exchange", lots=2),)),
        Step("buy", at="rooms", asks=(meant("buy", place=READING_ROOM),)),
        Step("place", at="site", asks=(meant("place", cell=BESIDE_THE_HALL),)),
        Step("goals", at="goals"),
        Step("week", at="town"),
        Step("end", at=""),
    ),
    replies=(
        *(
            meant("bid", area=INNKEEPER),
            meant("add", silver=2),
            meant("bid", area=PILGRIM),
            meant("add", silver=1),
        ),
        meant("take", area=INNKEEPER),
        meant("pass_turn"),
        meant("exchange", lots=1),
    ),
)
