import type { Db } from '../database/db.ts'

export async function favouriteAstrologerIds(_db: Db, _customerId: number): Promise<number[]> {
  return []
}
