import { NAKSHATRAS } from '@tarapath/jyotish'
import { expect, test } from 'vitest'
import { composeHoroscope, type HoroscopeText } from './compose-horoscope.ts'
import { dayInIndia, periodOf, yearPeriod, type Period } from './period.ts'
import { ADVICE } from './phrases/advice.ts'
import {
  INGRESS_LEADS,
  JUPITER_LEADS,
  MOON_LEADS,
  RETROGRADE_LEADS,
  SATURN_LEADS,
  SUN_LEADS,
  tithiSentence,
} from './phrases/leads.ts'
import { INGRESS_PHRASES, OPENERS, SUPPORTING_PHRASES } from './phrases/openers.ts'
import { SUGGESTIONS } from './phrases/suggestions.ts'
import { MOODS, THEMES } from './phrases/themes.ts'
import { ZODIAC_SIGNS } from './zodiac-sign.ts'

const DAY_MS = 86_400_000
const YEAR_2026 = Array.from({ length: 365 }, (_, index) =>
  periodOf('today', new Date(Date.UTC(2026, 0, 1) + index * DAY_MS).toISOString().slice(0, 10)),
)
const wordsOf = ({ summary, sections }: HoroscopeText) => [summary, ...sections.map(({ html }) => html)].join('\n')

/** A horoscope must not frighten, diagnose or promise, so it contains none of these words. */
const FORBIDDEN_WORDS =
  /\b(die[sd]?|dying|dead(ly)?|deaths?|kill\w*|ill|illness\w*|sick\w*|disease\w*|health\w*|hospital\w*|doctor\w*|medicine\w*|accident\w*|injur\w*|danger\w*|fear\w*|afraid|doom\w*|curse\w*|evil\w*|fatal\w*|suffer\w*|pain(s|ful)?|enem\w+|disaster\w*|tragic|tragedy|ruin\w*|widow\w*|divorce\w*|loss(es)?|lose[sr]?|unlucky|malefic\w*|inauspicious|worst|terrible|horrible|never|hopeless|cure[sd]?|guarantee\w*)\b/i

test('the 4380 daily horoscopes of a year have different texts, none with a doubled word', () => {
  const seen = new Map<string, string>()
  for (const period of YEAR_2026)
    for (const sign of ZODIAC_SIGNS) {
      const words = wordsOf(composeHoroscope({ sign, period }))
      expect(seen.get(words), `${sign} on ${period.start}`).toBeUndefined()
      expect(words, 'a doubled word').not.toMatch(/\b(\w+) \1\b/i)
      seen.set(words, `${sign} on ${period.start}`)
    }
  expect(seen.size).toBe(12 * 365)
})

test('in a year, more than 330 of the 365 sections of a sign and area are different', () => {
  const year = YEAR_2026.map((period) => composeHoroscope({ sign: 'leo', period }))
  for (const index of [0, 1, 2, 3, 4])
    expect(new Set(year.map(({ sections }) => sections[index]?.html)).size).toBeGreaterThan(330)
})

test('the horoscope of a sign and period is the same when it is composed again', () => {
  const [period] = YEAR_2026 as [Period]
  const before = structuredClone(composeHoroscope({ sign: 'virgo', period }))
  // More horoscopes than the cache holds, so that the first one is composed again.
  for (const other of YEAR_2026.slice(1, 60)) for (const sign of ZODIAC_SIGNS) composeHoroscope({ sign, period: other })
  expect(composeHoroscope({ sign: 'virgo', period })).toEqual(before)
})

test('nothing in the phrase bank frightens, diagnoses or promises', () => {
  const phrases = [
    OPENERS,
    SUPPORTING_PHRASES,
    ADVICE,
    THEMES,
    MOODS,
    INGRESS_PHRASES,
    MOON_LEADS,
    SUN_LEADS,
    JUPITER_LEADS,
    SATURN_LEADS,
    INGRESS_LEADS,
    RETROGRADE_LEADS,
    SUGGESTIONS,
  ]
  for (const phrase of phrases.flatMap(leaves)) expect(phrase).not.toMatch(FORBIDDEN_WORDS)
})

test.each(['today', 'weekly', 'monthly', 'yearly'] as const)(
  '%s: every paragraph is complete and names its positions',
  (range) => {
    for (const month of ['01', '05', '11'])
      for (const sign of ZODIAC_SIGNS) {
        const text = composeHoroscope({ sign, period: periodOf(range, `2026-${month}-20`) })
        expect(text.sections.map(({ key }) => key)).toEqual(['love', 'work', 'money', 'family', 'self'])
        expect(text.because).toMatch(/ in \w+ \(\w+\), your \d+(st|nd|rd|th) house.*\.$/)
        for (const { html, because, score } of text.sections) {
          expect(html).toMatch(/^<p>[A-Z].*\.<\/p>$/)
          expect(because).toMatch(/^(The Sun|The Moon|[A-Z]\w+) in \w+ \(\w+\), your \d+(st|nd|rd|th) house/)
          expect(score).toBeGreaterThanOrEqual(1)
          expect(score).toBeLessThanOrEqual(5)
        }
        const words = `${wordsOf(text)} ${text.because} ${text.title}`
        expect(words).not.toMatch(/[{}]|undefined|null|NaN| {2}/)
        expect(words).not.toMatch(FORBIDDEN_WORDS)
      }
  },
)

