/** What moved between two views of the table: settlers, tiles, monsters, goods, heroes, artifacts. */
import { colourOf } from '../colours'
import type { Travel } from '../../table/travel'
import { iconOf } from '../../table/pieces'
import { GOODS, monsterOf } from './pieces'
import type { BoardView, Places, View } from './places'

type Settlers = { normal: number; bonus: number }

export function travels(before: View, after: View, places: Places): Travel[] {
  if (before.seats !== after.seats) return []
  return after.boards.flatMap((board, seat) => {
    const old = before.boards[seat]
    return old ? seatTravels(before, after, old, board, places) : []
  })
}

function seatTravels(before: View, after: View, old: BoardView, now: BoardView, places: Places): Travel[] {
  return [
    ...settlers(after, old, now),
    ...buildings(before, after, old, now),
    ...wilderness(before, after, old, now, places),
    ...heroes(before, old, now, places),
    ...artifacts(old, now),
    ...goods(before, old, now),
  ]
}

/** The action fields of a board, by anchor. */
function fields(board: BoardView): [string, Settlers][] {
  const { seat, deployed, wilderness } = board
  return [
    [`${seat}/at/build`, deployed.build],
    [`${seat}/at/explore`, deployed.explore],
    [`${seat}/at/fight`, deployed.fight],
    [`${seat}/at/erect_fortress`, deployed.erect_fortress],
    ...deployed.wilderness_rows.map((settlers, row): [string, Settlers] => [`${seat}/wilderness-row/${row}`, settlers]),
    ...deployed.settlement_rows.map((settlers, row): [string, Settlers] => [`${seat}/settlement-row/${row}`, settlers]),
    ...wilderness.map((land, field): [string, Settlers] => [`${seat}/wild/${field}`, land?.activation ?? { normal: 0, bonus: 0 }]),
  ]
}

function settlers(view: View, old: BoardView, now: BoardView): Travel[] {
  const was = new Map(fields(old))
  const found: Travel[] = []
  for (const [field, settlers] of fields(now)) {
    const normal = settlers.normal - (was.get(field)?.normal ?? 0)
    const bonus = settlers.bonus - (was.get(field)?.bonus ?? 0)
    const home = `${now.seat}/supply/settler`
    if (normal !== 0) {
      const way = normal > 0 ? { from: home, to: field } : { from: field, to: home }
      found.push({ ...way, icon: 'settler', seatColour: colourOf(view, now.seat), count: Math.abs(normal) })
    }
    if (bonus > 0) found.push({ from: `${now.seat}/supply/bonus_settler`, to: field, icon: 'bonus-settler', count: bonus })
  }
  return found
}

function buildings(before: View, after: View, old: BoardView, now: BoardView): Travel[] {
  const found: Travel[] = []
  now.settlement.forEach((building, place) => {
    const was = old.settlement[place]
    const here = `${now.seat}/sett/${place}`
    if (building && !was) {
      const taken = (field: number) => {
        const [a, b] = [before.market[field], after.market[field]]
        return a?.building === building.type && (b?.building !== a.building || b.tiles < a.tiles)
      }
      const field = before.market.findIndex((_, i) => taken(i))
      found.push({ from: `market/${Math.max(0, field)}`, to: here })
    } else if (building && was && building.stored > was.stored) {
      const good = building.type === 'bank' ? 'gold' : 'diamond'
      found.push({ from: `${now.seat}/supply/${good}`, to: here, icon: good, count: building.stored - was.stored })
    }
  })
  return found
}

function wilderness(before: View, after: View, old: BoardView, now: BoardView, places: Places): Travel[] {
  const found: Travel[] = []
  now.wilderness.forEach((land, field) => {
    const was = old.wilderness[field]
    const here = `${now.seat}/wild/${field}`
    if (!land) return
    if (!was) found.push({ from: before.command.landscape ? 'hand' : `${now.seat}/at/explore`, to: here })
    if (land.fortress && !was?.fortress) found.push({ from: `${now.seat}/at/erect_fortress`, to: here, icon: 'fortress' })
    if (land.monster && !was?.monster) {
      const space = places.lure(after, land.colour)
      found.push({ from: space === null ? here : `hero/${space}`, to: here, icon: monsterOf(land.colour) })
    }
    if (!land.monster && was?.monster) found.push({ from: here, to: `${now.seat}/at/fight`, icon: monsterOf(land.colour) })
  })
  return found
}

function heroes(before: View, old: BoardView, now: BoardView, places: Places): Travel[] {
  return now.heroes
    .filter((hero) => !old.heroes.includes(hero))
    .map((hero) => ({
      from: `hero/${Math.max(0, before.hero_row.indexOf(hero))}`,
      to: `${now.seat}/heroes`,
      icon: `guild-${places.components.heroes[hero]?.guild ?? 'artisan'}`,
    }))
}

function artifacts(old: BoardView, now: BoardView): Travel[] {
  if (!now.artifact || now.artifact === old.artifact) return []
  return [{ from: `artifact/${now.artifact}`, to: `${now.seat}/artifact`, icon: iconOf(now.artifact) }]
}

/** Goods that came fly in from where they were made; those that went leave without ado. */
function goods(before: View, old: BoardView, now: BoardView): Travel[] {
  return [...GOODS, 'bonus_settler'].flatMap((good) => {
    const count = (now.supply[good] ?? 0) - (old.supply[good] ?? 0)
    if (count <= 0) return []
    return [{ from: sourceOf(before, old, now, good), to: `${now.seat}/supply/${good}`, icon: iconOf(good), count }]
  })
}

function sourceOf(before: View, old: BoardView, now: BoardView, good: string): string {
  const { seat } = now
  const row = now.deployed.wilderness_rows.findIndex((settlers, i) => settlers.normal + settlers.bonus > sum(old.deployed.wilderness_rows[i]))
  if (row >= 0) {
    const column = [0, 1, 2].find((each) => now.wilderness[row * 3 + each]?.resource === good)
    return `${seat}/wild/${row * 3 + (column ?? 0)}`
  }
  const fortress = now.wilderness.findIndex((land, field) => sum(land?.activation) > sum(old.wilderness[field]?.activation))
  if (fortress >= 0) return `${seat}/wild/${fortress}`
  const fought = now.wilderness.findIndex((land, field) => old.wilderness[field]?.monster && !land?.monster)
  if (fought >= 0) return `${seat}/wild/${fought}`
  if (before.question.stage === 'settlement_row' || before.question.stage.endsWith('_normal'))
    return `${seat}/settlement-row/${before.command.target}`
  return `${seat}/points`
}

const sum = (settlers: Settlers | undefined): number => (settlers ? settlers.normal + settlers.bonus : 0)
