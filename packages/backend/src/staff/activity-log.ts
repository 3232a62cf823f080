import { desc } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { staffActivity } from './tables.ts'
import type { Page } from '../endpoint/page.ts'

export type StaffAction = typeof staffActivity.$inferSelect

/** Call it in the transaction of the action itself. */
export async function logStaffAction(tx: Db, action: typeof staffActivity.$inferInsert): Promise<void> {
  await tx.insert(staffActivity).values(action)
}

/** Newest first. */
export async function listStaffActions(
  db: Db,
  { limit, offset }: Page,
): Promise<{ count: number; actions: StaffAction[] }> {
  const actions = await db.select().from(staffActivity).orderBy(desc(staffActivity.id)).limit(limit).offset(offset)
  return { count: await db.$count(staffActivity), actions }
}
