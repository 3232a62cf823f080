import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers, type Customer } from './tables.ts'

/** The customer with this phone number. The first login creates the account. */
export async function findOrCreateCustomer(
  db: Db,
  now: Date,
  phone: string,
): Promise<{ customer: Customer; isNew: boolean }> {
  const [created] = await db.insert(customers).values({ phone, createdAt: now }).onConflictDoNothing().returning()
  if (created) return { customer: created, isNew: true }
  const [customer] = await db.select().from(customers).where(eq(customers.phone, phone))
  if (!customer) throw new Error('The customer was deleted during the login.')
  return { customer, isNew: false }
}
