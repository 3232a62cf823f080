import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { phoneCalls, type Consultation } from './tables.ts'
import type { PhoneLegOutcome, PhoneLegReport } from '../ports/call-bridge.ts'
import { end } from './end.ts'
import { after, endByTime, type EndReason } from './lifecycle.ts'
import { pickUp } from './pick-up.ts'
import { refundUntalked } from './refund-failure.ts'
import { settleLocked, withLocked } from './close-due.ts'

/**
 * Takes in how a line stands. It only adds to what is known: a report that comes twice, or after a later one, changes
 * nothing. False: there is no such call.
 */
export async function hearLine(db: Db, now: Date, callId: string, report: PhoneLegReport): Promise<boolean> {
  const [call] = await db.select().from(phoneCalls).where(eq(phoneCalls.id, callId))
  if (!call) return false
  await withLocked(db, call.consultationId, async (tx, found) => {
    const [known] = await tx.select().from(phoneCalls).where(eq(phoneCalls.id, callId))
    if (!found || known?.endedAt) return
    // The bridge counted also while nobody was here: its seconds go before what time alone would say.
    const consultation = report.ended?.talkSeconds ? found : await settleLocked(tx, found, now)
    if (!consultation.endedAt) await follow(tx, consultation, report, now)
    if (!report.ended) return
    const { outcome, talkSeconds, recordingUrl } = report.ended
    if (consultation.endedAt && talkSeconds !== null) await refundUntalked(tx, consultation, talkSeconds, now)
    await tx
      .update(phoneCalls)
      .set({ endedAt: now, outcome, talkSeconds, recordingUrl })
      .where(eq(phoneCalls.id, callId))
  })
  return true
}

/** The word of the line's end may overtake the word of its beginning: who has talked has picked up. */
async function follow(tx: Db, open: Consultation, report: PhoneLegReport, now: Date): Promise<void> {
  const talked = report.ended?.talkSeconds ?? 0
  const pickedUpAt = after(now, -talked)
  let consultation = open
  if (report.astrologerAnswered || talked > 0) consultation = await pickUp(tx, consultation, 'astrologer', pickedUpAt)
  if (!consultation.endedAt && (report.customerAnswered || talked > 0))
    consultation = await pickUp(tx, consultation, 'customer', pickedUpAt)
  if (!report.ended || consultation.endedAt) return
  const at = endOf(consultation, report.ended.talkSeconds, now)
  const byTime = endByTime(consultation, now)
  const hungUp = { at, reason: reasonOf(consultation, report.ended.outcome), knownAt: now }
  await end(tx, consultation, byTime && byTime.at < at ? byTime : hungUp)
}

/** The bridge knows best how long they talked; what was posted beyond that comes back. */
function endOf({ startedAt }: Consultation, talkSeconds: number | null, now: Date): Date {
  if (!startedAt || talkSeconds === null) return now
  const told = after(startedAt, talkSeconds)
  return told < now ? told : now
}

function reasonOf({ startedAt }: Consultation, outcome: PhoneLegOutcome): EndReason {
  if (startedAt) return WHILE_TALKING[outcome] ?? 'hung_up'
  return BEFORE_TALKING[outcome] ?? 'cancelled'
}

const WHILE_TALKING: Partial<Record<PhoneLegOutcome, EndReason>> = {
  customer_hung_up: 'customer',
  astrologer_hung_up: 'astrologer',
  failed: 'line_failed',
}

const BEFORE_TALKING: Partial<Record<PhoneLegOutcome, EndReason>> = {
  astrologer_busy: 'astrologer_line_busy',
  astrologer_no_answer: 'missed',
  astrologer_declined: 'rejected',
  astrologer_hung_up: 'rejected',
  customer_busy: 'customer_line_busy',
  customer_no_answer: 'customer_absent',
  failed: 'line_failed',
}
