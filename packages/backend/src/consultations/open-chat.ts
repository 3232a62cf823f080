import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers } from '../identity/index.ts'
import { addMessage } from './add-message.ts'
import { maskMessage } from './mask-message.ts'
import { consultations, type Consultation } from './tables.ts'

/** Puts the customer's birth details and first question into a chat whose paid time begins, so that neither costs time. */
export async function openChat(tx: Db, now: Date, consultation: Consultation): Promise<void> {
  const { id: consultationId, firstQuestion } = consultation
  const text = await sharedBirthText(tx, now, consultation)
  if (text !== null) {
    await addMessage(tx, now, { consultationId, sender: 'customer', kind: 'kundli', text })
  }
  if (firstQuestion === null) return
  await addMessage(tx, now, { consultationId, sender: 'customer', text: firstQuestion })
  await tx.update(consultations).set({ firstQuestion: null }).where(eq(consultations.id, consultationId))
}

/** The birth details of the customer as a card, if they are shared. What the customer wrote in them is masked. */
export async function sharedBirthText(
  tx: Db,
  now: Date,
  { id: consultationId, customerId, sharesBirthDetails }: Consultation,
): Promise<string | null> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId))
  if (!sharesBirthDetails || !customer?.dateOfBirth) return null
  const mask = (text: string) => maskMessage(tx, now, { consultationId, sender: 'customer', text })
  return JSON.stringify({
    type: 'birth_details',
    name: await mask(customer.name),
    date: customer.dateOfBirth,
    time: customer.timeOfBirth,
    place: customer.placeOfBirth && (await mask(customer.placeOfBirth)),
  })
}
