import { expect, test as base } from '@playwright/test'
import { API } from '../../addresses.ts'
import { createCustomer, type Customer } from './customer.ts'
import { developerConsole, type DeveloperConsole } from './developer-console.ts'
import { watch } from './watch.ts'

export interface Journey {
  /** Errors in the browser's console that a journey causes on purpose, such as refused requests. */
  expected: RegExp[]
  /** Whether the server may be of an earlier version, which does not have each of our own endpoints. */
  isServerOlder: boolean
  world: DeveloperConsole
  customer: Customer
}

export const test = base.extend<Journey, { resetCodeLimit: void }>({
  // An address may request twenty codes an hour, and all journeys of a worker share one.
  resetCodeLimit: [
    async ({ playwright }, give) => {
      const request = await playwright.request.newContext()
      await developerConsole(request, API).advanceClock(3600)
      await request.dispose()
      await give()
    },
    { scope: 'worker', auto: true },
  ],
  isServerOlder: [false, { option: true }],
  expected: async ({ isServerOlder }, give) => give(isServerOlder ? [/status of 404 .*\/api\/tarapath\/v1\//] : []),
  // The world is left after the page is closed, which would otherwise see its chat end.
  context: async ({ context, baseURL, expected, world: _world }, give) => {
    const problems = watch(context, baseURL ?? '', expected)
    await give(context)
    expect(problems).toEqual([])
  },
  world: async ({ request }, give) => {
    const world = developerConsole(request, API)
    await give(world)
    await world.clearFaults()
    await world.leave()
  },
  customer: async ({ page, world }, give) => give(createCustomer(page, world)),
})

export { expect }
