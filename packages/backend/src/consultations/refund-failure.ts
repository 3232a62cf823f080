import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { chatMessages, type Consultation } from './tables.ts'
import { chargePaise } from './charge.ts'
import { giveBack } from './post-refund.ts'
import { after, type Ending, paidSeconds } from './lifecycle.ts'
import { moveMoney } from './maximum.ts'
import { deadSeconds } from './outages.ts'
import { failureInWords, lateNews, owedBack } from './refund-policy.ts'

/** Gives back what a consultation that ends now, and is locked and billed, should not have cost. */
export async function refundFailure(
  tx: Db,
  ended: Consultation,
  { at, reason: endReason, knownAt = at }: Ending,
): Promise<Consultation> {
  if (ended.chargedPaise === 0) return ended
  const isChat = ended.kind === 'chat'
  const outcome = {
    ...ended,
    endReason,
    paidSeconds: paidSeconds(ended, at),
    deadSeconds: isChat ? await deadSeconds(tx, ended, at) : 0,
    astrologerWrote: isChat && (await hasAstrologerWritten(tx, ended.id)),
  }
  const owed = owedBack(outcome)
  if (!owed) return ended
  const reason = failureInWords(owed.failure, outcome)
  // A moment later: statements are read by time, and show what was taken before what came back.
  return giveBack(tx, ended, after(knownAt, 0.001), { as: owed.failure, paise: owed.paise, reason })
}

/** Gives back what an ended call cost beyond the seconds that they talked by the bridge's own count. */
export async function refundUntalked(tx: Db, ended: Consultation, talkSeconds: number, now: Date): Promise<void> {
  const { kind, customerId, chargedPaise, refundedPaise, ratePaise } = ended
  const paise = chargedPaise - refundedPaise - chargePaise(talkSeconds, ratePaise)
  if (paise <= 0) return
  const refund = { as: 'line_over', paise, reason: lateNews(kind) }
  await moveMoney(tx, now, customerId, () => giveBack(tx, ended, now, refund))
}

async function hasAstrologerWritten(tx: Db, consultationId: number): Promise<boolean> {
  const written = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.consultationId, consultationId), eq(chatMessages.sender, 'consultant')))
    .limit(1)
  return written.length > 0
}
