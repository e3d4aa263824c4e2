import type { Face } from '../index'

export const face: Face = {
  icon: 'fortress',
  cover: 'cover-settlement',
  minutes: [45, 75],
  scoring: [
    { key: 'adventurer', icon: 'guild-adventurer' },
    { key: 'builder', icon: 'guild-builder' },
    { key: 'defender', icon: 'guild-defender' },
    { key: 'artisan', icon: 'guild-artisan' },
    { key: 'bank', icon: 'bank' },
    { key: 'church', icon: 'church' },
  ],
  tieIcons: { gold: 'gold', diamond: 'diamond' },
}
