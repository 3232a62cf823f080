import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { notFound } from '../errors.ts'
import { addSeconds } from './lifecycle.ts'
import { chatMessages, consultations } from './tables.ts'

/** As long as the typing of an astrologer is shown. */
const TYPING_SECONDS = 8

interface Report {
  /** The last message that they have seen. */
  readId: number | undefined
  isTyping: boolean
}

/** What the customer's app reports for the astrologer. What was read stays read, and counts up to the last message. */
export async function noteCustomerPresence(
  db: Db,
  now: Date,
  { id, customerId }: { id: number; customerId: number },
  { readId, isTyping }: Report,
): Promise<void> {
  const newest = sql`(select max(${chatMessages.id}) from ${chatMessages} where ${chatMessages.consultationId} = ${id})`
  const read =
    readId === undefined
      ? sql`${consultations.customerReadId}`
      : sql`greatest(${consultations.customerReadId}, case when ${newest} is null then null else least(${readId}, ${newest}) end)`
  const until = addSeconds(now, TYPING_SECONDS).toISOString()
  const noted = await db
    .update(consultations)
    .set({
      customerReadId: read,
      ...(isTyping && {
        customerTypingUntil: sql`case when ${consultations.startedAt} is not null and ${consultations.endedAt} is null then ${until}::timestamptz end`,
      }),
    })
    .where(and(eq(consultations.id, id), eq(consultations.customerId, customerId)))
    .returning({ id: consultations.id })
  if (noted.length === 0) throw notFound('Consultation not found.')
}

/** What was typed is sent. */
export async function stopTyping(tx: Db, id: number): Promise<void> {
  await tx
    .update(consultations)
    .set({ customerTypingUntil: null })
    .where(and(eq(consultations.id, id), isNull(consultations.endedAt)))
}
