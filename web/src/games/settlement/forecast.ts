/** What is certain to follow from an answer, before it is given. */
import type { GameDetails } from '../../lib/api'
import { t } from '../../lib/text.svelte'
import type { Forecast } from '../../table/game'
import { iconOf } from '../../table/pieces'
import { monsterOf } from './pieces'
import { placesOf, type BoardView, type Places, type View } from './places'
import { goods, nameOf } from './words'

export function forecast(view: View, details: GameDetails, seat: number, action: number | null): Forecast[] {
  const places = placesOf(details)
  const board = view.boards[seat]
  if (!board) return []
  if (view.question.stage === 'lay_landscape') return laying(view, board, places)
  if (view.question.stage === 'mask') return masked(view, board, places)
  if (action === null || view.question.stage !== 'turn') return []
  const { name, values } = places.space.decode(action)
  if (name === 'activate_wilderness_row') return harvest(view, board, places, values.row ?? 0)
  if (name === 'explore') return exploring(view, board, places, values.row ?? 0)
  if (name === 'fight') return fighting(board, places, (values.row ?? 0) * 3 + (values.column ?? 0))
  if (name === 'invite') return inviting(view, board, places, values.space ?? 0)
  return []
}

/** The monster that comes, and the hero that calls it. */
function lured(view: View, places: Places, colour: string, how: 'will' | 'may'): Forecast[] {
  const space = places.lure(view, colour)
  const hero = space === null ? null : view.hero_row[space]
  if (!hero) return []
  const text = t(`settlement-forecast-monster-${how}`, { hero: nameOf('hero', hero), monster: nameOf('monster', colour) })
  return [{ icon: monsterOf(colour), text, rule: 131 }]
}

const byArtifact = (artifact: string, gained: string): Forecast => ({
  icon: iconOf(artifact),
  text: t('settlement-forecast-artifact', { artifact: nameOf('artifact', artifact), gained }),
})

function laying(view: View, board: BoardView, places: Places): Forecast[] {
  const drawn = view.command.landscape ? places.components.landscapes[view.command.landscape] : undefined
  if (!drawn) return []
  const compass = board.artifact === 'enchanted_compass' ? [byArtifact('enchanted_compass', goods({ [drawn.resource]: 1 }))] : []
  const masked = board.artifact === 'shamans_mask'
  return [...compass, ...(masked ? [] : lured(view, places, drawn.colour, 'will'))]
}

function masked(view: View, board: BoardView, places: Places): Forecast[] {
  const field = places.checked(view)
  const land = field === null ? null : board.wilderness[field]
  return land ? lured(view, places, land.colour, 'may') : []
}

function harvest(view: View, board: BoardView, places: Places, row: number): Forecast[] {
  const yielding = [0, 1, 2].map((column) => board.wilderness[row * 3 + column]).filter((land) => land && !land.monster)
  const colours = new Set(yielding.flatMap((land) => (land && !land.fortress ? [land.colour] : [])))
  if (board.artifact === 'shamans_mask') return []
  return [...colours].flatMap((colour) => lured(view, places, colour, 'will'))
}

/** Before the tile is seen: the colours that would bring a monster. */
function exploring(view: View, board: BoardView, places: Places, row: number): Forecast[] {
  if (board.artifact === 'shamans_mask') return []
  const known = new Set(Object.values(places.components.landscapes).filter((land) => land.row === row).map((land) => land.colour))
  return [...known].flatMap((colour) => lured(view, places, colour, 'may')).slice(0, 3)
}

function fighting(board: BoardView, places: Places, field: number): Forecast[] {
  const land = board.wilderness[field]
  const reward = land ? places.components.monsters[land.colour]?.reward : undefined
  if (!land || !reward) return []
  const mace = board.artifact === 'mace_of_bravery' ? [byArtifact('mace_of_bravery', goods({ diamond: 1 }))] : []
  return [{ icon: monsterOf(land.colour), text: t('settlement-forecast-reward', { goods: goods(reward) }), rule: 99 }, ...mace]
}

function inviting(view: View, board: BoardView, places: Places, space: number): Forecast[] {
  const hero = view.hero_row[space]
  const card = hero ? places.components.heroes[hero] : undefined
  if (!card) return []
  const counts = {
    landscape: board.wilderness.filter((land) => land !== null).length,
    building: board.settlement.filter((building) => building !== null).length,
    fortress: board.wilderness.filter((land) => land?.fortress).length,
  }
  const points = card.per === null ? card.points : card.points * counts[card.per]
  const tankard = board.artifact === 'ornate_tankard' ? [byArtifact('ornate_tankard', goods({ bonus_settler: 1 }))] : []
  return [{ icon: `guild-${card.guild}`, text: t('settlement-forecast-points', { points }) }, ...tankard]
}
