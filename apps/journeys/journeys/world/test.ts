import { expect, test as base } from '@playwright/test'
import { API } from '../../addresses.ts'
import { createCustomer, type Customer } from './customer.ts'
import { developerConsole, type DeveloperConsole } from './developer-console.ts'
import { watch } from './watch.ts'

interface Journey {
  /** Errors in the browser's console that a journey causes on purpose: a refused call is logged as one. */
  expected: RegExp[]
  world: DeveloperConsole
  customer: Customer
}

export const test = base.extend<Journey, { anHourLater: void }>({
  // One address may ask for twenty codes an hour, and all journeys come from one.
  anHourLater: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext()
      await developerConsole(request, API).turnClock(3600)
      await request.dispose()
      await use()
    },
    { scope: 'worker', auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- a fixture names what it needs
  expected: async ({}, use) => use([]),
  context: async ({ context, baseURL, expected }, use) => {
    const problems = watch(context, baseURL ?? '', expected)
    await use(context)
    expect(problems).toEqual([])
  },
  world: async ({ request }, use) => {
    const world = developerConsole(request, API)
    await use(world)
    await world.clearFaults()
  },
  customer: async ({ page, world }, use) => use(createCustomer(page, world)),
})

export { expect }
