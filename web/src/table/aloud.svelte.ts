// What a screen reader says of the table, and the sound of a question.
import { untrack } from 'svelte'

import { announce } from '../lib/announce.svelte'
import type { LogEntry } from '../lib/api'
import { anothers, changesOf, toldOf } from '../lib/chronicle'
import { say, t } from '../lib/text.svelte'
import type { Answering } from './answering.svelte'
import { chime } from './sounds'

const MOST = 4

/** To be called while a component is made. */
export function tellAloud(answering: Answering): void {
  const { table } = answering

  /** What was done, and what it brought. */
  const inWords = (entry: LogEntry) => {
    const changes = changesOf(entry).map((change) => {
      const whose = anothers(change, entry)
      return [...(whose === null ? [] : [answering.names[whose]]), say(answering.now.game, change, answering.names)].join(' ')
    })
    const deed = entry.deed === null ? [] : [say(answering.now.game, entry.deed, answering.names)]
    return [...deed, changes.join('; ')].filter((words) => words !== '').join(': ')
  }

  let told = untrack(() => table.log.at(-1)?.ply ?? 0)
  $effect(() => {
    const fresh = table.log.filter((entry) => entry.ply > told && !table.mine.includes(entry.seat))
    told = Math.max(told, table.log.at(-1)?.ply ?? 0)
    const said = toldOf(fresh).slice(-MOST).map(inWords)
    if (said.length > 0) announce(said.join('. '))
  })

  // Once for all that a bot answers in a row.
  let thinker: number | null = null
  $effect(() => {
    const { thinking, asked, now, names } = answering
    if (asked !== null) thinker = null
    if (thinking === null || thinking === thinker) return
    thinker = thinking
    if (now.seats[thinking]?.kind === 'bot') announce(t('table-thinks', { name: names[thinking] ?? '' }))
  })

  let wasAsked = false
  $effect(() => {
    const isAsked = answering.asked !== null
    if (isAsked && !wasAsked) chime()
    wasAsked = isAsked
  })

  let asking = ''
  $effect(() => {
    const { asked, question } = answering
    if (asked !== null && asking !== question) announce(question)
    asking = asked === null ? '' : question
  })
}
