import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@tarapath/backend/database'
import { astrologers, operatorTakeovers } from '@tarapath/backend/astrologers'
import {
  consultations,
  type ChatMessage,
  type Consultation,
  endAsAstrologer,
  pickUpAsAstrologer,
  sendAsAstrologer,
  readAttachment,
  chargePaise,
  type ConsultationKind,
  listMessages,
  paidSeconds,
  type Status,
  statusOf,
} from '@tarapath/backend/consultations'
import { customers } from '@tarapath/backend/identity'

// The astrologer's chair, for a person on the developer console. Whoever acts in a consultation takes the chair of it:
// the script says nothing more there until `handBack`. `sitDown` takes an astrologer's chair before anybody has asked.

export interface SeatView {
  id: number
  status: Status
  kind: ConsultationKind
  astrologer: { id: number; name: string }
  customer: { id: number; name: string; phone: string }
  requestedAt: Date
  startedAt: Date | null
  maxSeconds: number
  /** Paid time so far and what it costs, whether posted already or not. */
  paidSeconds: number
  chargePaise: number
  /** A person holds this chair, so the script is quiet. */
  taken: boolean
  /** There is a script to hand it back to. */
  hasScript: boolean
}

/** Everything that waits or runs, the oldest first. */
export async function listOpenConsultations(db: Db, now: Date): Promise<SeatView[]> {
  const open = await db
    .select({
      consultation: consultations,
      astrologer: { id: astrologers.id, name: astrologers.name },
      persona: astrologers.persona,
      customer: { id: customers.id, name: customers.name, phone: customers.phone },
      seat: operatorTakeovers,
    })
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .innerJoin(customers, eq(customers.id, consultations.customerId))
    .leftJoin(operatorTakeovers, eq(operatorTakeovers.astrologerId, consultations.astrologerId))
    .where(isNull(consultations.endedAt))
    .orderBy(asc(consultations.requestedAt))
  return open.map(({ consultation, astrologer, persona, customer, seat }) => {
    const { id, kind, requestedAt, startedAt, maxSeconds, ratePaise, isOperated } = consultation
    const seconds = paidSeconds(consultation, now)
    return {
      id,
      status: statusOf(consultation),
      kind,
      astrologer,
      customer,
      requestedAt,
      startedAt,
      maxSeconds,
      paidSeconds: seconds,
      chargePaise: chargePaise(seconds, ratePaise),
      taken: isOperated || seat !== null || persona === null,
      hasScript: persona !== null,
    }
  })
}

/** Astrologers whose chair a person has taken, whether anybody has asked for them or not. */
export const listTakenSeats = (db: Db): Promise<{ id: number; name: string; hasScript: boolean }[]> =>
  db
    .select({
      id: astrologers.id,
      name: astrologers.name,
      hasScript: sql<boolean>`${astrologers.persona} is not null`,
    })
    .from(operatorTakeovers)
    .innerJoin(astrologers, eq(astrologers.id, operatorTakeovers.astrologerId))
    .orderBy(asc(astrologers.name))

export const readMessages = (db: Db, id: number): Promise<ChatMessage[]> => listMessages(db, id, 0)

/** From now on the script leaves this astrologer's requests and chats to a person. */
export async function sitDown(db: Db, now: Date, astrologerId: number): Promise<void> {
  await db.insert(operatorTakeovers).values({ astrologerId, takenAt: now }).onConflictDoNothing()
}

/** The script plays this astrologer again, in chats that are open too. */
export async function standUp(db: Db, astrologerId: number): Promise<void> {
  await db.delete(operatorTakeovers).where(eq(operatorTakeovers.astrologerId, astrologerId))
  await db.update(consultations).set({ isOperated: false }).where(eq(consultations.astrologerId, astrologerId))
}

/** Takes the chair of one consultation and does nothing with it. */
export async function goQuiet(db: Db, id: number): Promise<void> {
  await db.update(consultations).set({ isOperated: true }).where(eq(consultations.id, id))
}

/** Gives one consultation back to the script. */
export async function handBack(db: Db, id: number): Promise<void> {
  await db.update(consultations).set({ isOperated: false }).where(eq(consultations.id, id))
}

export async function pickUp(db: Db, now: Date, id: number): Promise<Consultation> {
  await goQuiet(db, id)
  return pickUpAsAstrologer(db, now, id)
}

export async function reject(db: Db, now: Date, id: number): Promise<Consultation> {
  await goQuiet(db, id)
  return endAsAstrologer(db, now, id)
}

export async function say(
  db: Db,
  now: Date,
  id: number,
  { text, attachment }: { text: string; attachment: Blob | null },
): Promise<ChatMessage> {
  const file = attachment && (await readAttachment(attachment))
  await goQuiet(db, id)
  return sendAsAstrologer(db, now, id, { text, file })
}

export async function end(db: Db, now: Date, id: number): Promise<Consultation> {
  await goQuiet(db, id)
  return endAsAstrologer(db, now, id)
}
