"""The table in the terminal: the market, the rows and everybody's boards, drawn with Rich.

Colour helps but says nothing alone: monsters have their initial beside it, settlers and fortresses
a sign. Wide terminals get wilderness and settlement side by side, narrow ones below each other.
"""

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from moothall.engine.terminal import DrawnTable, frame, side_by_side
from moothall.games.settlement.cards import building_effect, hero_scoring
from moothall.games.settlement.state import COLOURS, COLUMNS, GUILDS, RESOURCES, ROUNDS
from moothall.games.settlement.telling import LEVELS, ROW_NAMES, tell_goods
from moothall.games.settlement.view import Board, Building, Landscape, MarketField, Settlers, View

SEAT_STYLES = ("cyan", "magenta", "dark_orange", "grey78")
MONSTER_STYLES = {"green": "green", "yellow": "yellow", "blue": "dodger_blue1", "red": "red"}
GOOD_STYLES = {
    "wood": "#c08a4d",
    "clay": "#d9704a",
    "stone": "grey70",
    "diamond": "#6fc9e8",
    "gold": "gold1",
    "bonus_settler": "bold",
    "any_normal": "default",
}
SETTLER, BONUS_SETTLER, FORTRESS, EMPTY = "●", "○", "▲", "·"
DONE_ROUND, COMING_ROUND = "■", "□"


