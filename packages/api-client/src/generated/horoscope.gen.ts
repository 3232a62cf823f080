// Made from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import type {
  CalculatorInput,
  CalculatorResult,
  Horoscope,
  HoroscopeQuery,
  HoroscopeRange,
  HoroscopeType,
  Paginated,
  QueryValue,
  ZodiacSign,
} from './types.gen.ts'

/**
 * One horoscope: of a kind, or for a span of time and a sign.
 *
 * A day is a day in India. A kind without a sign answers aries.
 *
 * `GET /api/v1/horoscope/`.
 */
export function getHoroscope(
  client: Client,
  input: HoroscopeQuery,
  options?: CallOptions,
): Promise<Horoscope> {
  return client.call(
    { name: 'getHoroscope', method: 'GET', path: '/api/v1/horoscope/' },
    options,
    input,
  )
}

/**
 * The kinds of horoscope in the header menu.
 *
 * When it fails the menu shows its two built-in entries.
 *
 * `GET /api/v2/horoscope/type-list`.
 */
export function listHoroscopeTypes(
  client: Client,
  options?: CallOptions,
): Promise<HoroscopeType[]> {
  return client.call(
    { name: 'listHoroscopeTypes', method: 'GET', path: '/api/v2/horoscope/type-list' },
    options,
  )
}

/** What `queryHoroscopes` takes. */
export interface QueryHoroscopesInput {
  type?: string | undefined
  range?: HoroscopeRange | undefined
  sign?: ZodiacSign | undefined
  limit?: 'all' | number | undefined
  offset?: number | undefined
  [key: string]: QueryValue
}

/**
 * Horoscopes by any query the server understands.
 *
 * Keys beyond the known ones are sent as they are. `date=2026-11-20` counts the range, or the kind, from that
 * day; without a sign all twelve answer.
 *
 * `GET /api/v2/horoscope/`.
 */
export function queryHoroscopes(
  client: Client,
  input?: QueryHoroscopesInput,
  options?: CallOptions,
): Promise<Paginated<Horoscope>> {
  return client.call(
    { name: 'queryHoroscopes', method: 'GET', path: '/api/v2/horoscope/' },
    options,
    input,
  )
}

/** What `runCalculator` takes. */
export interface RunCalculatorInput {
  product: string
  calculator_type: string
}

/**
 * Runs a calculator on birth details.
 *
 * Changes nothing on the server, so it is repeated like a read. A time of birth is `06:45` on clocks of the
 * birth place; a place is coordinates with a time zone, or a name.
 *
 * `POST /api/v1/services/{product}-calculator/`. Carries the token when there is a session. Refusals:
 * `FieldErrors`.
 */
export function runCalculator(
  client: Client,
  input: RunCalculatorInput,
  body: CalculatorInput,
  options?: CallOptions,
): Promise<CalculatorResult> {
  return client.call(
    { name: 'runCalculator', method: 'POST', path: '/api/v1/services/{product}-calculator/', auth: 'optional', retry: 'idempotent' },
    options,
    input,
    body,
  )
}
