/** What the signs of Settlement are called. */
import { tg } from '../../lib/text.svelte'
import { componentsOf, type Legend } from '../../table/game'
import { iconOf } from '../../table/pieces'
import { GOODS, GUILDS, monsterOf } from './pieces'
import { effectOf, nameOf, thing } from './words'

const ACTIONS = ['build', 'explore', 'fight', 'erect_fortress', 'invite'] as const

export const legend: Legend = (details) => {
  const { buildings, artifacts, monsters } = componentsOf(details, 'settlement')
  const printed = (kind: string, id: string, icon = iconOf(id)) => ({ icon, name: nameOf(kind, id), note: effectOf(details, kind, id) })
  const counted = (id: string) => ({ icon: iconOf(id), name: thing(id) })
  return [
    { heading: 'legend-resources', signs: [...GOODS, 'any_normal'].map(counted) },
    { heading: 'legend-pieces', signs: ['settler', 'bonus_settler', 'point'].map(counted) },
    {
      heading: 'legend-actions',
      signs: [
        ...ACTIONS.map((action) => ({ icon: iconOf(action), name: tg('settlement', `block-${action}`) })),
        { icon: 'activate', name: tg('settlement', 'block-activate_fortress') },
      ],
    },
    { heading: 'legend-monsters', signs: Object.keys(monsters).map((colour) => ({ icon: monsterOf(colour), name: nameOf('monster', colour) })) },
    { heading: 'legend-heroes', signs: GUILDS.map((guild) => ({ icon: `guild-${guild}`, name: nameOf('guild', guild) })) },
    { heading: 'legend-buildings', signs: Object.keys(buildings).map((building) => printed('building', building)) },
    { heading: 'legend-artifacts', signs: Object.keys(artifacts).map((artifact) => printed('artifact', artifact)) },
  ]
}
