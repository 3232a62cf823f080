import { z } from 'zod'
import { type Consultation, refundManually } from '@tarapath/backend/consultations'
import type { Db } from '@tarapath/backend/database'
import { text, rupees } from './fields.ts'

export const MAX_REASON_LENGTH = 200

/** The consultation, and what was refunded of it when the page was shown, so that a form sent twice refunds once. */
const consultationField = z
  .string('Choose a consultation.')
  .regex(/^\d{1,9}:\d{1,9}$/, 'Choose a consultation.')
  .transform((value) => value.split(':').map(Number) as [id: number, seenPaise: number])

/** The form that refunds a part of a consultation, on the desk and on the console. */
export const refundFields = z.object({
  consultation: consultationField,
  rupees,
  reason: text('The reason', MAX_REASON_LENGTH),
})

export const REFUNDED = 'Refunded. The customer sees the reason on the receipt.'

export const refund = (db: Db, now: Date, input: z.output<typeof refundFields>): Promise<Consultation> => {
  const [id, seenPaise] = input.consultation
  return refundManually(db, now, id, { paise: input.rupees, reason: input.reason, seenPaise })
}
