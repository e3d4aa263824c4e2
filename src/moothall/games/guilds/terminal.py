"""The table in the terminal: the town centre, the display, the goals, everybody's guild and site, with Rich.

Colour helps but says nothing alone: each seat has its own mark beside it. Wide terminals get parts side by
side, narrow ones below each other.
"""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from moothall.engine.telling import amount_of
from moothall.engine.terminal import DrawnTable, frame, side_by_side
from moothall.games.guilds import placement
from moothall.games.guilds.cards import tell_metric, tell_points
from moothall.games.guilds.state import (
    DEPTH_OF_SITE,
    FACTIONS,
    HALL_CELL,
    HALL_DOORS,
    NOTHING,
    ROOM_TYPES,
    SIDES,
    WIDTH,
)
from moothall.games.guilds.view import Area, Board, Goal, Member, Offer, View

COLOUR_STYLES = {"red": "red1", "blue": "dodger_blue1", "green": "green3", "yellow": "yellow1"}
COIN_STYLES = {"silver": "#b9c7d6", "gold": "gold1"}
MARKS = "①②③④"
EMPTY, LEADS, FRESH, UNREACHED = "·", "★", "°", "✗"
# By the doors of a cell, a bit for each side: a line leads to each of them.
LINES = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"

# A site: so many characters inside of a cell, and what its edges look like.
INSIDE, EDGE = 12, 3  # the middle of a horizontal edge has the door
WALL, DOOR, WINDOW, OPEN, NONE = range(5)
LINED = (WALL, DOOR, WINDOW)
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by where lines meet: a bit for each side
FLAT = {WALL: "───", DOOR: "   ", WINDOW: "┄┄┄", OPEN: "   ", NONE: "   "}  # the middle of it
UPRIGHT = {WALL: "│", DOOR: " ", WINDOW: "┊", OPEN: " ", NONE: " "}  # its lower half


