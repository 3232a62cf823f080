import { desc } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { deskActs } from './tables.ts'
import type { Page } from '../endpoint/page.ts'

export type DeskAct = typeof deskActs.$inferSelect

/** To be said in the transaction that does it. */
export async function noteAct(tx: Db, act: typeof deskActs.$inferInsert): Promise<void> {
  await tx.insert(deskActs).values(act)
}

/** The last one first. */
export async function listActs(db: Db, { limit, offset }: Page): Promise<{ count: number; acts: DeskAct[] }> {
  const acts = await db.select().from(deskActs).orderBy(desc(deskActs.id)).limit(limit).offset(offset)
  return { count: await db.$count(deskActs), acts }
}
