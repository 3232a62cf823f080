import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { openTestBackend, type TestBackend, type TestCustomer } from '../testing.ts'

let backend: TestBackend
let customer: TestCustomer
let ownId: number

beforeAll(async () => {
  backend = await openTestBackend()
  customer = await backend.newCustomer({ paise: 100_000 })
  const { body } = await backend.ask('POST', '/api/v1/consultation/chat/request-initiate/', {
    as: customer,
    body: { consultant_id: 1 },
  })
  ownId = (body as { id: number }).id
  await backend.ask('POST', '/api/v1/consultation/chat/initiate/', { as: customer, body: { consultation_id: ownId } })
  await backend.controls.clock.advance(7000)
})

const CALLS: readonly [method: string, path: string][] = [
  ['POST', '/api/v1/consultation/chat/request-initiate/'],
  ['POST', '/api/v1/consultation/call/request-initiate/'],
  ['POST', '/api/v1/consultation/chat/initiate/'],
  ['POST', '/api/v1/consultation/end-consultation/{id}/'],
  ['PATCH', '/api/v1/consultation/ongoing-status/'],
  ['POST', '/api/v1/consultation/review/'],
  ['POST', '/api/v1/consultation/ongoing-chat/send-message/'],
  ['GET', '/api/v1/user/consultation-history/'],
  ['GET', '/api/v1/user/consultation-history/{id}/all-messages/'],
  ['PATCH', '/api/v1/consultation/consultation-detail/{id}/update_max_call_duration/'],
]

const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '',
    '0',
    -1,
    0,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    '\u0000',
    '\uD800',
    '🙂',
    '<script>',
    [],
    {},
    null,
    true,
  ),
  fc.string({ unit: 'binary' }),
)
const id = fc.oneof(
  fc.constantFrom('own', '0', '-1', '1e9', '9007199254740993', 'abc', '%00', 'null', '1 or 1=1'),
  fc.nat().map(String),
)

test('junk gets a 4xx with words, never a 5xx', async () => {
  const body = fc.oneof(
    junk,
    fc.dictionary(
      fc.constantFrom(
        'consultant_id',
        'consultation_id',
        'auto_end',
        'chat_end_reason',
        'consultation_termination_type',
        'rating',
        'comment',
        'is_anonymous',
        'text',
        'client_message_id',
        'attachment',
        'max_call_duration',
      ),
      fc.oneof(junk, fc.constant('own id')),
    ),
  )
  const query = fc.dictionary(fc.constantFrom('after', 'limit', 'offset', 'status', 'ordering', 'order_type'), junk)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALLS), id, body, query, async ([method, path], someId, sent, asked) => {
      const own = JSON.parse(JSON.stringify(sent ?? null).replaceAll('"own id"', String(ownId)))
      const search = new URLSearchParams(
        Object.entries(asked).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
      )
      const url = path.replace('{id}', encodeURIComponent(someId === 'own' ? String(ownId) : someId))
      const { status } = await backend.ask(method, method === 'GET' ? `${url}?${search}` : url, {
        as: customer,
        ...(method !== 'GET' && { body: JSON.stringify(own) }),
      })
      expect(status).toBeLessThan(500)
    }),
    { numRuns: 400 },
  )
})
