"""The table in the terminal: the town, the market, the Guildhall and everybody's boards, drawn with Rich.

Colour helps but says nothing alone: each seat has its own mark beside it. Wide terminals get parts side by
side, narrow ones below each other.
"""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from moothall.engine.telling import amount_of
from moothall.engine.terminal import DrawnTable, frame, side_by_side, signed
from moothall.games.architects.cards import apprentice_ability, building_effect, skills_in
from moothall.games.architects.state import GRID_COLUMNS, GRID_ROWS
from moothall.games.architects.telling import ROWS, tell_goods
from moothall.games.architects.view import (
    Board,
    Candidate,
    CathedralRow,
    HallSpace,
    MarketSpace,
    View,
)

COLOUR_STYLES = {
    "blue": "dodger_blue1",
    "green": "green3",
    "purple": "medium_purple1",
    "red": "red1",
    "yellow": "yellow1",
}
GOOD_STYLES = {
    "clay": "#d9704a",
    "wood": "#c08a4d",
    "stone": "grey70",
    "gold": "gold1",
    "marble": "#e6dff0",
    "silver": "#b9c7d6",
}
MARKS = "①②③④⑤"
EMPTY, FREE, RESET, COIN = "·", "□", "↻", "◉"


class TerminalTable(DrawnTable[View]):
    wide_from = 100

    def turn_order(self) -> list[int]:
        return self.view.turn_order or super().turn_order()

    def common(self) -> Iterable[RenderableType]:
        yield self.headline()
        if self.wide:
            yield side_by_side(self.town(), Group(self.market(), self.cathedral()), ratios=(40, 60))
        else:
            yield from (self.town(), self.market(), self.cathedral())
        yield self.apprentices()

    # What all share.

    def headline(self) -> Text:
        """How far it has come, the Guildhall, and what is left of the piles."""
        view, hall = self.view, self.view.guildhall
        line = Text(" ")
        if view.draft_step:
            line.append(self.say("board-draft", step=view.draft_step), "bold")
        elif view.turns_left is not None:
            line.append(self.say("board-last", turns=view.turns_left), "bold")
        else:
            line.append(self.say("board-filled", filled=hall.filled, spaces=len(hall.spaces)), "bold")
        line.append("  ").append_text(self.guildhall())
        left = {
            "buildings": view.buildings.left,
            "apprentices": view.apprentices.left,
            "rewards": view.rewards.left,
        }
        return line.append(f"\n {self.say('board-piles', **left)}", "dim")

    def guildhall(self) -> Text:
        """Row after row, in the order in which it fills."""
        hall = self.view.guildhall
        rows = [
            Text(" ").join(self.hall_space(space) for space in hall.spaces[first : first + hall.columns])
            for first in range(0, len(hall.spaces), hall.columns)
        ]
        line = Text(" │ ").join(rows)
        beside = [board.workers.beside for board in self.view.boards]
        if any(beside):
            line.append(f"  {self.say('board-beside')} ", "dim").append_text(self.workers(beside))
        return line

    def hall_space(self, space: HallSpace) -> Text:
        if space.worker is not None:
            return self.mark(space.worker)
        return Text(RESET, "bold") if space.resets else Text(FREE, "dim")

    def town(self) -> Panel:
        """The open circles and the Prison, with everybody's workers."""
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for circle in self.view.circles:
            who = self.workers(circle.workers)
            if circle.location == "tax_stand":
                who = Text("  ").join((self.goods(amount_of(silver=self.view.tax_stand)), who))
            table.add_row(self.speaker.name("location", circle.location), who)
        prison = self.workers([board.workers.prison for board in self.view.boards])
        table.add_row(Text(self.speaker.name("place", "prison"), "italic"), prison)
        return frame(table, self.say("board-town"))

    def market(self) -> Panel:
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_column(ratio=1)
        table.add_column(no_wrap=True, justify="right")
        for space in self.view.market.spaces:
            table.add_row(*self.market_space(space))
        market = self.view.market
        piles = self.say("board-market_piles", small=market.small_pile, large=len(market.large_pile))
        return frame(table, self.say("board-market"), piles)

    def market_space(self, space: MarketSpace) -> tuple[Text, ...]:
        name = self.say(f"board-{space.location.removeprefix('black_')}")
        number = [each.location for each in self.view.market.spaces].index(space.location)
        printed = self.deck.printed
        cost = amount_of(silver=int(printed.market_silver[number]), virtue=int(printed.market_virtue[number]))
        gives = self.goods(amount_of(**space.goods)) if space.goods else Text(self.say("board-middle_gives"))
        who = Text(FREE, "dim") if space.worker is None else self.mark(space.worker)
        return Text(name, "bold"), self.goods(cost), Text("→"), gives, who

    def apprentices(self) -> Panel:
        """Two rows of four; in brief only who they are."""
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        table.add_column(no_wrap=True, style="dim")
        for column in range(GRID_COLUMNS):
            table.add_column(str(column + 1), ratio=1)
        for row in range(GRID_ROWS):
            cells = self.view.grid[row * GRID_COLUMNS : (row + 1) * GRID_COLUMNS]
            table.add_row(self.speaker.name("level", ROWS[row]), *(self.candidate(cell) for cell in cells))
        return frame(table, self.say("board-apprentices"))

    def candidate(self, candidate: Candidate | None) -> Text:
        if candidate is None:
            return Text(EMPTY, "dim")
        number = self.deck.ids("apprentice").index(candidate.apprentice)
        virtue = int(self.deck.printed.apprentice_virtue[number])
        card = Text.assemble((self.speaker.name("apprentice", candidate.apprentice), "bold"))
        if virtue:
            card.append(f" {signed(virtue)}", "magenta")
        if candidate.coins:
            card.append(f" {COIN}{candidate.coins}", GOOD_STYLES["silver"])
        card.append(f"\n{self.skills(skills_in(int(self.deck.printed.apprentice_skills[number])))}", "cyan")
        if not self.brief:
            card.append(f"\n{self.speaker.say(apprentice_ability(self.deck, number))}", "dim")
        return card

    def cathedral(self) -> Panel:
        table = Table.grid(padding=(0, 1), expand=True)
        for _ in range(3):
            table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for row in reversed(self.view.cathedral):
            table.add_row(str(row.row), self.points_in_words(row.points), self.slots(row), self.row_cost(row))
        return frame(table, self.say("board-cathedral"))

    def slots(self, row: CathedralRow) -> Text:
        marks = [self.mark(seat) for seat in row.seats]
        return Text(" ").join([*marks, *[Text(FREE, "dim")] * (row.slots - len(marks))])

    def row_cost(self, row: CathedralRow) -> Text:
        mix = amount_of(wood_or_stone=row.mix)
        return self.goods(",".join(filter(None, (amount_of(**row.cost), mix))))

    # A participant's board.

    def board(self, board: Board) -> Panel:
        points = self.points_in_words(board.points.total)
        return self.in_frame(board, Group(*self.lines(board)), points, self.style(board.seat))

    def lines(self, board: Board) -> Iterable[RenderableType]:
        yield self.possessions(board)
        yield self.whereabouts(board)
        if board.opponent is not None:
            yield from self.automaton()
        if board.apprentices:
            yield self.listed("board-hired", [self.hired(apprentice) for apprentice in board.apprentices])
        if board.buildings:
            yield self.listed("board-built", [self.built(building) for building in board.buildings])
        if board.choosing:
            yield self.cards("board-choosing", board.choosing)
        if board.cards:
            yield self.cards("board-hand", board.cards)
        elif board.hand:
            yield Text(self.say("board-cards", cards=board.hand), "dim")

    def title(self, board: Board) -> Text:
        title = Text.assemble(
            (f"{MARKS[board.seat]} {self.speaker.seat(board.seat)}", f"bold {self.style(board.seat)}")
        )
        if board.power is not None and board.board is not None:
            title.append(f" · {self.speaker.name('board', board.board)}")
        if board.seat == self.view.start_seat:
            title.append(f" · {self.say('board-start')}")
        return title

    def possessions(self, board: Board) -> Text:
        """Goods, virtue, debts."""
        goods = amount_of(**board.goods, material=board.materials)
        line = self.goods(goods) if goods else Text(EMPTY, "dim")
        track = self.say("board-virtue", virtue=board.virtue, points=board.points.virtue)
        line.append("   ").append(track, "magenta")
        if board.evasion:
            line.append("   ").append(self.say("board-evasion", tax=board.evasion), "dim")
        debts = amount_of(debt=board.unpaid, paid_debt=board.paid)
        if debts:
            line.append("   ").append(self.speaker.goods(debts), "red")
        return line

    def whereabouts(self, board: Board) -> Text:
        """Where the workers are, and whom this board holds."""
        workers = board.workers
        away = self.say("board-workers", ready=workers.supply, out=workers.working + workers.market)
        line = Text(away)
        if workers.prison:
            line.append("   ").append(self.say("board-imprisoned", workers=workers.prison), "red")
        if workers.captured:
            line.append("   ").append(self.say("board-taken", workers=workers.captured), "red")
        if any(board.captured):
            line.append(f"   {self.say('board-captives')} ").append_text(self.workers(board.captured))
        return line

    def automaton(self) -> Iterable[Text]:
        automaton = self.view.automaton
        if automaton is not None and automaton.scheme is not None:
            plan = self.speaker.effect("scheme", automaton.scheme)
            left = self.say("board-schemes", cards=automaton.schemes_left)
            yield Text.assemble((f"{self.say('board-scheme')} ", "dim"), plan, (f"   {left}", "dim"))

    def hired(self, apprentice: str) -> Text:
        number = self.deck.ids("apprentice").index(apprentice)
        skills = self.skills(skills_in(int(self.deck.printed.apprentice_skills[number])))
        card = Text.assemble((self.speaker.name("apprentice", apprentice), "bold"), (f" ({skills})", "cyan"))
        if not self.brief:
            card.append(f" {self.speaker.say(apprentice_ability(self.deck, number))}", "dim")
        return card

    def built(self, building: str) -> Text:
        number = self.deck.ids("building").index(building)
        points = int(self.deck.printed.building_points[number])
        return Text.assemble((self.speaker.name("building", building), "bold"), (f" {points}", "gold1"))

    def listed(self, title: str, things: Sequence[Text]) -> Text:
        return Text.assemble((f"{self.say(title)} ", "dim"), Text(" · ").join(things))

    def cards(self, title: str, cards: Sequence[str]) -> Table:
        """Building cards to choose from or to build."""
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True, style="dim")
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for place, card in enumerate(cards):
            table.add_row(self.say(title) if place == 0 else "", *self.building_card(card))
        return table

    def building_card(self, card: str) -> tuple[Text, Text]:
        """What it is worth and called; its price, the skills that it needs, what it does."""
        printed, number = self.deck.printed, self.deck.ids("building").index(card)
        points, virtue = int(printed.building_points[number]), int(printed.building_virtue[number])
        name = Text.assemble((f"{points:>2} ", "gold1"), (self.speaker.name("building", card), "bold"))
        if virtue:
            name.append(f" {signed(virtue)}", "magenta")
        line = self.goods(tell_goods(printed.building_cost[number]))
        if skills := self.skills(skills_in(int(printed.building_skills[number]))):
            line.append(f" · {skills}", "cyan")
        return name, line.append(f" · {self.speaker.say(building_effect(self.deck, number))}", "dim")

    def summary(self, board: Board) -> Text:
        """A board in short."""
        counts = self.say(
            "board-summary",
            apprentices=len(board.apprentices),
            buildings=len(board.buildings),
            cards=board.hand,
        )
        points = self.points_in_words(board.points.total)
        first = Text.assemble(" ", self.title(board), f" · {points} · ", self.possessions(board))
        return first.append("\n   ").append_text(self.whereabouts(board)).append(f"   {counts}", "dim")

    # Small things.

    def style(self, seat: int) -> str:
        return COLOUR_STYLES.get(self.view.boards[seat].board or "", "default")

    def mark(self, seat: int) -> Text:
        return Text(MARKS[seat], f"bold {self.style(seat)}")

    def workers(self, counts: Sequence[int]) -> Text:
        """How many of each seat, by its mark."""
        groups = [
            Text.assemble(self.mark(seat), (f"{count}", self.style(seat)))
            for seat, count in enumerate(counts)
            if count
        ]
        return Text(" ").join(groups) if groups else Text(EMPTY, "dim")

    def skills(self, skills: Sequence[str]) -> str:
        return ", ".join(self.speaker.name("skill", skill) for skill in skills)

    def points_in_words(self, points: int) -> str:
        return self.say("board-points", points=points)

    def goods(self, amounts: str) -> Text:
        parts = [
            Text(self.speaker.goods(each), GOOD_STYLES.get(each.split("=", maxsplit=1)[0], "default"))
            for each in amounts.split(",")
            if each
        ]
        return Text(", ").join(parts) if parts else Text(self.speaker.goods(""), "dim")
