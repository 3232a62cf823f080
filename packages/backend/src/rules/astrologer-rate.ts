import type { Db } from '../database/db.ts'

/** What a minute with an astrologer costs now, and whom it is with. */
export async function astrologerRate(
  _db: Db,
  _astrologerId: number,
): Promise<{ name: string; ratePaise: number } | null> {
  return null
}
