import { maskPhoneNumbers } from '@tarapath/masking-utils'
import type { Db } from '../database/db.ts'
import type { Customer } from '../identity/index.ts'
import { invalidFields } from '../errors.ts'
import { isBlank } from '../endpoint/is-blank.ts'
import { astrologerOf } from '../astrologers/index.ts'
import { liveRoom, type EventBus } from '../ports/event-bus.ts'
import { getJoinableLiveStream, publicName } from './live-pass.ts'

const MAX_CHARACTERS = 300

/** Sends a chat message to all viewers of a live stream. It is masked as in a consultation, and not stored. */
export async function postChatMessage(
  db: Db,
  now: Date,
  events: EventBus,
  { customer, streamId, ...input }: { customer: Customer; streamId: number; text: string },
) {
  const text = input.text.trim()
  if (isBlank(text)) throw invalidFields({ text: 'Write a message.' })
  if (text.length > MAX_CHARACTERS) throw invalidFields({ text: `Use at most ${MAX_CHARACTERS} characters.` })
  const { stream, astrologerName } = await getJoinableLiveStream(db, customer.id, streamId)
  const isHost = (await astrologerOf(db, customer.id)) === stream.astrologerId
  const message = {
    id: crypto.randomUUID(),
    user_id: customer.id,
    name: isHost ? astrologerName : publicName(customer),
    is_host: isHost,
    text: maskPhoneNumbers(maskPhoneNumbers(text), { mode: 'strict' }),
    at: now.toISOString(),
  }
  await events.publish(liveRoom(streamId), 'chat', message)
  return message
}
