"""The tables of the data file, as they stand there: what is printed on characters, rooms and goals.

Tests compare the game with these, never with its own deck. What an effect does has a test of its own.
"""

from typing import NamedTuple


class Character(NamedTuple):
    id: str
    faction: str  # and the second one, where there is one
    race: str
    gender: str
    halves: int  # half points of prestige
    silver: int = 0  # of weekly income
    gold: int = 0
    effects: str = ""  # their kinds

    @property
    def factions(self) -> list[str]:
        return self.faction.split()


class Room(NamedTuple):
    id: str
    type: str
    price: int
    halves: int
    doors: str  # of each of its cells, unturned; the second lies east of the first
    symbol: str = ""
    silver: int = 0
    gold: int = 0
    effects: str = ""

    @property
    def cells(self) -> list[str]:
        """The doors of each cell; a dot stands for none."""
        return [cell.strip(".") for cell in self.doors.split()]

    @property
    def is_large(self) -> bool:
        return self.id.startswith("L")


class Goal(NamedTuple):
    id: str
    metric: str
    first: int
    second: int
    minimum: int


# fmt: off
CHARACTERS = [
    Character("W1", "warriors", "human", "m", 6),
    Character("W2", "warriors", "orc", "f", 8),
    Character("W3", "warriors", "human", "f", 3, silver=1),
    Character("W4", "warriors", "orc", "m", 3, effects="protect"),
    Character("W5", "warriors", "orc", "m", 4, effects="drain"),
    Character("W6", "warriors", "dwarf", "f", 1, effects="ap_per"),
    Character("W7", "warriors artisans", "dwarf", "m", 1, effects="discount"),
    Character("M1", "mages", "elf", "m", 2, effects="exchange"),
    Character("M2", "mages", "human", "m", 8),
    Character("M3", "mages", "human", "f", 1, silver=1),
    Character("M4", "mages", "elf", "f", 2, effects="solo_bid"),
    Character("M5", "mages", "dwarf", "m", 2, effects="ap_per"),
    Character("M6", "mages rogues", "elf", "f", 5),
    Character("M7", "mages", "halfling", "m", 2, effects="ap_per"),
    Character("P1", "priests", "human", "f", 7),
    Character("P2", "priests", "halfling", "m", -1, silver=2),
    Character("P3", "priests", "elf", "f", 4, effects="protect"),
    Character("P4", "priests", "human", "f", 4, effects="free_protect"),
    Character("P5", "priests", "human", "m", 1, effects="ap_per"),
    Character("P6", "priests", "dwarf", "f", 1, effects="ap_per"),
    Character("P7", "priests", "orc", "m", 4, effects="gain"),
    Character("R1", "rogues", "human", "f", -1, effects="remove_character"),
    Character("R2", "rogues", "halfling", "f", 1, effects="drain"),
    Character("R3", "rogues", "human", "m", -3, silver=2),
    Character("R4", "rogues", "orc", "f", 2, effects="keep_silver"),
    Character("R5", "rogues", "dwarf", "m", 2, effects="exchange"),
    Character("R6", "rogues", "elf", "m", 0, effects="drain ap_per"),
    Character("R7", "rogues nobles", "human", "m", 4, effects="start_weight"),
    Character("N1", "nobles", "human", "f", 10),
    Character("N2", "nobles", "human", "m", -4, gold=1),
    Character("N3", "nobles", "dwarf", "m", -2, effects="income_per"),
    Character("N4", "nobles", "elf", "f", 3, effects="ap_per"),
    Character("N5", "nobles", "human", "m", 1, effects="ap_per"),
    Character("N6", "nobles", "elf", "m", 2, effects="ap_per"),
    Character("N7", "nobles", "halfling", "f", 5, effects="start_weight"),
    Character("C1", "artisans", "halfling", "f", 2, silver=1),
    Character("C2", "artisans", "dwarf", "m", 1, effects="discount"),
    Character("C3", "artisans", "dwarf", "f", -5, gold=1),
    Character("C4", "artisans", "human", "m", 2, effects="ap_if"),
    Character("C5", "artisans", "human", "f", 0, silver=2),
    Character("C6", "artisans", "halfling", "m", 2, effects="ap_per"),
    Character("C7", "artisans", "orc", "f", 1, effects="ap_per"),
    Character("B1", "animals warriors", "none", "none", 3),
    Character("B2", "animals mages", "none", "none", 3),
    Character("B3", "animals", "none", "none", 1, effects="ap_per"),
    Character("B4", "animals", "none", "none", 1, silver=1),
    Character("B5", "animals", "none", "none", 6),
    Character("B6", "animals", "none", "none", 2, effects="rebate"),
]

