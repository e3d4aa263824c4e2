/** What the signs of Nobility are called. */
import { componentsOf, type Legend } from '../../table/game'
import { GOODS, peopleIcon, placeIcon, RACES, thingIcon } from './pieces'
import { nameOf, thing } from './words'

const COUNTED = ['any_good', 'coin', 'reputation', 'star', 'modifier', 'worker', 'house', 'settler_card', 'point'] as const
const PLACES = ['tavern', 'yard', 'guild', 'hall', 'harbour', 'council', 'berk', 'castle', 'player_board', 'chancery'] as const

export const legend: Legend = (details) => {
  const { guilds } = componentsOf(details, 'nobility')
  return [
    // A guild is drawn as the good that it makes.
    {
      heading: 'legend-goods',
      signs: GOODS.map((good) => {
        const [guild] = Object.entries(guilds).find(([, made]) => made.good === good) ?? []
        return { icon: good, name: nameOf('ware', good), ...(guild === undefined ? {} : { note: nameOf('guild', guild) }) }
      }),
    },
    { heading: 'legend-pieces', signs: COUNTED.map((id) => ({ icon: thingIcon(id), name: thing(id) })) },
    { heading: 'legend-places', signs: PLACES.map((place) => ({ icon: placeIcon(place), name: nameOf('location', place) })) },
    { heading: 'legend-peoples', signs: RACES.map((race) => ({ icon: peopleIcon(race), name: nameOf('race', race) })) },
  ]
}
