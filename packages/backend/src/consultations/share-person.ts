import type { Db } from '../database/db.ts'
import type { Input } from '../endpoint/handler.ts'
import { isBlank } from '../endpoint/is-blank.ts'
import { DomainError, invalidFields } from '../errors.ts'
import { addMessage } from './add-message.ts'
import { findSent } from './chat-messages.ts'
import { withOwnConsultation } from './customer-actions.ts'
import { maskMessage } from './mask-message.ts'
import type { SharedPerson } from './list-shared-people.ts'
import type { ChatMessage } from './tables.ts'

type Request = Input<'sharePerson'>['body'] & { customerId: number }

/** Puts the birth details of another person into a running chat as a card. What the customer wrote in them is masked. */
export async function sharePerson(db: Db, now: Date, request: Request): Promise<ChatMessage> {
  const { consultation_id: consultationId, customerId, client_message_id: clientMessageId } = request
  const { name, date_of_birth: date, time_of_birth: time, place_of_birth: place } = request
  if (isBlank(name)) throw invalidFields({ name: 'Enter a name.' })
  if (isBlank(place)) throw invalidFields({ place_of_birth: 'Enter a place.' })
  if (date < '1900-01-01' || new Date(date) > now)
    throw invalidFields({ date_of_birth: 'Enter a date of birth between 1900 and today.' })
  return withOwnConsultation(db, now, { id: consultationId, customerId }, async (tx, { startedAt, endedAt, kind }) => {
    const stored = await findSent(tx, { consultationId, sender: 'customer' }, clientMessageId)
    if (stored) return stored
    if (kind !== 'chat') throw new DomainError('not_a_chat', 'This consultation is a call, not a chat.')
    if (endedAt) throw new DomainError('consultation_ended', 'This chat has ended. Nothing was shared.')
    if (!startedAt) throw new DomainError('consultation_not_started', 'The chat has not started yet.')
    const mask = (text: string) => maskMessage(tx, now, { consultationId, sender: 'customer', text })
    const person: SharedPerson = { name: await mask(name), date, time, place: await mask(place) }
    const text = JSON.stringify({ type: 'birth_details', of: 'other', ...person })
    return addMessage(tx, now, { consultationId, sender: 'customer', kind: 'kundli', text, clientMessageId })
  })
}
