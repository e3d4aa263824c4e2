import type { Face } from '../index'

export const face: Face = {
  icon: 'guildhall',
  cover: 'cover-architects',
  minutes: [60, 90],
  playersRule: 'ARC-012',
  secretHands: true,
  scoring: [
    { key: 'buildings', icon: 'house' },
    { key: 'cathedral', icon: 'cathedral' },
    { key: 'virtue', icon: 'virtue' },
    { key: 'debts', icon: 'debt' },
    { key: 'gold_and_marble', icon: 'gold' },
    { key: 'silver', icon: 'silver' },
    { key: 'prison', icon: 'prison' },
    { key: 'materials', icon: 'any-resource', rare: true },
  ],
  ties: [
    { key: 'virtue_left', icon: 'virtue', rule: 265 },
    { key: 'silver_left', icon: 'silver', rule: 266 },
  ],
}
