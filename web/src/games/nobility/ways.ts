/** The ways that a question at a counter leaves open, as their answers are told: what is given, what comes of it. */
import type { Telling } from '../../lib/api'
import type { Asked } from '../../table/context'
import { amountsIn, type Amounts } from '../../table/pieces'
import { goodNumber, type Places, type View } from './places'

export interface Way {
  action: number
  give: Amounts
  gain: Amounts
  /** A drawing in place of amounts. */
  icon?: string
  /** It is called by its block of answers. */
  named?: boolean
}

export interface Counter {
  /** Where it is: an id of a location. */
  location: string
  building: string | null
  settler: string | null
  character: string | null
  ways: Way[]
}

const BLOCKS: Record<string, string[]> = {
  spend: ['spend'],
  workshop: ['use_effect'],
  buy_any: ['take_good'],
  give: ['give_good'],
  receive: ['take_good'],
  lord_good: ['take_good'],
  buy: ['buy'],
  visit: ['take_tokens', 'exchange_settlers', 'exchange_buildings', 'acquire'],
}
/** Questions that are answered over a counter. */
export const COUNTERS = Object.keys(BLOCKS)
/** What is drawn where nothing is bought. */
export const NOTHING = 'pass'
/** Of these, each way is one good. */
export const ONE_GOOD = ['give', 'receive', 'lord_good']
const AT_WORKSHOP = ['workshop', 'buy_any', 'give', 'receive']

export function counterOf(view: View, places: Places, asked: Asked): Counter | null {
  const { stage } = view.question
  const blocks = BLOCKS[stage]
  if (!blocks) return null
  const lord = stage === 'lord_good'
  const answers = blocks.flatMap((block) => [...places.space.range(block)])
  return {
    location: lord || stage === 'spend' ? 'player_board' : (view.command.location ?? 'guild'),
    building: AT_WORKSHOP.includes(stage) ? workshopAtWork(view) : null,
    settler: view.command.settler,
    character: lord ? (view.boards[asked.seat]?.character ?? null) : null,
    ways: answers.filter((action) => (asked.verdict[action] ?? -1) >= 0 && isOffered(view, places, action)).map((action) => wayOf(places, action, asked.telling(action))),
  }
}

/** The tile that is activated. */
function workshopAtWork(view: View): string | null {
  const guild = view.guilds.find((each) => each.guild === view.command.guild)
  return guild?.workshops[view.command.space ?? -1]?.building ?? null
}

/** Of a payment, only the good that is asked for lies on the counter. */
function isOffered(view: View, places: Places, action: number): boolean {
  const { name, values } = places.space.decode(action)
  if (name !== 'spend') return true
  return values['good'] === goodNumber(view.command.payment?.good ?? '') && (values['goods'] ?? 0) > 0
}

/** What is drawn of answers beside the amounts that they name. */
const DRAWN: Record<string, Partial<Way>> = {
  'action-use_effect-reroll': { icon: 'reroll' },
  'action-exchange_settlers': { icon: 'settler', named: true },
  'action-exchange_buildings': { icon: 'build', named: true },
  'action-acquire': { named: true },
}
const GIVEN = ['goods_paid', 'goods_cost', 'goods_given']
const GAINED = ['goods_gained', 'goods_bought', 'goods_free', 'goods_taken']

function wayOf(places: Places, action: number, telling: Telling | null): Way {
  const values = telling?.values ?? {}
  const drawn = DRAWN[telling?.id ?? ''] ?? {}
  const give = { ...amountsIn(values, GIVEN), ...drawn.give }
  const gain = { ...amountsIn(values, GAINED), ...drawn.gain, ...(typeof values['cards'] === 'number' ? { commission: values['cards'] } : {}) }
  const nothing = Object.keys(give).length + Object.keys(gain).length === 0 && places.space.nameOf(action) === 'buy'
  return { action, ...drawn, give, gain, ...(nothing ? { icon: NOTHING } : {}) }
}
