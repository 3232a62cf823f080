import { and, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { type Address, orders } from './tables.ts'

const NO_ADDRESS: Address = { name: '', phone: '', line1: '', line2: null, city: '', state: '', pincode: '' }

/** As the index has it. */
export const WITH_ADDRESS = sql`${orders.address} ->> 'phone' <> ''`

/**
 * Until when an invoice is kept: eight financial years after its own, which begins on 1 April in India.
 * Our own choice: the Companies Act asks for eight years, and the laws on GST and income tax for fewer.
 */
export const keptUntil = (placedAt: SQL): SQL => sql`
  (date_trunc('year', ${placedAt} at time zone 'Asia/Kolkata' - interval '3 months') + interval '9 years 3 months')
    at time zone 'Asia/Kolkata'`

/** Takes the delivery address off the invoices that the law no longer asks for. Their amounts stay. */
export async function eraseOldAddresses(db: Db, now: Date): Promise<void> {
  await db
    .update(orders)
    .set({ address: NO_ADDRESS })
    .where(and(WITH_ADDRESS, sql`${keptUntil(sql`${orders.placedAt}`)} <= ${now.toISOString()}::timestamptz`))
}
