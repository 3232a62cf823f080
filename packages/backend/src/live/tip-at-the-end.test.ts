import { updateLiveStreamStatus } from '@tarapath/api-client/live'
import { sendTip } from '@tarapath/api-client/payments'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balancePaise } from '../ledger/index.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

test('a tip at the moment of the end is either paid or refused, and a repeat of it changes nothing', async () => {
  const { id, host } = await fixture.newHost()
  await updateLiveStreamStatus(host.client, { id }, { status: 'live' })
  const viewer = await fixture.newCustomer(100)
  const idempotencyKey = crypto.randomUUID()
  const tip = () => sendTip(viewer.client, { amount: 11 }, { live_stream_id: id }, { idempotencyKey })
  const end = () => updateLiveStreamStatus(host.client, { id }, { status: 'ended' })
  const [first, , second] = await Promise.allSettled([tip(), end(), tip()])
  const [late] = await Promise.allSettled([tip()])
  const isPaid = [first, second, late].some((outcome) => outcome?.status === 'fulfilled')
  expect(await balancePaise(fixture.backend.database.db, viewer.id)).toBe(isPaid ? 8900 : 10_000)
})
