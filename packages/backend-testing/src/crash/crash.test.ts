import { afterAll, beforeAll, expect, test } from 'vitest'
import { killEverywhere } from './crash.ts'
import { openMortalWorld, type MortalWorld } from './fixture.ts'
import { scenarios } from './scenarios.ts'

let world: MortalWorld
beforeAll(async () => {
  world = await openMortalWorld()
})
afterAll(() => world.close())

// A script of apps/bench kills at every point, round after round; here a few of them keep that script honest.
test.each([
  ['a recharge', 9],
  ['a tip', 3],
  ['a chat', 41],
  ['a chat that fails', 31],
  ['a refund by hand', 47],
  ['a seat in a course', 13],
  ['an order of the store', 13],
  ['a paid order that is cancelled', 19],
])('%s survives the death of its process, wherever it comes', async (name, stride) => {
  const scenario = scenarios.find((one) => one.name === name)!
  expect(await killEverywhere(world, scenario, { stride })).toBeGreaterThan(2)
})

test('a scenario that loses money is found out', async () => {
  const careless = {
    ...scenarios.find(({ name }) => name === 'a tip')!,
    live: async (...[world, customer]: Parameters<(typeof scenarios)[number]['live']>) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const body = { tip_amount: 51, consultant_id: 1 }
      await world.ask('POST', '/api/v1/payments/tip-amount/51/send-tip-amount/', { as: customer, headers, body })
    },
  }
  await expect(killEverywhere(world, careless, { from: 11 })).rejects.toThrow(/never came to its end|the wallet holds/)
})
