import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accessTokens, customers, signIns, type Audience, type Customer } from './tables.ts'
import { sha256 } from '../secrets/secrets.ts'

export type TokenFailure = 'unknown token' | 'deleted account'

/** A customer and the sign-in session that a request belongs to. */
export interface SignedInCustomer {
  customer: Customer
  signInId: number
}

export type TokenOwner = SignedInCustomer | TokenFailure

/** Finds whose access token it is and when it expires. One of another audience is unknown. The statement is prepared once. */
export function createTokenLookup(
  db: Db,
  audience: Audience,
): (token: string, now: Date) => Promise<(SignedInCustomer & { expiresAt: Date }) | TokenFailure> {
  const find = db
    .select({
      customer: customers,
      signInId: signIns.id,
      expiresAt: accessTokens.expiresAt,
      revokedAt: signIns.revokedAt,
    })
    .from(accessTokens)
    .innerJoin(signIns, eq(signIns.id, accessTokens.signInId))
    .innerJoin(customers, eq(customers.id, signIns.customerId))
    .where(and(eq(accessTokens.hash, sql.placeholder('hash')), eq(signIns.audience, audience)))
    .prepare(`signed_in_${audience}`)
  return async (token, now) => {
    const [found] = await find.execute({ hash: await sha256(token) })
    if (!found || found.expiresAt <= now) return 'unknown token'
    if (found.customer.deletedAt) return 'deleted account'
    return found.revokedAt ? 'unknown token' : found
  }
}
