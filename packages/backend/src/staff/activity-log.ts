import { desc } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { staffActivity } from './tables.ts'
import type { Page } from '../endpoint/page.ts'

export type StaffAction = typeof staffActivity.$inferSelect

/** To be said in the transaction that does it. */
export async function noteAct(tx: Db, act: typeof staffActivity.$inferInsert): Promise<void> {
  await tx.insert(staffActivity).values(act)
}

/** The last one first. */
export async function listActs(db: Db, { limit, offset }: Page): Promise<{ count: number; acts: StaffAction[] }> {
  const acts = await db.select().from(staffActivity).orderBy(desc(staffActivity.id)).limit(limit).offset(offset)
  return { count: await db.$count(staffActivity), acts }
}
