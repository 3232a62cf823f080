import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@tarapath/backend/database'
import { astrologers, endTakeover, operatorTakeovers, startTakeover } from '@tarapath/backend/astrologers'
import {
  endAsAstrologer,
  pickUpAsAstrologer,
  sendAsAstrologer,
  typeAsAstrologer,
  chargePaise,
  type ChatMessage,
  type Consultation,
  type ConsultationKind,
  consultations,
  paidSeconds,
  readAttachment,
  setOperated,
  type Status,
  statusOf,
} from '@tarapath/backend/consultations'
import { customers } from '@tarapath/backend/identity'

// An operator takes over an astrologer, or one consultation, from the script. Every action of an operator takes over its
// consultation, and the script is silent there until it is handed back.

export interface OpenConsultation {
  id: number
  status: Status
  kind: ConsultationKind
  astrologer: { id: number; name: string }
  customer: { id: number; name: string; phone: string }
  requestedAt: Date
  startedAt: Date | null
  maxSeconds: number
  /** Paid time so far, and its price, posted or not. */
  paidSeconds: number
  chargePaise: number
  /** An operator plays the astrologer. */
  isOperated: boolean
  /** A script can play the astrologer. */
  hasScript: boolean
}

/** All requests and running consultations, the oldest first. */
export async function listOpenConsultations(db: Db, now: Date): Promise<OpenConsultation[]> {
  const open = await db
    .select({
      consultation: consultations,
      astrologer: { id: astrologers.id, name: astrologers.name },
      persona: astrologers.persona,
      customer: { id: customers.id, name: customers.name, phone: customers.phone },
      takeover: operatorTakeovers,
    })
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .innerJoin(customers, eq(customers.id, consultations.customerId))
    .leftJoin(operatorTakeovers, eq(operatorTakeovers.astrologerId, consultations.astrologerId))
    .where(isNull(consultations.endedAt))
    .orderBy(asc(consultations.requestedAt))
  return open.map(({ consultation, astrologer, persona, customer, takeover }) => {
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
      isOperated: isOperated || takeover !== null || persona === null,
      hasScript: persona !== null,
    }
  })
}

/** Astrologers whom an operator has taken over, with or without open consultations. */
export const listOperatedAstrologers = (db: Db): Promise<{ id: number; name: string; hasScript: boolean }[]> =>
  db
    .select({
      id: astrologers.id,
      name: astrologers.name,
      hasScript: sql<boolean>`${astrologers.persona} is not null`,
    })
    .from(operatorTakeovers)
    .innerJoin(astrologers, eq(astrologers.id, operatorTakeovers.astrologerId))
    .orderBy(asc(astrologers.name))

/** The script leaves this astrologer's requests and chats to an operator from now on. */
export const takeOverAstrologer = (db: Db, now: Date, astrologerId: number): Promise<void> =>
  startTakeover(db, now, astrologerId)

/** The script plays this astrologer again, in open chats as well. */
export async function handBackAstrologer(db: Db, astrologerId: number): Promise<void> {
  await endTakeover(db, astrologerId)
  await setOperated(db, { astrologerId }, false)
}

export const takeOverConsultation = (db: Db, id: number): Promise<void> => setOperated(db, { id }, true)

export const handBackConsultation = (db: Db, id: number): Promise<void> => setOperated(db, { id }, false)

export async function operatorPicksUp(db: Db, now: Date, id: number): Promise<Consultation> {
  await takeOverConsultation(db, id)
  return pickUpAsAstrologer(db, now, id)
}

/** Rejects a request, or ends a running consultation. */
export async function operatorEnds(db: Db, now: Date, id: number): Promise<Consultation> {
  await takeOverConsultation(db, id)
  return endAsAstrologer(db, now, id)
}

export async function operatorSays(
  db: Db,
  now: Date,
  id: number,
  { text, attachment }: { text: string; attachment: Blob | null },
): Promise<ChatMessage> {
  const file = attachment && (await readAttachment(attachment))
  await takeOverConsultation(db, id)
  return sendAsAstrologer(db, now, id, { text, file })
}

const OPERATOR_TYPES_MS = 10_000

/** Shows the astrologer as typing for some seconds. */
export async function operatorTypes(db: Db, now: Date, id: number): Promise<void> {
  await takeOverConsultation(db, id)
  await typeAsAstrologer(db, now, id, new Date(now.getTime() + OPERATOR_TYPES_MS))
}
