import { asc, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from './tables.ts'

const MOST = 2000

/** The astrologers that staff can choose in a form, by name. */
export const listAstrologerNames = (db: Db): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: astrologers.id, name: astrologers.name })
    .from(astrologers)
    .where(isNull(astrologers.suspendedAt))
    .orderBy(asc(astrologers.name), asc(astrologers.id))
    .limit(MOST)
