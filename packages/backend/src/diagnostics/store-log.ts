import { lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { diagnosticLogs } from './tables.ts'
import { scrub } from './scrub.ts'

export const KEPT_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000
const MAX_FACTS = 20
const MAX_NAME_LENGTH = 60

/** Stores the diagnostic log of an app for two weeks, without personal data. */
export async function storeLog(db: Db, now: Date, log: string, context: Readonly<Record<string, string>>) {
  const facts = Object.entries(context).slice(0, MAX_FACTS)
  await db.insert(diagnosticLogs).values({
    log: scrub(log),
    // Name and value together, because some values are secret by their names alone.
    facts: facts.map(([name, value]) => scrub(`${name.slice(0, MAX_NAME_LENGTH)}: ${value}`)),
    createdAt: now,
  })
}

export async function deleteExpiredLogs(db: Db, now: Date): Promise<void> {
  await db.delete(diagnosticLogs).where(lte(diagnosticLogs.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)))
}
