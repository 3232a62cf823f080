import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers, workingHours, operatorTakeovers, shiftAt } from '../astrologers/index.ts'
import { consultations } from '../consultations/index.ts'
import { queueEntries } from './tables.ts'
import { isOpenEntry } from './queue-entries.ts'

const BATCH_SIZE = 500

/**
 * Sets astrologers offline whose working hours are over. Those with a consultation, a live stream or a queue stay until
 * these are over. A scripted astrologer with an operator stays online, and only the end of the next working hours is stored.
 */
export async function endDuty(db: Db, now: Date): Promise<void> {
  // Usually no one is due, and this query reads only an index.
  const [first] = await db
    .select({ id: workingHours.astrologerId })
    .from(workingHours)
    .where(lte(workingHours.offDutyAt, now))
    .limit(1)
  if (!first) return
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ hours: workingHours })
      .from(workingHours)
      .innerJoin(astrologers, eq(astrologers.id, workingHours.astrologerId))
      .where(and(lte(workingHours.offDutyAt, now), not(isEngaged(tx))))
      .orderBy(asc(workingHours.offDutyAt), asc(workingHours.astrologerId))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    if (due.length === 0) return
    const ids = due.map(({ hours }) => hours.astrologerId)
    // Checked again: a customer may have come before the lock was held.
    const engaged = await tx
      .select({ id: astrologers.id })
      .from(astrologers)
      .where(and(inArray(astrologers.id, ids), isEngaged(tx)))
    const engagedIds = new Set(engaged.map(({ id }) => id))
    const next = due
      .filter(({ hours }) => !engagedIds.has(hours.astrologerId))
      .map(({ hours }) => ({ id: hours.astrologerId, ...shiftAt(hours, now) }))
    const hours = sql`jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as hours(id integer, "from" timestamptz, "to" timestamptz)`
    const isOnDuty = or(eq(astrologers.availability, 'online'), sql`${astrologers.nextAvailableAt} is not null`)
    await tx.execute(sql`
      update ${astrologers} set availability = 'offline', next_available_at = hours."from" from ${hours}
      where ${astrologers.id} = hours.id and hours."from" > ${now.toISOString()}::timestamptz
        and ${isOnDuty} and not ${isOperated(tx)}`)
    await tx.execute(sql`
      update ${workingHours} set off_duty_at = hours."to" from ${hours} where ${workingHours.astrologerId} = hours.id`)
  })
}

/** When the first astrologer who is not engaged goes off duty. */
export const dutyEndsAt = (db: Db): SQL => sql`(
  select ${workingHours.offDutyAt} from ${workingHours} inner join ${astrologers} on ${astrologers.id} = ${workingHours.astrologerId}
  where not ${isEngaged(db)} order by ${workingHours.offDutyAt} limit 1)`

/** Whether the astrologer's working hours are over, and new customers are refused. */
export async function isPastWorkingHours(db: Db, now: Date, astrologerId: number): Promise<boolean> {
  return (
    (await db.$count(
      workingHours,
      and(eq(workingHours.astrologerId, astrologerId), lte(workingHours.offDutyAt, now)),
    )) > 0
  )
}

function isEngaged(db: Db): SQL {
  const open = db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.astrologerId, astrologers.id), isNull(consultations.endedAt)))
  const queue = db
    .select({ id: queueEntries.id })
    .from(queueEntries)
    .where(and(eq(queueEntries.astrologerId, astrologers.id), isOpenEntry))
  return sql`(${astrologers.isLive} or ${exists(open)} or ${exists(queue)})`
}

function isOperated(db: Db): SQL {
  const takeover = db
    .select({ id: operatorTakeovers.astrologerId })
    .from(operatorTakeovers)
    .where(eq(operatorTakeovers.astrologerId, astrologers.id))
  return sql`(${isNotNull(astrologers.persona)} and ${exists(takeover)})`
}
