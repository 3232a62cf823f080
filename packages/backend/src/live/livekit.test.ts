import { getLiveStream, getLiveStreamToken, listLiveStreams, updateLiveStreamStatus } from '@tarapath/api-client/live'
import { AccessToken, TokenVerifier } from 'livekit-server-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLiveKit } from '../ports/live-transport/livekit.ts'
import { TEST_ORIGIN, openFixture, type Fixture } from '@tarapath/backend-testing'

const ACCOUNT = { url: 'ws://livekit.test', apiKey: 'key', apiSecret: 'a secret that is long enough for a signature' }

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ ports: { live: createLiveKit(ACCOUNT) } })
})
afterAll(() => fixture.backend.close())

async function callBack(event: string, room: string, secret = ACCOUNT.apiSecret) {
  const body = JSON.stringify({ event, room: { name: room } })
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
  await callBack('room_finished', `live-${id}`, 'the secret of another account, as long as ours')
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
