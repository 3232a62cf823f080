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

/** Time passes without a shift of the heartbeats. */
async function pass(seconds: number, polling?: SignedInCustomer): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 10) {
    clock.turn(10_000)
    if (polling) await getOngoingStatus(polling.client)
    await fixture.backend.controls.tick()
  }
}

const statusOf = async ({ client }: SignedInCustomer) => (await getOngoingStatus(client)).ongoing_data

test('a chat ends three minutes after its customer closed the browser, and says why', async () => {
  const customer = await fixture.newCustomer()
  await fixture.startedChat(customer)
  await pass(60, customer)
  await pass(240)
  const ended = await statusOf(customer)
  expect(ended).toMatchObject({
    is_consultation_inprogress: false,
    status: 'completed',
    status_message: 'Your app did not respond for 3 minutes, so we ended the chat.',
  })
  const paid = 50_000 - (await balancePaise(fixture.backend.database.db, customer.id))
  expect(paid).toBeGreaterThanOrEqual(4 * 1500)
  expect(paid).toBeLessThan(4.6 * 1500)
})

test('a chat goes on while the app polls, and when it polls again within three minutes', async () => {
  const customer = await fixture.newCustomer()
  await fixture.startedChat(customer)
  await pass(250, customer)
  await pass(170)
  await pass(60, customer)
  expect(await statusOf(customer)).toMatchObject({ status: 'in_progress' })
})

test('a balance that runs out before the heartbeat timeout is the end reason', async () => {
  const customer = await fixture.newCustomer(45)
  await fixture.startedChat(customer)
  await pass(240)
  expect(await statusOf(customer)).toMatchObject({ status_message: 'Your balance ran out.' })
})

test('time over which the clock is turned does not count as missing heartbeats', async () => {
  const customer = await fixture.newCustomer()
  await fixture.startedChat(customer)
  await fixture.seconds(900)
  expect(await statusOf(customer)).toMatchObject({ status: 'in_progress' })
})