class TerminalTable(DrawnTable[View]):
    wide_from = 96

    # The market board.

    def headline(self) -> Text:
        current = self.view.round
        track = DONE_ROUND * current + COMING_ROUND * (ROUNDS - current)
        stacks = self.view.stacks
        line = Text(" ")
        line.append(self.say("board-round", round=current, rounds=ROUNDS), "bold")
        line.append(f"  {track}  ", "gold1")
        counts = "  ".join(f"{row} {count}" for row, count in zip(ROW_NAMES, stacks.landscapes, strict=True))
        line.append(self.say("board-landscapes", counts=counts), "dim")
        return line

    def common(self) -> Iterable[RenderableType]:
        yield self.headline()
        market = frame(self.market(), self.say("board-market"), self.say("board-stacks", piles=self.piles()))
        cards = self.say("board-deck", cards=self.view.stacks.heroes)
        heroes = frame(self.hero_row(), self.say("board-heroes"), cards)
        if self.wide:
            yield side_by_side(market, heroes, ratios=(54, 46))
        else:
            yield from (market, heroes)
        yield self.artifact_row()

    def piles(self) -> str:
        return " ".join(str(left) for left in self.view.stacks.buildings)

    def market(self) -> Table:
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(style="bold", width=1)
        table.add_column(no_wrap=True, overflow="ellipsis")
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for field, tile in enumerate(self.view.market):
            table.add_row(str(field + 1), *self.market_field(tile))
        return table

    def market_field(self, tile: MarketField) -> tuple[Text, Text, Text]:
        if tile.building is None:
            return Text(EMPTY, "dim"), Text(), Text()
        number = self.speaker.deck.ids("building").index(tile.building)
        name = Text(self.speaker.name("building", tile.building))
        if tile.tiles > 1:
            name.append(f" ×{tile.tiles}", "bold")
        effect = self.speaker.say(building_effect(self.speaker.deck, number))
        return name, self.goods(tell_goods(self.deck.printed.building_cost[number])), Text(effect, "dim")

    def hero_row(self) -> Table:
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(style="bold", width=1)
        table.add_column(width=1)
        table.add_column(ratio=1)
        for space, hero in enumerate(self.view.hero_row):
            if hero is None:
                table.add_row(str(space + 1), "", Text(EMPTY, "dim"))
            else:
                number = self.speaker.deck.ids("hero").index(hero)
                card = self.hero_card(number, space, narrow=self.wide)
                table.add_row(
                    str(space + 1), self.initial(COLOURS[self.deck.printed.hero_colour[number]]), card
                )
        return table

    def hero_card(self, number: int, space: int, *, narrow: bool) -> Text:
        """Three short lines or two long ones: who it is, what it costs, what it is worth."""
        card = Text.assemble((self.hero_name(number), "bold"), f" · {self.guild(number)}")
        cost = self.goods(tell_goods(self.deck.printed.hero_cost[number]))
        if any(self.deck.printed.surcharge[space]):
            cost += Text(" + ") + self.goods(tell_goods(self.deck.printed.surcharge[space]))
        worth = Text(self.speaker.say(hero_scoring(self.speaker.deck, number)), "dim")
        if bonus := self.deck.printed.hero_bonus[number]:
            worth.append(f", +{self.speaker.goods(f'bonus_settler={bonus}')}")
        lines = (card, cost, worth) if narrow else (card + " · " + worth, cost)
        return Text("\n").join(lines)

    def hero_name(self, number: int) -> str:
        return self.speaker.name("hero", self.speaker.deck.ids("hero")[number])

    def guild(self, number: int) -> str:
        return self.speaker.name("guild", GUILDS[self.deck.printed.hero_guild[number]])

    def artifact_row(self) -> Text:
        line = Text(" ")
        line.append(self.say("board-artifacts") + " ", "bold")
        line.append(" · ".join(self.speaker.name("artifact", each) for each in self.view.artifact_row))
        if self.view.stacks.artifacts:
            line.append("  " + self.say("board-deck", cards=self.view.stacks.artifacts), "dim")
        return line

    # A player's board.

    def board(self, board: Board) -> Panel:
        wilderness, settlement = self.wilderness(board), self.settlement(board)
        fields: tuple[RenderableType, ...] = (wilderness, settlement)
        if self.wide:
            fields = (side_by_side(wilderness, settlement, ratios=(43, 57), gap=1),)
        content = Group(*fields, self.supply(board), *self.possessions(board))
        return self.in_frame(board, content, self.points(board), SEAT_STYLES[board.seat], dim=board.passed)

    def title(self, board: Board) -> Text:
        title = Text.assemble((self.speaker.seat(board.seat), f"bold {SEAT_STYLES[board.seat]}"))
        if board.seat == self.view.start_seat and self.view.seats > 1:
            title.append(f" · {self.say('board-start')}")
        if board.passed:
            title.append(f" · {self.say('board-passed')}")
        return title

    def wilderness(self, board: Board) -> Table:
        cells = [self.landscape(each) for each in board.wilderness]
        return self.fields(ROW_NAMES, board.deployed.wilderness_rows, cells)

    def settlement(self, board: Board) -> Table:
        cells = [self.building(each) for each in board.settlement]
        levels = [self.speaker.name("level", level) for level in LEVELS]
        return self.fields(levels, board.deployed.settlement_rows, cells)

    def fields(
        self, rows: Sequence[str], deployed: Sequence[Settlers], cells: Sequence[RenderableType]
    ) -> Table:
        """Three rows of three, each row with its name and the settlers on its activation field."""
        labels = [
            Text.assemble((f"{row} ", "dim"), (self.settlers(on_it), "bold"))
            for row, on_it in zip(rows, deployed, strict=True)
        ]
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        width = max(len(row) for row in rows) + 2
        table.add_column(no_wrap=True, width=max(width, *(label.cell_len for label in labels)))
        for column in range(COLUMNS):
            table.add_column(str(column + 1), no_wrap=True, overflow="ellipsis", ratio=1)
        for row, label in enumerate(labels):
            table.add_row(label, *cells[row * COLUMNS : (row + 1) * COLUMNS])
        return table

    def landscape(self, landscape: Landscape | None) -> RenderableType:
        if landscape is None:
            return Text(EMPTY, "dim")
        resource = Text.assemble(
            (self.speaker.name("good", landscape.resource), GOOD_STYLES[landscape.resource])
        )
        if landscape.monster:
            style = f"bold reverse {MONSTER_STYLES[landscape.colour]}"
            beast = self.beast(landscape.colour)
            return AsLongAsFits(*((resource + " ").append(f"{name}!", style) for name in (beast, beast[0])))
        if landscape.fortress:
            sign = f"{FORTRESS}{self.settlers(landscape.activation)}"
            return (resource + " ").append(sign, "bold default")
        return (resource + " ").append_text(self.initial(landscape.colour))

    def building(self, building: Building | None) -> Text:
        if building is None:
            return Text(EMPTY, "dim")
        cell = Text(self.speaker.name("building", building.type))
        if building.stored:
            number = self.speaker.deck.ids("building").index(building.type)
            stored = next(i for i in range(RESOURCES) if self.deck.printed.building_pay[number][i])
            cell.append(f" {building.stored}", f"bold {list(GOOD_STYLES.values())[stored]}")
        return cell

    def supply(self, board: Board) -> Text:
        line = Text()
        amounts = ",".join(f"{good}={n}" for good, n in board.supply.items() if n and good != "bonus_settler")
        line.append_text(self.goods(amounts)) if amounts else line.append(EMPTY, "dim")
        settlers = Settlers(board.settlers, board.supply["bonus_settler"])
        line.append("   " + self.say("board-settlers") + " ", "dim")
        line.append(self.settlers(settlers) or EMPTY, "bold")
        deployed = (board.deployed.build, board.deployed.explore, board.deployed.fight)
        away = sum(field.normal + field.bonus for field in (*deployed, board.deployed.erect_fortress))
        if away:
            line.append(f"   {self.say('board-away', settlers=away)}", "dim")
        return line

    def possessions(self, board: Board) -> Iterable[Text]:
        if board.artifact is not None:
            name = self.speaker.name("artifact", board.artifact)
            effect = self.speaker.effect("artifact", board.artifact)
            yield Text.assemble((name, "italic"), (f" – {effect}", "dim"))
        heroes = [self.speaker.deck.ids("hero").index(hero) for hero in board.heroes]
        if heroes:
            yield Text(", ").join(
                Text.assemble((self.hero_name(hero), "bold"), (f" ({self.guild(hero)})", "dim"))
                for hero in heroes
            )

    def summary(self, board: Board) -> Text:
        """A board in short."""
        built = sum(each is not None for each in board.settlement)
        explored = [each for each in board.wilderness if each is not None]
        counts = self.say(
            "board-summary",
            landscapes=len(explored),
            monsters=sum(each.monster for each in explored),
            fortresses=sum(each.fortress for each in explored),
            buildings=built,
            heroes=len(board.heroes),
        )
        artifact = "" if board.artifact is None else f" · {self.speaker.name('artifact', board.artifact)}"
        second = Text.assemble((f"\n   {counts}", "dim"), (artifact, "italic"))
        return Text.assemble(
            " ", self.title(board), f" · {self.points(board)} · ", self.supply(board), second
        )

    def points(self, board: Board) -> str:
        return self.say("board-points", points=board.points.total)

    # Small things.

    def goods(self, amounts: str) -> Text:
        parts = [
            Text(self.speaker.goods(each), GOOD_STYLES[each.split("=", maxsplit=1)[0]])
            for each in amounts.split(",")
            if each
        ]
        return Text(", ").join(parts) if parts else Text(self.speaker.goods(""), "dim")

    def settlers(self, settlers: Settlers) -> str:
        return SETTLER * settlers.normal + BONUS_SETTLER * settlers.bonus

    def beast(self, colour: str) -> str:
        return self.speaker.name("beast", colour)

    def initial(self, colour: str) -> Text:
        return Text(self.beast(colour)[0], f"bold {MONSTER_STYLES[colour]}")


class AsLongAsFits:
    """The longer text where there is room for it."""

    def __init__(self, longer: Text, shorter: Text) -> None:
        self.longer, self.shorter = longer, shorter

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Text]:
        yield self.longer if self.longer.cell_len <= options.max_width else self.shorter
