import { getAstrologer, getAstrologerFilters, listAvailableAstrologers } from '@tarapath/api-client/astrologers'
import { requestConsultation } from '@tarapath/api-client/consultations'
import { joinQueue } from '@tarapath/api-client/queue'
import { openFixture, refusal, type Fixture } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noCalls } from '../ports/call-bridge.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ ports: { calls: noCalls } })
})
afterAll(() => fixture.backend.close())

test('without a call bridge no astrologer is available for a call, and all are for a chat as before', async () => {
  const visitor = fixture.visitor()
  const { results } = await listAvailableAstrologers(visitor)
  expect(results.length).toBeGreaterThan(0)
  expect(results.every((each) => each.is_available_for_chat && !each.is_available_for_call)).toBe(true)
  const keys = (await getAstrologerFilters(visitor)).map(({ key }) => key)
  const { call_recording_days } = await getAstrologer(visitor, { id: results[0]!.id })
  expect(call_recording_days).toBeUndefined()
  expect([keys.includes('is_available_for_chat'), keys.includes('is_available_for_call')]).toEqual([true, false])
})

test('without a call bridge a call is refused before anything is charged or held', async () => {
  const { client } = await fixture.newCustomer(500)
  const [free, busy] = [await fixture.newAstrologer(), await fixture.newAstrologer('quick', 'busy')]
  const refused = { status: 409, body: { code: 'kind_not_taken' } }
  const call = requestConsultation(client, { type: 'call' }, { consultant_id: free })
  expect(await refusal(call)).toMatchObject(refused)
  expect(await refusal(joinQueue(client, { consultant_id: busy, order_type: 2 }))).toMatchObject(refused)
  expect((await requestConsultation(client, { type: 'chat' }, { consultant_id: free })).status).toBe('requested')
})
