import { maskPhoneNumbers } from '@tarapath/masking-utils'
import type { Db } from '../database/db.ts'
import type { Customer } from '../identity/index.ts'
import { invalidFields } from '../errors.ts'
import { liveRoom, type EventBus } from '../ports/event-bus.ts'
import { openShow, publicName } from './admit.ts'

const LONGEST_LINE = 300

/** Says a line to everybody in a show. It is masked as in a chat, and kept nowhere. */
export async function sayInShow(
  db: Db,
  now: Date,
  events: EventBus,
  customer: Customer,
  said: { streamId: number; text: string },
) {
  const text = said.text.trim()
  if (text === '') throw invalidFields({ text: 'Write something.' })
  if (text.length > LONGEST_LINE) throw invalidFields({ text: `Use at most ${LONGEST_LINE} characters.` })
  await openShow(db, customer.id, said.streamId)
  const line = {
    id: crypto.randomUUID(),
    user_id: customer.id,
    name: publicName(customer),
    text: maskPhoneNumbers(maskPhoneNumbers(text), { mode: 'strict' }),
    at: now.toISOString(),
  }
  await events.publish(liveRoom(said.streamId), 'chat', line)
  return line
}
