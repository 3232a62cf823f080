import { and, asc, eq, isNotNull, notExists } from 'drizzle-orm'
import type { Db } from '@tarapath/backend/database'
import { astrologerAccounts, astrologers, rotas, operatorTakeovers } from '@tarapath/backend/astrologers'
import type { Host } from './schedule.ts'

/** A programme needs no more, however many astrologers there are. */
const MOST_HOSTS = 300

/** Astrologers whom the script plays, with the hours they keep. */
export async function listHosts(db: Db): Promise<Host[]> {
  const taken = db
    .select({ id: operatorTakeovers.astrologerId })
    .from(operatorTakeovers)
    .where(eq(operatorTakeovers.astrologerId, astrologers.id))
  const own = db
    .select({ id: astrologerAccounts.astrologerId })
    .from(astrologerAccounts)
    .where(eq(astrologerAccounts.astrologerId, astrologers.id))
  return db
    .select({ id: astrologers.id, rota: rotas })
    .from(astrologers)
    .leftJoin(rotas, eq(rotas.astrologerId, astrologers.id))
    .where(and(notExists(taken), notExists(own), isNotNull(astrologers.persona), eq(astrologers.isVerified, true)))
    .orderBy(asc(astrologers.id))
    .limit(MOST_HOSTS)
}
