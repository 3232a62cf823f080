import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { consultations, phoneCalls, type PhoneCall } from '../../database/schema/index.ts'
import type { CallBridge } from '../../ports/call-bridge.ts'
import { describeFailure, type Log } from '../../ports/log.ts'
import { after } from '../consultations/lifecycle.ts'
import { hearLine } from './hear-line.ts'

/** A callback may be lost: a line that is up is asked about this often. */
const ASK_EVERY_SECONDS = 10

/** Cuts the lines of consultations that are over, and asks after all others. */
export async function keepLines(db: Db, now: Date, bridge: CallBridge, log: Log): Promise<void> {
  const up = await db
    .select({ call: phoneCalls, overSince: consultations.endedAt })
    .from(phoneCalls)
    .innerJoin(consultations, eq(consultations.id, phoneCalls.consultationId))
    .where(and(isNotNull(phoneCalls.lineId), isNull(phoneCalls.endedAt)))
  for (const { call, overSince } of up) {
    try {
      if (overSince && !call.hungUpAt) await hangUp(db, now, bridge, call)
      else if (!call.askedAt || call.askedAt <= after(now, -ASK_EVERY_SECONDS)) await ask(db, now, bridge, call)
    } catch (failure) {
      log.write({
        level: 'warn',
        event: 'line not heard',
        consultation: call.consultationId,
        ...describeFailure(failure),
      })
    }
  }
}

async function hangUp(db: Db, now: Date, bridge: CallBridge, { id, lineId }: PhoneCall): Promise<void> {
  await db.update(phoneCalls).set({ hungUpAt: now }).where(eq(phoneCalls.id, id))
  if (lineId !== null) await bridge.hangUp(lineId)
}

async function ask(db: Db, now: Date, bridge: CallBridge, { id, lineId }: PhoneCall): Promise<void> {
  await db.update(phoneCalls).set({ askedAt: now }).where(eq(phoneCalls.id, id))
  const report = lineId === null ? null : await bridge.report(lineId)
  if (report) await hearLine(db, now, id, report)
}
