"""The tables of the data file, as they stand there: what is printed on cards and tiles.

Tests compare the game with these, never with its own deck.
"""

from typing import NamedTuple

GOODS = {"B": "books", "A": "artwork", "W": "weaponry", "M": "magic", "J": "jewelry", "F": "furnishings"}


class Settler(NamedTuple):
    id: str
    race: str
    back: int
    wanted: str  # a letter for each good
    least: int
    most: int
    workers: int
    stars: int

    @property
    def goods(self) -> list[str]:
        return [GOODS[letter] for letter in self.wanted]


class Ship(NamedTuple):
    id: str
    demand: str  # a letter for each good, its price and its spaces

    @property
    def goods(self) -> list[tuple[str, int, int]]:
        return [(GOODS[part[0]], int(part[1]), int(part[2])) for part in self.demand.split()]


# fmt: off
SETTLERS = [
    Settler("S01", "halfling", 1, "BA", 3, 6, 1, 1),
    Settler("S02", "human", 1, "AW", 3, 6, 1, 1),
    Settler("S03", "elf", 1, "WM", 3, 6, 1, 1),
    Settler("S04", "dwarf", 1, "MJ", 3, 6, 1, 1),
    Settler("S05", "green_elf", 1, "JF", 3, 6, 1, 1),
    Settler("S06", "trobit", 1, "BF", 3, 6, 1, 1),
    Settler("S07", "halfling", 1, "BM", 3, 6, 1, 1),
    Settler("S08", "human", 1, "AJ", 3, 6, 1, 1),
    Settler("S09", "elf", 1, "WF", 3, 6, 1, 1),
    Settler("S10", "dwarf", 1, "BM", 3, 6, 1, 1),
    Settler("S11", "green_elf", 1, "AJ", 3, 6, 1, 1),
    Settler("S12", "trobit", 1, "WF", 3, 6, 1, 1),
    Settler("S13", "halfling", 1, "BAM", 5, 9, 2, 1),
    Settler("S14", "human", 1, "AWJ", 5, 9, 2, 1),
    Settler("S15", "elf", 1, "WMF", 5, 9, 2, 1),
    Settler("S16", "dwarf", 1, "BMJ", 5, 9, 2, 1),
    Settler("S17", "green_elf", 1, "AJF", 5, 9, 2, 1),
    Settler("S18", "trobit", 1, "BWF", 5, 9, 2, 1),
    Settler("S19", "halfling", 1, "BWM", 5, 9, 2, 1),
    Settler("S20", "human", 1, "AMJ", 5, 9, 2, 1),
    Settler("S21", "elf", 1, "WJF", 5, 9, 2, 1),
    Settler("S22", "dwarf", 1, "BMF", 5, 9, 2, 1),
    Settler("S23", "green_elf", 1, "BAJ", 5, 9, 2, 1),
    Settler("S24", "trobit", 1, "AWF", 5, 9, 2, 1),
    Settler("S25", "halfling", 2, "AWJ", 6, 9, 2, 2),
    Settler("S26", "human", 2, "WMF", 6, 9, 2, 2),
    Settler("S27", "elf", 2, "BMJ", 6, 9, 2, 2),
    Settler("S28", "dwarf", 2, "AJF", 6, 9, 2, 2),
    Settler("S29", "green_elf", 2, "BWF", 6, 9, 2, 2),
    Settler("S30", "trobit", 2, "BAM", 6, 9, 2, 2),
    Settler("S31", "halfling", 2, "BAWJ", 8, 12, 3, 1),
    Settler("S32", "human", 2, "AWMF", 8, 12, 3, 1),
    Settler("S33", "elf", 2, "BWMJ", 8, 12, 3, 1),
    Settler("S34", "dwarf", 2, "AMJF", 8, 12, 3, 1),
    Settler("S35", "green_elf", 2, "BWJF", 8, 12, 3, 1),
    Settler("S36", "trobit", 2, "BAMF", 8, 12, 3, 1),
    Settler("S37", "halfling", 2, "BAMJ", 8, 12, 2, 2),
    Settler("S38", "human", 2, "AWJF", 8, 12, 2, 2),
    Settler("S39", "elf", 2, "BWMF", 8, 12, 2, 2),
    Settler("S40", "dwarf", 2, "BAMJ", 8, 12, 2, 2),
    Settler("S41", "green_elf", 2, "AWJF", 8, 12, 2, 2),
    Settler("S42", "trobit", 2, "BWMF", 8, 12, 2, 2),
    Settler("S43", "halfling", 2, "BAWMJ", 10, 15, 3, 2),
    Settler("S44", "human", 2, "AWMJF", 10, 15, 3, 2),
    Settler("S45", "elf", 2, "BWMJF", 10, 15, 3, 2),
    Settler("S46", "dwarf", 2, "BAMJF", 10, 15, 3, 2),
    Settler("S47", "green_elf", 2, "BAWJF", 10, 15, 3, 2),
    Settler("S48", "trobit", 2, "BAWMF", 10, 15, 3, 2),
]
# fmt: on

SHIPS = [
    Ship("H01", "B22 A32 W12 M32 J22 F12"),
    Ship("H02", "B12 A22 W32 M12 J32 F22"),
    Ship("H03", "B22 A12 W22 M32 J12 F32"),
    Ship("H04", "B32 A22 W12 M22 J32 F12"),
    Ship("H05", "B12 A32 W22 M12 J22 F32"),
    Ship("H06", "B32 A12 W32 M22 J12 F22"),
    Ship("H07", "B42 W14 M33 F23"),
    Ship("H08", "B23 A42 M14 J33"),
    Ship("H09", "A23 W42 J14 F33"),
    Ship("H10", "B33 W23 M42 F14"),
    Ship("H11", "B14 A33 M23 J42"),
    Ship("H12", "A14 W33 J23 F42"),
    Ship("H13", "B31 A13 W22 M22 J13 F22"),
    Ship("H14", "B22 A31 W13 M22 J22 F13"),
    Ship("H15", "B13 A22 W31 M13 J22 F22"),
    Ship("H16", "B22 A13 W22 M31 J13 F22"),
    Ship("H17", "B22 A22 W13 M22 J31 F13"),
    Ship("H18", "B13 A22 W22 M13 J22 F31"),
]

# The effects of each guild's six workshops: a coin, reputation, rolling again, a good of the guild, buying a
# good, exchanging one.
WORKSHOPS = {
    "scholars": "coin reputation reroll good buy/exchange reroll/exchange",
    "artists": "reputation reroll good buy exchange/coin good/coin",
    "blacksmiths": "reroll good buy exchange coin/reputation buy/reputation",
    "wizards": "good buy exchange coin reputation/reroll exchange/reroll",
    "merchants": "buy exchange coin reputation reroll/good coin/good",
    "carpenters": "exchange coin reputation reroll good/buy reputation/buy",
}
