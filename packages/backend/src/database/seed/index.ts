import type { Db } from '../db.ts'

/** Fills an empty database. Running it again changes nothing. */
export async function seed(_db: Db, _now: Date): Promise<void> {}
