/** The ways that a question at a counter leaves open: what is given, and what comes of it, as the rules tell it. */
import type { Asked } from '../../table/context'
import { gainsOf } from '../../table/foreseen'
import { amountsIn, type Amounts } from '../../table/pieces'
import type { Places, View } from './places'

export interface Way {
  action: number
  give: Amounts
  gain: Amounts
  /** Of the trader whose exchange it is. */
  apprentice?: string
}

export interface Counter {
  /** Where it is, as an id of a location or a building. */
  location: string | null
  building: string | null
  /** Deeds that are left, and how many there may be. */
  left: number
  of: number
  ways: Way[]
}

/** The answers that lie on the counter, by the question. */
const BLOCKS: Record<string, string[]> = {
  exchange: ['exchange_for_virtue', 'exchange_for_marble', 'exchange_with'],
  guardhouse: ['deliver', 'release', 'ransom_with_silver', 'ransom_with_debt', 'pay_off'],
  pay_wood_or_stone: ['pay_stone'],
  pay_gold_or_marble: ['pay_gold'],
  choose_gain: ['gain'],
  gatekeeper: ['let_out'],
  church: ['destroy_debt'],
  surplus_virtue: ['destroy_debt'],
  barracks: ['ransom_free'],
}
/** Where the workers are that an answer moves: they are handed over, or come from the Prison. */
const WORKERS_OF: Record<string, keyof Pick<Way, 'give' | 'gain'>> = { deliver: 'give' }
const DRAWN_AS: Record<string, string> = { deliver: 'captive', release: 'worker_prison' }

export function counterOf(view: View, places: Places, asked: Asked): Counter | null {
  const blocks = BLOCKS[view.question.stage]
  if (!blocks) return null
  const { location, building, left, workers } = view.command
  // These may be asked of anybody, wherever the active player is.
  const elsewhere = ['gatekeeper', 'surplus_virtue'].includes(view.question.stage)
  const counted = ['exchange', 'guardhouse'].includes(view.question.stage)
  const actions = blocks.flatMap((block) => places.space.range(block))
  return {
    location: building === null && !elsewhere ? location : null,
    building: elsewhere ? null : building,
    left: counted ? left : 0,
    of: counted ? workers : 0,
    ways: actions.filter((action) => isOffered(asked, action)).map((action) => wayOf(places, asked, action)),
  }
}

/** Mixes that can't be are not worth a refusal, nor are apprentices who don't trade. */
function isOffered(asked: Asked, action: number): boolean {
  const told = asked.telling(action)?.values
  return told !== undefined && ((asked.verdict[action] ?? -1) === 0 || told['goods_gained'] !== undefined || told['workers'] !== undefined)
}

function wayOf(places: Places, asked: Asked, action: number): Way {
  const told = asked.telling(action)?.values ?? {}
  const block = places.space.nameOf(action)
  const give = amountsIn(told, ['goods_paid', 'goods_cost'])
  const gain = amountsIn(told, ['goods_gained'])
  if (told['workers'] !== undefined) {
    const side = WORKERS_OF[block] === 'give' ? give : gain
    side[DRAWN_AS[block] ?? 'worker'] = Number(told['workers'])
  }
  const apprentice = told['apprentice']
  const way = Object.keys(give).length + Object.keys(gain).length > 0 ? { give, gain } : foreseen(asked, action)
  return { action, ...way, ...(typeof apprentice === 'string' && apprentice !== 'none' ? { apprentice } : {}) }
}

/** Where its words name no amounts: what would change. */
function foreseen(asked: Asked, action: number): Pick<Way, 'give' | 'gain'> {
  const changes = Object.entries(gainsOf(asked.foresee(action), asked.seat)).filter(([thing]) => thing !== 'point')
  const part = (sign: 1 | -1) => Object.fromEntries(changes.flatMap(([thing, count]) => (count * sign > 0 ? [[thing, count * sign]] : [])))
  return { give: part(-1), gain: part(1) }
}
