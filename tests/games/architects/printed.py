"""The tables of the rules, as they stand there: what is printed on cards and boards.

Tests compare the game with these, never with its own deck.
"""

from typing import NamedTuple

LETTERS = {"C": "clay", "W": "wood", "S": "stone", "G": "gold", "M": "marble"}
SKILLS = {"car": "carpentry", "til": "tiling", "mas": "masonry"}
Goods = dict[str, int]


class Building(NamedTuple):
    id: str
    name: str
    price: str
    needs: str
    points: int
    virtue: int

    @property
    def cost(self) -> Goods:
        return {LETTERS[part[-1]]: int(part[:-1]) for part in self.price.split()}

    @property
    def skills(self) -> set[str]:
        return {SKILLS[skill] for skill in self.needs.split()}


class Apprentice(NamedTuple):
    id: str
    name: str
    skills: str
    virtue: int  # on being hired


# Section 22.
BUILDINGS = [
    Building("BD01", "Smithy", "4C 2W", "", 3, 0),
    Building("BD02", "Steeple", "2W 2G", "", 4, 1),
    Building("BD03", "Stone Market", "2C 4S 1M", "mas", 7, 0),
    Building("BD04", "Tavern", "3W 2S 1G", "car", 6, 0),
    Building("BD05", "Thieves' Den", "1C 2W 3S", "mas", 8, -2),
    Building("BD06", "Tiler's Hut", "2C 1W 2S", "", 5, 0),
    Building("BD07", "Trading Post", "1W 3S 2G", "mas", 7, 0),
    Building("BD08", "Treasury", "1W 3S 1G", "til", 6, 0),
    Building("BD09", "University", "4C 2W 3S 2M", "car til mas", 11, 1),
    Building("BD10", "Watchtower", "3C 4W 1G 1M", "car til mas", 11, -1),
    Building("BD11", "Well", "2W 2S", "", 3, 0),
    Building("BD12", "Wood Market", "2C 4W 1G", "car", 7, 0),
    Building("BD13", "Aqueduct", "2C 3W 1G", "", 3, 0),
    Building("BD14", "Armoury", "3W 5S 1G", "car mas", 9, 0),
    Building("BD15", "Barracks", "2C 6W 2G", "car til mas", 10, 0),
    Building("BD16", "Betting House", "1C 2S 1G", "", 7, -1),
    Building("BD17", "Carpenter's Hut", "3C 1W 1S", "", 5, 0),
    Building("BD18", "Castle", "2C 4W 1G 2M", "car til mas", 10, 0),
    Building("BD19", "Chapel", "2C 1W 4S", "car", 6, 1),
    Building("BD20", "Church", "3C 3S", "", 5, 1),
    Building("BD21", "Clay Market", "3C 2S 1G", "til", 6, 0),
    Building("BD22", "Clay Pit", "4C 1W", "", 3, 0),
    Building("BD23", "Drafting Room", "4S 3G", "car til", 8, 0),
    Building("BD24", "Dungeon", "4S 2G 2M", "car til mas", 14, -1),
    Building("BD25", "Factory", "2W 2S 3G", "mas", 7, 0),
    Building("BD26", "Fortress", "3C 4S 1G 2M", "car til mas", 12, -2),
    Building("BD27", "Fountain", "3S 1M", "", 4, 1),
    Building("BD28", "Gambler's Den", "1S 1G 3M", "car til", 10, -2),
    Building("BD29", "Hideout", "1C 3W 2S", "car mas", 8, -2),
    Building("BD30", "Keep", "5W 2S 2G", "car til mas", 12, -2),
    Building("BD31", "Library", "4W 2S 1M", "car til", 8, 0),
    Building("BD32", "Lighthouse", "3W 1S 2M", "til", 6, 0),
    Building("BD33", "Lumber Camp", "4C 2S", "", 3, 0),
    Building("BD34", "Mason's Hut", "2W 4S", "", 5, 0),
    Building("BD35", "Moneylender", "4C 2W 1G", "mas", 5, -1),
    Building("BD36", "Monument", "2W 3S 2M", "til mas", 9, 1),
    Building("BD37", "Observatory", "1C 3W 1S 1G", "car", 7, 0),
    Building("BD38", "Palace", "3W 3S 2M", "til mas", 9, 0),
    Building("BD39", "Reservoir", "6C 1W", "", 4, 0),
    Building("BD40", "Silver Market", "2W 1G 1M", "til", 6, 0),
]
BUILDING = {building.name: building for building in BUILDINGS}

