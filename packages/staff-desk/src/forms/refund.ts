import { z } from 'zod'
import type { Db } from '@tarapath/backend/database'
import { refundManually } from '@tarapath/backend/consultations'
import { line, rupees } from './fields.ts'

export const LONGEST_REASON = 200

/** What is kept of whom, and what had come back when the page showed it: a form sent twice gives once. */
const choice = z
  .string('Choose a consultation.')
  .regex(/^\d{1,9}:\d{1,9}$/, 'Choose a consultation.')
  .transform((text) => text.split(':').map(Number) as [id: number, seenPaise: number])

/** The form that gives money of a consultation back, wherever it stands. */
export const refundFields = z.object({ consultation: choice, rupees, reason: line('The reason', LONGEST_REASON) })

export const REFUNDED = 'Given back. The customer reads why on the receipt.'

export const refund = (db: Db, now: Date, given: z.output<typeof refundFields>) => {
  const [id, seenPaise] = given.consultation
  return refundManually(db, now, id, { paise: given.rupees, reason: given.reason, seenPaise })
}
