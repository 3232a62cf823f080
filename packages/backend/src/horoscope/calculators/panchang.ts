import {
  abhijitMuhurta,
  choghadiya,
  gulikaKaal,
  horas,
  instantOf,
  moonrise,
  moonset,
  panchang as panchangOf,
  rahuKaal,
  yamaganda,
  type CivilDay,
  type Interval,
  type Place,
} from '@tarapath/jyotish'
import { invalidFields } from '../../errors.ts'
import { utcOffsetMinutes } from '../../places/index.ts'
import { capitalize, formatGraha } from '../format.ts'
import { isSupportedDay } from '../period.ts'
import type { CalculatorInput, CalculatorResult, Calculators } from './calculator.ts'
import { formatDate, formatTime } from './format.ts'
import { readPlace } from './read-place.ts'
import { periodReply } from './replies.ts'

/** A day at a place, with functions that format instants in its time zone. */
interface PanchangDay {
  day: CivilDay
  place: Place
  formatClock: (date: Date | null) => string
  formatSpan: (interval: Interval) => string
}

export const panchang: Calculators = {
  tithi: {
    title: 'Tithi',
    run: forDay(({ day, place, formatClock }) => {
      const found = panchangOf(day, place)
      const [tithi] = found.tithis
      const list = (items: readonly { name: string; end: Date }[]) =>
        items.map(({ name, end }) => `${name} until ${formatClock(end)}`).join('; ') + '.'
      return {
        score: tithi?.number ?? 0,
        summary: `${tithi?.name}, ${tithi?.paksha} paksha, until ${formatClock(tithi?.end ?? null)}.`,
        sections: [
          ['Vara', found.vara.name],
          ['Tithi', list(found.tithis)],
          ['Nakshatra', list(found.nakshatras)],
          ['Yoga', list(found.yogas)],
          ['Karana', list(found.karanas)],
          ['Sun', `Rises ${formatClock(found.sunrise)}, sets ${formatClock(found.sunset)}.`],
          ['Moon', `Rises ${formatClock(found.moonrise)}, sets ${formatClock(found.moonset)}.`],
        ],
        periods: found.tithis.map((item) => periodReply(`${item.paksha} ${item.name}`, item)),
      }
    }),
  },

  choghadiya: {
    title: 'Choghadiya',
    run: forDay(({ day, place, formatSpan }) => {
      const parts = choghadiya(day, place)
      const good = parts.filter(({ kind, isDay }) => kind === 'good' && isDay)
      return {
        summary: `Good by day: ${good.map((part) => `${part.name} ${formatSpan(part)}`).join(', ')}.`,
        sections: parts.map(
          (part) => [`${part.name}, ${part.isDay ? 'day' : 'night'}`, `${formatSpan(part)}, ${part.kind}`] as const,
        ),
        periods: parts.map((part) => periodReply(part.name, part, part.kind)),
      }
    }),
  },

  hora: {
    title: 'Hora',
    run: forDay(({ day, place, formatSpan }) => {
      const parts = horas(day, place)
      return {
        summary: `The first hora of the day belongs to ${formatGraha(parts[0]?.lord ?? 'Sun')}.`,
        sections: parts.map((part) => [`${part.lord}, ${part.isDay ? 'day' : 'night'}`, formatSpan(part)] as const),
        periods: parts.map((part) => periodReply(part.lord, part)),
      }
    }),
  },

  'rahu-kaal': {
    title: 'Rahu kaal',
    run: forDay(({ day, place, formatSpan }) => {
      const kaals = {
        'Rahu kaal': rahuKaal(day, place),
        Yamaganda: yamaganda(day, place),
        'Gulika kaal': gulikaKaal(day, place),
      }
      return {
        summary: `Rahu kaal is ${formatSpan(kaals['Rahu kaal'])}. Tradition begins nothing new in it; what runs may run.`,
        sections: Object.entries(kaals).map(([name, interval]) => [name, formatSpan(interval)] as const),
        periods: Object.entries(kaals).map(([name, interval]) => periodReply(name, interval, 'avoid')),
      }
    }),
  },

  'abhijit-muhurta': {
    title: 'Abhijit muhurta',
    run: forDay(({ day, place, formatSpan }) => {
      const muhurta = abhijitMuhurta(day, place)
      return {
        summary: `Abhijit muhurta is ${formatSpan(muhurta)}.${muhurta.isUsed ? '' : ' On a Wednesday tradition leaves it out.'}`,
        sections: [['What it is', 'The middle fifteenth of the daylight, good for beginning almost anything.']],
        periods: [periodReply('Abhijit muhurta', muhurta, muhurta.isUsed ? 'good' : 'neutral')],
      }
    }),
  },

  moonrise: {
    title: 'Moonrise',
    run: forDay(({ day, place, formatClock }) => {
      const rises = moonrise(day, place)
      return {
        summary: rises
          ? `The Moon rises at ${formatClock(rises)}.`
          : 'The Moon does not rise on this day; it does on the next.',
        sections: [
          ['Moonrise', capitalize(formatClock(rises))],
          ['Moonset', capitalize(formatClock(moonset(day, place)))],
        ],
      }
    }),
  },
}

/** Wraps a calculation for one day at a place: the date in the body, else the date of birth, else today at the place. */
function forDay(
  calculate: (day: PanchangDay) => CalculatorResult,
): (input: CalculatorInput) => Promise<CalculatorResult> {
  return async (input) => {
    const { place, timeZone } = await readPlace(input, '', true)
    const { date: givenDate, date_of_birth: birthDate } = input.body
    const date = givenDate ?? birthDate ?? localDate(input.now, timeZone)
    if (!isSupportedDay(date))
      throw invalidFields({ [givenDate === undefined ? 'date_of_birth' : 'date']: 'Use a date from 1900 to 2099.' })
    // Local mean time, as before 1906 in India, has seconds; a civil day has whole minutes.
    const noon = instantOf(date, '12:00', timeZone)
    const offset = Math.round(utcOffsetMinutes(timeZone, noon))
    const day = { date, utcOffsetMinutes: offset }
    const formatClock = (instant: Date | null) => (instant ? formatMoment(instant, date, timeZone) : 'not on this day')
    const formatSpan = ({ start, end }: Interval) => `${formatClock(start)} to ${formatClock(end)}`
    try {
      const result = calculate({ day, place, formatClock, formatSpan })
      return {
        ...result,
        sections: [['Day', formatDate(noon, timeZone)], ...result.sections],
      }
    } catch (reason) {
      // Near the poles the Sun may stay above or below the horizon all day; then the day cannot be divided.
      if (reason instanceof RangeError) throw invalidFields({ latitude: reason.message })
      throw reason
    }
  }
}

const localDate = (instant: Date, timeZone: string) =>
  new Date(instant.getTime() + utcOffsetMinutes(timeZone, instant) * 60_000).toISOString().slice(0, 10)

/** `6:05 pm`, or `6:05 pm on 21 Nov 2026` when the instant is not on `date`. */
function formatMoment(instant: Date, date: string, timeZone: string): string {
  const time = formatTime(instant, timeZone)
  return localDate(instant, timeZone) === date ? time : `${time} on ${formatDate(instant, timeZone)}`
}
