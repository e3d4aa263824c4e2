/** The open question of a moment long past: its places are there to be seen, and a press only says what they mean. */
import { toast } from '../lib/announce.svelte'
import type { GameDetails, StudyMoment } from '../lib/api'
import { t } from '../lib/text.svelte'
import { ActionSpace } from '../table/actions'
import type { Asked } from '../table/context'
import { answersOf } from './study'
import { answerWords, tellingOf, type Told } from './words'

export function askedThen(state: Told, moment: StudyMoment, details: GameDetails, names: readonly string[]): Asked {
  const { ply, seat } = moment
  const shown = [moment.action, answersOf(moment)[0]?.action]
  const name = (action: number) => answerWords(state, details, ply, action, names)
  const tell = (action: number) => toast(t('study-look-back', { answer: name(action) }))
  return {
    seat,
    ply,
    verdict: Array.from({ length: new ActionSpace(details.actions).size }, (_, action) => (shown.includes(action) ? 0 : -1)),
    chosen: null,
    pondered: null,
    instead: undefined,
    name,
    telling: (action) => tellingOf(state, ply, action),
    reason: () => ({ text: '', rule: '' }),
    sentence: () => '',
    answer: tell,
    propose: () => undefined,
    answerAll: () => undefined,
    takeBack: () => undefined,
    explain: tell,
    ponder: () => undefined,
    foresee: () => null,
    isVain: () => false,
    lookAhead: () => Promise.resolve(null),
  }
}
