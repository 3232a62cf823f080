import { getAstrologer } from '@tarapath/api-client/astrologers'
import { listLiveStreams, updateLiveStreamStatus } from '@tarapath/api-client/live'
import { cancelLiveStream, prepareLiveStream } from '@tarapath/own-api/live'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endLiveStream, liveStreams, setLiveStreamStatus } from './index.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()
const isLive = async (id: number) => (await getAstrologer(fixture.visitor(), { id })).is_live

async function read(id: number) {
  const [stream] = await db().select().from(liveStreams).where(eq(liveStreams.id, id))
  return stream!
}

test('a live stream that is cancelled while its host starts it does not start', async () => {
  const { host, id, astrologerId } = await fixture.newHost()
  const seen = await read(id)
  await cancelLiveStream(host.client, { live_stream_id: id })
  await expect(setLiveStreamStatus(db(), now(), seen, 'live')).rejects.toMatchObject({ code: 'wrong_status' })
  expect(await read(id)).toMatchObject({ startedAt: null })
  expect(await isLive(astrologerId)).toBe(false)
})

test('the late end of a live stream does not touch the next one', async () => {
  const { host, id, astrologerId } = await fixture.newHost()
  await updateLiveStreamStatus(host.client, { id }, { status: 'live' })
  const seen = await read(id)
  await updateLiveStreamStatus(host.client, { id }, { status: 'ended' })
  const next = await prepareLiveStream(host.client, { title: 'The next one' })
  await updateLiveStreamStatus(host.client, { id: next.id }, { status: 'live' })
  await endLiveStream(db(), now(), seen)
  expect(await isLive(astrologerId)).toBe(true)
})

test('a live stream is listed when it has an announced time or has started', async () => {
  const { host, id } = await fixture.newHost()
  const isListed = async (status?: 'scheduled') => {
    const { results } = await listLiveStreams(fixture.visitor(), { limit: 'all', ...(status && { status }) })
    return results.some((stream) => stream.id === id)
  }
  // The astrologer pressed "Go live", and it did not come to that.
  expect([await isListed(), await isListed('scheduled')]).toEqual([false, false])
  await prepareLiveStream(host.client, {
    title: 'Saturn',
    scheduled_at: new Date(now().getTime() + 3_600_000).toISOString(),
  })
  await fixture.seconds(3)
  expect([await isListed(), await isListed('scheduled')]).toEqual([true, true])
  await prepareLiveStream(host.client, { title: 'Saturn', scheduled_at: null })
  await updateLiveStreamStatus(host.client, { id }, { status: 'live' })
  await fixture.seconds(3)
  expect([await isListed(), await isListed('scheduled')]).toEqual([true, false])
})
