import { and, eq, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, phoneCalls, type PhoneCall } from './tables.ts'
import { runEach } from '../jobs/run-each.ts'
import type { CallBridge } from '../ports/call-bridge.ts'
import { describeFailure, type Log } from '../ports/log.ts'
import { addSeconds } from './lifecycle.ts'
import { recordPhoneLegReport } from './phone-call-report.ts'

/** Callbacks may be lost, so open phone legs are polled at this interval. */
const POLL_SECONDS = 10

const OPEN_LEGS = sql`from ${phoneCalls} inner join ${consultations} on ${consultations.id} = ${phoneCalls.consultationId}
  where ${phoneCalls.legId} is not null and ${phoneCalls.endedAt} is null`

/** The phone legs that `hangUpPhoneLegs` hangs up. */
export const LEGS_TO_HANG_UP = sql`
  select 1 ${OPEN_LEGS} and ${consultations.endedAt} is not null and ${phoneCalls.hungUpAt} is null`

/** When `pollPhoneLegs` polls the next one. */
export const LEGS_POLLED_AT = sql`(
  select min(coalesce(${phoneCalls.checkedAt} + make_interval(secs => ${POLL_SECONDS}), '-infinity'))
  ${OPEN_LEGS} and (${consultations.endedAt} is null or ${phoneCalls.hungUpAt} is not null))`

/** Hangs up the phone legs of ended consultations. */
export async function hangUpPhoneLegs(db: Db, now: Date, bridge: CallBridge, log: Log): Promise<void> {
  const ended = await openPhoneLegs(db, and(isNotNull(consultations.endedAt), isNull(phoneCalls.hungUpAt)))
  await runEach(ended, (call) => logFailure(log, call, () => hangUp(db, now, bridge, call)))
}

/** Asks the call provider about the other open phone legs. */
export async function pollPhoneLegs(db: Db, now: Date, bridge: CallBridge, log: Log): Promise<void> {
  const isDue = or(isNull(phoneCalls.checkedAt), lte(phoneCalls.checkedAt, addSeconds(now, -POLL_SECONDS)))
  const due = await openPhoneLegs(db, and(isDue, or(isNull(consultations.endedAt), isNotNull(phoneCalls.hungUpAt))))
  await runEach(due, (call) => logFailure(log, call, () => poll(db, now, bridge, call)))
}

async function openPhoneLegs(db: Db, condition: SQL | undefined): Promise<PhoneCall[]> {
  const rows = await db
    .select({ call: phoneCalls })
    .from(phoneCalls)
    .innerJoin(consultations, eq(consultations.id, phoneCalls.consultationId))
    .where(and(isNotNull(phoneCalls.legId), isNull(phoneCalls.endedAt), condition))
  return rows.map(({ call }) => call)
}

async function logFailure(log: Log, { consultationId }: PhoneCall, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (failure) {
    log.write({
      level: 'warn',
      event: 'phone leg not reached',
      consultation: consultationId,
      ...describeFailure(failure),
    })
  }
}

async function hangUp(db: Db, now: Date, bridge: CallBridge, { id, legId }: PhoneCall): Promise<void> {
  await db.update(phoneCalls).set({ hungUpAt: now }).where(eq(phoneCalls.id, id))
  if (legId !== null) await bridge.hangUp(legId)
}

async function poll(db: Db, now: Date, bridge: CallBridge, { id, legId }: PhoneCall): Promise<void> {
  await db.update(phoneCalls).set({ checkedAt: now }).where(eq(phoneCalls.id, id))
  const report = legId === null ? null : await bridge.report(legId)
  if (report) await recordPhoneLegReport(db, now, id, report)
}
