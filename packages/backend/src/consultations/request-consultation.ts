import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { lockAstrologer, astrologers, setAvailability } from '../astrologers/index.ts'
import { consultations, type Consultation } from './tables.ts'
import { DomainError, notFound } from '../errors.ts'
import { lockAccount } from '../identity/index.ts'
import { emit } from '../events.ts'
import { coveredSeconds } from './charge.ts'
import { checkBalance } from './check-balance.ts'
import type { ConsultationKind } from './end-words.ts'
import { settle } from './close-due.ts'

/** Asks an astrologer for a consultation. One open at a time for each side: the database refuses the second of a race. */
export async function requestConsultation(
  db: Db,
  now: Date,
  asked: { customerId: number; astrologerId: number; kind: ConsultationKind; gstPercent?: number },
): Promise<Consultation> {
  const { customerId, astrologerId } = asked
  await lockAccount(db, customerId)
  const [astrologer] = await db.select().from(astrologers).where(eq(astrologers.id, astrologerId))
  if (!astrologer) throw notFound('There is no such astrologer.')
  const { name, ratePaise } = astrologer

  // All are locked before the first moves money: who holds the platform's account must not wait for a consultation.
  for (const { id } of await openFor(db, customerId, astrologerId).for('update')) await settle(db, now, id)
  await refuseWhenOpen(db, customerId, astrologerId, name)
  await checkPresence(db, now, asked)

  const balance = await checkBalance(db, customerId, astrologer)
  const [consultation] = await db
    .insert(consultations)
    .values({ ...asked, ratePaise, requestedAt: now, maxSeconds: coveredSeconds(balance, ratePaise) })
    .onConflictDoNothing()
    .returning()
  if (consultation) {
    await emit(db, 'consultationRequested', { customerId, astrologerId })
    await setAvailability(db, astrologerId, { name: 'busy', until: null })
    return consultation
  }
  await refuseWhenOpen(db, customerId, astrologerId, name)
  throw new DomainError('astrologer_busy', `${name} was just asked by somebody else. Try again in a moment.`)
}

/** Busy for everybody but the one in line for whom the astrologer is kept. */
async function checkPresence(
  db: Db,
  now: Date,
  { customerId, astrologerId, kind }: { customerId: number; astrologerId: number; kind: ConsultationKind },
): Promise<void> {
  const astrologer = await lockAstrologer(db, astrologerId)
  if (!astrologer) throw notFound('There is no such astrologer.')
  const { name, availability } = astrologer
  if (availability === 'offline') throw new DomainError('astrologer_offline', `${name} is offline right now.`)
  const takesKind = kind === 'chat' ? astrologer.takesChats : astrologer.takesCalls
  const isKept = async () =>
    (await emit(db, 'busyAstrologerRequested', { customerId, astrologerId, at: now })).includes(true)
  if (takesKind && (availability === 'online' || (await isKept()))) return
  throw new DomainError(
    'astrologer_busy',
    `${name} is not taking ${kind}s right now. Try again later or choose somebody else.`,
  )
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
    throw new DomainError(
      'consultation_open',
      `You already have a consultation with ${name}. Go back to it, or end it first.`,
    )
  if (own)
    throw new DomainError('consultation_open', 'You already have a consultation. End it before you ask for another.')
  if (open.length > 0) throw new DomainError('astrologer_busy', `${name} is with somebody else right now.`)
}
