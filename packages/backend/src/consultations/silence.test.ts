import { getOngoingStatus } from '@tarapath/api-client/consultations'
import { beforeAll, expect, test } from 'vitest'
import { createClock } from '../ports/clock.ts'
import { balancePaise } from '../ledger/index.ts'
import { TEST_START, openFixture, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'

let fixture: Fixture
const clock = createClock(() => TEST_START.getTime())

beforeAll(async () => {
  fixture = await openFixture({ clock })
})

/** Real time, which nobody turned. */
async function pass(seconds: number, asking?: SignedInCustomer): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 10) {
    clock.turn(10_000)
    if (asking) await getOngoingStatus(asking.client)
    await fixture.backend.controls.tick()
  }
}

const statusOf = async ({ client }: SignedInCustomer) => (await getOngoingStatus(client)).ongoing_data

test('a customer who closed the browser pays three minutes more, and reads why', async () => {
  const customer = await fixture.newCustomer()
  await fixture.startedChat(customer)
  await pass(60, customer)
  await pass(240)
  const ended = await statusOf(customer)
  expect(ended).toMatchObject({
    is_consultation_inprogress: false,
    status: 'completed',
    status_message: 'We did not hear from your phone for 3 minutes, so we ended the chat.',
  })
  const paid = 50_000 - (await balancePaise(fixture.backend.database.db, customer.id))
  expect(paid).toBeGreaterThanOrEqual(4 * 1500)
  expect(paid).toBeLessThan(4.6 * 1500)
})

test('whoever is there is not silent, and comes back in time from a tunnel', async () => {
  const customer = await fixture.newCustomer()
  await fixture.startedChat(customer)
  await pass(250, customer)
  await pass(170)
  await pass(60, customer)
  expect(await statusOf(customer)).toMatchObject({ status: 'in_progress' })
})

test('a balance that ends first is the reason', async () => {
  const customer = await fixture.newCustomer(45)
  await fixture.startedChat(customer)
  await pass(240)
  expect(await statusOf(customer)).toMatchObject({ status_message: 'Your balance ran out.' })
})

test('time that somebody turned the clock over is nobody’s silence', async () => {
  const customer = await fixture.newCustomer()
  await fixture.startedChat(customer)
  await fixture.seconds(900)
  expect(await statusOf(customer)).toMatchObject({ status: 'in_progress' })
})
