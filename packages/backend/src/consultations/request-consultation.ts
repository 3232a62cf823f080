import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologerOf, astrologers, lockAstrologer, setAvailability } from '../astrologers/index.ts'
import { consultations, type Consultation } from './tables.ts'
import { DomainError, notFound } from '../errors.ts'
import { printPaise, toRupees } from '../money/rupees.ts'
import { lockAccount } from '../identity/index.ts'
import { emit } from '../events.ts'
import { coveredSeconds } from './charge.ts'
import { checkBalance } from './check-balance.ts'
import type { ConsultationKind } from './end-reason-text.ts'
import { closeIfDue } from './close-due.ts'
import { offersCalls } from '../ports/call-bridge.ts'
import type { Ports } from '../ports/ports.ts'

interface ConsultationRequest {
  customerId: number
  astrologerId: number
  kind: ConsultationKind
  /** The rate that the customer was shown. At any other rate nothing is requested. */
  shownRatePaise?: number
}

/** Refuses what needs a call bridge where there is none. */
export function requireCalls(ports: Pick<Ports, 'calls'>): void {
  if (!offersCalls(ports)) throw new DomainError('kind_not_taken', 'Telephone calls are not offered. Choose a chat.')
}

/** Requests a consultation. Each side may have one open consultation; unique indexes decide between concurrent requests. */
export async function requestConsultation(
  db: Db,
  now: Date,
  request: ConsultationRequest & { gstPercent?: number },
): Promise<Consultation> {
  const { shownRatePaise, ...requested } = request
  const { customerId, astrologerId } = requested
  await lockAccount(db, customerId)
  const [astrologer] = await db.select().from(astrologers).where(eq(astrologers.id, astrologerId))
  if (!astrologer) throw notFound('Astrologer not found.')
  const { ratePaise } = astrologer
  if ((await astrologerOf(db, customerId)) === astrologerId)
    throw new DomainError('permission_denied', 'You cannot ask yourself for a consultation.')

  // All are locked before the first is charged: a transaction that holds the platform's account must not wait for them.
  for (const { id } of await openFor(db, customerId, astrologerId).for('update')) await closeIfDue(db, now, id)
  await refuseWhenOpen(db, customerId, astrologer)
  await checkAvailability(db, now, request)

  if (shownRatePaise !== undefined && shownRatePaise !== ratePaise)
    throw new DomainError(
      'price_changed',
      `The price of ${astrologer.name} is now ${printPaise(ratePaise)} a minute. Nothing was charged.`,
      {
        price_per_minute: toRupees(ratePaise),
      },
    )
  const balance = await checkBalance(db, customerId, astrologer)
  const [consultation] = await db
    .insert(consultations)
    .values({ ...requested, ratePaise, requestedAt: now, maxSeconds: coveredSeconds(balance, ratePaise) })
    .onConflictDoNothing()
    .returning()
  if (consultation) {
    await emit(db, 'consultationRequested', { customerId, astrologerId })
    await setAvailability(db, astrologerId, { name: 'busy', until: null })
    return consultation
  }
  await refuseWhenOpen(db, customerId, astrologer)
  throw new DomainError('astrologer_busy', `Another customer was first. Try ${astrologer.name} again in a moment.`)
}

/** A busy astrologer can be requested only by the customer for whom the queue holds them. */
async function checkAvailability(
  db: Db,
  now: Date,
  { customerId, astrologerId, kind }: ConsultationRequest,
): Promise<void> {
  const astrologer = await lockAstrologer(db, astrologerId)
  if (!astrologer) throw notFound('Astrologer not found.')
  const { name, availability, suspendedAt } = astrologer
  if (availability === 'offline' || suspendedAt !== null)
    throw new DomainError('astrologer_offline', `${name} is offline right now.`)
  const takesKind = kind === 'chat' ? astrologer.takesChats : astrologer.takesCalls
  const isHeld = async () =>
    (await emit(db, 'busyAstrologerRequested', { customerId, astrologerId, at: now })).includes(true)
  if (takesKind && (availability === 'online' || (await isHeld()))) return
  // The same customer may have been first, in another tab, while this request waited for the lock.
  await refuseWhenOpen(db, customerId, astrologer)
  throw new DomainError(
    'astrologer_busy',
    `${name} is not taking ${kind}s right now. Try again later or choose another astrologer.`,
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
    // Always locked in the same order, so that two requests cannot deadlock.
    .orderBy(asc(consultations.id))

async function refuseWhenOpen(db: Db, customerId: number, { id, name }: { id: number; name: string }): Promise<void> {
  const open = await openFor(db, customerId, id)
  const own = open.find((one) => one.customerId === customerId)
  if (own?.astrologerId === id)
    throw new DomainError(
      'consultation_open',
      `You already have a consultation with ${name}. Continue it or end it first.`,
      { consultation_id: own.id },
    )
  if (own)
    throw new DomainError(
      'consultation_open',
      'You already have a consultation. End it before you request another one.',
      { consultation_id: own.id },
    )
  if (open.length > 0) throw new DomainError('astrologer_busy', `${name} is in another consultation.`)
}
