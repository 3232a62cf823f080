import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { consultations, type Consultation } from '../../database/schema/index.ts'
import { after, HEARD_EVERY_SECONDS } from './lifecycle.ts'

/** Notes that the customer's app is there. Polls come all the time; one in a while is written down. */
export async function hear(db: Db, now: Date, { id, endedAt, heardAt }: Consultation): Promise<void> {
  if (endedAt || !heardAt || now < after(heardAt, HEARD_EVERY_SECONDS)) return
  await db.update(consultations).set({ heardAt: now }).where(eq(consultations.id, id))
}

/** Time that somebody turned the clock over was nobody's silence. */
export async function pardonSilence(db: Db, ms: number): Promise<void> {
  const later = sql`${consultations.heardAt} + make_interval(secs => ${ms / 1000})`
  await db
    .update(consultations)
    .set({ heardAt: later })
    .where(and(isNull(consultations.endedAt), isNotNull(consultations.heardAt)))
}
