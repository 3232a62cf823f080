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
 * Every call of the platform by its function name: method, path, schemas (zod 4), sign-in rule, retry rule.
 * Made for servers, mocks and generators; keep it out of browser bundles, it carries all of zod.
 *
 * `z.output<(typeof table)['getAstrologer']['response']>` is the reply of `getAstrologer`.
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

/** The name of a call: `'getAstrologer'`. */
export type EndpointName = keyof typeof table

/** All names, in the order of the table. */
export const endpointNames = Object.keys(table) as EndpointName[]
