import { and, asc, eq, exists, inArray, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers, rotas, operatorTakeovers, hoursAt } from '../astrologers/index.ts'
import { consultations } from '../consultations/index.ts'
import { queueEntries } from './tables.ts'
import { isInLine } from './queue-entries.ts'

const AT_ONCE = 500

/**
 * Sends those off duty whose hours are over, until the next ones begin. Nobody leaves a consultation, a show or somebody
 * who waits in line: they go when that is over. Whom a person plays stays, and only keeps count of the hours.
 */
export async function endDuty(db: Db, now: Date): Promise<void> {
  // Nearly every second nobody goes, and that costs one look at an index.
  const [somebody] = await db.select({ id: rotas.astrologerId }).from(rotas).where(lte(rotas.offDutyAt, now)).limit(1)
  if (!somebody) return
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ rota: rotas })
      .from(rotas)
      .innerJoin(astrologers, eq(astrologers.id, rotas.astrologerId))
      .where(and(lte(rotas.offDutyAt, now), not(isEngaged(tx))))
      .orderBy(asc(rotas.offDutyAt), asc(rotas.astrologerId))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    if (due.length === 0) return
    const ids = due.map(({ rota }) => rota.astrologerId)
    // Asked again: until the lock was held, somebody may have come.
    const engaged = await tx
      .select({ id: astrologers.id })
      .from(astrologers)
      .where(and(inArray(astrologers.id, ids), isEngaged(tx)))
    const stay = new Set(engaged.map(({ id }) => id))
    const next = due
      .filter(({ rota }) => !stay.has(rota.astrologerId))
      .map(({ rota }) => ({ id: rota.astrologerId, ...hoursAt(rota, now) }))
    const hours = sql`jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as hours(id integer, "from" timestamptz, "to" timestamptz)`
    const isHere = or(eq(astrologers.availability, 'online'), sql`${astrologers.nextAvailableAt} is not null`)
    await tx.execute(sql`
      update ${astrologers} set availability = 'offline', next_available_at = hours."from" from ${hours}
      where ${astrologers.id} = hours.id and hours."from" > ${now.toISOString()}::timestamptz
        and ${isHere} and not ${isPlayed(tx)}`)
    await tx.execute(sql`
      update ${rotas} set off_duty_at = hours."to" from ${hours} where ${rotas.astrologerId} = hours.id`)
  })
}

/** When the first one who can go is to be sent off duty. */
export const dutyEndsAt = (db: Db): SQL => sql`(
  select ${rotas.offDutyAt} from ${rotas} inner join ${astrologers} on ${astrologers.id} = ${rotas.astrologerId}
  where not ${isEngaged(db)} order by ${rotas.offDutyAt} limit 1)`

/** Whether somebody who is still here only finishes what they began. */
export async function isPastHours(db: Db, now: Date, astrologerId: number): Promise<boolean> {
  return (await db.$count(rotas, and(eq(rotas.astrologerId, astrologerId), lte(rotas.offDutyAt, now)))) > 0
}

function isEngaged(db: Db): SQL {
  const open = db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.astrologerId, astrologers.id), isNull(consultations.endedAt)))
  const line = db
    .select({ id: queueEntries.id })
    .from(queueEntries)
    .where(and(eq(queueEntries.astrologerId, astrologers.id), isInLine))
  return sql`(${astrologers.isLive} or ${exists(open)} or ${exists(line)})`
}

const isPlayed = (db: Db): SQL =>
  exists(
    db
      .select({ id: operatorTakeovers.astrologerId })
      .from(operatorTakeovers)
      .where(eq(operatorTakeovers.astrologerId, astrologers.id)),
  )
