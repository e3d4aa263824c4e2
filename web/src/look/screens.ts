/**
 * Where layouts change: every width and height that a style or a script asks the screen for, by its name.
 * Styles write `@media (--narrow)`; vite.config.ts puts in what it stands for.
 */
export const SCREENS = {
  'small-phone': '(max-width: 560px)',
  phone: '(max-width: 640px)',
  tablet: '(min-width: 740px)',
  /** Held in hands: the page scrolls, and the dock stays at its foot. */
  handheld: '(max-width: 1099px)',
  /** One column, with tabs that lead to its parts. */
  narrow: '((max-width: 739px) or ((max-width: 1099px) and (max-height: 999px)))',
  /** A tablet that lies: parts as in one column, but in two. */
  lying: '(min-width: 900px) and (max-width: 1099px) and (min-height: 560px) and (max-height: 999px)',
  /** A tablet that stands: what all share above, what is one's own below, side by side where they fit. */
  upright: '(min-width: 740px) and (max-width: 1099px) and (min-height: 1000px)',
  /** Everything at once, side by side. */
  wide: '(min-width: 1100px)',
  'wide-but-tight': '(min-width: 1100px) and (max-width: 1339px)',
  /** A page of text has margins of its own. */
  framed: '(min-width: 1200px)',
  laptop: '(min-width: 1400px)',
  /** The chronicle has a column of its own beside a player's board. */
  desk: '(min-width: 1500px)',
  'large-desk': '(min-width: 1600px)',
  /** The chronicle has a column of its own beside a board that all share, too. */
  broad: '(min-width: 1700px)',
  'wide-but-not-broad': '(min-width: 1100px) and (max-width: 1699px)',
  broadest: '(min-width: 1800px)',
  /** Heights. */
  'phone-on-its-side': '(max-height: 500px) and (orientation: landscape)',
  'very-low': '(max-height: 820px)',
  low: '(max-height: 859px)',
  tall: '(min-height: 860px)',
  'very-tall': '(min-height: 1000px)',
} as const

export type Screen = keyof typeof SCREENS

/** A condition of a style with what its names stand for. */
export function namedScreens(condition: string): string {
  return condition.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    if (!(name in SCREENS)) throw new Error(`no screen is called ${name}`)
    return SCREENS[name as Screen]
  })
}

export function isOn(screen: Screen): boolean {
  return matchMedia(SCREENS[screen]).matches
}
