import type { Face } from '../index'

export const face: Face = {
  icon: 'nobility-star',
  cover: 'cover-nobility',
  minutes: [90, 120],
  playersRule: 'NOB-442',
  secretHands: (options) => options['chancery'] === 'on',
  scoring: [
    { key: 'settlers', icon: 'people-human' },
    { key: 'buildings', icon: 'workshop' },
    { key: 'council', icon: 'council' },
    { key: 'goods', icon: 'any-good' },
    { key: 'nobility', icon: 'nobility-star' },
    { key: 'commissions', icon: 'seal', rare: true },
  ],
  ties: [
    { key: 'houses', icon: 'house', rule: 339 },
    { key: 'reputation', icon: 'reputation', rule: 340 },
    { key: 'coins', icon: 'coin', rule: 341 },
  ],
}
