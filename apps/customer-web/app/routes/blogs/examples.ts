import {
  dashaAt,
  instantOf,
  nakshatraAt,
  nakshatraLord,
  nameSound,
  nameSounds,
  SIGNS,
  vimshottariDasha,
  type BirthChart,
  type Graha,
} from '@tarapath/jyotish'
import { maskPhoneNumbers } from '@tarapath/masking-utils'
import { bornAt, degrees } from './example-birth.ts'
import { articleWords } from './words/article.gen.ts'
import type { ChartData } from '@tarapath/ui-kit'
import { formatDay, formatDayAndTime } from '@tarapath/customer-core/platform'

const SLUGS = {
  Sun: 'surya',
  Moon: 'chandra',
  Mars: 'mangal',
  Mercury: 'budh',
  Jupiter: 'guru',
  Venus: 'shukra',
  Saturn: 'shani',
  Rahu: 'rahu',
  Ketu: 'ketu',
} as const satisfies Record<Graha, string>

const drawn = ({ houses, ascendant }: BirthChart): ChartData => ({
  houses: houses.map(({ grahas }) => grahas.map((graha) => SLUGS[graha])),
  firstSign: SIGNS.indexOf(ascendant.sign) + 1,
})

/** A birth on 17 August 1994 at 6:45 am in Mumbai, and four minutes later. */
export function exampleChart() {
  const chart = bornAt('06:45')
  return {
    chart: drawn(chart),
    lagna: chart.ascendant.sign,
    lagnaDegrees: degrees(chart.ascendant.degrees),
    laterDegrees: degrees(bornAt('06:49').ascendant.degrees),
    grahas: Object.entries(chart.grahas).map(([name, { sign, house, nakshatra, longitude }]) => ({
      name,
      sign,
      house,
      nakshatra,
      degrees: degrees(longitude % 30),
    })),
  }
}

/** The dashas of the same birth. */
export function exampleDashas() {
  const { grahas, date } = bornAt('06:45')
  const { longitude, nakshatra } = grahas.Moon
  const dashas = vimshottariDasha(longitude, date)
  const width = 360 / 27
  const now = dashaAt(dashas, new Date('2026-11-23'))
  return {
    moon: degrees(longitude % 30),
    sign: grahas.Moon.sign,
    nakshatra,
    passedPercent: Math.round(((longitude % width) / width) * 100),
    dashas: dashas.map(({ lord, start, end }) => ({ lord, from: formatDay(start), to: formatDay(end) })),
    now: now?.lord ?? '',
  }
}

/** Messages as they are written and as they are sent. */
export function exampleMasks() {
  const { exampleCall, exampleBirth, exampleOrder, exampleSum } = articleWords()
  return [exampleCall, exampleBirth, exampleOrder, exampleSum].map((written) => ({
    written,
    sent: maskPhoneNumbers(written),
  }))
}

const HOUR_MS = 3_600_000
/** The days of the article, from Monday on. */
const WEEK_DAYS = 7

/** The nakshatra of the same birth, and those of the week in which the article was written. */
export function exampleNakshatra() {
  const { grahas, date } = bornAt('06:45')
  const { sign, longitude, nakshatra, pada } = grahas.Moon
  const { number, start, end } = nakshatraAt(date)
  return {
    sign,
    degrees: degrees(longitude % 30),
    nakshatra,
    number,
    pada,
    lord: nakshatraLord(nakshatra),
    from: formatDayAndTime(start),
    to: formatDayAndTime(end),
    sounds: nameSounds(nakshatra).join(', '),
    sound: nameSound(nakshatra, pada),
    week: weekFrom(instantOf('2026-11-23', '06:00', 'Asia/Kolkata')),
  }
}

function weekFrom(begin: Date) {
  const stays = [nakshatraAt(begin)]
  while (stays.length < WEEK_DAYS) stays.push(nakshatraAt(new Date(stays.at(-1)!.end.getTime() + HOUR_MS)))
  return stays.map(({ name, start, end }) => ({
    name,
    lord: nakshatraLord(name),
    from: formatDayAndTime(start),
    hours: ((end.getTime() - start.getTime()) / HOUR_MS).toFixed(1),
  }))
}
