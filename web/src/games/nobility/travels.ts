/** What moved between two views of the table: dice, figures, goods, cards, tiles, markers. */
import { colourOf } from '../colours'
import type { Travel } from '../../table/travel'
import { GOODS } from './pieces'
import type { BoardView, DieView, View } from './places'

export function travels(before: View, after: View): Travel[] {
  if (before.seats !== after.seats) return []
  const newRound = before.round_number !== after.round_number
  return [
    ...(newRound ? [] : dice(before, after)),
    ...after.boards.flatMap((board, seat) => {
      const old = before.boards[seat]
      return old ? [...figures(before, after, seat), ...cards(before, old, board), ...buildings(before, after, old, board), ...gains(before, after, old, board), ...markers(after, old, board)] : []
    }),
    ...display(before, after),
  ]
}

/** All dice on the board, by anchor. */
function placed(view: View): Map<string, DieView> {
  const found = new Map<string, DieView>()
  const put = (anchor: string, die: DieView | null | undefined) => die && found.set(anchor, die)
  view.tavern.dice.forEach((die, i) => put(`tavern/${i}`, die))
  view.yard.dice.forEach((die, i) => put(`yard/${i}`, die))
  view.guilds.forEach((guild, g) => guild.dice.forEach((die, band) => put(`guild/${g}/${band}`, die)))
  view.hall.spaces.forEach(({ die }, i) => put(`hall/${i}`, die))
  view.harbour.dice.forEach((die, i) => put(`harbour/${i + 1}`, die))
  view.council.rows.forEach((row, r) => row.forEach(({ die }, column) => put(`council/${r}/${column}`, die)))
  view.berk.forEach((die, i) => put(`berk/${i}`, die))
  view.castle.forEach((die, i) => put(`castle/${i}`, die))
  view.chancery?.dice.forEach((die, i) => put(`chancery/${i + 1}`, die))
  for (const board of view.boards) {
    if (board.own_die > 0) found.set(`${board.seat}/own`, { value: board.own_die, seat: board.seat, colour: board.colour })
    for (const { tile, dice } of board.commissions)
      if (tile && dice.some(Boolean)) found.set(`${board.seat}/tile/${tile}`, { value: dice.filter(Boolean).length, seat: board.seat, colour: board.colour })
  }
  return found
}

/** A die comes from one's tray, or from the panel of another: only one of the two is on the screen. */
function dice(before: View, after: View): Travel[] {
  const old = placed(before)
  return [...placed(after)].flatMap(([anchor, die]) => {
    if (die.seat === null || old.get(anchor)?.value === die.value) return []
    const slot = before.boards[die.seat]?.dice.indexOf(before.command.die ?? die.value) ?? -1
    const drawn = { to: anchor, icon: anchor.includes('tile') ? 'seal' : `die-${die.value}` }
    return [`${die.seat}/die/${slot}`, `${die.seat}/dice`].map((from) => ({ from, ...drawn }))
  })
}

/** Where the figures of a seat are, by anchor. */
function whereabouts(view: View, seat: number): Map<string, number> {
  const board = view.boards[seat]
  const found = new Map([
    [`${seat}/supply`, board?.figures.supply ?? 0],
    [`${seat}/lot`, board?.figures.lot ?? 0],
  ])
  view.guilds.forEach((guild, g) => {
    found.set(`guild/${g}/crew`, guild.apprentices[seat] ?? 0)
    guild.workshops.forEach((workshop, space) => found.set(`workshop/${g}/${space}`, workshop?.owner === seat ? 1 : 0))
  })
  board?.public.forEach((building, plot) => found.set(`${seat}/plot/${plot}`, building === null ? 0 : 1))
  view.chancery?.desks.forEach((owner, i) => found.set(`desk/${Math.floor(i / 6)}/${(i % 6) + 1}`, owner === seat ? 1 : 0))
  return found
}

function figures(before: View, after: View, seat: number): Travel[] {
  const [was, is] = [whereabouts(before, seat), whereabouts(after, seat)]
  const change = [...is].map(([anchor, count]) => ({ anchor, by: count - (was.get(anchor) ?? 0) }))
  const left = change.filter(({ by }) => by < 0)
  return change
    .filter(({ by }) => by > 0)
    .flatMap((goal) =>
      left.flatMap((start) => {
        const count = Math.min(goal.by, -start.by)
        if (count <= 0) return []
        goal.by -= count
        start.by += count
        // From the supply they come with the house or card that brings them.
        const from = start.anchor.endsWith('/supply') ? `${seat}/houses` : start.anchor
        return [{ from, to: goal.anchor, icon: `worker-${colourOf(after, seat)}`, count }]
      }),
    )
}

