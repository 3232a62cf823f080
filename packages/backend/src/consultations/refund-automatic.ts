import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { chatMessages, type Consultation } from './tables.ts'
import { changeBalance } from './change-balance.ts'
import { chargePaise } from './charge.ts'
import { addSeconds, type Ending, paidSeconds } from './lifecycle.ts'
import { outageSeconds } from './outages.ts'
import { lateReportText, refundDue, refundReasonText } from './refund-policy.ts'
import { postRefund } from './refund-post.ts'

/** Refunds what the policy owes for a locked consultation that is closing and fully charged. */
export async function refundAutomatically(
  tx: Db,
  closed: Consultation,
  { at, reason: endReason, knownAt = at }: Ending,
): Promise<Consultation> {
  if (closed.chargedPaise === 0) return closed
  const isChat = closed.kind === 'chat'
  const outcome = {
    ...closed,
    endReason,
    paidSeconds: paidSeconds(closed, at),
    outageSeconds: isChat ? await outageSeconds(tx, closed, at) : 0,
    hasAstrologerWritten: isChat && (await hasAstrologerWritten(tx, closed.id)),
  }
  const due = refundDue(outcome)
  if (!due) return closed
  const reason = refundReasonText(due.failure, outcome)
  // A moment later: statements are ordered by time, and the refund follows the charge.
  return postRefund(tx, closed, addSeconds(knownAt, 0.001), { code: due.failure, paise: due.paise, reason })
}

/** Refunds what an ended call cost beyond the talk time that the call provider reports. */
export async function refundUntalkedTime(tx: Db, ended: Consultation, talkSeconds: number, now: Date): Promise<void> {
  const { kind, customerId, chargedPaise, refundedPaise, ratePaise } = ended
  const paise = chargedPaise - refundedPaise - chargePaise(talkSeconds, ratePaise)
  if (paise <= 0) return
  const refund = { code: 'talk_time', paise, reason: lateReportText(kind) }
  await changeBalance(tx, now, customerId, () => postRefund(tx, ended, now, refund))
}

async function hasAstrologerWritten(tx: Db, consultationId: number): Promise<boolean> {
  const written = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.consultationId, consultationId), eq(chatMessages.sender, 'consultant')))
    .limit(1)
  return written.length > 0
}
