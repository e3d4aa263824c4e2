/** What the signs of Guilds are called. */
import { t } from '../../lib/text.svelte'
import { componentsOf, type Legend } from '../../table/game'
import { coinIcon, factionIcon, iconFor, metricIcon, raceIcon, typeIcon } from './pieces'
import { metricName, nameOf, thing } from './words'

const FACTIONS = ['warriors', 'mages', 'priests', 'rogues', 'nobles', 'artisans', 'animals'] as const
const TYPES = ['study', 'training', 'workshop', 'garden', 'parlour'] as const

/** Each once, in the order in which they first come. */
const once = (all: readonly string[]) => [...new Set(all)]

export const legend: Legend = (details) => {
  const { characters, goals } = componentsOf(details, 'guilds')
  const races = once(Object.values(characters).flatMap(({ race }) => race ?? []))
  // What counts members of a faction, or rooms of a type, is drawn as these are.
  const metrics = once(Object.values(goals).map(({ metric }) => metric)).filter((metric) => !metric.includes(':'))
  return [
    {
      heading: 'legend-pieces',
      signs: [
        ...['silver', 'gold'].map((coin) => ({ icon: coinIcon(coin), name: thing(coin) })),
        { icon: iconFor('good', 'point') ?? '', name: thing('point') },
        { icon: 'tent', name: t('guilds-tent') },
      ],
    },
    { heading: 'legend-factions', signs: FACTIONS.map((faction) => ({ icon: factionIcon(faction), name: nameOf('faction', faction) })) },
    { heading: 'legend-rooms', signs: TYPES.map((type) => ({ icon: typeIcon(type), name: nameOf('type', type) })) },
    { heading: 'legend-peoples', signs: races.map((race) => ({ icon: raceIcon(race), name: nameOf('race', race) })) },
    { heading: 'legend-goals', signs: metrics.map((metric) => ({ icon: metricIcon(metric), name: metricName(metric) })) },
  ]
}
