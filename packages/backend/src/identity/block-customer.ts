import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { DomainError, notFound } from '../errors.ts'
import { emit } from '../events.ts'
import { signOutEverywhere } from './sign-in.ts'
import { customers, formerNumbers, type Customer } from './tables.ts'

/** The customer who has this number (E.164), or else the last one who had it. */
export async function findCustomerByPhone(db: Db, phone: string): Promise<Customer> {
  const [customer] = await db.select().from(customers).where(eq(customers.phone, phone))
  if (customer) return customer
  const [former] = await db
    .select(getTableColumns(customers))
    .from(formerNumbers)
    .innerJoin(customers, eq(customers.id, formerNumbers.customerId))
    .where(eq(formerNumbers.phone, phone))
    .orderBy(desc(formerNumbers.id))
    .limit(1)
  if (!former) throw notFound('No customer has this number.')
  return former
}

/**
 * Signs the customer out everywhere and refuses every sign-in. Money and a running consultation are not touched. An
 * astrologer is suspended too, and unblocking the account does not end the suspension.
 */
export const blockCustomer = (db: Db, now: Date, id: number, reason: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [blocked] = await tx
      .update(customers)
      .set({ blockedAt: now, blockedBecause: reason })
      .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
      .returning({ id: customers.id })
    if (!blocked) throw notFound('There is no such customer.')
    await signOutEverywhere(tx, now, id, 'blocked')
    await emit(tx, 'customerBlocked', { customerId: id, at: now })
  })

export async function unblockCustomer(db: Db, id: number): Promise<void> {
  const [changed] = await db
    .update(customers)
    .set({ blockedAt: null, blockedBecause: null })
    .where(eq(customers.id, id))
    .returning({ id: customers.id })
  if (!changed) throw notFound('There is no such customer.')
}

/** Shown only to a caller who entered the code of this number. */
export function refuseBlocked({ blockedAt }: Pick<Customer, 'blockedAt'>): void {
  if (blockedAt !== null)
    throw new DomainError('blocked', 'This account is blocked. Write to us if you think that this is a mistake.')
}
