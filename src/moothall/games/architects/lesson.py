"""The first turns with a guide: from the draft to a building, a piece of the Cathedral and an apprentice."""

from moothall.engine.deck import Deck
from moothall.engine.lesson import Lesson, Step, laid_on_top, meant
from moothall.engine.match import Orders
from moothall.games.architects.state import (
    BUILDINGS,
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    MARKET_SMALL,
    QUARRY,
    SILVERSMITH,
    TOWN_CENTRE,
    WORKSHOP,
)

WELL = 10  # as the deck numbers the buildings
DEALT = ("BD11", "BD36", "BD09", "BD24", "BD01", "BD20", "BD34", "BD26")  # the pupil's four, the bot's
APPRENTICES = ("AP39", "AP14", "AP03", "AP25", "AP29", "AP19", "AP31", "AP13")


def orders(deck: Deck) -> Orders:
    return {
        "market": laid_on_top(deck.ids("market"), "BM04"),  # gold and wood
        "rewards": laid_on_top(deck.ids("reward"), "RW02"),  # virtue and wood
        "apprentices": laid_on_top(deck.ids("apprentice"), *APPRENTICES),
        "buildings": laid_on_top(deck.ids("building"), *DEALT),
        "start_seat": 0,
    }


PICK = meant("pick")
GIVE_UP = meant("discard", building=tuple(card for card in range(BUILDINGS) if card != WELL))
PLACE_IN_GUILDHALL = meant("place", location=GUILDHALL)
LESSON = Lesson(
    options={"players": 2},
    orders=orders,
    steps=(
        Step("goal", at=""),
        Step("draft", at="draft", asks=(meant("pick", building=WELL), PICK, PICK)),
        Step("quarry", at="town", asks=(meant("place", location=QUARRY),)),
        Step("growth", at="town", asks=(meant("place", location=QUARRY),)),
        Step("market", at="market", asks=(meant("place", location=MARKET_SMALL),)),
        Step(
            "capture",
            at="town",
            asks=(meant("place", location=TOWN_CENTRE), meant("capture", location=SILVERSMITH, seat=1)),
        ),
        Step("deliver", at="prison", asks=(meant("place", location=GUARDHOUSE), meant("deliver"))),
        Step("cathedral", at="cathedral", asks=(PLACE_IN_GUILDHALL, meant("advance"), GIVE_UP)),
        Step("construct", at="hand", asks=(PLACE_IN_GUILDHALL, meant("construct", building=WELL))),
        Step("hire", at="apprentices", asks=(meant("place", location=WORKSHOP), meant("hire", column=0))),
        Step("virtue", at="virtue"),
        Step("end", at=""),
    ),
    replies=(
        *(PICK, PICK, PICK),
        *[meant("place", location=SILVERSMITH)] * 3,
        *[meant("place", location=FOREST)] * 5,
    ),
    beside=("done",),
)
