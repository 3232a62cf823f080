/** The Sanskrit names of the twelve signs, in order from 0° of the sidereal zodiac. */
export const SIGNS = [
  'Mesha',
  'Vrishabha',
  'Mithuna',
  'Karka',
  'Simha',
  'Kanya',
  'Tula',
  'Vrishchika',
  'Dhanu',
  'Makara',
  'Kumbha',
  'Meena',
] as const

/** A sign of the zodiac: 30° of the sidereal ecliptic. */
export type Sign = (typeof SIGNS)[number]
