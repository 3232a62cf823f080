import { GRAHAS, RASHIS, type Glyph, type GrahaSlug, type RashiSlug } from '@tarapath/ui-kit'

export interface Sign {
  slug: RashiSlug
  english: string
  sanskrit: string
  devanagari: string
  /** The graha that rules the sign, in English. */
  ruler: string
  /** The month and day on which the Sun usually enters the sign (sidereal, Lahiri). It may be one day off. */
  sunEnters: string
}

const DETAILS: Record<RashiSlug, { sanskrit: string; ruler: GrahaSlug; sunEnters: string }> = {
  mesh: { sanskrit: 'Mesha', ruler: 'mangal', sunEnters: '04-14' },
  vrishabh: { sanskrit: 'Vrishabha', ruler: 'shukra', sunEnters: '05-15' },
  mithun: { sanskrit: 'Mithuna', ruler: 'budh', sunEnters: '06-15' },
  kark: { sanskrit: 'Karka', ruler: 'chandra', sunEnters: '07-16' },
  simha: { sanskrit: 'Simha', ruler: 'surya', sunEnters: '08-17' },
  kanya: { sanskrit: 'Kanya', ruler: 'budh', sunEnters: '09-17' },
  tula: { sanskrit: 'Tula', ruler: 'shukra', sunEnters: '10-17' },
  vrishchik: { sanskrit: 'Vrishchika', ruler: 'mangal', sunEnters: '11-16' },
  dhanu: { sanskrit: 'Dhanu', ruler: 'guru', sunEnters: '12-16' },
  makar: { sanskrit: 'Makara', ruler: 'shani', sunEnters: '01-14' },
  kumbh: { sanskrit: 'Kumbha', ruler: 'shani', sunEnters: '02-13' },
  meen: { sanskrit: 'Meena', ruler: 'guru', sunEnters: '03-15' },
}

/** The twelve signs in zodiac order. */
export const SIGNS: readonly Sign[] = RASHIS.map(({ slug, en, hi }) => {
  const { sanskrit, ruler, sunEnters } = DETAILS[slug]
  const { en: rulerName } = GRAHAS.find((graha) => graha.slug === ruler) as Glyph<GrahaSlug>
  return { slug, english: en, sanskrit, devanagari: hi, ruler: rulerName, sunEnters }
})

/** The sign of the Sun on a day such as `2026-11-20`. */
export function sunSignOn(day: string): Sign {
  const monthDay = day.slice(5)
  const byEntry = SIGNS.toSorted((a, b) => (a.sunEnters < b.sunEnters ? -1 : 1))
  const sign = byEntry.findLast(({ sunEnters }) => sunEnters <= monthDay) ?? byEntry.at(-1)
  return sign as Sign
}

/** The first and the last day of the Sun in a sign, such as "16 Nov" and "15 Dec". */
export function sunDates(sign: Sign): { from: string; to: string } {
  const next = SIGNS[(SIGNS.indexOf(sign) + 1) % SIGNS.length] as Sign
  return { from: formatMonthDay(sign.sunEnters), to: formatMonthDay(next.sunEnters, -1) }
}

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' })

function formatMonthDay(monthDay: string, daysLater = 0): string {
  const [month = 1, day = 1] = monthDay.split('-').map(Number)
  return `${day + daysLater} ${monthName.format(Date.UTC(2000, month - 1)).slice(0, 3)}`
}
