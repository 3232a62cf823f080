import { horoscopeTypeReply, listHoroscopeTypes } from './horoscope-types.ts'
import { invalidFields, notFound } from '../errors.ts'
import { pageReply, readPage } from '../endpoint/page.ts'
import { runCalculator } from './calculators/run-calculator.ts'
import { isSupportedDay, kindOfHoroscope, typeOfRange } from './kind-of-horoscope.ts'
import { dayInIndia, periodOf, type HoroscopeRange, type Period } from './period.ts'
import { readHoroscopes, skyFrom } from './read-horoscopes.ts'
import { ZODIAC_SIGNS } from './zodiac-sign.ts'
import type { EndpointContext, Handlers, Reply } from '../endpoint/handler.ts'

interface Asked {
  type: string
  range: HoroscopeRange
  period: Period
}

export const horoscopeEndpoints: Handlers<'horoscope'> = {
  async getHoroscope({ query }, context) {
    // Our own choice: a kind without a sign is answered for the first sign.
    const [horoscope] = await horoscopesOf(context, askedFor(query, context.now), [query.sign ?? 'aries'])
    return horoscope as Reply<'getHoroscope'>
  },

  async listHoroscopeTypes(_, { db, now }) {
    return (await listHoroscopeTypes(db)).map((kind) => horoscopeTypeReply(kind, now))
  },

  async queryHoroscopes({ query }, context) {
    const asked = askedFor(query, context.now, context.url.searchParams.get('date'))
    const signs = query.sign ? [query.sign] : ZODIAC_SIGNS
    const page = readPage(query)
    const horoscopes = await horoscopesOf(context, asked, signs.slice(page.offset, page.offset + page.limit))
    return pageReply(context.url, page, signs.length, horoscopes)
  },

  async runCalculator({ path, query, body }, { ports, now }) {
    const type = query.calculator_type
    const { title, finding } = await runCalculator(path.product, type, { body, places: ports.places, now })
    return {
      calculator_type: type,
      title,
      score: finding.score ?? null,
      summary: finding.summary,
      sections: finding.sections.map(([section, text]) => ({ title: section, text })),
      chart: finding.chart ?? null,
      periods: finding.periods ?? [],
    }
  },
}

/** Which horoscope a query means; today's where it names none. */
function askedFor(
  { type, range }: { type?: string | undefined; range?: HoroscopeRange | undefined },
  now: Date,
  date: string | null = null,
): Asked {
  if (type !== undefined && range !== undefined) throw invalidFields({ non_field_errors: 'Give either type or range.' })
  const day = dayOf(date) ?? dayInIndia(now)
  if (type !== undefined) {
    const kind = kindOfHoroscope(type, day)
    if (!kind) throw notFound(`We have no horoscope of the kind "${type}".`)
    return { type, ...kind }
  }
  const wanted = range ?? 'today'
  return { type: typeOfRange(wanted), range: wanted, period: periodOf(wanted, day) }
}

/** The day that a query counts from. */
function dayOf(date: string | null): string | null {
  if (date === null) return null
  const day = new Date(`${date}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    throw invalidFields({ date: 'Write a date as 2026-11-20.' })
  if (!isSupportedDay(date)) throw invalidFields({ date: 'Use a date from 1900 to 2099.' })
  return date
}

async function horoscopesOf(
  { db }: EndpointContext,
  { type, range, period }: Asked,
  signs: readonly (typeof ZODIAC_SIGNS)[number][],
) {
  const found = await readHoroscopes(db, signs, period)
  return found.map(({ id, sign, text }): Reply<'getHoroscope'> => ({
    id,
    type,
    range,
    sign,
    title: text.title,
    valid_from: period.start,
    valid_to: period.end,
    summary: text.summary,
    because: text.because,
    sections: [...text.sections],
    sky: skyFrom(sign, period).map(({ isRetrograde, ...position }) => ({ ...position, is_retrograde: isRetrograde })),
    lucky_color: text.luckyColour,
    lucky_number: text.luckyNumber,
  }))
}
