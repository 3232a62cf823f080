import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers, formerNumbers } from './tables.ts'

/** Deletes the personal data of an account and marks it as deleted. The id remains, because the ledger refers to it. */
export async function anonymiseCustomer(db: Db, now: Date, id: number): Promise<void> {
  await db
    .update(customers)
    .set({
      phone: `deleted:${id}`,
      name: '',
      email: null,
      gender: null,
      dateOfBirth: null,
      timeOfBirth: null,
      placeOfBirth: null,
      avatar: null,
      deletedAt: now,
    })
    .where(eq(customers.id, id))
  await db.delete(formerNumbers).where(eq(formerNumbers.customerId, id))
}