class TerminalTable(DrawnTable[View]):
    wide_from = 120

    def turn_order(self) -> list[int]:
        return self.view.turn_order

    def common(self) -> Iterable[RenderableType]:
        yield self.headline()
        town = Group(self.town(), self.goals())
        if self.wide:
            yield side_by_side(town, self.display(), ratios=(50, 50))
        else:
            yield from (town, self.display())

    # What all share.

    def headline(self) -> Text:
        """The week, the marker, the phase, how many have passed, and what is left of the piles."""
        view = self.view
        marker = self.say("board-cat" if view.marker == "cat" else "board-dove")
        week = self.say("board-week", week=view.week, weeks=view.weeks)
        line = Text.assemble(" ", (week, "bold"), (f" ({marker})", "dim"))
        line.append(f" · {self.speaker.name('phase', view.phase)}", "bold")
        if view.passes:
            line.append(f" · {self.say('board-passes', passes=view.passes)}")
        left = {
            "characters": view.characters.left,
            "small": view.small_rooms.left,
            "large": view.large_rooms.left,
        }
        return line.append(f"\n {self.say('board-piles', **left)}", "dim")

    def town(self) -> Panel:
        """The areas in use: their characters, the silver on the tents, what it takes to lead."""
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True, style="bold")
        table.add_column(ratio=1)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, justify="right", style="dim")
        for area in self.view.areas:
            if not area.closed:
                table.add_row(area.area, self.cards_of(area), self.tents(area), self.lead(area))
        return frame(table, self.say("board-town"))

    def cards_of(self, area: Area) -> Text:
        cards = [self.character(card) for card in area.cards if card is not None]
        return Text("\n").join(cards) if cards else Text(self.say("board-closed"), "dim")

    def tents(self, area: Area) -> Text:
        """How much of each seat, by its mark; a star for who leads."""
        groups = []
        for seat, silver in enumerate(area.tents):
            if silver:
                star = LEADS if seat == area.leader and area.live else ""
                groups.append(Text.assemble(self.mark(seat), (f"{silver}{star}", self.style(seat))))
        return Text(" ").join(groups) if groups else Text(EMPTY, "dim")

    def lead(self, area: Area) -> str:
        """For whoever looks."""
        return self.say("board-lead", silver=area.lead_cost[self.order[0]]) if area.lead_cost else ""

    def character(self, name: str) -> Text:
        printed = self.deck.printed.characters[self.deck.ids("character").index(name)]
        factions = [FACTIONS[each] for each in (printed.faction, printed.second) if each != NOTHING]
        said = ", ".join(self.speaker.name("faction", each) for each in factions)
        line = Text.assemble((self.speaker.name("character", name), "bold"), (f" {said}", "cyan"))
        if not self.brief:
            line.append(f" {self.speaker.effect('character', name)}", "dim")
        return line

    def display(self) -> Panel:
        """Rooms with their doors and their price for whoever looks."""
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, justify="right")
        table.add_column(ratio=1)
        for offer in self.view.display:
            if offer.room is not None:
                table.add_row(*self.offer(offer, offer.room))
        return frame(table, self.say("board-display"))

    def offer(self, offer: Offer, room: str) -> tuple[Text, Text, Text]:
        own = offer.prices[self.order[0]]
        price = self.coins(gold=own)
        if own != offer.price:
            price.append(f" ({offer.price})", "dim")
        kind = self.deck.printed.rooms[self.deck.ids("room").index(room)].kind
        name = Text.assemble((self.speaker.name("room", room), "bold"))
        name.append(f" {self.speaker.name('type', ROOM_TYPES[kind])}", "cyan")
        if offer.protection is not None:
            name.append(f" {self.say('board-kept')}", "green")
        if not self.brief:
            name.append(f" {self.speaker.effect('room', room)}", "dim")
        return Text(self.plan(room), "bold"), price, name

    def plan(self, room: str) -> str:
        """A tile before it is turned, north up: lines lead to its doors and through it."""
        printed = self.deck.printed.rooms[self.deck.ids("room").index(room)]
        one, other = (LINES[int(doors)] for doors in printed.doors)
        if printed.side == NOTHING:
            return one
        both = {"N": f"{other}\n{one}", "E": one + other, "S": f"{one}\n{other}", "W": other + one}
        return both[SIDES[printed.side]]

    def goals(self) -> Panel:
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        table.add_column(no_wrap=True)
        for goal in self.view.goals:
            table.add_row(*self.goal(goal))
        return frame(table, self.say("board-goals"))

    def goal(self, goal: Goal) -> tuple[Text, Text, Text]:
        name = Text(self.speaker.name("goal", goal.goal), "bold")
        printed = self.deck.printed.goals[self.deck.ids("goal").index(goal.goal)]
        metric = self.speaker.name("metric", str(tell_metric(printed.metric)["metric"]), "most")
        points = "/".join(map(str, goal.prizes))
        what = Text.assemble((metric, "dim"), (f" {points}", "gold1"))
        standings = []
        for seat, standing in enumerate(goal.standings):
            value, scored = str(standing.value), f"+{standing.points}" if standing.points else ""
            standings.append(Text.assemble(self.mark(seat), (value, self.style(seat)), (scored, "gold1")))
        return name, what, Text(" ").join(standings)

    # A player's guild and site.

    def board(self, board: Board) -> Panel:
        site = Text("\n").join(self.site(board))
        body = Table.grid(padding=(0, 2, 0, 0), expand=True)
        body.add_column(no_wrap=True, width=WIDTH * (INSIDE + 1) + 1)
        body.add_column(ratio=1)
        body.add_row(site, self.members(board))
        content = Group(self.possessions(board), body)
        return self.in_frame(board, content, self.score(board), self.style(board.seat))

    def title(self, board: Board) -> Text:
        name = f"{MARKS[board.seat]} {self.speaker.seat(board.seat)}"
        title = Text.assemble((name, f"bold {self.style(board.seat)}"))
        if board.seat == self.view.start_seat:
            title.append(f" · {self.say('board-start')}")
        return title

    def score(self, board: Board) -> str:
        points = board.points
        parts = {"characters": points.characters, "rooms": points.rooms, "goals": points.goals}
        return f"{self.points_in_words(points.total)} ({self.say('board-score', **parts)})"

    def possessions(self, board: Board) -> Text:
        """Coins, those on tents, the weekly income."""
        line = self.coins(silver=board.silver, gold=board.gold)
        income = self.speaker.goods(amount_of(silver=board.income.silver, gold=board.income.gold))
        if board.on_tents:
            line.append(f"   {self.say('board-tents', silver=board.on_tents)}", "dim")
        line.append(f"   {self.say('board-income', income=income)}", "dim")
        if board.keeps_silver:
            kept = self.speaker.goods(amount_of(silver=board.keeps_silver))
            line.append(f"   {self.say('board-keeps', silver=kept)}", "dim")
        return line

    def members(self, board: Board) -> Text:
        if not board.members:
            return Text(self.say("board-nobody"), "dim")
        return Text("\n").join(self.member(member) for member in board.members)

    def member(self, member: Member) -> Text:
        """Who it is, what it is worth now, and how often its abilities can still be used."""
        printed = self.deck.printed.characters[self.deck.ids("character").index(member.character)]
        fresh = "" if member.works else FRESH
        line = Text.assemble((f"{self.speaker.name('character', member.character)}{fresh}", "bold"))
        line.append(f" {self.speaker.name('faction', FACTIONS[printed.faction])}", "cyan")
        line.append(f" {tell_points(member.halves)['points']}", "gold1")
        limits = [left for left in member.left if left is not None]
        if limits:
            line.append(f" ({self.say('board-left', left=sum(limits))})", "dim")
        return line

    # A site as a plan: the back is up, the street below.

    def site(self, board: Board) -> list[Text]:
        plan = Plan(board)
        lines = []
        for row in reversed(range(DEPTH_OF_SITE)):
            lines.append(plan.line_above(row))
            lines += self.insides(plan, row)
        return [*lines, plan.line_above(-1)]

    def insides(self, plan: "Plan", row: int) -> list[Text]:
        """Two lines for each row of cells: what is there, and below it what it is worth."""
        upper, lower = Text(), Text()
        for column in range(WIDTH):
            cell = WIDTH * row + column
            edge = plan.edge(cell, "W")
            upper.append(UPRIGHT[WALL if edge in LINED else NONE])
            lower.append(UPRIGHT[edge])
            first, second = self.inside(plan, cell)
            upper.append_text(first)
            lower.append_text(second)
        edge = plan.edge(WIDTH * row + WIDTH - 1, "E")
        upper.append(UPRIGHT[WALL])
        return [upper, lower.append(UPRIGHT[edge])]

    def inside(self, plan: "Plan", cell: int) -> tuple[Text, Text]:
        if cell == HALL_CELL:
            return fitted(self.say("board-hall"), "bold"), fitted("", "")
        room = plan.rooms.get(cell)
        if room is None:
            return fitted("·", "dim"), fitted("", "")
        if cell != room.cells[0].cell:
            return fitted("", ""), fitted("", "")
        style = "bold" if room.active else "dim"
        worth = str(tell_points(room.halves)["points"]) if room.active else UNREACHED
        return fitted(self.speaker.name("room", room.room), style), fitted(worth, "gold1")

    def summary(self, board: Board) -> Text:
        """A board in short."""
        counts = self.say("board-summary", members=len(board.members), rooms=len(board.site.rooms))
        points = self.points_in_words(board.points.total)
        first = Text.assemble(" ", self.title(board), f" · {points} · ", self.possessions(board))
        return first.append(f"\n   {counts}", "dim")

    # Small things.

    def style(self, seat: int) -> str:
        return COLOUR_STYLES[self.view.boards[seat].colour]

    def mark(self, seat: int) -> Text:
        return Text(MARKS[seat], f"bold {self.style(seat)}")

    def points_in_words(self, points: int) -> str:
        return self.say("board-points", points=points)

    def coins(self, **amounts: int) -> Text:
        parts = [
            Text(self.speaker.goods(amount_of(**{coin: amount})), COIN_STYLES[coin])
            for coin, amount in amounts.items()
            if amount
        ]
        return Text(", ").join(parts) if parts else Text(self.speaker.goods(""), "dim")


