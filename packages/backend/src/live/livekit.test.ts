import { getLiveStream, getLiveStreamToken, listLiveStreams, updateLiveStreamStatus } from '@tarapath/api-client/live'
import { AccessToken, TokenVerifier } from 'livekit-server-sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLiveKit } from '../ports/live-transport/livekit.ts'
import { TEST_ORIGIN, openFixture, type Fixture } from '@tarapath/backend-testing'

const ACCOUNT = { url: 'ws://livekit.test', apiKey: 'key', apiSecret: 'a secret that is long enough for a signature' }

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ ports: { live: createLiveKit(ACCOUNT) } })
})
afterAll(() => fixture.backend.close())

interface Callback {
  /** As LiveKit sends it: the id of a customer. */
  identity?: string
  secret?: string
}

async function callBack(event: string, room: string, { identity, secret = ACCOUNT.apiSecret }: Callback = {}) {
  const body = JSON.stringify({
    event,
    room: { name: room },
    ...(identity !== undefined && { participant: { identity } }),
  })
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)))
  const token = new AccessToken(ACCOUNT.apiKey, secret)
  token.sha256 = btoa(String.fromCharCode(...hash))
  const headers = { authorization: await token.toJwt(), 'content-type': 'application/webhook+json' }
  return fixture.backend.fetch(`${TEST_ORIGIN}/callbacks/live`, { method: 'POST', headers, body })
}

test('the astrologer may publish, a viewer may subscribe, and the stream ends when LiveKit reports an empty room', async () => {
  const { host, id } = await fixture.newHost()
  const viewer = await fixture.newCustomer()
  await updateLiveStreamStatus(host.client, { id }, { status: 'live' })
  const grantOf = async ({ client }: typeof viewer) => {
    const { token, transport, url } = await getLiveStreamToken(client, { id })
    expect([transport, url]).toEqual(['livekit', ACCOUNT.url])
    return (await new TokenVerifier(ACCOUNT.apiKey, ACCOUNT.apiSecret).verify(token)).video
  }
  expect(await grantOf(host)).toMatchObject({ room: `live-${id}`, canPublish: true })
  expect(await grantOf(viewer)).toMatchObject({ room: `live-${id}`, canPublish: false, canSubscribe: true })

  const status = async () => (await getLiveStream(viewer.client, { id })).status
  await callBack('participant_left', `live-${id}`)
  await callBack('room_finished', `live-${id}`, { secret: 'the secret of another account, as long as ours' })
  await callBack('room_finished', 'another-room')
  expect(await status()).toBe('live')
  for (let times = 0; times < 2; times += 1) expect((await callBack('room_finished', `live-${id}`)).status).toBe(200)
  expect(await status()).toBe('ended')
})

test('there are no scripted live streams, because a script has no video to publish', async () => {
  const viewer = await fixture.newCustomer()
  await fixture.seconds(1)
  const { results } = await listLiveStreams(viewer.client, { limit: 100 })
  expect(results.filter(({ status }) => status !== 'ended')).toEqual([])
})

describe('a live stream of a host', () => {
  async function startedLiveStream() {
    const { host, id } = await fixture.newHost()
    await updateLiveStreamStatus(host.client, { id }, { status: 'live' })
    const report = (event: string, identity: string | number = host.id) =>
      callBack(event, `live-${id}`, { identity: String(identity) })
    const status = async () => (await getLiveStream(fixture.visitor(), { id })).status
    return { id, report, status }
  }

  test.each(['participant_left', 'participant_connection_aborted'])(
    'ends a minute after LiveKit reports %s of the host',
    async (event) => {
      const { report, status } = await startedLiveStream()
      await report('participant_joined')
      await report('track_published')
      await fixture.seconds(600)
      expect(await status()).toBe('live')
      await report(event)
      await fixture.seconds(50)
      expect(await status()).toBe('live')
      // LiveKit may report it twice, which gives no further minute.
      await report(event)
      await fixture.seconds(20)
      expect(await status()).toBe('ended')
    },
  )

  test.each(['participant_joined', 'track_published'])('goes on when %s of the host follows', async (event) => {
    const { report, status } = await startedLiveStream()
    await report('track_published')
    await report('participant_left')
    await fixture.seconds(40)
    await report(event)
    await fixture.seconds(300)
    expect(await status()).toBe('live')
  })

  test('goes on when a viewer, a recorder or the host of another one leaves', async () => {
    const { report, status } = await startedLiveStream()
    await report('track_published')
    const other = await fixture.newHost()
    for (const identity of [(await fixture.newCustomer()).id, other.host.id, 'EG_recorder', ''])
      expect((await report('participant_left', identity)).status).toBe(200)
    await fixture.seconds(300)
    expect(await status()).toBe('live')
  })

  test('ends when LiveKit has reported no host a minute after its start', async () => {
    const { report, status } = await startedLiveStream()
    await fixture.seconds(50)
    // A report that the host left does not start another minute.
    await report('participant_left')
    expect(await status()).toBe('live')
    await fixture.seconds(20)
    expect(await status()).toBe('ended')
  })

  test('is not touched by what is reported before its start', async () => {
    const { host, id } = await fixture.newHost()
    await callBack('participant_left', `live-${id}`, { identity: String(host.id) })
    await fixture.seconds(100)
    await updateLiveStreamStatus(host.client, { id }, { status: 'live' })
    await fixture.seconds(50)
    expect((await getLiveStream(fixture.visitor(), { id })).status).toBe('live')
  })
})
