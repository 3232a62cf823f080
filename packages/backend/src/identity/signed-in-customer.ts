import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accessTokens, customers, signIns, type Customer } from './tables.ts'
import { hashOf } from '../secrets/secrets.ts'

export type SignedIn = Customer | 'unknown token' | 'deleted account'
type Found = { customer: Customer; expiresAt: Date } | 'unknown token' | 'deleted account'

/** Finds out whose access token it is, and until when it is good. Prepared once. */
export function signedInCustomer(db: Db): (token: string, now: Date) => Promise<Found> {
  const find = db
    .select({ customer: customers, expiresAt: accessTokens.expiresAt, revokedAt: signIns.revokedAt })
    .from(accessTokens)
    .innerJoin(signIns, eq(signIns.id, accessTokens.signInId))
    .innerJoin(customers, eq(customers.id, signIns.customerId))
    .where(eq(accessTokens.hash, sql.placeholder('hash')))
    .prepare('signed_in_customer')
  return async (token, now) => {
    const [found] = await find.execute({ hash: await hashOf(token) })
    if (!found || found.expiresAt <= now) return 'unknown token'
    if (found.customer.deletedAt) return 'deleted account'
    return found.revokedAt ? 'unknown token' : found
  }
}
