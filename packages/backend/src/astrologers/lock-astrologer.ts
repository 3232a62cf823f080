import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from './tables.ts'

/** Locks the row, so that requests and queue entries of one astrologer change one at a time. Null: no such astrologer. */
export async function lockAstrologer(tx: Db, astrologerId: number) {
  const [locked] = await tx.select().from(astrologers).where(eq(astrologers.id, astrologerId)).for('update')
  return locked ?? null
}
