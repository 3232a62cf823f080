import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accessTokens, customers, signIns, type Customer } from './tables.ts'
import { sha256 } from '../secrets/secrets.ts'

type TokenFailure = 'unknown token' | 'deleted account'

export type TokenOwner = Customer | TokenFailure

/** Finds the customer of an access token and when the token expires. The statement is prepared once. */
export function createTokenLookup(
  db: Db,
): (token: string, now: Date) => Promise<{ customer: Customer; expiresAt: Date } | TokenFailure> {
  const find = db
    .select({ customer: customers, expiresAt: accessTokens.expiresAt, revokedAt: signIns.revokedAt })
    .from(accessTokens)
    .innerJoin(signIns, eq(signIns.id, accessTokens.signInId))
    .innerJoin(customers, eq(customers.id, signIns.customerId))
    .where(eq(accessTokens.hash, sql.placeholder('hash')))
    .prepare('signed_in_customer')
  return async (token, now) => {
    const [found] = await find.execute({ hash: await sha256(token) })
    if (!found || found.expiresAt <= now) return 'unknown token'
    if (found.customer.deletedAt) return 'deleted account'
    return found.revokedAt ? 'unknown token' : found
  }
}
