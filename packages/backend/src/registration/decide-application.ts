import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { applications } from './tables.ts'
import { addAstrologer, linkAstrologerAccount, setAstrologerPhone } from '../astrologers/index.ts'
import { findOrCreateCustomer, updateCustomer } from '../identity/index.ts'
import { DomainError, notFound } from '../errors.ts'

type Application = typeof applications.$inferSelect

/** The terms agreed with a new astrologer. */
export interface Terms {
  pricePerMinutePaise: number
  takesChats: boolean
  takesCalls: boolean
  /** Staff have checked the certificates. */
  isVerified: boolean
  /** Staff have called the number, if no one-time code has confirmed it. */
  hasCalled: boolean
}

/**
 * Creates the astrologer with their phone and links the customer account of the same number, which is created if it does
 * not exist. Approving again answers the same astrologer.
 */
export function approveApplication(db: Db, now: Date, id: number, terms: Terms): Promise<{ astrologerId: number }> {
  const { hasCalled, ...profileTerms } = terms
  return db.transaction(async (tx) => {
    const application = await lockApplication(tx, id)
    if (application.astrologerId !== null) return { astrologerId: application.astrologerId }
    assertUndecided(application)
    if (Object.keys(application.answers).length === 0)
      throw new DomainError('decided', 'The account of this applicant was deleted.')
    if (!application.isPhoneConfirmed && !hasCalled)
      throw new DomainError('phone_not_confirmed', 'This number is not confirmed. Call it first, then tick the box.')
    const { id: astrologerId } = await addAstrologer(tx, { ...profileFrom(application), ...profileTerms })
    await setAstrologerPhone(tx, astrologerId, application.phone)
    await linkAccount(tx, now, application, astrologerId)
    await tx
      .update(applications)
      .set({ status: 'approved', decidedAt: now, astrologerId })
      .where(eq(applications.id, id))
    return { astrologerId }
  })
}

/** Declines an application, for a reason that the applicant may read. Declining again keeps the first reason. */
export function declineApplication(db: Db, now: Date, id: number, reason: string): Promise<void> {
  return db.transaction(async (tx) => {
    const application = await lockApplication(tx, id)
    if (application.status === 'rejected') return
    assertUndecided(application)
    await tx.update(applications).set({ status: 'rejected', decidedAt: now, reason }).where(eq(applications.id, id))
  })
}

async function lockApplication(tx: Db, id: number): Promise<Application> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update')
  if (!application) throw notFound('Application not found.')
  return application
}

function assertUndecided({ status }: Application): void {
  if (status === 'approved') throw new DomainError('decided', 'This application has already been approved.')
  if (status === 'rejected') throw new DomainError('decided', 'This application has already been declined.')
}

const GENDERS = ['female', 'male', 'other'] as const

/** The answers were validated when they were stored. */
function profileFrom({ answers }: Application) {
  const text = (field: string) => (typeof answers[field] === 'string' ? answers[field] : '')
  const list = (field: string) => [answers[field] ?? []].flat().map(String)
  return {
    name: text('name'),
    // Our own choice: without an answer the gender is "other".
    gender: GENDERS.find((known) => known === text('gender')) ?? 'other',
    city: text('city') || null,
    about: text('about'),
    education: text('education') || null,
    experienceYears: Number(answers['experience_years'] ?? 0),
    specialitySlugs: list('specialities'),
    languageCodes: list('languages'),
  }
}

async function linkAccount(tx: Db, now: Date, { phone, answers }: Application, astrologerId: number): Promise<void> {
  const { customer } = await findOrCreateCustomer(tx, now, phone)
  const name = customer.name || String(answers['name'])
  await updateCustomer(tx, customer.id, { isConsultant: true, name })
  if (!(await linkAstrologerAccount(tx, astrologerId, customer.id)))
    throw new DomainError('account_taken', 'The account of this number already belongs to another astrologer.')
}
