import { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters } from 'werift'
import { afterEach, expect, test, vi } from 'vitest'
import { MAX_CONNECTING_MS } from './connection.ts'
import { createMediaRooms } from './media-rooms.ts'

const rooms = createMediaRooms({ address: '127.0.0.1', ports: [42_000, 42_050] })
const connections: RTCPeerConnection[] = []

/** Each test starts without ports. */
afterEach(async () => {
  await rooms.close()
  await Promise.all(connections.splice(0).map((connection) => connection.close()))
  await vi.waitUntil(() => openPorts() === 0, 100_000)
})

/** Publishes video over a real connection on this machine. ICE may give up without a free core: then once more. */
async function send(room: string): Promise<RTCPeerConnection> {
  const first = await publish(room)
  if (first.connectionState === 'connected') return first
  await first.close()
  const second = await publish(room)
  expect(second.connectionState).toBe('connected')
  return second
}

async function publish(room: string): Promise<RTCPeerConnection> {
  const connection = await offering('sendonly')
  await accept(connection, await rooms.publish(room, offerOf(connection)))
  return connection
}

async function offering(direction: 'sendonly' | 'recvonly'): Promise<RTCPeerConnection> {
  const codec = new RTCRtpCodecParameters({ mimeType: 'video/VP8', clockRate: 90_000 })
  const connection = new RTCPeerConnection({ codecs: { video: [codec] }, iceServers: [] })
  connections.push(connection)
  connection.addTransceiver(new MediaStreamTrack({ kind: 'video' }), { direction })
  await connection.setLocalDescription(await connection.createOffer())
  await vi.waitFor(() => expect(connection.iceGatheringState).toBe('complete'), 30_000)
  return connection
}

const offerOf = (connection: RTCPeerConnection) => connection.localDescription?.sdp ?? ''

async function accept(connection: RTCPeerConnection, answer: string | null): Promise<void> {
  await connection.setRemoteDescription({ type: 'answer', sdp: answer ?? '' })
  await vi.waitFor(() => expect(['connected', 'failed']).toContain(connection.connectionState), 60_000)
}

/** The UDP ports of this process, where both sides of each connection are. */
const openPorts = () => process.getActiveResourcesInfo().filter((name) => name === 'UDPWrap').length

// As the first test: all of them wait for WebRTC to be loaded.
test('rooms whose publishers connect at the same moment are all kept', async () => {
  const names = ['call-1-astrologer', 'call-1-customer', 'live-4']
  await Promise.all(names.map(send))
  expect(names.map(rooms.isSent)).toEqual([true, true, true])
})

test('a room knows whether it has a publisher', async () => {
  expect(rooms.isSent('live-1')).toBe(false)
  await send('live-1')
  expect(rooms.isSent('live-1')).toBe(true)
  expect(rooms.isSent('live-2')).toBe(false)
  rooms.drop('live-1')
  expect(rooms.isSent('live-1')).toBe(false)
})

test('a second publisher stays when the first one leaves', async () => {
  const first = await send('live-3')
  await send('live-3')
  await first.close()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(rooms.isSent('live-3')).toBe(true)
})

test('a viewer watches in four tabs, and a fifth one ends the oldest', async () => {
  await send('live-8')
  const atStart = openPorts()
  let offerPorts = 0
  const watch = async () => {
    const before = openPorts()
    const viewer = await offering('recvonly')
    offerPorts = openPorts() - before
    await accept(viewer, await rooms.watch('live-8', 'asha', offerOf(viewer)))
  }
  await watch()
  const each = openPorts() - atStart
  for (let tab = 2; tab <= 4; tab += 1) await watch()
  expect(openPorts()).toBe(atStart + 4 * each)
  await watch()
  await expect.poll(openPorts).toBe(atStart + 4 * each + offerPorts)
  rooms.drop('live-8', 'asha')
  await expect.poll(openPorts).toBe(atStart + 5 * offerPorts)
})

test('the ports of a viewer who left are free again', async () => {
  await send('live-5')
  const before = openPorts()
  const viewer = await offering('recvonly')
  await accept(viewer, await rooms.watch('live-5', 'left', offerOf(viewer)))
  await viewer.close()
  await expect.poll(openPorts).toBe(before)
})

test('the ports of a viewer who does not connect within 30 seconds are free again', async () => {
  await send('live-6')
  const viewer = await offering('recvonly')
  const before = openPorts()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const unreachable = offerOf(viewer).replaceAll(/^a=candidate.*\r\n/gm, '')
  expect(await rooms.watch('live-6', 'away', unreachable)).not.toBeNull()
  expect(openPorts()).toBeGreaterThan(before)
  const [timePasses] = timers.mock.calls.find(([, ms]) => ms === MAX_CONNECTING_MS) ?? []
  timers.mockRestore()
  timePasses?.()
  await expect.poll(openPorts).toBe(before)
})

test.each(['', 'v=0\r\n', 'v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\na=rtpmap:96 VP8/90000\r\n'])(
  'an offer that is not valid is refused and takes no ports: %j',
  async (offer) => {
    await send('live-7')
    const before = openPorts()
    await expect(rooms.watch('live-7', 'broken', offer)).rejects.toMatchObject({ code: 'invalid' })
    await expect(rooms.publish('live-7', offer)).rejects.toMatchObject({ code: 'invalid' })
    await expect.poll(openPorts).toBe(before)
    expect(rooms.isSent('live-7')).toBe(true)
  },
)
