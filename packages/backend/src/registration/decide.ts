import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { applications } from './tables.ts'
import { astrologerAccounts, astrologerPhones, addAstrologer } from '../astrologers/index.ts'
import { customers } from '../identity/index.ts'
import { DomainError, notFound } from '../errors.ts'
import { customerOfPhone } from '../identity/index.ts'

type Application = typeof applications.$inferSelect

/** What is agreed with whoever is taken on. */
export interface Terms {
  pricePerMinutePaise: number
  takesChats: boolean
  takesCalls: boolean
  /** Somebody has seen the papers. */
  isVerified: boolean
  /** Somebody has called the number, where no code has confirmed it. */
  hasCalled: boolean
}

/**
 * Takes somebody on: their astrologer, the telephone it is called on, and the account that may do what astrologers do,
 * which is made if nobody has signed in with the number yet. Said again, it is the same astrologer.
 */
export function approve(db: Db, now: Date, id: number, terms: Terms): Promise<{ astrologerId: number }> {
  const { hasCalled, ...agreed } = terms
  return db.transaction(async (tx) => {
    const application = await held(tx, id)
    if (application.astrologerId !== null) return { astrologerId: application.astrologerId }
    refuseDecided(application)
    if (!application.isPhoneConfirmed && !hasCalled)
      throw new DomainError('phone_not_confirmed', 'Nobody has confirmed this number: call it first, then say so here.')
    const { id: astrologerId } = await addAstrologer(tx, { ...profileIn(application), ...agreed })
    await tx.insert(astrologerPhones).values({ astrologerId, phone: application.phone })
    await connectAccount(tx, now, application, astrologerId)
    await tx
      .update(applications)
      .set({ status: 'approved', decidedAt: now, astrologerId })
      .where(eq(applications.id, id))
    return { astrologerId }
  })
}

/** Turns somebody down, for a reason that can be told. Said again, the first reason stands. */
export function decline(db: Db, now: Date, id: number, reason: string): Promise<void> {
  return db.transaction(async (tx) => {
    const application = await held(tx, id)
    if (application.status === 'rejected') return
    refuseDecided(application)
    await tx.update(applications).set({ status: 'rejected', decidedAt: now, reason }).where(eq(applications.id, id))
  })
}

async function held(tx: Db, id: number): Promise<Application> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update')
  if (!application) throw notFound('There is no such application.')
  return application
}

function refuseDecided({ status }: Application): void {
  if (status === 'approved') throw new DomainError('decided', 'This application is approved already.')
  if (status === 'rejected') throw new DomainError('decided', 'This application is declined already.')
}

const GENDERS = ['female', 'male', 'other'] as const

/** The answers were checked by the form when they came. */
function profileIn({ answers }: Application) {
  const text = (field: string) => (typeof answers[field] === 'string' ? answers[field] : '')
  const list = (field: string) => [answers[field] ?? []].flat().map(String)
  return {
    name: text('name'),
    // Our own choice: who did not say is found under "other".
    gender: GENDERS.find((known) => known === text('gender')) ?? 'other',
    city: text('city') || null,
    about: text('about'),
    education: text('education') || null,
    experienceYears: Number(answers['experience_years'] ?? 0),
    specialitySlugs: list('specialities'),
    languageCodes: list('languages'),
  }
}

async function connectAccount(tx: Db, now: Date, { phone, answers }: Application, astrologerId: number): Promise<void> {
  const { customer } = await customerOfPhone(tx, now, phone)
  const name = customer.name || String(answers['name'])
  await tx.update(customers).set({ isConsultant: true, name }).where(eq(customers.id, customer.id))
  const connected = await tx
    .insert(astrologerAccounts)
    .values({ customerId: customer.id, astrologerId })
    .onConflictDoNothing()
    .returning()
  if (connected.length === 0)
    throw new DomainError('account_taken', 'Whoever signs in with this number is another astrologer already.')
}
