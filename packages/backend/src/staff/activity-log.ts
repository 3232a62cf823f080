import { desc } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { deskActs } from './tables.ts'
import type { Page } from '../endpoint/page.ts'

export type DeskAct = typeof deskActs.$inferSelect

/** Call it in the transaction of the action itself. */
export async function logStaffAction(tx: Db, act: typeof deskActs.$inferInsert): Promise<void> {
  await tx.insert(deskActs).values(act)
}

/** Newest first. */
export async function listStaffActions(db: Db, { limit, offset }: Page): Promise<{ count: number; acts: DeskAct[] }> {
  const acts = await db.select().from(deskActs).orderBy(desc(deskActs.id)).limit(limit).offset(offset)
  return { count: await db.$count(deskActs), acts }
}
