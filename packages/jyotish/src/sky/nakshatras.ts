/** The names of the 27 nakshatras, in order from 0° of the sidereal zodiac. */
export const NAKSHATRAS = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const

/** A nakshatra: 13°20′ of the sidereal ecliptic, a mansion of the Moon. */
export type Nakshatra = (typeof NAKSHATRAS)[number]

/** A quarter of a nakshatra, 3°20′. */
export type Pada = 1 | 2 | 3 | 4