class Plan:
    """What lies where on a site, and what each edge of a cell is."""

    def __init__(self, board: Board) -> None:
        self.rooms = {cell.cell: room for room in board.site.rooms for cell in room.cells}
        cells = [cell for room in board.site.rooms for cell in room.cells]
        self.doors = {cell.cell: {*cell.doors} for cell in cells} | {
            HALL_CELL: {*placement.sides_in(HALL_DOORS)}
        }
        self.inner = {cell.cell: cell.inner for cell in cells}

    def edge(self, cell: int, side: str) -> int:
        """A door shows from either side: what lies beyond it has a door too, or nothing is there yet."""
        beyond = neighbour(cell, side)
        if beyond is None:
            if cell == HALL_CELL:
                return DOOR
            return WINDOW if side in self.doors.get(cell, ()) else WALL
        if self.inner.get(cell) == side:
            return OPEN
        other = SIDES[(SIDES.index(side) + 2) % 4]
        if side in self.doors.get(cell, ()) or other in self.doors.get(beyond, ()):
            return DOOR
        return WALL if cell in self.doors or beyond in self.doors else NONE

    def flat_edge(self, column: int, row: int) -> int:
        """The edge above the cell of that row; row -1 is the street."""
        return self.edge(WIDTH * row + column, "N") if row >= 0 else self.edge(column, "S")

    def upright_edge(self, column: int, row: int) -> int:
        """The edge to the west of the cell; a column more than there are is the outer wall in the east."""
        return self.edge(WIDTH * row + min(column, WIDTH - 1), "W" if column < WIDTH else "E")

    def line_above(self, row: int) -> Text:
        """The edges above a row's cells, with the corners between them."""
        line = ""
        for column in range(WIDTH):
            line += self.corner(column, row) + flat(self.flat_edge(column, row))
        return Text(line + self.corner(WIDTH, row))

    def corner(self, column: int, row: int) -> str:
        """At the north-western end of a cell: where lines meet."""
        up = row + 1 < DEPTH_OF_SITE and self.upright_edge(column, row + 1) in LINED
        right = column < WIDTH and self.flat_edge(column, row) in LINED
        down = row >= 0 and self.upright_edge(column, row) in LINED
        left = column > 0 and self.flat_edge(column - 1, row) in LINED
        return CORNERS[up | right << 1 | down << 2 | left << 3]


def neighbour(cell: int, side: str) -> int | None:
    """The cell on a side of another one; None beyond the outer wall."""
    column, row = cell % WIDTH, cell // WIDTH
    column += {"E": 1, "W": -1}.get(side, 0)
    row += {"N": 1, "S": -1}.get(side, 0)
    if 0 <= column < WIDTH and 0 <= row < DEPTH_OF_SITE:
        return WIDTH * row + column
    return None


def flat(edge: int) -> str:
    """A horizontal edge, as wide as a cell."""
    rest = "─" if edge in LINED else " "
    left = (INSIDE - EDGE) // 2
    return rest * left + FLAT[edge] + rest * (INSIDE - EDGE - left)


def fitted(words: str, style: str) -> Text:
    """Exactly as wide as a cell."""
    text = Text(f" {words}", style)
    text.truncate(INSIDE, overflow="ellipsis", pad=True)
    return text