test('on a day no graha leads two sections', () => {
  for (const period of YEAR_2026.slice(0, 30))
    for (const sign of ZODIAC_SIGNS) {
      const { sections } = composeHoroscope({ sign, period })
      expect(new Set(sections.map(({ because }) => because.split(' in ')[0])).size).toBe(5)
    }
})

test('the reason names the positions of the day', () => {
  const { because, summary } = composeHoroscope({ sign: 'gemini', period: periodOf('today', '2026-11-20') })
  expect(because).toContain('The Moon in Pisces (Meena), your 10th house')
  expect(because).toContain('At six in the morning the Moon is in')
  expect(summary).toContain('10th house')
  expect(because).toContain('Dashami of the bright half')
})

test('a yearly horoscope names the ingresses of Jupiter and Saturn by date, without a time of day', () => {
  const { sections } = composeHoroscope({ sign: 'scorpio', period: yearPeriod(2026) })
  const reasons = sections.map(({ because }) => because).join(' ')
  expect(reasons).toMatch(/Jupiter enters Cancer \(Karka\), your 9th house, on \d+ June\./)
  expect(reasons).not.toMatch(/\d:\d/)
})

/** The sentences of a lead without what fills their templates, so that two sentences of one template are equal. */
const templatesOf = ({ summary }: HoroscopeText): string[] =>
  [...MOODS.toSorted((one, other) => other.length - one.length), ...NAKSHATRAS]
    .reduce((text, value) => text.replaceAll(value, '#'), summary)
    .replaceAll(/\b\d+(st|nd|rd|th)\b|\babout (\d+ [ap]m|noon|midnight)\b|\b\d+ [A-Z][a-z]+\b|\b\d{4}\b/g, '#')
    .replaceAll(/\b[A-Z][a-z]+day\b|\b(January|February|March|April|May|June|July|August|September)\b/g, '#')
    .replaceAll(/\b(October|November|December)\b|\b([Tt]he (Sun|Moon)|Mercury|Venus|Mars|Jupiter|Saturn)\b/g, '#')
    .split(/(?<=\.) /)

test.each([
  ['day', ['yesterday', 'today', 'tomorrow'], 1, 60],
  ['week', ['weekly'], 7, 60],
  ['month', ['monthly'], 30, 60],
  ['year', ['yearly'], 365, 60],
] as const)('no two signs of one %s share a sentence template in the lead', (_, ranges, step, count) => {
  for (const range of ranges)
    for (let index = 0; index < count; index += 1) {
      const period = periodOf(range, new Date(Date.UTC(2026, 10, 1) + index * step * DAY_MS).toISOString().slice(0, 10))
      const templates = ZODIAC_SIGNS.flatMap((sign) => templatesOf(composeHoroscope({ sign, period })))
      expect(templates.length, `${range} of ${period.start}`).toBeGreaterThanOrEqual(24)
      const shared = templates.filter((template, at) => templates.indexOf(template) !== at)
      expect(shared, `${range} of ${period.start}`).toEqual([])
    }
})

test('the lead of a sign has another first sentence on each of twelve days', () => {
  const leads = YEAR_2026.slice(0, 12).map((period) => templatesOf(composeHoroscope({ sign: 'aries', period }))[0])
  expect(new Set(leads).size).toBe(12)
})

test('a period is a day in India, a week from Monday, a month or a year', () => {
  expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
  expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
  expect(periodOf('yesterday', '2026-03-01')).toMatchObject({ start: '2026-02-28', end: '2026-02-28' })
  expect(periodOf('tomorrow', '2026-12-31')).toMatchObject({ start: '2027-01-01' })
  expect(periodOf('weekly', '2026-11-22')).toEqual({ kind: 'week', start: '2026-11-16', end: '2026-11-22' })
  expect(periodOf('weekly', '2026-11-23').start).toBe('2026-11-23')
  expect(periodOf('monthly', '2028-02-10')).toEqual({ kind: 'month', start: '2028-02-01', end: '2028-02-29' })
  expect(periodOf('yearly', '2026-11-20')).toEqual(yearPeriod(2026))
})

test('the sentence on a tithi names its half of the month and its quality', () => {
  expect(tithiSentence({ name: 'Pratipada', number: 16, paksha: 'Krishna' })).toContain('Pratipada of the dark half')
  expect(tithiSentence({ name: 'Chaturdashi', number: 14, paksha: 'Shukla' })).toContain('clearing up')
  expect(tithiSentence({ name: 'Amavasya', number: 30, paksha: 'Krishna' })).toContain('new moon')
})

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}
