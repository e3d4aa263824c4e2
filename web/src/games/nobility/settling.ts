/** Settler cards: whether one could be completed now, what it lacks if not, and how it is paid for. */
import { t } from '../../lib/text.svelte'
import type { Proposal } from '../../table/context'
import { goodNumber, type BoardView, type Places, type View } from './places'

type Prospect = BoardView['prospects'][number]

export interface Readiness {
  /** Goods of which there is none. */
  lacking: string[]
  /** In a few words. */
  note: string
  ready: boolean
}

/** Pays as much as the card takes, good by good. */
export function payingMost(view: View, places: Places): Proposal | null {
  const { payment } = view.command
  if (!payment || payment.open < 2) return null
  return { text: t('nobility-pay-most', { goods: payment.total }), forecast: [], next: (then) => mostOf(then as View, places) }
}

function mostOf({ command: { payment } }: View, places: Places): number | null {
  return payment ? places.space.encode('spend', goodNumber(payment.good), payment.most) : null
}

/** What it brings, by how much is paid: a range only where there is a choice. */
const worth = (least: number, most: number) =>
  least === most ? t('nobility-ready-exactly', { points: most }) : t('nobility-ready', { least, most })

export function readiness({ rule, lacking, short, points }: Prospect): Readiness {
  const [fewest, full] = points
  const note = () => {
    if (rule === 0) return worth(fewest ?? 0, full ?? 0)
    if (lacking.length > 0) return t('nobility-lacks-kinds', { count: lacking.length })
    return short > 0 ? t('nobility-lacks-goods', { count: short }) : t('nobility-lacks-house')
  }
  return { lacking, note: note(), ready: rule === 0 }
}
