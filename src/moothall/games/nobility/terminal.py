"""The table in the terminal: the town, guilds, hall and council, and everybody's boards, drawn with Rich.

Colour helps but says nothing alone: each seat has its own mark beside it. Wide terminals get parts side by
side, narrow ones below each other.
"""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from moothall.engine.telling import amount_of
from moothall.engine.terminal import DrawnTable, frame, side_by_side
from moothall.games.nobility.cards import BAND_VALUES, settler_effect
from moothall.games.nobility.state import RACES
from moothall.games.nobility.telling import tell_goods, together
from moothall.games.nobility.terms import Terms
from moothall.games.nobility.view import (
    Board,
    Chancery,
    Commission,
    CouncilSpace,
    Die,
    Event,
    Guild,
    HallSpace,
    ShipGood,
    Solo,
    View,
    Workshop,
)

SHIP_COLUMNS = 3
COLOUR_STYLES = {
    "white": "bright_white",
    "yellow": "yellow1",
    "red": "red1",
    "green": "green3",
    "blue": "dodger_blue1",
    "black": "grey62",
}
GOOD_STYLES = {
    "books": "#e8e2d0",
    "artwork": "#6fbf73",
    "weaponry": "#e07a5f",
    "magic": "#7aa2f7",
    "jewelry": "#e9c46a",
    "furnishings": "#b98b5e",
    "coin": "gold1",
    "modifier": "cyan",
    "reputation": "magenta",
    "star": "yellow1",
    "point": "gold1",
}
MARKS = "①②③④⑤⑥"
EMPTY, FREE, FILLED, AUTOMA, STAR = "·", "□", "■", "◇", "★"
BANDS = tuple("–".join(map(str, values)) for values in BAND_VALUES)


