import { expect, test } from 'vitest'
import { openTestBackend, TEST_ORIGIN, type TestCustomer } from '@tarapath/backend-testing'

test('of the event streams of one customer the oldest ends when there are more than twenty', async () => {
  const backend = await openTestBackend()
  async function open({ access }: TestCustomer) {
    const headers = { authorization: `Bearer ${access}` }
    const { body } = await backend.fetch(`${TEST_ORIGIN}/api/events/`, { headers })
    const reader = body!.getReader()
    expect((await reader.read()).done).toBe(false)
    return reader
  }
  const isOpen = (reader: Awaited<ReturnType<typeof open>>) =>
    Promise.race([reader.closed.then(() => false), new Promise((resolve) => setImmediate(resolve, true))])
  const customer = await backend.newCustomer()
  const other = await open(await backend.newCustomer())
  const streams = []
  for (let count = 0; count < 21; count += 1) streams.push(await open(customer))

  const [oldest, ...later] = streams
  expect((await oldest!.read()).done).toBe(true)
  for (const reader of [other, ...later]) expect(await isOpen(reader)).toBe(true)

  for (const reader of [other, ...later]) await reader.cancel()
  await backend.close()
})
