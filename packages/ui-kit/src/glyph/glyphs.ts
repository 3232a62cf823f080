/** The twelve signs, from Aries. */
export type RashiSlug =
  | 'mesh'
  | 'vrishabh'
  | 'mithun'
  | 'kark'
  | 'simha'
  | 'kanya'
  | 'tula'
  | 'vrishchik'
  | 'dhanu'
  | 'makar'
  | 'kumbh'
  | 'meen'

/** The nine grahas of Jyotish. */
export type GrahaSlug = 'surya' | 'chandra' | 'mangal' | 'budh' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu'

/** A sign or graha: its names in English and Hindi, and its path in a 24 × 24 view box. */
export interface Glyph<Slug extends string> {
  slug: Slug
  en: string
  hi: string
  path: string
}

/** The signs in zodiac order. */
export const RASHIS: readonly Glyph<RashiSlug>[] = [
  {
    slug: 'mesh',
    en: 'Aries',
    hi: 'मेष',
    path: 'M12 21V9.6M12 9.6C12 6 10.1 3.4 7.6 3.4 5.3 3.4 3.6 5.2 3.6 7.4c0 1.9 1.1 3.2 2.6 3.2M12 9.6c0-3.6 1.9-6.2 4.4-6.2 2.3 0 4 1.8 4 4 0 1.9-1.1 3.2-2.6 3.2',
  },
  {
    slug: 'vrishabh',
    en: 'Taurus',
    hi: 'वृषभ',
    path: 'M4.4 3.2C5.4 7.6 8.2 10 12 10s6.6-2.4 7.6-6.8M6.5 15.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0',
  },
  {
    slug: 'mithun',
    en: 'Gemini',
    hi: 'मिथुन',
    path: 'M4.4 3.4C6.9 5.1 9.4 5.8 12 5.8s5.1-.7 7.6-2.4M4.4 20.6c2.5-1.7 5-2.4 7.6-2.4s5.1.7 7.6 2.4M8.6 5.5v13M15.4 5.5v13',
  },
  {
    slug: 'kark',
    en: 'Cancer',
    hi: 'कर्क',
    path: 'M3.4 9.3C5 6.2 8.3 4.3 12.2 4.3c3.3 0 6.2 1 8.4 2.8M3.4 9.3a3 3 0 1 0 6 0 3 3 0 1 0-6 0M20.6 14.7c-1.6 3.1-4.9 5-8.8 5-3.3 0-6.2-1-8.4-2.8M14.6 14.7a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  },
  {
    slug: 'simha',
    en: 'Leo',
    hi: 'सिंह',
    path: 'M4 14.2a3 3 0 1 0 6 0 3 3 0 1 0-6 0M9.4 12.4C8 9.9 7.3 8.3 7.3 6.8c0-2.3 1.8-3.8 4.1-3.8 2.4 0 4.3 1.6 4.3 4.2 0 3.7-3 6.6-3 10.3 0 2 1.2 3.4 3 3.4 1.5 0 2.6-.9 3-2.3',
  },
  {
    slug: 'kanya',
    en: 'Virgo',
    hi: 'कन्या',
    path: 'M3 5c1.4 0 2.1 1 2.1 2.5V18M5.1 7.6C5.1 6 6.1 4.9 7.6 4.9S10 6 10 7.6V18M10 7.6c0-1.6 1-2.7 2.5-2.7S15 6 15 7.6v7.6c0 2.9 1.5 5 4.6 5.9M15 10.4c.8-1.6 2-2.4 3.2-2.4 1.6 0 2.6 1.2 2.6 2.9 0 3.5-3.4 7.3-8 9.7',
  },
  {
    slug: 'tula',
    en: 'Libra',
    hi: 'तुला',
    path: 'M3.5 20.2h17M3.5 16.2h5.4c-1.5-1.2-2.3-2.9-2.3-4.8a5.4 5.4 0 1 1 10.8 0c0 1.9-.8 3.6-2.3 4.8h5.4',
  },
  {
    slug: 'vrishchik',
    en: 'Scorpio',
    hi: 'वृश्चिक',
    path: 'M3 5c1.4 0 2.1 1 2.1 2.5V18M5.1 7.6C5.1 6 6.1 4.9 7.6 4.9S10 6 10 7.6V18M10 7.6c0-1.6 1-2.7 2.5-2.7S15 6 15 7.6v9c0 2.2 1.3 3.6 3.2 3.6h2.6M18.6 17.8l2.5 2.4-2.5 2.4',
  },
  { slug: 'dhanu', en: 'Sagittarius', hi: 'धनु', path: 'M4 20 19.9 4.1M11.6 4h8.4v8.4M6.4 11.6l6 6' },
  {
    slug: 'makar',
    en: 'Capricorn',
    hi: 'मकर',
    path: 'M3.4 4.8c2 0 3.1 1.4 3.1 3.6V16M6.5 8.6c.4-2.4 1.8-3.8 3.5-3.8 2 0 3 1.6 3 4V16c0 2.9-1.2 4.6-3.5 5M13 15.8a3.6 3.6 0 1 1 3.6 3.6c-2 0-3.6-1.6-3.6-3.6',
  },
  {
    slug: 'kumbh',
    en: 'Aquarius',
    hi: 'कुम्भ',
    path: 'M3 10.4l3.6-3.2 3.6 3.2 3.6-3.2 3.6 3.2L21 7.2M3 16.8l3.6-3.2 3.6 3.2 3.6-3.2 3.6 3.2 3.6-3.2',
  },
  {
    slug: 'meen',
    en: 'Pisces',
    hi: 'मीन',
    path: 'M5.2 3.4C7.8 6 9.1 8.9 9.1 12s-1.3 6-3.9 8.6M18.8 3.4C16.2 6 14.9 8.9 14.9 12s1.3 6 3.9 8.6M4 12h16',
  },
]

/** The grahas from the Sun outwards in the traditional order, nodes last. */
export const GRAHAS: readonly Glyph<GrahaSlug>[] = [
  { slug: 'surya', en: 'Sun', hi: 'सूर्य', path: 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M12 12h.01' },
  { slug: 'chandra', en: 'Moon', hi: 'चन्द्र', path: 'M15.8 3.8a8.6 8.6 0 1 0 0 16.4 10 10 0 0 1 0-16.4' },
  {
    slug: 'mangal',
    en: 'Mars',
    hi: 'मंगल',
    path: 'M4 14.6a5.4 5.4 0 1 0 10.8 0 5.4 5.4 0 1 0-10.8 0M13.3 10.7 20 4M14.8 4H20v5.2',
  },
  {
    slug: 'budh',
    en: 'Mercury',
    hi: 'बुध',
    path: 'M8 11a4 4 0 1 0 8 0 4 4 0 1 0-8 0M7.6 3.2C8 5.6 9.7 7 12 7s4-1.4 4.4-3.8M12 15v6M9 18.2h6',
  },
  {
    slug: 'guru',
    en: 'Jupiter',
    hi: 'गुरु',
    path: 'M5.6 7.4c.4-2.4 2-3.8 4-3.8 2.3 0 3.8 1.7 3.8 4.2 0 4-3.4 6.8-7.8 8.4h13.8M16.2 3.6v17',
  },
  { slug: 'shukra', en: 'Venus', hi: 'शुक्र', path: 'M7 8.6a5 5 0 1 0 10 0 5 5 0 1 0-10 0M12 13.6V21M8.6 17.4h6.8' },
  {
    slug: 'shani',
    en: 'Saturn',
    hi: 'शनि',
    path: 'M8.4 3v12.4M5.4 6.2h6.4M8.4 11c1-1.8 2.5-2.8 4.1-2.8 2.3 0 3.9 1.6 3.9 3.9 0 3-2.6 4.3-2.6 6.7 0 1.3.8 2.2 2.1 2.2.8 0 1.5-.3 2-.9',
  },
  {
    slug: 'rahu',
    en: 'Rahu',
    hi: 'राहु',
    path: 'M6.6 17.6a2.2 2.2 0 1 1-.1 0M17.5 17.6a2.2 2.2 0 1 1-.1 0M7.9 16.2C5.8 14.4 4.6 12 4.6 9.6 4.6 5.8 7.8 3 12 3s7.4 2.8 7.4 6.6c0 2.4-1.2 4.8-3.3 6.6',
  },
  {
    slug: 'ketu',
    en: 'Ketu',
    hi: 'केतु',
    path: 'M6.6 6.4a2.2 2.2 0 1 0-.1 0M17.5 6.4a2.2 2.2 0 1 0-.1 0M7.9 7.8C5.8 9.6 4.6 12 4.6 14.4 4.6 18.2 7.8 21 12 21s7.4-2.8 7.4-6.6c0-2.4-1.2-4.8-3.3-6.6',
  },
]
