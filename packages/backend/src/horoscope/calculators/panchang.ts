import {
  abhijitMuhurta,
  choghadiya,
  gulikaKaal,
  horas,
  moonrise,
  moonset,
  panchang as panchangOf,
  rahuKaal,
  yamaganda,
  type CivilDay,
  type Place,
  type Interval,
} from '@tarapath/jyotish'
import { invalidFields } from '../../errors.ts'
import { utcOffsetMinutes } from '../../places/index.ts'
import { isSupportedDay } from '../kind-of-horoscope.ts'
import { capitalised, grahaInWords } from '../in-words.ts'
import type { Calculators, Finding, Question } from './calculator.ts'
import { instantOf } from './read-birth.ts'
import { readPlace } from './read-place.ts'
import { dateThere, periodReply, timeThere } from './say.ts'

/** A day at a place, and how its clocks print a moment. */
interface DayThere {
  day: CivilDay
  place: Place
  clock: (date: Date | null) => string
  span: (stretch: Interval) => string
}

export const panchang: Calculators = {
  tithi: {
    title: 'Tithi',
    run: forDay(({ day, place, clock }) => {
      const found = panchangOf(day, place)
      const [tithi] = found.tithis
      const list = (items: readonly { name: string; end: Date }[]) =>
        items.map(({ name, end }) => `${name} until ${clock(end)}`).join('; ') + '.'
      return {
        score: tithi?.number ?? 0,
        summary: `${tithi?.name}, ${tithi?.paksha} paksha, until ${clock(tithi?.end ?? null)}.`,
        sections: [
          ['Vara', found.vara.name],
          ['Tithi', list(found.tithis)],
          ['Nakshatra', list(found.nakshatras)],
          ['Yoga', list(found.yogas)],
          ['Karana', list(found.karanas)],
          ['Sun', `Rises ${clock(found.sunrise)}, sets ${clock(found.sunset)}.`],
          ['Moon', `Rises ${clock(found.moonrise)}, sets ${clock(found.moonset)}.`],
        ],
        periods: found.tithis.map((item) => periodReply(`${item.paksha} ${item.name}`, item)),
      }
    }),
  },

  choghadiya: {
    title: 'Choghadiya',
    run: forDay(({ day, place, span }) => {
      const parts = choghadiya(day, place)
      const good = parts.filter(({ kind, isDay }) => kind === 'good' && isDay)
      return {
        summary: `Good by day: ${good.map((part) => `${part.name} ${span(part)}`).join(', ')}.`,
        sections: parts.map(
          (part) => [`${part.name}, ${part.isDay ? 'day' : 'night'}`, `${span(part)}, ${part.kind}`] as const,
        ),
        periods: parts.map((part) => periodReply(part.name, part, part.kind)),
      }
    }),
  },

  hora: {
    title: 'Hora',
    run: forDay(({ day, place, span }) => {
      const parts = horas(day, place)
      return {
        summary: `The first hora of the day belongs to ${grahaInWords(parts[0]?.lord ?? 'Sun')}.`,
        sections: parts.map((part) => [`${part.lord}, ${part.isDay ? 'day' : 'night'}`, span(part)] as const),
        periods: parts.map((part) => periodReply(part.lord, part)),
      }
    }),
  },

  'rahu-kaal': {
    title: 'Rahu kaal',
    run: forDay(({ day, place, span }) => {
      const kaals = {
        'Rahu kaal': rahuKaal(day, place),
        Yamaganda: yamaganda(day, place),
        'Gulika kaal': gulikaKaal(day, place),
      }
      return {
        summary: `Rahu kaal is ${span(kaals['Rahu kaal'])}. Tradition begins nothing new in it; what runs may run.`,
        sections: Object.entries(kaals).map(([name, stretch]) => [name, span(stretch)] as const),
        periods: Object.entries(kaals).map(([name, stretch]) => periodReply(name, stretch, 'avoid')),
      }
    }),
  },

  'abhijit-muhurta': {
    title: 'Abhijit muhurta',
    run: forDay(({ day, place, span }) => {
      const muhurta = abhijitMuhurta(day, place)
      return {
        summary: `Abhijit muhurta is ${span(muhurta)}.${muhurta.isUsed ? '' : ' On a Wednesday tradition leaves it out.'}`,
        sections: [['What it is', 'The middle fifteenth of the daylight, good for beginning almost anything.']],
        periods: [periodReply('Abhijit muhurta', muhurta, muhurta.isUsed ? 'good' : 'neutral')],
      }
    }),
  },

  moonrise: {
    title: 'Moonrise',
    run: forDay(({ day, place, clock }) => {
      const rises = moonrise(day, place)
      return {
        summary: rises
          ? `The Moon rises at ${clock(rises)}.`
          : 'The Moon does not rise on this day; it does on the next.',
        sections: [
          ['Moonrise', capitalised(clock(rises))],
          ['Moonset', capitalised(clock(moonset(day, place)))],
        ],
      }
    }),
  },
}

/** A calculator of a day at a place: the one that is named, or else the day of birth, or else today there. */
function forDay(find: (there: DayThere) => Finding): (question: Question) => Promise<Finding> {
  return async (question) => {
    const { place, timeZone } = await readPlace(question, '', true)
    const { date: named, date_of_birth: born } = question.body
    const date = named ?? born ?? isoDayThere(question.now, timeZone)
    if (!isSupportedDay(date))
      throw invalidFields({ [named === undefined ? 'date_of_birth' : 'date']: 'Use a date from 1900 to 2099.' })
    const day = { date, utcOffsetMinutes: utcOffsetMinutes(timeZone, instantOf(date, 12 * 3600, timeZone)) }
    const clock = (moment: Date | null) => (moment ? momentThere(moment, date, timeZone) : 'not on this day')
    const span = ({ start, end }: Interval) => `${clock(start)} to ${clock(end)}`
    try {
      const finding = find({ day, place, clock, span })
      return {
        ...finding,
        sections: [['Day', dateThere(instantOf(date, 12 * 3600, timeZone), timeZone)], ...finding.sections],
      }
    } catch (reason) {
      // Near the poles the Sun may stay up or down all day, and there is nothing to divide.
      if (reason instanceof RangeError) throw invalidFields({ latitude: reason.message })
      throw reason
    }
  }
}

const isoDayThere = (now: Date, timeZone: string) =>
  new Date(now.getTime() + utcOffsetMinutes(timeZone, now) * 60_000).toISOString().slice(0, 10)

/** `18:05`, or with its date when that is another one. */
function momentThere(moment: Date, date: string, timeZone: string): string {
  const time = timeThere(moment, timeZone)
  return isoDayThere(moment, timeZone) === date ? time : `${time} on ${dateThere(moment, timeZone)}`
}
