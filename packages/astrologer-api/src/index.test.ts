import type { Client } from '@tarapath/api-client'
import { table } from '@tarapath/api-client/table'
import { ownTable } from '@tarapath/own-api/table'
import { expect, test } from 'vitest'
import * as module from './index.ts'
import { astrologerTable } from './table.ts'

type AnyFunction = (client: Client, input: object) => Promise<unknown>
const functions = new Map(Object.entries(module) as [string, AnyFunction][])

test('the endpoints have a prefix of their own, and no name of another table', () => {
  for (const { name, path } of Object.values(astrologerTable)) {
    expect(path).toMatch(/^\/api\/astrologer\/v1\//)
    expect({ ...table, ...ownTable }).not.toHaveProperty(name)
  }
  const others = [...Object.values(table), ...Object.values(ownTable)]
  expect(others.filter(({ path }) => path.startsWith('/api/astrologer/'))).toEqual([])
})

test.each(Object.values(astrologerTable))('the function $name sends what its row says', async (row) => {
  const { name, method, path, auth, retry, body } = row
  const sent: unknown[] = []
  const client = { call: (...request: unknown[]) => Promise.resolve(void sent.push(...request)) } as unknown as Client
  const input = {
    phone_number: '9845000000',
    otp_key: '123456',
    request_token: 'a-random-token-of-the-app',
    refresh: 'a-token',
    on_duty: true,
    takes_chats: true,
    takes_calls: false,
    consultation_id: 7,
    entry_id: 8,
    text: 'Namaste',
    client_message_id: 'message-1',
    after: 0,
    card: { type: 'birth_chart' },
    month: '2026-11',
    review_id: 3,
    reply: 'Thank you.',
    note: 'Asked about a new job.',
    price_paise: 2500,
    hours: { from: '09:00', to: '17:00', days: [1, 2] },
    quick_replies: ['Namaste'],
    attachment: new File(['x'], 'palm.png', { type: 'image/png' }),
    push: { endpoint: 'https://push.example/1', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  }
  await functions.get(name)?.(client, input)
  const [endpoint, , , sentBody] = sent
  // How a form is made is tested where the server reads it.
  expect({ ...(endpoint as object), toForm: undefined }).toEqual({
    name,
    method,
    path,
    ...(auth !== 'none' && { auth }),
    ...(retry !== 'safe' && { retry }),
  })
  if (body !== null) expect(body.safeParse(sentBody).success).toBe(true)
})
