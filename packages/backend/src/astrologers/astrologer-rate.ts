import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from './tables.ts'

/** The name of an astrologer and the current price of a minute; null for an unknown id. */
export async function astrologerRate(
  db: Db,
  astrologerId: number,
): Promise<{ name: string; ratePaise: number } | null> {
  const { name, ratePaise } = astrologers
  const [rate] = await db.select({ name, ratePaise }).from(astrologers).where(eq(astrologers.id, astrologerId))
  return rate ?? null
}
