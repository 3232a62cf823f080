import { blockLiveStreamUser, updateLiveStreamStatus } from '@tarapath/api-client/live'
import { joinQueue } from '@tarapath/api-client/queue'
import { getStudio, prepareLiveStream } from '@tarapath/own-api/live'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFixture, refusal, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { endSuspension, suspendAstrologer } from '../astrologers/index.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const setStatus = ({ client }: SignedInCustomer, id: number, status: 'live' | 'ended') =>
  updateLiveStreamStatus(client, { id }, { status })

async function startedLiveStream() {
  const made = await fixture.newHost()
  await setStatus(made.host, made.id, 'live')
  return made
}

describe('the studio', () => {
  test('shows the live stream with its viewers, the blocked ones and the queue', async () => {
    const { host, id, astrologerId } = await startedLiveStream()
    const [viewer, waiting, blocked] = [
      await fixture.newCustomer(),
      await fixture.newCustomer(),
      await fixture.newCustomer(),
    ]
    const [tab, ownTab] = [await fixture.openEventStream(viewer, [id]), await fixture.openEventStream(host, [id])]
    await joinQueue(waiting.client, { consultant_id: astrologerId, order_type: 2 })
    await blockLiveStreamUser(host.client, { id }, { user_id: blocked.id, is_blocked: true })
    expect(await getStudio(host.client)).toEqual({
      consultant: { id: astrologerId, name: 'Acharya Meera' },
      stream: {
        id,
        title: 'Ask me',
        status: 'live',
        is_paused: false,
        viewer_count: 0,
        scheduled_at: null,
        started_at: expect.any(String) as string,
      },
      viewers: [{ user_id: viewer.id, name: 'Guest' }],
      blocked: [{ user_id: blocked.id, name: 'Guest' }],
      queue: [{ id: expect.any(Number) as number, name: 'Guest', order_type: 2 }],
    })
    await Promise.all([tab.close(), ownTab.close()])
  })

  test('prepares one live stream at a time, and the next one after its end', async () => {
    const { host, id } = await fixture.newHost()
    expect(await prepareLiveStream(host.client, { title: 'Ask me again' })).toMatchObject({ id, status: 'scheduled' })
    await setStatus(host, id, 'live')
    expect(await prepareLiveStream(host.client, { title: 'A new title' })).toMatchObject({ id, status: 'live' })
    await setStatus(host, id, 'ended')
    expect((await getStudio(host.client)).stream).toBe(null)
    expect((await prepareLiveStream(host.client, { title: 'Tomorrow' })).id).not.toBe(id)
  })

  test('lets no suspended astrologer go live', async () => {
    const { host, id, astrologerId } = await fixture.newHost()
    const { database, controls } = fixture.backend
    await suspendAstrologer(database.db, controls.clock.now(), astrologerId, 'Complaints.')
    expect(await refusal(setStatus(host, id, 'live'))).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
    await endSuspension(database.db, astrologerId)
    expect(await setStatus(host, id, 'live')).toMatchObject({ status: 'live' })
  })

  test('is closed to customers', async () => {
    const customer = await fixture.newCustomer()
    expect(await refusal(getStudio(customer.client))).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    })
  })
})
