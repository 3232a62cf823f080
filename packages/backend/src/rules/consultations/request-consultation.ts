import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { astrologers, consultations, type Consultation } from '../../database/schema/index.ts'
import { insufficientBalance, notFound, refuse } from '../../http/problem.ts'
import { setAvailability } from '../astrologers/availability.ts'
import { balancePaise } from '../ledger.ts'
import { printPaise } from '../rupees.ts'
import { coveredSeconds } from './charge.ts'
import type { ConsultationKind } from './end-words.ts'
import { MINUTES_TO_START } from './lifecycle.ts'
import { settle } from './settle.ts'

/** Asks an astrologer for a consultation. One open at a time for each side: the database refuses the second of a race. */
export async function requestConsultation(
  db: Db,
  now: Date,
  asked: { customerId: number; astrologerId: number; kind: ConsultationKind },
): Promise<Consultation> {
  const { customerId, astrologerId, kind } = asked
  const [astrologer] = await db.select().from(astrologers).where(eq(astrologers.id, astrologerId))
  if (!astrologer) throw notFound('There is no such astrologer.')
  const { name, ratePaise } = astrologer
  // Our own choice: no telephone line is connected yet, so a call is refused before anybody waits for it.
  if (kind === 'call')
    throw refuse(409, 'calls_not_open', `Calls are not open yet. You can start a chat with ${name} instead.`)

  // All are locked before the first moves money: who holds the platform's account must not wait for a consultation.
  for (const { id } of await openFor(db, customerId, astrologerId).for('update')) await settle(db, now, id)
  await refuseWhenOpen(db, customerId, astrologerId, name)
  if (astrologer.availability === 'offline') throw refuse(409, 'astrologer_offline', `${name} is offline right now.`)
  if (astrologer.availability === 'busy' || !astrologer.takesChats)
    throw refuse(
      409,
      'astrologer_busy',
      `${name} is not taking chats right now. Try again later or choose somebody else.`,
    )

  const balance = await balancePaise(db, customerId)
  const required = MINUTES_TO_START * ratePaise
  if (balance < required)
    throw insufficientBalance(
      balance,
      required,
      `You need ${printPaise(required)} for ${MINUTES_TO_START} minutes with ${name}. Your balance is ${printPaise(balance)}.`,
    )
  const [consultation] = await db
    .insert(consultations)
    .values({ ...asked, ratePaise, requestedAt: now, maxSeconds: coveredSeconds(balance, ratePaise) })
    .onConflictDoNothing()
    .returning()
  if (consultation) {
    await setAvailability(db, astrologerId, { name: 'busy', until: null })
    return consultation
  }
  await refuseWhenOpen(db, customerId, astrologerId, name)
  throw refuse(409, 'astrologer_busy', `${name} was just asked by somebody else. Try again in a moment.`)
}

const openFor = (db: Db, customerId: number, astrologerId: number) =>
  db
    .select()
    .from(consultations)
    .where(
      and(
        isNull(consultations.endedAt),
        or(eq(consultations.customerId, customerId), eq(consultations.astrologerId, astrologerId)),
      ),
    )
    // They are locked one after the other: always in the same order, so that no two requests wait for each other.
    .orderBy(asc(consultations.id))

async function refuseWhenOpen(db: Db, customerId: number, astrologerId: number, name: string): Promise<void> {
  const open = await openFor(db, customerId, astrologerId)
  const own = open.find((one) => one.customerId === customerId)
  if (own?.astrologerId === astrologerId)
    throw refuse(409, 'consultation_open', `You already have a chat with ${name}. Go back to it, or end it first.`)
  if (own) throw refuse(409, 'consultation_open', 'You already have a consultation. End it before you ask for another.')
  if (open.length > 0) throw refuse(409, 'astrologer_busy', `${name} is with somebody else right now.`)
}
