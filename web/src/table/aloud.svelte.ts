// What a screen reader says of the table, and the sound of a question.
import { untrack } from 'svelte'

import { announce } from '../lib/announce.svelte'
import { say } from '../lib/text.svelte'
import type { Answering } from './answering.svelte'
import { chime } from './sounds'

const MOST = 4

/** To be called while a component is made. */
export function tellAloud(answering: Answering): void {
  const { table } = answering

  let told = untrack(() => table.log.at(-1)?.ply ?? 0)
  $effect(() => {
    const fresh = table.log.filter((entry) => entry.ply > told && !table.mine.includes(entry.seat))
    told = Math.max(told, table.log.at(-1)?.ply ?? 0)
    const deeds = fresh.flatMap(({ deed }) => (deed ? [say(answering.now.game, deed, answering.names)] : []))
    if (fresh.length > 0) announce(deeds.slice(-MOST).join('. '))
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
