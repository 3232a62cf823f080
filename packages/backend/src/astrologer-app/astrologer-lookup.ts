import { and, eq, isNull } from 'drizzle-orm'
import { astrologerAccounts, astrologerOf, astrologers } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import type { SignedInAstrologer } from '../endpoint/handler.ts'
import { createTokenLookup, customers, type TokenFailure } from '../identity/index.ts'

export type AstrologerLookup = (token: string, now: Date) => Promise<SignedInAstrologer | TokenFailure>

/** Finds the astrologer of an access token. Whoever is no longer an astrologer has no valid token. */
export function createAstrologerLookup(db: Db): AstrologerLookup {
  const findAccount = createTokenLookup(db, 'astrologer')
  return async (token, now) => {
    const found = await findAccount(token, now)
    if (typeof found === 'string') return found
    const id = await astrologerOf(db, found.customer.id)
    return id === null ? 'unknown token' : { id, account: found }
  }
}

/** The astrologer who was taken on with this number, or null. */
export async function findAstrologerByPhone(
  db: Db,
  phone: string,
): Promise<{ id: number; name: string; accountId: number; blockedAt: Date | null } | null> {
  const [found] = await db
    .select({
      id: astrologers.id,
      name: astrologers.name,
      accountId: customers.id,
      blockedAt: customers.blockedAt,
    })
    .from(customers)
    .innerJoin(astrologerAccounts, eq(astrologerAccounts.customerId, customers.id))
    .innerJoin(astrologers, eq(astrologers.id, astrologerAccounts.astrologerId))
    .where(and(eq(customers.phone, phone), isNull(customers.deletedAt)))
  return found ?? null
}