/** Settler cards that are taken or housed, houses that are bought, buildings that are bought, council tiles. */
function cards(before: View, old: BoardView, now: BoardView): Travel[] {
  const { seat } = now
  const taken = now.settlers.filter((settler) => !old.settlers.includes(settler))
  const housed = now.completed.filter((settler) => !old.completed.includes(settler))
  const tiles = now.council_tiles.filter((tile) => !old.council_tiles.includes(tile))
  const spaceOf = (tile: string) => {
    const row = before.council.rows.findIndex((spaces) => spaces.some((space) => space.tile === tile))
    return `council/${row}/${before.council.rows[row]?.findIndex((space) => space.tile === tile) ?? 0}`
  }
  return [
    ...taken.map((settler) => ({ from: `display/${before.tavern.display.indexOf(settler)}`, to: `${seat}/settlers`, icon: 'settler' })),
    ...housed.map(() => ({ from: `${seat}/platform`, to: `${seat}/houses`, icon: 'house' })),
    ...(now.houses.platform > old.houses.platform ? [{ from: 'yard/0', to: `${seat}/platform`, icon: 'house' }] : []),
    ...tiles.map((tile) => ({ from: spaceOf(tile), to: `${seat}/points`, icon: 'seal' })),
    ...now.commissions.slice(old.commissions.length).map(({ tile }) => ({ from: 'pile/commissions', to: `${seat}/tile/${tile ?? 'none'}`, icon: 'seal' })),
  ]
}

/** From the Guild Hall to its guild, or to a plot of the own board (others' plots don't show: to their panel). */
function buildings(before: View, after: View, old: BoardView, now: BoardView): Travel[] {
  // A public building that waits for its plot lies in the hall no more: then the die says where it was.
  const from = (building: string) => `hall/${before.hall.spaces.findIndex((space) => space.building === building || (building === before.command.building && space.value === before.command.value))}`
  const standing = (building: string) => {
    const guild = after.guilds.findIndex((each) => each.workshops.some((workshop) => workshop?.building === building))
    return `workshop/${guild}/${after.guilds[guild]?.workshops.findIndex((workshop) => workshop?.building === building) ?? 0}`
  }
  const workshops = now.workshops.filter((building) => !old.workshops.includes(building))
  const built = now.public.flatMap((building, plot) => (building !== null && old.public[plot] === null ? [{ building, plot }] : []))
  return [
    ...workshops.map((building) => ({ from: from(building), to: standing(building), icon: 'build' })),
    ...built.flatMap(({ building, plot }) => [`${now.seat}/plot/${plot}`, `${now.seat}/buildings`].map((to) => ({ from: from(building), to, icon: 'public-building' }))),
  ]
}

/** Goods, coins and modifiers that came fly in from where they were had; those that went leave without ado. */
function gains(before: View, after: View, old: BoardView, now: BoardView): Travel[] {
  const source = sourceOf(before, after, now.seat)
  const sold = GOODS.flatMap((good) => {
    const laden = (view: View) => view.harbour.goods.find((each) => each.good === good)?.filled ?? 0
    const count = before.harbour.ship === after.harbour.ship && before.active === now.seat ? laden(after) - laden(before) : 0
    return count > 0 ? [{ from: `${now.seat}/supply/${good}`, to: `ship/${good}`, icon: good as string, count }] : []
  })
  const got = [
    ...GOODS.map((good) => ({ thing: good as string, count: (now.goods[good] ?? 0) - (old.goods[good] ?? 0) })),
    { thing: 'coin', count: now.coins - old.coins },
    { thing: 'modifier', count: now.modifiers - old.modifiers },
  ]
  return [
    ...sold,
    ...got.flatMap(({ thing, count }) => (count > 0 ? [{ from: sold.length > 0 ? sold[0]!.to : source, to: `${now.seat}/supply/${thing}`, icon: thing, count }] : [])),
  ]
}

/** The place where the active player is, or one's own panel for income. */
function sourceOf(before: View, after: View, seat: number): string {
  const command = after.command.location ? after.command : before.command
  const guild = before.guilds.findIndex((each) => each.guild === command.guild)
  if (guild >= 0) return command.space === null ? `guild/${guild}/crew` : `workshop/${guild}/${command.space}`
  if (command.location === 'berk') return 'berk/0'
  if (command.location === 'harbour') return 'pile/ships'
  return `${seat}/points`
}

/** Markers hop on their tracks. */
function markers(view: View, old: BoardView, now: BoardView): Travel[] {
  const hop = (anchor: string): Travel => ({ from: `${now.seat}/${anchor}`, to: `${now.seat}/${anchor}`, icon: `seat-${colourOf(view, now.seat)}` })
  return [
    ...(old.reputation === now.reputation ? [] : [hop('reputation')]),
    ...(old.nobility === now.nobility ? [] : [hop('nobility')]),
  ]
}

/** New settlers come from their deck. */
function display(before: View, after: View): Travel[] {
  return after.tavern.display.flatMap((settler, space) =>
    settler !== null && !before.tavern.display.includes(settler) ? [{ from: 'pile/settlers', to: `display/${space}` }] : [],
  )
}
