import {
  blockLiveStreamUser,
  getLiveStream,
  getLiveStreamToken,
  updateLiveStreamStatus,
} from '@tarapath/api-client/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MediaRooms } from '../index.ts'
import { TEST_ORIGIN, openFixture, type Fixture } from '@tarapath/backend-testing'

const NO_CODEC = 'm=video'
/** Rooms whose camera is connected to this process. Real SDP is not needed here. */
const sending = new Set<string>()
const media: MediaRooms = {
  async publish(room, offer) {
    if (offer === NO_CODEC) return null
    sending.add(room)
    return 'v=0'
  },
  playlist: async (room) => (sending.has(room) ? '#EXTM3U\ncamera-7.m4s\n' : null),
  segment: (room, file) => (sending.has(room) && file === 'camera-7.m4s' ? Uint8Array.of(7) : null),
  watch: async (room) => (sending.has(room) ? 'v=0' : null),
  isSent: (room) => sending.has(room),
  drop: (room, watcher) => void (watcher === undefined && sending.delete(room)),
  close: async () => sending.clear(),
}

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ media })
})
afterAll(() => fixture.backend.close())

async function startLiveStream() {
  const { host, id, astrologerId } = await fixture.newHost()
  await updateLiveStreamStatus(host.client, { id }, { status: 'live' })
  const send = async () => {
    const { url } = await getLiveStreamToken(host.client, { id })
    const reply = await fixture.backend.fetch(`${TEST_ORIGIN}${url}whip`, { method: 'POST', body: 'v=0' })
    expect(reply.status).toBe(201)
  }
  const status = async () => (await getLiveStream(host.client, { id })).status
  return { id, host, astrologerId, room: `live-${id}`, send, status }
}

test('a viewer sends no camera', async () => {
  const { id, room } = await startLiveStream()
  const { url } = await getLiveStreamToken((await fixture.newCustomer()).client, { id })
  const reply = await fixture.backend.fetch(`${TEST_ORIGIN}${url}whip`, { method: 'POST', body: 'v=0' })
  expect(reply.status).toBe(403)
  expect(sending.has(room)).toBe(false)
})

test('a live stream ends a minute after its camera is gone, and its viewers are notified', async () => {
  const { id, room, send, status } = await startLiveStream()
  await send()
  const viewer = await fixture.newCustomer()
  const tab = await fixture.openEventStream(viewer, [id])
  await fixture.seconds(300)
  expect(await status()).toBe('live')
  sending.delete(room)
  await fixture.seconds(50)
  expect(await status()).toBe('live')
  await fixture.seconds(20)
  expect(await status()).toBe('ended')
  for (;;) {
    const event = await tab.next()
    if (event !== 'over' && event.type !== 'status') continue
    expect(event).toMatchObject({ type: 'status', data: { status: 'ended' } })
    break
  }
  await tab.close()
})

test('a live stream whose camera is back within a minute goes on', async () => {
  const { room, send, status } = await startLiveStream()
  await send()
  sending.delete(room)
  await fixture.seconds(40)
  await send()
  await fixture.seconds(300)
  expect(await status()).toBe('live')
})

test('a camera that is gone at once also ends the live stream', async () => {
  const { room, send, status } = await startLiveStream()
  await send()
  sending.delete(room)
  await fixture.seconds(70)
  expect(await status()).toBe('ended')
})

test('a live stream whose camera is not connected a minute after its start ends', async () => {
  const { status } = await startLiveStream()
  await fixture.seconds(50)
  expect(await status()).toBe('live')
  await fixture.seconds(20)
  expect(await status()).toBe('ended')
})

test('a camera is also HLS, whose parts need the pass of a viewer who is not blocked', async () => {
  const { id, host, send } = await startLiveStream()
  const viewer = await fixture.newCustomer()
  const { url } = await getLiveStreamToken(viewer.client, { id })
  const get = (file: string) => fixture.backend.fetch(`${TEST_ORIGIN}${url}${file}`)
  expect((await get('index.m3u8')).status).toBe(404)
  await send()
  expect(await (await get('index.m3u8')).text()).toContain('camera-7.m4s')
  expect(new Uint8Array(await (await get('camera-7.m4s')).arrayBuffer())).toEqual(Uint8Array.of(7))
  expect((await get('camera-6.m4s')).status).toBe(404)
  await blockLiveStreamUser(host.client, { id }, { user_id: viewer.id, is_blocked: true })
  for (const file of ['index.m3u8', 'camera-7.m4s']) expect((await get(file)).status).toBe(403)
})

test('a host whose browser offers no codec that viewers can play is refused', async () => {
  const { id, host } = await startLiveStream()
  const { url } = await getLiveStreamToken(host.client, { id })
  const reply = await fixture.backend.fetch(`${TEST_ORIGIN}${url}whip`, { method: 'POST', body: NO_CODEC })
  expect(reply.status).toBe(415)
  expect(await reply.json()).toMatchObject({ code: 'codec_not_offered' })
})
