import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { phoneCalls, type Consultation } from './tables.ts'
import type { PhoneLegOutcome, PhoneLegReport } from '../ports/call-bridge.ts'
import { closeConsultation } from './close.ts'
import { addSeconds, dueEnding, type EndReason } from './lifecycle.ts'
import { pickUp } from './pick-up.ts'
import { refundUntalkedTime } from './refund-automatic.ts'
import { closeLockedIfDue, withRowLock } from './close-due.ts'

/**
 * Records what the call provider reports about a call. Reports only add facts, so a repeated or outdated one changes
 * nothing. Returns false when the call is unknown.
 */
export async function recordPhoneLegReport(
  db: Db,
  now: Date,
  callId: string,
  report: PhoneLegReport,
): Promise<boolean> {
  const [call] = await db.select().from(phoneCalls).where(eq(phoneCalls.id, callId))
  if (!call) return false
  await withRowLock(db, call.consultationId, async (tx, found) => {
    const [known] = await tx.select().from(phoneCalls).where(eq(phoneCalls.id, callId))
    if (!found || known?.endedAt) return
    // The provider counts talk time also during an outage of this server, so its count precedes the due end.
    const consultation = report.ended?.talkSeconds ? found : await closeLockedIfDue(tx, found, now)
    if (!consultation.endedAt) await applyReport(tx, consultation, report, now)
    if (!report.ended) return
    const { outcome, talkSeconds, recordingUrl } = report.ended
    if (consultation.endedAt && talkSeconds !== null) await refundUntalkedTime(tx, consultation, talkSeconds, now)
    await tx
      .update(phoneCalls)
      .set({ endedAt: now, outcome, talkSeconds, recordingUrl })
      .where(eq(phoneCalls.id, callId))
  })
  return true
}

/** The report of the end may arrive before the report of the start: talk time proves that both have picked up. */
async function applyReport(tx: Db, open: Consultation, report: PhoneLegReport, now: Date): Promise<void> {
  const talkSeconds = report.ended?.talkSeconds ?? 0
  const pickedUpAt = addSeconds(now, -talkSeconds)
  let consultation = open
  if (report.astrologerAnswered || talkSeconds > 0)
    consultation = await pickUp(tx, consultation, 'astrologer', pickedUpAt)
  if (!consultation.endedAt && (report.customerAnswered || talkSeconds > 0))
    consultation = await pickUp(tx, consultation, 'customer', pickedUpAt)
  if (!report.ended || consultation.endedAt) return
  const at = endTime(consultation, report.ended.talkSeconds, now)
  const due = dueEnding(consultation, now)
  const hungUp = { at, reason: endReason(consultation, report.ended.outcome), knownAt: now }
  await closeConsultation(tx, consultation, due && due.at < at ? due : hungUp)
}

/** The provider's talk time counts. Charges for later minutes are refunded. */
function endTime({ startedAt }: Consultation, talkSeconds: number | null, now: Date): Date {
  if (!startedAt || talkSeconds === null) return now
  const reported = addSeconds(startedAt, talkSeconds)
  return reported < now ? reported : now
}

function endReason({ startedAt }: Consultation, outcome: PhoneLegOutcome): EndReason {
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