class TerminalTable(DrawnTable[View]):
    wide_from = 112

    @property
    def terms(self) -> Terms:
        """What events and desks make of prices for whoever looks."""
        return self.view.boards[self.order[0]].terms

    def turn_order(self) -> list[int]:
        return self.view.turn_order

    def common(self) -> Iterable[RenderableType]:
        yield from self.headline()
        if self.wide:
            yield side_by_side(self.town(), Group(self.harbour(), self.hall()), ratios=(48, 52))
        else:
            yield from (self.town(), self.harbour(), self.hall())
        yield self.guilds()
        yield self.council()
        if self.view.chancery is not None:
            yield self.chancery(self.view.chancery)

    # What all share.

    def headline(self) -> Iterable[Text]:
        """How far it has come, what is left of the piles, and what goes for this round or game."""
        view = self.view
        title = self.say("board-round", round=view.round_number, rounds=view.rounds)
        if view.phase == "setup":
            title = self.say("board-setup")
        left = {
            "settlers": view.tavern.settlers_left,
            "buildings": view.hall.buildings_left,
            "ships": view.harbour.ships_left,
            "council": view.council.tiles_left,
            "modifiers": view.modifiers,
        }
        piles = self.say("board-piles", **left)
        if view.chancery is not None:
            cards, tiles = view.chancery.commissions_left, view.chancery.dice_tiles_left
            piles += f", {self.say('board-commissions_left', cards=cards, tiles=tiles)}"
        yield Text.assemble(" ", (title, "bold"), f"\n {piles}")
        if view.event is not None:
            yield self.event(view.event)
        if view.solo is not None:
            yield from self.solo(view.solo)

    def event(self, event: Event) -> Text:
        name, effect = self.speaker.name("event", event.card), self.speaker.effect("event", event.card)
        return Text.assemble(f" {self.say('board-event')}: ", (name, "bold"), f": {effect}")

    def solo(self, solo: Solo) -> Iterable[Text]:
        goal = Text.assemble(f" {self.say('board-goal')}: ", (self.speaker.name("goal", solo.goal), "bold"))
        for condition in solo.conditions:
            metric = self.speaker.name("metric", condition.metric, "many")
            goal.append(f" · {metric} {condition.now}/{condition.least}")
        yield goal
        dice = []
        for die in solo.dice:
            where = self.say("board-set_aside")
            if die.guild is not None:
                where = self.speaker.name("guild", die.guild)
            elif die.location is not None:
                where = self.speaker.name("location", die.location)
            colour = self.speaker.name("colour", die.colour)
            dice.append(
                Text.assemble((f"{die.value}{AUTOMA}", COLOUR_STYLES[die.colour]), f" {colour}: {where}")
            )
        if dice:
            yield Text.assemble(f" {self.say('board-automa')}: ", Text(", ").join(dice))

    def town(self) -> Panel:
        """The tavern with its settlers, the yard, Berk's Office and the castle."""
        view, name = self.view, self.speaker.name
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        table.add_row(name("location", "tavern"), self.row_of(view.tavern.dice, view.tavern.slots))
        table.add_row(name("location", "yard"), self.row_of(view.yard.dice, view.yard.slots))
        table.add_row(name("location", "berk"), self.slots(view.berk, BANDS))
        castle = (*BANDS, "1–6")[: len(view.castle)]
        table.add_row(name("location", "castle"), self.slots(view.castle, castle))
        cards = [self.settler(card) for card in view.tavern.display if card is not None]
        return frame(Group(table, *cards), self.say("board-town"))

    def row_of(self, dice: Sequence[Die], slots: int) -> Text:
        """Filled from left to right."""
        return Text(" ").join([*map(self.die, dice), *[Text(FREE, "dim")] * (slots - len(dice))])

    def slots(self, dice: Sequence[Die | None], names: Sequence[str]) -> Text:
        """Each slot after the values that it takes, as long as it is free."""
        return Text("  ").join(
            Text(f"{name} {FREE}", "dim") if die is None else self.die(die)
            for name, die in zip(names, dice, strict=True)
        )

    def settler(self, card: str) -> Text:
        number = self.deck.ids("settler").index(card)
        race = RACES[self.deck.printed.settler_race[number]]
        return Text.assemble(
            (self.speaker.name("settler", card), "bold"),
            (f" ({self.speaker.name('race', race)})", "cyan"),
            f" {self.speaker.say(settler_effect(self.deck, number))}",
        )

    def harbour(self) -> Panel:
        harbour = self.view.harbour
        ship = "" if harbour.ship is None else self.speaker.name("ship", harbour.ship)
        goods = Table.grid(padding=(0, 3, 0, 0))
        for first in range(0, len(harbour.goods), SHIP_COLUMNS):
            goods.add_row(*map(self.ship_good, harbour.goods[first : first + SHIP_COLUMNS]))
        dice = self.slots(harbour.dice, [str(value + 1) for value in range(len(harbour.dice))])
        return frame(Group(goods, dice), f"{self.say('board-harbour')} · {ship}")

    def ship_good(self, each: ShipGood) -> Text:
        """What it is, what it costs, and the spaces on the ship."""
        spaces = FILLED * each.filled + FREE * (each.spaces - each.filled)
        name = self.speaker.name("ware", each.good)
        return Text.assemble(
            (name, GOOD_STYLES[each.good]), f" {self.terms.ship[each.good]} ", (spaces, "dim")
        )

    def hall(self) -> Panel:
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for space in self.view.hall.spaces:
            table.add_row(*self.hall_space(space))
        return frame(table, self.say("board-hall"))

    def hall_space(self, space: HallSpace) -> tuple[Text, Text, Text]:
        die = Text(f"{space.value} {FREE}", "dim") if space.die is None else self.die(space.die)
        price = self.goods(amount_of(coin=self.terms.hall[self.view.hall.spaces.index(space)]))
        if space.building is None:
            return die, price, Text(EMPTY, "dim")
        guild = self.deck.printed.buildings[self.deck.ids("building").index(space.building)].guild
        building = Text(self.speaker.name("building", space.building), "bold")
        if guild >= 0:
            building.append(f" ({self.speaker.name('guild', self.view.guilds[guild].guild)})", "cyan")
        if not self.brief:
            building.append(f" {self.speaker.effect('building', space.building)}", "dim")
        return die, price, building

    def guilds(self) -> Panel:
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        table.add_column(no_wrap=True, justify="right")
        for guild in self.view.guilds:
            workshops = Text(" │ ").join(map(self.workshop, guild.workshops))
            name = Text(self.speaker.name("guild", guild.guild), GOOD_STYLES[guild.good])
            table.add_row(name, self.guild_dice(guild), workshops, self.apprentices(guild))
        return frame(table, self.say("board-guilds"))

    def guild_dice(self, guild: Guild) -> Text:
        if not guild.closed:
            return self.slots(guild.dice, BANDS)
        placed = [self.die(die) for die in guild.dice if die is not None]
        return Text("  ").join([*placed, Text(self.say("board-closed"), "dim")])

    def workshop(self, workshop: Workshop | None) -> Text:
        if workshop is None:
            return Text(EMPTY, "dim")
        name = Text(self.speaker.name("building", workshop.building))
        return name if workshop.owner is None else name.append(" ").append_text(self.mark(workshop.owner))

    def apprentices(self, guild: Guild) -> Text:
        """Whose they are, the free slots, and what each earns."""
        marks = [self.mark(seat) for seat, count in enumerate(guild.apprentices) for _ in range(count)]
        free = guild.apprentice_slots - len(marks)
        line = Text(" ").join([*marks, *[Text(FREE, "dim")] * free])
        if marks:
            line.append(f" {self.say('board-income', coins=self.terms.income[guild.guild])}", "dim")
        return line

    def council(self) -> Panel:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="cyan", pad_edge=False)
        table.add_column(no_wrap=True, style="dim")
        for race in RACES:
            table.add_column(self.speaker.name("race", race), ratio=1)
        for band, row in zip(BANDS, self.view.council.rows, strict=True):
            table.add_row(band, *map(self.council_space, row))
        return frame(table, self.say("board-council"))

    def council_space(self, space: CouncilSpace) -> Text:
        if space.tile is None:
            return Text(EMPTY, "dim") if space.die is None else self.die(space.die)
        printed, number = self.deck.printed, self.deck.ids("council").index(space.tile)
        cost = together(
            tell_goods(printed.council_goods[number]), amount_of(coin=int(printed.council_coins[number]))
        )
        cell = Text.assemble(
            (f"{int(printed.council_vp[number])}", "bold gold1"),
            (f" {STAR}{int(printed.council_nobility[number])}\n", "yellow1"),
        )
        return cell.append_text(self.goods(cost, "\n"))

    def chancery(self, chancery: Chancery) -> Panel:
        table = Table.grid(padding=(0, 1), expand=True)
        for _ in range(3):
            table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for column, die in enumerate(chancery.dice):
            race = RACES[self.deck.printed.desk_race[column]]
            desks = chancery.desks[column :: len(chancery.dice)]
            marks = [Text(FREE, "dim") if seat is None else self.mark(seat) for seat in desks]
            slot = Text(f"{column + 1} {FREE}", "dim") if die is None else self.die(die)
            benefit = self.speaker.effect("desk", self.deck.ids("desk")[column])
            table.add_row(slot, self.speaker.name("race", race), Text(" ").join(marks), Text(benefit, "dim"))
        return frame(table, self.say("board-chancery"))

    # A player's board.

    def board(self, board: Board) -> Panel:
        points = self.points_in_words(board.points.total)
        return self.in_frame(board, Group(*self.lines(board)), points, self.style(board.seat))

    def lines(self, board: Board) -> Iterable[RenderableType]:
        yield self.possessions(board)
        yield self.standing(board)
        yield self.pieces(board)
        if board.settlers:
            yield self.hand(board)
        if board.completed:
            yield self.listed("board-settled", [self.settled(card) for card in board.completed])
        if board.workshops:
            yield self.listed("board-owned", [self.building(tile) for tile in board.workshops])
        if any(board.public):
            yield self.listed("board-public", [self.building(tile) for tile in board.public if tile])
        if board.council_tiles:
            yield Text(self.say("board-tiles", tiles=len(board.council_tiles)))
        if board.figures.desks:
            yield Text(self.say("board-desks", desks=board.figures.desks))
        for commission in board.commissions:
            yield self.commission(commission)
        for card in board.choosing or ():
            yield Text.assemble((f"{self.say('board-choosing')} ", "dim"), self.commission_card(card))

    def title(self, board: Board) -> Text:
        name = f"{MARKS[board.seat]} {self.speaker.seat(board.seat)}"
        title = Text.assemble((name, f"bold {self.style(board.seat)}"))
        said = [self.speaker.name("character", board.character)]
        if board.lord:
            said.append(self.say("board-white_lord" if board.white_lord else "board-lord"))
        if board.seat == self.view.start_seat:
            said.append(self.say("board-first"))
        if board.passed:
            said.append(self.say("board-passed"))
        return title.append("".join(f" · {word}" for word in said))

    def possessions(self, board: Board) -> Text:
        owned = together(amount_of(coin=board.coins, modifier=board.modifiers), amount_of(**board.goods))
        return self.goods(owned)

    def standing(self, board: Board) -> Text:
        """Dice to place, and what says how far they go."""
        dice = " ".join(f"[{value}]" for value in board.dice if value) or EMPTY
        line = Text.assemble((f"{self.say('board-dice')} ", "dim"), (dice, "bold"))
        line.append(f"  {self.say('board-sum', sum=board.placed_sum, limit=board.limit)}")
        line.append(f"   {self.say('board-reputation', reputation=board.reputation)}", "magenta")
        return line.append(f"   {self.say('board-level', level=board.nobility)} {STAR}", "yellow1")

    def pieces(self, board: Board) -> Text:
        figures, houses = board.figures, board.houses
        line = Text(self.say("board-figures", lot=figures.lot, supply=figures.supply))
        built = {"platform": houses.platform, "built": houses.built, "supply": houses.supply}
        line.append(f"   {self.say('board-houses', **built)}")
        if board.apprentices:
            where = [
                f"{self.speaker.name('guild', guild)} {count}" for guild, count in board.apprentices.items()
            ]
            line.append(f"   {self.say('board-apprentices')} {', '.join(where)}")
        return line

    def hand(self, board: Board) -> Table:
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True, style="dim")
        table.add_column(ratio=1)
        for place, card in enumerate(board.settlers):
            table.add_row("" if place else self.say("board-hand"), self.settler(card))
        return table

    def settled(self, card: str) -> Text:
        race = RACES[self.deck.printed.settler_race[self.deck.ids("settler").index(card)]]
        name = self.speaker.name("settler", card)
        return Text.assemble((name, "bold"), (f" ({self.speaker.name('race', race)})", "cyan"))

    def building(self, tile: str) -> Text:
        return Text(self.speaker.name("building", tile), "bold")

    def commission(self, commission: Commission) -> Text:
        """Its dice tile, and for whom it is open, the card."""
        line = Text.assemble((f"{self.say('board-commission')} ", "dim"))
        if commission.tile is not None:
            values = self.deck.printed.tile_values[self.deck.ids("tile").index(commission.tile)]
            slots = [
                f"{int(value)}{FILLED if filled else FREE}"
                for value, filled in zip(values, commission.filled, strict=True)
            ]
            line.append(f"{' '.join(slots)}  ")
        if commission.active:
            line.append(f"{self.say('board-active')}  ", "bold")
        if commission.card is None:
            return line.append(self.say("board-secret"), "dim")
        line.append_text(self.commission_card(commission.card))
        return line.append(f" = {self.points_in_words(commission.points or 0)}", "gold1")

    def commission_card(self, card: str) -> Text:
        effect = self.speaker.effect("commission", card)
        return Text.assemble((self.speaker.name("commission", card), "bold"), (f": {effect}", "dim"))

    def listed(self, title: str, things: Sequence[Text]) -> Text:
        return Text.assemble((f"{self.say(title)} ", "dim"), Text(" · ").join(things))

    def summary(self, board: Board) -> Text:
        """A board in short."""
        counts = self.say(
            "board-summary",
            settled=len(board.completed),
            held=len(board.settlers),
            buildings=len(board.workshops) + sum(tile is not None for tile in board.public),
            apprentices=board.figures.apprentices,
        )
        points = self.points_in_words(board.points.total)
        first = Text.assemble(" ", self.title(board), f" · {points} · ", self.possessions(board))
        return first.append("\n   ").append_text(self.standing(board)).append(f"   {counts}", "dim")

    # Small things.

    def style(self, seat: int) -> str:
        return COLOUR_STYLES[self.view.boards[seat].colour]

    def mark(self, seat: int) -> Text:
        return Text(MARKS[seat], f"bold {self.style(seat)}")

    def die(self, die: Die) -> Text:
        """What it shows and whose it is."""
        whose = AUTOMA if die.seat is None else MARKS[die.seat]
        return Text(f"{die.value}{whose}", f"bold {COLOUR_STYLES[die.colour]}")

    def points_in_words(self, points: int) -> str:
        return self.say("board-points", points=points)

    def goods(self, amounts: str, between: str = ", ") -> Text:
        parts = [
            Text(self.speaker.goods(each), GOOD_STYLES.get(each.split("=", maxsplit=1)[0], "default"))
            for each in amounts.split(",")
            if each
        ]
        return Text(between).join(parts) if parts else Text(self.speaker.goods(""), "dim")
