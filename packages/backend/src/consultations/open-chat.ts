import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers, type Customer } from '../identity/index.ts'
import { addMessage } from './add-message.ts'
import { maskMessage } from './mask-message.ts'
import { chatMessages, consultations, type Consultation } from './tables.ts'

/** Puts the customer's birth details and first question into a chat whose paid time begins, so that neither costs time. */
export async function openChat(tx: Db, now: Date, consultation: Consultation): Promise<void> {
  const { id: consultationId, customerId, sharesBirthDetails, firstQuestion } = consultation
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId))
  if (sharesBirthDetails && customer?.dateOfBirth) {
    const text = await birthDetailsText(tx, now, consultationId, customer)
    await tx.insert(chatMessages).values({ consultationId, sender: 'customer', kind: 'kundli', text, createdAt: now })
  }
  if (firstQuestion === null) return
  await addMessage(tx, now, { consultationId, sender: 'customer', text: firstQuestion })
  await tx.update(consultations).set({ firstQuestion: null }).where(eq(consultations.id, consultationId))
}

/** Dates and times are not masked: strict masking would take them for a phone number. What the customer wrote is. */
async function birthDetailsText(tx: Db, now: Date, consultationId: number, customer: Customer): Promise<string> {
  const mask = (text: string) => maskMessage(tx, now, { consultationId, sender: 'customer', text })
  return JSON.stringify({
    type: 'birth_details',
    name: await mask(customer.name),
    date: customer.dateOfBirth,
    time: customer.timeOfBirth,
    place: customer.placeOfBirth && (await mask(customer.placeOfBirth)),
  })
}
