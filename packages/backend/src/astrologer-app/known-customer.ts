import { and, eq, isNull } from 'drizzle-orm'
import { maskPhoneNumbers } from '@tarapath/masking-utils'
import type { Db } from '../database/db.ts'
import type { Reply } from '../endpoint/handler.ts'
import { isBlank } from '../endpoint/is-blank.ts'
import { DomainError } from '../errors.ts'
import { customers } from '../identity/index.ts'
import { ownConsultation } from './own-consultation.ts'
import { pastConsultations } from './past-consultations.ts'
import { customerNotes } from './tables.ts'

const MAX_EARLIER = 20

/** What an astrologer knows of the customer of one of their consultations. */
export async function readKnownCustomer(
  db: Db,
  astrologerId: number,
  consultationId: number,
): Promise<Reply<'readCustomer'>> {
  const { customerId } = await ownConsultation(db, astrologerId, consultationId)
  const [stored] = await db.select().from(customerNotes).where(isAbout(astrologerId, customerId))
  const earlier = await pastConsultations(db, astrologerId, { customerId, hasStarted: true, limit: MAX_EARLIER })
  return { note: stored?.note ?? '', earlier: earlier.filter(({ id }) => id !== consultationId) }
}

/** Numbers are masked, as everywhere between the two. A blank note removes it. */
export async function saveNote(
  db: Db,
  now: Date,
  astrologerId: number,
  { consultationId, text }: { consultationId: number; text: string },
): Promise<Reply<'saveNote'>> {
  const { customerId } = await ownConsultation(db, astrologerId, consultationId)
  if (isBlank(text)) {
    await db.delete(customerNotes).where(isAbout(astrologerId, customerId))
    return { note: '' }
  }
  // A deletion waits for this lock, or has deleted the notes.
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)))
    .for('share')
  if (!customer) throw new DomainError('account_deleted', 'The customer has deleted their account.')
  const set = { note: maskPhoneNumbers(text, { mode: 'strict' }), writtenAt: now }
  await db
    .insert(customerNotes)
    .values({ astrologerId, customerId, ...set })
    .onConflictDoUpdate({ target: [customerNotes.astrologerId, customerNotes.customerId], set })
  return { note: set.note }
}

const isAbout = (astrologerId: number, customerId: number) =>
  and(eq(customerNotes.astrologerId, astrologerId), eq(customerNotes.customerId, customerId))
