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
import { QueryValue, ShortText, ZodiacSign } from './scalars.ts'

const horoscopeKeys = {
  type: spec(ShortText.optional()),
  range: spec(HoroscopeRange.optional()),
  sign: spec(ZodiacSign.optional()),
}

export const horoscope = group('horoscope', {
  getHoroscope: get('/api/v1/horoscope/', {
    summary: 'One horoscope: by type, or by range and sign.',
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
    notes: "Days are in India's time zone. A type without a sign returns aries.",
  }),

  listHoroscopeTypes: get('/api/v2/horoscope/type-list', {
    summary: 'The horoscope types of the header menu.',
    auth: 'none',
    response: z.array(HoroscopeType),
    ssr: true,
    notes: 'When it fails, the menu shows its two built-in entries.',
  }),

  queryHoroscopes: get('/api/v2/horoscope/', {
    summary: 'Horoscopes by any query that the server supports.',
    auth: 'none',
    query: z.object({ ...horoscopeKeys, ...page }).catchall(QueryValue),
    response: Paginated(Horoscope),
    ssr: true,
    notes:
      'Unknown keys are sent unchanged. `date=2026-11-20` calculates the range, or the type, from that day; without a sign, all twelve are returned.',
  }),

  runCalculator: post('/api/v1/services/{product}-calculator/', {
    summary: 'Runs a calculator with birth details.',
    auth: 'optional',
    params: { product: spec(ShortText) },
    query: z.object({ calculator_type: spec(ShortText) }),
    body: CalculatorInput,
    response: CalculatorResult,
    errors: [FieldErrors],
    retry: 'idempotent',
    notes:
      'Changes nothing on the server, so it is retried like a read. The time of birth, `06:45`, is local to the place of birth; a place is either coordinates with a time zone, or a name.',
  }),
})
