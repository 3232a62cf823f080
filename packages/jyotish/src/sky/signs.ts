/** The twelve signs of the zodiac by their Sanskrit names, from 0° of the sidereal zodiac on. */
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
