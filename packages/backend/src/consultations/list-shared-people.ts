import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { chatMessages } from './tables.ts'

/** The birth details of a person whom the customer asks about. */
export interface SharedPerson {
  name: string
  /** ISO date. */
  date: string
  /** "18:05"; null when it is not known. */
  time: string | null
  place: string
}

/** Only the latest ones are listed. */
const MAX_PEOPLE = 6

/** The other people whose birth details the customer shared in a chat, in order, each once. */
export async function listSharedPeople(db: Db, consultationId: number): Promise<SharedPerson[]> {
  const cards = await db
    .select({ text: chatMessages.text })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.consultationId, consultationId),
        eq(chatMessages.sender, 'customer'),
        eq(chatMessages.kind, 'kundli'),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(MAX_PEOPLE)
  const people = new Map<string, SharedPerson>()
  for (const { text } of cards.toReversed()) {
    const { type: _type, of, ...person } = JSON.parse(text) as SharedPerson & { type: string; of?: 'other' }
    if (of === 'other') people.set(person.name, person)
  }
  return [...people.values()]
}
