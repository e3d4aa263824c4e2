/** The answers to the open question as the dock offers them: few as buttons, many gathered by their block. */
import type { TableState } from '../lib/api'
import type { ActionSpace } from './actions'
import type { GameParts } from './game'

export interface Judged {
  action: number
  /** 0, or the number of the rule that forbids it. */
  verdict: number
}

export interface Offers {
  /** What ends a turn; refused ones too, so that a person can ask why. */
  main: Judged[]
  /** What stands apart, so that nobody presses it by mistake. */
  apart: Judged[]
  drawer: Judged[]
  /** Few enough for a button each; empty where the answers are gathered. */
  buttons: Judged[]
  blocks: { block: string; may: number }[]
}

const FEW = 5

type Habits = Pick<GameParts, 'apartAction' | 'mainAction' | 'shownElsewhere' | 'drawerGroup'>
type Position = Pick<TableState, 'tellings'> & { view: { question: { stage: string } } | null }

export function offersOf(verdicts: readonly number[], state: Position, space: ActionSpace, game: Habits): Offers {
  const blockOf = (action: number) => space.nameOf(action)
  const isApart = (action: number) =>
    game.apartAction.includes(blockOf(action)) || game.apartAction.includes(variantOf(action, state, space))
  const isMain = (action: number) => game.mainAction.includes(blockOf(action)) && !isApart(action)
  const isElsewhere = (action: number) => game.shownElsewhere?.includes(blockOf(action)) ?? false
  const inDrawer = (action: number) => game.drawerGroup !== undefined && state.tellings[action]?.group === game.drawerGroup

  const judged = verdicts.flatMap((verdict, action) => (verdict >= 0 && state.tellings[action] ? [{ action, verdict }] : []))
  const plain = judged.filter(({ action }) => !isMain(action) && !isApart(action) && !inDrawer(action) && !isElsewhere(action))
  const legal = plain.filter(({ verdict }) => verdict === 0)
  const areFew = legal.length > 0 && legal.length <= FEW && state.view?.question.stage !== 'turn'
  const blocks = countBlocks(legal.map(({ action }) => blockOf(action)))
  // One block alone is what the list of all answers shows anyway.
  const gathered = !areFew && (blocks.length > 1 || game.shownElsewhere !== undefined)
  return {
    // To be done is refused only where there was nothing to be done with.
    main: judged.filter(({ action, verdict }) => isMain(action) && (verdict === 0 || blockOf(action) !== 'done')),
    apart: judged.filter(({ action, verdict }) => isApart(action) && verdict === 0),
    drawer: judged.filter(({ action }) => inDrawer(action)),
    buttons: areFew ? legal : [],
    blocks: gathered ? blocks : [],
  }
}

/** An answer by its block and the variant that its telling has in this position. */
export function variantOf(action: number, state: Pick<TableState, 'tellings'>, space: ActionSpace): string {
  return state.tellings[action]?.id.replace(/^action-/, '') ?? space.nameOf(action)
}

function countBlocks(names: string[]): { block: string; may: number }[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([block, may]) => ({ block, may }))
}
