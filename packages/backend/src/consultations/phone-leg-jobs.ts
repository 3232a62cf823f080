import { and, eq, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, phoneCalls, type PhoneCall } from './tables.ts'
import type { CallBridge } from '../ports/call-bridge.ts'
import { describeFailure, type Log } from '../ports/log.ts'
import { after } from './lifecycle.ts'
import { hearLine } from './record-phone-leg.ts'

/** A callback may be lost: a line that is up is asked about this often. */
const ASK_EVERY_SECONDS = 10

const LINES_UP = sql`from ${phoneCalls} inner join ${consultations} on ${consultations.id} = ${phoneCalls.consultationId}
  where ${phoneCalls.legId} is not null and ${phoneCalls.endedAt} is null`

/** The lines of `cutLines`. */
export const LINES_TO_CUT = sql`
  select 1 ${LINES_UP} and ${consultations.endedAt} is not null and ${phoneCalls.hungUpAt} is null`

/** When the first line of `hearLines` is asked about. */
export const LINES_TO_ASK_DUE_AT = sql`(
  select min(coalesce(${phoneCalls.checkedAt} + make_interval(secs => ${ASK_EVERY_SECONDS}), '-infinity'))
  ${LINES_UP} and (${consultations.endedAt} is null or ${phoneCalls.hungUpAt} is not null))`

/** Cuts the lines of consultations that are over. */
export async function cutLines(db: Db, now: Date, bridge: CallBridge, log: Log): Promise<void> {
  const over = await linesUp(db, and(isNotNull(consultations.endedAt), isNull(phoneCalls.hungUpAt)))
  for (const call of over) await tried(log, call, () => hangUp(db, now, bridge, call))
}

/** Asks after all others. */
export async function hearLines(db: Db, now: Date, bridge: CallBridge, log: Log): Promise<void> {
  const isDue = or(isNull(phoneCalls.checkedAt), lte(phoneCalls.checkedAt, after(now, -ASK_EVERY_SECONDS)))
  const due = await linesUp(db, and(isDue, or(isNull(consultations.endedAt), isNotNull(phoneCalls.hungUpAt))))
  for (const call of due) await tried(log, call, () => ask(db, now, bridge, call))
}

async function linesUp(db: Db, which: SQL | undefined): Promise<PhoneCall[]> {
  const up = await db
    .select({ call: phoneCalls })
    .from(phoneCalls)
    .innerJoin(consultations, eq(consultations.id, phoneCalls.consultationId))
    .where(and(isNotNull(phoneCalls.legId), isNull(phoneCalls.endedAt), which))
  return up.map(({ call }) => call)
}

async function tried(log: Log, { consultationId }: PhoneCall, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (failure) {
    log.write({ level: 'warn', event: 'line not heard', consultation: consultationId, ...describeFailure(failure) })
  }
}

async function hangUp(db: Db, now: Date, bridge: CallBridge, { id, legId }: PhoneCall): Promise<void> {
  await db.update(phoneCalls).set({ hungUpAt: now }).where(eq(phoneCalls.id, id))
  if (legId !== null) await bridge.hangUp(legId)
}

async function ask(db: Db, now: Date, bridge: CallBridge, { id, legId }: PhoneCall): Promise<void> {
  await db.update(phoneCalls).set({ checkedAt: now }).where(eq(phoneCalls.id, id))
  const report = legId === null ? null : await bridge.report(legId)
  if (report) await hearLine(db, now, id, report)
}
