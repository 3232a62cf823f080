import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers, type Customer } from './tables.ts'

/** The customer with this phone number. The first sign-in creates the account. */
export async function customerOfPhone(
  db: Db,
  now: Date,
  phone: string,
): Promise<{ customer: Customer; isNew: boolean }> {
  const [made] = await db.insert(customers).values({ phone, createdAt: now }).onConflictDoNothing().returning()
  if (made) return { customer: made, isNew: true }
  const [customer] = await db.select().from(customers).where(eq(customers.phone, phone))
  if (!customer) throw new Error('A customer vanished while signing in.')
  return { customer, isNew: false }
}
