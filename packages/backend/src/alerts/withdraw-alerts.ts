import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { alerts, type Alert } from './tables.ts'

export const alertsOf = (db: Db, customerId: number): Promise<Alert[]> =>
  db.select().from(alerts).where(eq(alerts.customerId, customerId)).orderBy(asc(alerts.id))

export async function withdrawAlert(db: Db, customerId: number, astrologerId: number): Promise<void> {
  await db.delete(alerts).where(and(eq(alerts.customerId, customerId), eq(alerts.astrologerId, astrologerId)))
}

/** For an account that is deleted: nothing about the customer's browser is kept. */
export async function deleteAlertsOf(db: Db, customerId: number): Promise<void> {
  await db.delete(alerts).where(eq(alerts.customerId, customerId))
}
