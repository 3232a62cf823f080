import { getLiveStream, getLiveStreamToken, updateLiveStreamStatus } from '@tarapath/api-client/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MediaRooms } from '../index.ts'
import { TEST_ORIGIN, openLiveWorld, type LiveWorld } from '@tarapath/backend-testing'

/** Rooms whose camera is connected to this process. Real SDP is not needed here. */
const sending = new Set<string>()
const media: MediaRooms = {
  async publish(room) {
    sending.add(room)
    return 'v=0'
  },
  watch: async (room) => (sending.has(room) ? 'v=0' : null),
  isSent: (room) => sending.has(room),
  drop: (room, watcher) => void (watcher === undefined && sending.delete(room)),
  close: async () => sending.clear(),
}

let world: LiveWorld
beforeAll(async () => {
  world = await openLiveWorld({ media })
})
afterAll(() => world.backend.close())

async function startLiveStream() {
  const { host, id, astrologerId } = await world.newHost()
  await updateLiveStreamStatus(host.client, { id }, { status: 'live' })
  const send = async () => {
    const { url } = await getLiveStreamToken(host.client, { id })
    const reply = await world.backend.fetch(`${TEST_ORIGIN}${url}whip`, { method: 'POST', body: 'v=0' })
    expect(reply.status).toBe(201)
  }
  const status = async () => (await getLiveStream(host.client, { id })).status
  return { id, astrologerId, room: `live-${id}`, send, status }
}

test('a live stream ends a minute after its camera is gone, and its viewers are notified', async () => {
  const { id, room, send, status } = await startLiveStream()
  await send()
  const viewer = await world.newCustomer()
  const tab = await world.openTab(viewer, [id])
  await world.seconds(300)
  expect(await status()).toBe('live')
  sending.delete(room)
  await world.seconds(50)
  expect(await status()).toBe('live')
  await world.seconds(20)
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
  await world.seconds(40)
  await send()
  await world.seconds(300)
  expect(await status()).toBe('live')
})

test('a camera that is gone at once also ends the live stream', async () => {
  const { room, send, status } = await startLiveStream()
  await send()
  sending.delete(room)
  await world.seconds(70)
  expect(await status()).toBe('ended')
})

test('a live stream whose camera was never connected goes on', async () => {
  const { status } = await startLiveStream()
  await world.seconds(600)
  expect(await status()).toBe('live')
})
