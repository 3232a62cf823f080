import { account } from '../table/account.ts'
import { astrologers } from '../table/astrologers.ts'
import { consultations } from '../table/consultations.ts'
import { content } from '../table/content.ts'
import { courses } from '../table/courses.ts'
import { diagnostics } from '../table/diagnostics.ts'
import { horoscope } from '../table/horoscope.ts'
import { live } from '../table/live.ts'
import { mantras } from '../table/mantras.ts'
import { payments } from '../table/payments.ts'
import { places } from '../table/places.ts'
import { queue } from '../table/queue.ts'
import { registration } from '../table/registration.ts'
import { store } from '../table/store.ts'
import { wallet } from '../table/wallet.ts'

export type { Auth, Refresh, Retry, Role, Row } from '../table/row.ts'
export { MAX_RECHARGE_RUPEES, MIN_RECHARGE_RUPEES } from './recharge-limits.ts'

/**
 * Every endpoint of the platform by its function name: method, path, schemas (zod 4), auth rule, retry rule.
 * For servers, mocks and generators. Keep it out of browser bundles, because it imports zod.
 *
 * `z.output<(typeof table)['getAstrologer']['response']>` is the type of the reply of `getAstrologer`.
 */
export const table = {
  ...account,
  ...places,
  ...horoscope,
  ...astrologers,
  ...registration,
  ...diagnostics,
  ...content,
  ...mantras,
  ...consultations,
  ...live,
  ...queue,
  ...wallet,
  ...payments,
  ...courses,
  ...store,
}

/** The name of an endpoint: `'getAstrologer'`. */
export type EndpointName = keyof typeof table

/** The names of all endpoints, in the order of the table. */
export const endpointNames = Object.keys(table) as EndpointName[]
