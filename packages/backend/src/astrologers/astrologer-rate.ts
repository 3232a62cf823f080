import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from './tables.ts'

/** What a minute with an astrologer costs now, and whom it is with. */
export async function astrologerRate(
  db: Db,
  astrologerId: number,
): Promise<{ name: string; ratePaise: number } | null> {
  const { name, ratePaise } = astrologers
  const [rate] = await db.select({ name, ratePaise }).from(astrologers).where(eq(astrologers.id, astrologerId))
  return rate ?? null
}
