import { z } from 'zod'
import {
  CalculatorInput,
  CalculatorResult,
  Horoscope,
  HoroscopeQuery,
  HoroscopeRange,
  HoroscopeType,
} from './entities/horoscope.ts'
import { FieldErrors } from './errors.ts'
import { spec } from './named.ts'
import { page, Paginated } from './pagination.ts'
import { get, group, post } from './row.ts'
import { QueryValue, Word, ZodiacSign } from './scalars.ts'

const horoscopeKeys = {
  type: spec(Word.optional()),
  range: spec(HoroscopeRange.optional()),
  sign: spec(ZodiacSign.optional()),
}

export const horoscope = group('horoscope', {
  getHoroscope: get('/api/v1/horoscope/', {
    summary: 'One horoscope: of a kind, or for a span of time and a sign.',
    auth: 'none',
    query: z
      .object(horoscopeKeys)
      .refine((query) => (query.type === undefined) !== (query.range === undefined), 'Give either type or range.')
      .refine((query) => query.range === undefined || query.sign !== undefined, {
        path: ['sign'],
        message: 'A range needs a sign.',
      }),
    queryInput: HoroscopeQuery,
    response: Horoscope,
    ssr: true,
    notes: 'A day is a day in India. A kind without a sign answers aries.',
  }),

  listHoroscopeTypes: get('/api/v2/horoscope/type-list', {
    summary: 'The kinds of horoscope in the header menu.',
    auth: 'none',
    response: z.array(HoroscopeType),
    ssr: true,
    notes: 'When it fails the menu shows its two built-in entries.',
  }),

  queryHoroscopes: get('/api/v2/horoscope/', {
    summary: 'Horoscopes by any query the server understands.',
    auth: 'none',
    query: z.object({ ...horoscopeKeys, ...page }).catchall(QueryValue),
    response: Paginated(Horoscope),
    ssr: true,
    notes:
      'Keys beyond the known ones are sent as they are. `date=2026-11-20` counts the range, or the kind, from that day; without a sign all twelve answer.',
  }),

  runCalculator: post('/api/v1/services/{product}-calculator/', {
    summary: 'Runs a calculator on birth details.',
    auth: 'optional',
    params: { product: spec(Word) },
    query: z.object({ calculator_type: spec(Word) }),
    body: CalculatorInput,
    response: CalculatorResult,
    errors: [FieldErrors],
    retry: 'idempotent',
    notes:
      'Changes nothing on the server, so it is repeated like a read. A time of birth is `06:45` on clocks of the birth place; a place is coordinates with a time zone, or a name.',
  }),
})
