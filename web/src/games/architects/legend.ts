/** What the signs of Architects are called. */
import { t, tg } from '../../lib/text.svelte'
import type { Legend } from '../../table/game'
import { GOODS, LOCATIONS, placeIcon, SKILLS, thingIcon } from './pieces'
import { nameOf, thing } from './words'

const COUNTED = ['virtue', 'debt', 'paid_debt', 'worker', 'building_card', 'material', 'point'] as const

const counted = (id: string) => ({ icon: thingIcon(id), name: thing(id) })

export const legend: Legend = () => [
  { heading: 'legend-resources', signs: GOODS.map(counted) },
  { heading: 'legend-pieces', signs: COUNTED.map(counted) },
  { heading: 'legend-skills', signs: SKILLS.map((skill) => ({ icon: skill, name: nameOf('skill', skill) })) },
  {
    heading: 'legend-places',
    signs: [
      // The three spaces of the Black Market share a sign, and a name.
      ...LOCATIONS.filter((place) => !place.startsWith('black_market')).map((place) => ({ icon: placeIcon(place), name: nameOf('location', place) })),
      { icon: 'black-market', name: t('architects-market') },
      { icon: 'prison', name: nameOf('place', 'prison') },
      { icon: 'cathedral', name: t('architects-cathedral') },
    ],
  },
  { heading: 'legend-cards', signs: [{ icon: 'apprentice', name: t('architects-apprentices') }, { icon: 'scroll-of-fortune', name: tg('architects', 'block-blueprint') }] },
]
