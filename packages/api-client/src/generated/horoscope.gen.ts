// Generated from table/ by `pnpm generate`; change the table instead.

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
 * One horoscope: by type, or by range and sign.
 *
 * Days are in India's time zone. A type without a sign returns aries.
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
 * The horoscope types of the header menu.
 *
 * When it fails, the menu shows its two built-in entries.
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

/** Input of `queryHoroscopes`. */
export interface QueryHoroscopesInput {
  type?: string | undefined
  range?: HoroscopeRange | undefined
  sign?: ZodiacSign | undefined
  limit?: 'all' | number | undefined
  offset?: number | undefined
  [key: string]: QueryValue
}

/**
 * Horoscopes by any query that the server supports.
 *
 * Unknown keys are sent unchanged. `date=2026-11-20` calculates the range, or the type, from that day; without a
 * sign, all twelve are returned.
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

/** Input of `runCalculator`. */
export interface RunCalculatorInput {
  product: string
  calculator_type: string
}

/**
 * Runs a calculator with birth details.
 *
 * Changes nothing on the server, so it is retried like a read. The time of birth, `06:45`, is local to the place
 * of birth; a place is either coordinates with a time zone, or a name.
 *
 * `POST /api/v1/services/{product}-calculator/`. Sends the token when there is a session. Errors: `FieldErrors`.
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
