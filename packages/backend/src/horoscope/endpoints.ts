import { horoscopeTypeReply, listHoroscopeTypes } from './list-horoscope-types.ts'
import { invalidFields, notFound } from '../errors.ts'
import { pageReply, readPage } from '../endpoint/page.ts'
import { runCalculator } from './calculators/run-calculator.ts'
import { parseHoroscopeType, typeOfRange } from './parse-horoscope-type.ts'
import { dayInIndia, isSupportedDay, periodOf, type HoroscopeRange, type Period } from './period.ts'
import { readHoroscopes, listGrahaPositions } from './read-horoscopes.ts'
import { ZODIAC_SIGNS, type ZodiacSign } from './zodiac-sign.ts'
import type { EndpointContext, Handlers, Reply } from '../endpoint/handler.ts'

interface HoroscopeQuery {
  type: string
  range: HoroscopeRange
  period: Period
}

export const horoscopeEndpoints: Handlers<'horoscope'> = {
  async getHoroscope({ query }, context) {
    // Our own choice: a query without a sign gets the horoscope of the first sign.
    const [horoscope] = await horoscopeReplies(context, parseQuery(query, context.now), [query.sign ?? 'aries'])
    return horoscope as Reply<'getHoroscope'>
  },

  async listHoroscopeTypes(_, { db, now }) {
    return (await listHoroscopeTypes(db)).map((row) => horoscopeTypeReply(row, now))
  },

  async queryHoroscopes({ query }, context) {
    const parsed = parseQuery(query, context.now, context.url.searchParams.get('date'))
    const signs = query.sign ? [query.sign] : ZODIAC_SIGNS
    const page = readPage(query)
    const horoscopes = await horoscopeReplies(context, parsed, signs.slice(page.offset, page.offset + page.limit))
    return pageReply(context.url, page, signs.length, horoscopes)
  },

  async runCalculator({ path, query, body }, { ports, now }) {
    const type = query.calculator_type
    const { title, result } = await runCalculator(path.product, type, { body, places: ports.places, now })
    return {
      calculator_type: type,
      title,
      score: result.score ?? null,
      summary: result.summary,
      sections: result.sections.map(([section, text]) => ({ title: section, text })),
      chart: result.chart ?? null,
      periods: result.periods ?? [],
    }
  },
}

/** Resolves a query to a range and a period; the default is today. */
function parseQuery(
  { type, range }: { type?: string | undefined; range?: HoroscopeRange | undefined },
  now: Date,
  date: string | null = null,
): HoroscopeQuery {
  if (type !== undefined && range !== undefined) throw invalidFields({ non_field_errors: 'Give either type or range.' })
  const day = parseDay(date) ?? dayInIndia(now)
  if (type !== undefined) {
    const parsed = parseHoroscopeType(type, day)
    if (!parsed) throw notFound(`There is no horoscope of the type "${type}".`)
    return { type, ...parsed }
  }
  const rangeOrToday = range ?? 'today'
  return { type: typeOfRange(rangeOrToday), range: rangeOrToday, period: periodOf(rangeOrToday, day) }
}

/** The day from which a query counts its period; null when it names none. */
function parseDay(date: string | null): string | null {
  if (date === null) return null
  const day = new Date(`${date}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    throw invalidFields({ date: 'Write a date as 2026-11-20.' })
  if (!isSupportedDay(date)) throw invalidFields({ date: 'Use a date from 1900 to 2099.' })
  return date
}

async function horoscopeReplies(
  { db }: EndpointContext,
  { type, range, period }: HoroscopeQuery,
  signs: readonly ZodiacSign[],
) {
  const horoscopes = await readHoroscopes(db, signs, period)
  return horoscopes.map(({ id, sign, text }): Reply<'getHoroscope'> => ({
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
    sky: listGrahaPositions(sign, period).map(({ isRetrograde, ...position }) => ({
      ...position,
      is_retrograde: isRetrograde,
    })),
    lucky_color: text.luckyColour,
    lucky_number: text.luckyNumber,
  }))
}
