import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers, type Customer } from './tables.ts'

type CustomerChanges = Partial<Omit<typeof customers.$inferInsert, 'id' | 'phone'>>

/** Returns the customer after the change. A deleted account stays without personal data. */
export async function updateCustomer(db: Db, id: number, changes: CustomerChanges): Promise<Customer | undefined> {
  const [changed] = await db
    .update(customers)
    .set(changes)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
    .returning()
  return changed
}
