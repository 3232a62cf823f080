import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AccessToken, TokenVerifier } from 'livekit-server-sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultSettings } from '../settings.ts'
import type { LiveTransport, LiveVisitor } from '../live-transport.ts'
import { createEmbeddedLive, readToken } from './embedded.ts'
import { createLiveKit } from './livekit.ts'

const ACCOUNT = { apiKey: 'key', apiSecret: 'a secret that is long enough for a signature' }

/** LiveKit's side of the wire: RoomService, as its API describes it. */
interface ReceivedRequest {
  path: string
  body: unknown
  claims: Record<string, unknown>
}
const requests: ReceivedRequest[] = []
/** Who is in every room there. */
let present: string[] = []
let server: Server
let url: string
beforeAll(async () => {
  server = createServer((request, reply) => void answerAsLiveKit(request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function answerAsLiveKit(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const token = (request.headers.authorization ?? '').replace('Bearer ', '')
  const claims = await new TokenVerifier(ACCOUNT.apiKey, ACCOUNT.apiSecret).verify(token).catch(() => null)
  const body = JSON.parse(text) as { identity?: string; room?: string }
  const answer = (status: number, json: object) => {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  }
  if (!claims) return answer(401, { code: 'unauthenticated', msg: 'invalid token' })
  requests.push({ path: request.url ?? '', body, claims: { ...claims } })
  if (body.identity?.startsWith('404') || body.room === 'live-404')
    return answer(404, { code: 'not_found', msg: 'gone' })
  if (body.room === 'live-500') return answer(500, { code: 'internal', msg: 'broken' })
  if (!request.url?.endsWith('/ListParticipants')) return answer(200, {})
  answer(200, { participants: present.map((identity) => ({ identity })) })
}

const visitor = (more: Partial<LiveVisitor> = {}): LiveVisitor => ({
  channel: 'live-7',
  customerId: 1001,
  name: 'Asha',
  isHost: false,
  expiresAt: new Date(Date.now() + 600_000),
  ...more,
})

const settings = defaultSettings()
const customerOf = (identity: string | undefined) => Number(identity?.split('-')[0])
/** The customer, the channel and the role that a pass contains. */
const transports: [string, () => LiveTransport, (token: string) => Promise<object | null>][] = [
  [
    'embedded',
    () => createEmbeddedLive(settings, null),
    async (token) => {
      const admitted = await readToken(settings, token, new Date())
      return admitted && { customer: admitted.customerId, stream: admitted.streamId, sends: admitted.isHost }
    },
  ],
  [
    'LiveKit',
    () => createLiveKit({ ...ACCOUNT, url }),
    async (token) => {
      const claims = await new TokenVerifier(ACCOUNT.apiKey, ACCOUNT.apiSecret).verify(token).catch(() => null)
      const stream = Number(claims?.video?.room?.replace('live-', ''))
      return claims && { customer: customerOf(claims.sub), stream, sends: claims.video?.canPublish }
    },
  ],
]

describe.each(transports)('%s', (_, open, admittedBy) => {
  test('a pass admits one person to one live stream, as viewer or as host', async () => {
    const { token, url: address } = await open().admit(visitor())
    expect(await admittedBy(token)).toEqual({ customer: 1001, stream: 7, sends: false })
    expect(address).not.toBe('')
    const host = await open().admit(visitor({ isHost: true }))
    expect(await admittedBy(host.token)).toEqual({ customer: 1001, stream: 7, sends: true })
  })

  test('a changed pass is invalid', async () => {
    const { token } = await open().admit(visitor())
    const at = token.length - 5
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    expect(await admittedBy(changed)).toBeNull()
  })

  test('removing an absent viewer and ending an ended live stream are no errors', async () => {
    present = ['404-left-meanwhile']
    await open().remove('live-7', 404)
    await open().remove('live-404', 1001)
    await open().end('live-404')
  })

  test('a live stream that is not sent through this process is not reported as sent', () => {
    expect(open().isSent('live-7')).toBe(false)
  })

  test('a callback without a signature reports nothing', async () => {
    expect(await open().readCallback('{"event":"room_finished","room":{"name":"live-7"}}', '')).toBeNull()
  })
})

describe('LiveKit', () => {
  test('a pass contains its expiry and the name of the viewer, and allows no data messages', async () => {
    const guest = visitor()
    const { token, url: address } = await createLiveKit({ ...ACCOUNT, url }).admit(guest)
    const claims = await new TokenVerifier(ACCOUNT.apiKey, ACCOUNT.apiSecret).verify(token)
    expect(address).toBe(url)
    expect(claims).toMatchObject({ name: 'Asha', video: { roomJoin: true, canSubscribe: true, canPublishData: false } })
    // The library counts whole seconds from when it signs.
    expect(Math.abs(claims.exp! - guest.expiresAt.getTime() / 1000)).toBeLessThan(10)
  })

  test('two tabs of a viewer are in the room beside each other, and a host sends from one place', async () => {
    const live = createLiveKit({ ...ACCOUNT, url })
    const identityOf = async (isHost: boolean) => {
      const { token } = await live.admit(visitor({ isHost }))
      return (await new TokenVerifier(ACCOUNT.apiKey, ACCOUNT.apiSecret).verify(token)).sub
    }
    const tabs = [await identityOf(false), await identityOf(false)]
    expect(new Set(tabs).size).toBe(2)
    expect(tabs.map(customerOf)).toEqual([1001, 1001])
    expect(await identityOf(true)).toBe('1001')
  })

  test('removing and ending are authorized RoomService requests, and each tab of a viewer is removed', async () => {
    const live = createLiveKit({ ...ACCOUNT, url })
    present = ['1001-a', '10011-b', '1001', 'EG_recorder', '1001-c']
    requests.length = 0
    await live.remove('live-7', 1001)
    await live.end('live-7')
    const roomAdmin = { video: { roomAdmin: true, room: 'live-7' } }
    expect(requests).toMatchObject([
      { path: '/twirp/livekit.RoomService/ListParticipants', body: { room: 'live-7' }, claims: roomAdmin },
      ...['1001-a', '1001', '1001-c'].map((identity) => ({
        path: '/twirp/livekit.RoomService/RemoveParticipant',
        body: { room: 'live-7', identity },
        claims: roomAdmin,
      })),
      {
        path: '/twirp/livekit.RoomService/DeleteRoom',
        body: { room: 'live-7' },
        claims: { video: { roomCreate: true } },
      },
    ])
  })

  const signed = async (body: string, secret = ACCOUNT.apiSecret) => {
    const token = new AccessToken(ACCOUNT.apiKey, secret)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)))
    token.sha256 = btoa(String.fromCharCode(...hash))
    return token.toJwt()
  }

  test('only a callback whose signature matches its body ends a live stream', async () => {
    const live = createLiveKit({ ...ACCOUNT, url })
    const bodyOf = (event: string) => JSON.stringify({ event, room: { name: 'live-7' } })
    const finished = bodyOf('room_finished')
    expect(await live.readCallback(finished, await signed(finished))).toEqual({ what: 'ended', channel: 'live-7' })
    expect(await live.readCallback(bodyOf('room_started'), await signed(bodyOf('room_started')))).toBeNull()
    expect(await live.readCallback(finished, await signed(bodyOf('room_started')))).toBeNull()
    expect(await live.readCallback(finished, await signed(finished, 'another secret that is long enough'))).toBeNull()
    expect(await live.readCallback(finished, '')).toBeNull()
  })

  test('a callback reports who came and who went, but nobody whom another connection of their own replaced', async () => {
    const live = createLiveKit({ ...ACCOUNT, url })
    const report = async (event: string, participant: object) => {
      const body = JSON.stringify({ event, room: { name: 'live-7' }, participant })
      return live.readCallback(body, await signed(body))
    }
    const host = { identity: '1001' }
    const connected = { what: 'connected', channel: 'live-7', customerId: 1001 }
    const gone = { ...connected, what: 'gone' }
    for (const event of ['participant_joined', 'track_published']) expect(await report(event, host)).toEqual(connected)
    for (const event of ['participant_left', 'participant_connection_aborted'])
      expect(await report(event, host)).toEqual(gone)
    expect(await report('participant_left', { ...host, disconnectReason: 'CLIENT_INITIATED' })).toEqual(gone)
    expect(await report('participant_left', { ...host, disconnectReason: 'DUPLICATE_IDENTITY' })).toBeNull()
    expect(await report('participant_left', { identity: 'EG_recorder' })).toBeNull()
    // A tab in which the host's account watches.
    expect(await report('participant_left', { identity: '1001-a' })).toBeNull()
    expect(await report('track_unpublished', host)).toBeNull()
  })

  test('another failure is thrown', async () => {
    await expect(createLiveKit({ ...ACCOUNT, url }).remove('live-500', 1001)).rejects.toThrow('broken')
    const stranger = createLiveKit({ ...ACCOUNT, apiSecret: 'another secret that is long enough too', url })
    await expect(stranger.end('live-7')).rejects.toThrow('invalid token')
  })
})
