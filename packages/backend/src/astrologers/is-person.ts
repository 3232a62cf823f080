import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from './tables.ts'

/** Whether an astrologer is a person and not a script. */
export const isPerson = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(astrologers, and(eq(astrologers.id, id), isNull(astrologers.persona)))) > 0
