import { expect, test } from 'vitest'
import { createDelivery } from './delivery.ts'

test('an event does not cost more when more listen to other rooms', () => {
  const { deliver, subscribe } = createDelivery(10)
  for (let customer = 1; customer <= 1000; customer += 1) subscribe([`customer:${customer}`], null, () => {})
  const received: number[] = []
  const stop = subscribe(['live:1', 'live:2'], null, ({ id }) => received.push(id))
  let looks = 0
  const eventOf = (id: number) => ({
    id,
    type: 'chat',
    data: {},
    get room() {
      looks += 1
      return 'live:1'
    },
  })

  deliver(eventOf(1))
  stop()
  deliver(eventOf(2))

  expect(received).toEqual([1])
  expect(looks).toBeLessThan(10)
})
