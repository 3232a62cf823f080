import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { alerts, type Alert } from './tables.ts'

/** What an alert waits for: an astrologer who is free, or a live stream that starts. */
export type AlertSubject = { astrologerId: number } | { streamId: number }

export const isAbout = (subject: AlertSubject): SQL =>
  'streamId' in subject ? eq(alerts.streamId, subject.streamId) : eq(alerts.astrologerId, subject.astrologerId)

export const alertsOf = (db: Db, customerId: number): Promise<Alert[]> =>
  db.select().from(alerts).where(eq(alerts.customerId, customerId)).orderBy(asc(alerts.id))

export async function withdrawAlert(db: Db, customerId: number, subject: AlertSubject): Promise<void> {
  await db.delete(alerts).where(and(eq(alerts.customerId, customerId), isAbout(subject)))
}

/** For an account that is deleted: nothing about the customer's browser is kept. */
export async function deleteAlertsOf(db: Db, customerId: number): Promise<void> {
  await db.delete(alerts).where(eq(alerts.customerId, customerId))
}