ROOMS = [
    Room("S01", "study", 1, 4, "NS"),
    Room("S02", "study", 1, 3, "NE", "mages"),
    Room("S03", "study", 1, 2, "NEW", effects="free_protect"),
    Room("S04", "study", 2, 9, "NEW"),
    Room("S05", "study", 2, 8, "NE", "mages"),
    Room("S06", "study", 2, 9, "S", "priests"),
    Room("S07", "study", 3, 13, "NESW"),
    Room("S08", "training", 1, 4, "NEW"),
    Room("S09", "training", 1, 3, "NS", "warriors"),
    Room("S10", "training", 1, 3, "S", effects="protect"),
    Room("S11", "training", 2, 9, "NS"),
    Room("S12", "training", 2, 8, "NE", "warriors"),
    Room("S13", "training", 2, 8, "NEW", "rogues"),
    Room("S14", "training", 3, 14, "NE"),
    Room("S15", "workshop", 1, 4, "NE"),
    Room("S16", "workshop", 1, 3, "NEW", "artisans"),
    Room("S17", "workshop", 1, 1, "NS", silver=1),
    Room("S18", "workshop", 2, 8, "NESW"),
    Room("S19", "workshop", 2, 9, "S", "rogues"),
    Room("S20", "workshop", 2, 8, "NE", "artisans"),
    Room("S21", "workshop", 3, 4, "NEW", gold=1),
    Room("S22", "garden", 1, 3, "NESW"),
    Room("S23", "garden", 1, 3, "NEW", "animals"),
    Room("S24", "garden", 1, 1, "NE", silver=1),
    Room("S25", "garden", 2, 9, "NS"),
    Room("S26", "garden", 2, 8, "NE", "animals"),
    Room("S27", "garden", 2, 8, "NEW", "priests"),
    Room("S28", "garden", 3, 13, "NESW"),
    Room("S29", "parlour", 1, 1, "NS", silver=1),
    Room("S30", "parlour", 1, 5, "S"),
    Room("S31", "parlour", 1, 3, "NEW", "nobles"),
    Room("S32", "parlour", 2, 9, "NE"),
    Room("S33", "parlour", 2, 8, "NS", "nobles"),
    Room("S34", "parlour", 2, 6, "NS", effects="keep_silver"),
    Room("S35", "parlour", 3, 15, "S"),
    Room("L01", "study", 3, 14, "W E"),
    Room("L02", "study", 4, 18, "N ES", "mages"),
    Room("L03", "study", 3, 13, "S N", "priests"),
    Room("L04", "study", 5, 17, "WS NE", effects="ap_per"),
    Room("L05", "training", 2, 9, "W NE"),
    Room("L06", "training", 4, 18, "NW S", "warriors"),
    Room("L07", "training", 3, 13, "S E", "rogues"),
    Room("L08", "workshop", 3, 13, "NW S", "artisans"),
    Room("L09", "workshop", 4, 15, "W NE", effects="discount"),
    Room("L10", "workshop", 3, 11, "N NS", effects="exchange"),
    Room("L11", "garden", 3, 13, "WS E", "animals"),
    Room("L12", "garden", 2, 5, "NW ES", silver=1),
    Room("L13", "garden", 4, 19, "N S"),
    Room("L14", "garden", 5, 18, "W E", effects="ap_per"),
    Room("L15", "parlour", 4, 14, "WS ES", effects="ap_per"),
    Room("L16", "parlour", 5, 23, "NW E", "nobles"),
    Room("L17", "parlour", 3, 8, "S ES", silver=2),
    Room("L18", "parlour", 5, 15, "W .", gold=1),
]

GOALS = [
    Goal("G01", "members:warriors", 5, 2, 1),
    Goal("G02", "members:mages", 5, 2, 1),
    Goal("G03", "members:priests", 5, 2, 1),
    Goal("G04", "members:rogues", 5, 2, 1),
    Goal("G05", "members:nobles", 5, 2, 1),
    Goal("G06", "members:artisans", 5, 2, 1),
    Goal("G07", "members:animals", 4, 2, 1),
    Goal("G08", "women", 5, 2, 1),
    Goal("G09", "races_distinct", 4, 2, 2),
    Goal("G10", "factions_distinct", 4, 2, 2),
    Goal("G11", "built_cells", 6, 3, 2),
    Goal("G12", "rooms_type:garden", 5, 2, 1),
    Goal("G13", "rooms_type:study", 5, 2, 1),
    Goal("G14", "rooms_type:training", 5, 2, 1),
    Goal("G15", "rooms_large", 5, 2, 1),
    Goal("G16", "income_weekly", 6, 3, 11),
    Goal("G17", "gold_held", 4, 2, 1),
    Goal("G18", "windows", 4, 2, 1),
]
# fmt: on

CHARACTER = {card.id: card for card in CHARACTERS}
ROOM = {room.id: room for room in ROOMS}
GOAL = {goal.id: goal for goal in GOALS}