# Section 21.
APPRENTICES = [
    Apprentice("AP01", "Acolyte", "carpentry", 1),
    Apprentice("AP02", "Acolyte", "tiling", 1),
    Apprentice("AP03", "Acolyte", "masonry", 1),
    Apprentice("AP04", "Conspirator", "carpentry", 0),
    Apprentice("AP05", "Conspirator", "carpentry", 0),
    Apprentice("AP06", "Debt Collector", "tiling", 0),
    Apprentice("AP07", "Debt Collector", "masonry", 0),
    Apprentice("AP08", "Debt Collector", "carpentry", 0),
    Apprentice("AP09", "Gatekeeper", "masonry", -1),
    Apprentice("AP10", "Illusionist", "carpentry", -1),
    Apprentice("AP11", "Jeweller", "tiling", 0),
    Apprentice("AP12", "Jeweller", "tiling", 0),
    Apprentice("AP13", "Labourer", "carpentry tiling masonry", 0),
    Apprentice("AP14", "Merchant", "tiling", 0),
    Apprentice("AP15", "Merchant", "masonry", 0),
    Apprentice("AP16", "Merchant", "tiling", 0),
    Apprentice("AP17", "Merchant", "masonry", 0),
    Apprentice("AP18", "Merchant", "carpentry", 0),
    Apprentice("AP19", "Miner", "tiling", 0),
    Apprentice("AP20", "Miner", "tiling", 0),
    Apprentice("AP21", "Patron", "tiling", 0),
    Apprentice("AP22", "Patron", "masonry", 0),
    Apprentice("AP23", "Patron", "masonry", 0),
    Apprentice("AP24", "Patron", "carpentry", 0),
    Apprentice("AP25", "Pickpocket", "tiling", -1),
    Apprentice("AP26", "Squire", "tiling", 1),
    Apprentice("AP27", "Squire", "masonry", 1),
    Apprentice("AP28", "Squire", "carpentry", 1),
    Apprentice("AP29", "Stonecutter", "masonry", 0),
    Apprentice("AP30", "Stonecutter", "masonry", 0),
    Apprentice("AP31", "Swindler", "tiling", -1),
    Apprentice("AP32", "Swindler", "masonry", -1),
    Apprentice("AP33", "Swindler", "carpentry", -1),
    Apprentice("AP34", "Thief", "carpentry", 0),
    Apprentice("AP35", "Trader", "tiling", 0),
    Apprentice("AP36", "Trader", "masonry", 0),
    Apprentice("AP37", "Trader", "carpentry", 0),
    Apprentice("AP38", "Trickster", "masonry", -1),
    Apprentice("AP39", "Woodcutter", "carpentry", 0),
    Apprentice("AP40", "Woodcutter", "carpentry", 0),
]

# Section 23: what the two sides of a card give.
MARKET: dict[str, tuple[Goods, Goods]] = {
    "BM01": ({"marble": 1}, {"marble": 2, "wood": 2}),
    "BM02": ({"gold": 2}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    "BM03": ({"marble": 1, "stone": 1}, {"marble": 2, "stone": 2}),
    "BM04": ({"gold": 1, "wood": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    "BM05": ({"marble": 1, "wood": 1}, {"marble": 1, "wood": 1, "stone": 2}),
    "BM06": ({"marble": 1}, {"marble": 2, "stone": 2}),
    "BM07": ({"gold": 2}, {"marble": 1, "wood": 1, "stone": 2}),
    "BM08": ({"marble": 1, "stone": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    "BM09": ({"gold": 1, "wood": 1}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    "BM10": ({"marble": 1, "wood": 1}, {"marble": 2, "wood": 2}),
}

# Sections 15 and 14: points and ignored tax of each virtue space; cost, points and slots of each row.
VIRTUE_POINTS = (-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7)
TAX_IGNORED = (2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
ROW_POINTS = {5: 2, 4: 4, 3: 7, 2: 12, 1: 20}
ROW_SLOTS = {5: 3, 4: 3, 3: 2, 2: 2, 1: 1}
