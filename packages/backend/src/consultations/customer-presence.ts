import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { notFound } from '../errors.ts'
import { addSeconds } from './lifecycle.ts'
import { chatMessages, consultations } from './tables.ts'

/** The same time as for an astrologer's typing. */
const TYPING_SECONDS = 8

interface Report {
  /** The last message that the customer has seen. */
  readId: number | undefined
  isTyping: boolean
}

/** Records what the customer's app reports. A read message stays read, and only messages that exist count. */
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

/** Ends the typing state when the message is sent. */
export async function stopTyping(tx: Db, id: number): Promise<void> {
  await tx
    .update(consultations)
    .set({ customerTypingUntil: null })
    .where(and(eq(consultations.id, id), isNull(consultations.endedAt)))
}
