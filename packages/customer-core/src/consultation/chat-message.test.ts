import type { ChatMessage } from '@tarapath/api-client/types'
import { expect, test } from 'vitest'
import { fromWire, hidesNumber } from './chat-message.ts'

const wire: ChatMessage = {
  id: 12,
  client_message_id: null,
  consultation_id: 3,
  sender: 'consultant',
  kind: 'text',
  text: 'Call me on 98765 43210',
  attachment_url: null,
  created_at: '2026-11-20T16:12:00+05:30',
}

test('a phone number in a message of the server is masked before it is shown', () => {
  const message = fromWire(wire)
  expect(message).toMatchObject({ id: '12', sender: 'them', text: 'Call me on **********' })
  expect(hidesNumber(message.text ?? '')).toBe(true)
  expect(message.at).toBe(Date.UTC(2026, 10, 20, 10, 42))
})

test('a picture without a text is not masked', () => {
  expect(fromWire({ ...wire, kind: 'image', text: null }).text).toBeNull()
})
