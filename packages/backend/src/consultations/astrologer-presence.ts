import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { addSeconds } from './lifecycle.ts'
import { consultations, type Consultation } from './tables.ts'

/** The app of the astrologer polls every 1.5 seconds; not every poll writes its time. */
const WRITTEN_EVERY_SECONDS = 10
/** Our own choice: the customer is told when the app of the astrologer has been silent for this time. */
export const AWAY_AFTER_SECONDS = 30

/** Records a heartbeat of the app of the astrologer. */
export async function noteAstrologerSeen(db: Db, now: Date, consultation: Consultation): Promise<void> {
  const { id, startedAt, endedAt, astrologerSeenAt } = consultation
  const before = addSeconds(now, -WRITTEN_EVERY_SECONDS)
  if (!startedAt || endedAt || (astrologerSeenAt && astrologerSeenAt > before)) return
  await db
    .update(consultations)
    .set({ astrologerSeenAt: now })
    .where(
      and(
        eq(consultations.id, id),
        isNotNull(consultations.startedAt),
        isNull(consultations.endedAt),
        or(isNull(consultations.astrologerSeenAt), lt(consultations.astrologerSeenAt, now)),
      ),
    )
}

/** When the app of the astrologer last polled a running chat in which it is silent; null while it polls, and without an app. */
export function astrologerAwaySince(
  { kind, startedAt, endedAt, astrologerSeenAt }: Consultation,
  now: Date,
): Date | null {
  if (kind !== 'chat' || !startedAt || endedAt || !astrologerSeenAt) return null
  return addSeconds(astrologerSeenAt, AWAY_AFTER_SECONDS) <= now ? astrologerSeenAt : null
}
