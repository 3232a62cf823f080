import { and, asc, eq, isNotNull, notExists } from 'drizzle-orm'
import type { Db } from '@tarapath/backend/database'
import { astrologerAccounts, astrologers, workingHours, operatorTakeovers } from '@tarapath/backend/astrologers'
import type { Host } from './schedule.ts'

/** Enough for a varied schedule. */
const MAX_HOSTS = 300

/** Verified scripted astrologers without an account or an operator, with their working hours. */
export async function listHosts(db: Db): Promise<Host[]> {
  const takeover = db
    .select({ id: operatorTakeovers.astrologerId })
    .from(operatorTakeovers)
    .where(eq(operatorTakeovers.astrologerId, astrologers.id))
  const account = db
    .select({ id: astrologerAccounts.astrologerId })
    .from(astrologerAccounts)
    .where(eq(astrologerAccounts.astrologerId, astrologers.id))
  return db
    .select({ id: astrologers.id, hours: workingHours })
    .from(astrologers)
    .leftJoin(workingHours, eq(workingHours.astrologerId, astrologers.id))
    .where(
      and(notExists(takeover), notExists(account), isNotNull(astrologers.persona), eq(astrologers.isVerified, true)),
    )
    .orderBy(asc(astrologers.id))
    .limit(MAX_HOSTS)
}
