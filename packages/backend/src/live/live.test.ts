import { createClient } from '@tarapath/api-client'
import { getAstrologer } from '@tarapath/api-client/astrologers'
import {
  blockLiveStreamUser,
  getLiveStream,
  getLiveStreamToken,
  listLiveStreams,
  updateLiveStreamStatus,
} from '@tarapath/api-client/live'
import { sendTip } from '@tarapath/api-client/payments'
import { joinQueue } from '@tarapath/api-client/queue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setAvailability } from '../astrologers/index.ts'
import { TEST_ORIGIN, refusal, type SignedInCustomer, openFixture, type Fixture } from '@tarapath/backend-testing'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const visitor = () => createClient({ baseUrl: TEST_ORIGIN, fetch: fixture.backend.fetch, retry: 0 })
const setStatus = ({ client }: SignedInCustomer, id: number, status: 'live' | 'paused' | 'ended') =>
  updateLiveStreamStatus(client, { id }, { status })
const sendMessage = (as: SignedInCustomer, id: number, text: unknown) =>
  fixture.backend.ask('POST', `/api/events/live/${id}/lines/`, { as, body: { text } })
const get = (path: string) => fixture.backend.fetch(`${TEST_ORIGIN}${path}`)

async function startedLiveStream() {
  const made = await fixture.newHost()
  await setStatus(made.host, made.id, 'live')
  return made
}

describe('the list', () => {
  test('has a different drawing for each live stream', async () => {
    const { results } = await listLiveStreams(visitor(), { limit: 6 })
    const drawn = await Promise.all(results.map(async ({ thumbnail }) => (await get(thumbnail ?? '/none')).text()))
    for (const drawing of drawn) expect(drawing).toMatch(/^<svg .{200,4000}<\/svg>$/)
    expect(new Set(drawn).size).toBe(results.length)
  })

  test('has scripted live streams, which start and end as announced', async () => {
    const now = () => fixture.backend.controls.clock.now()
    const { results } = await listLiveStreams(visitor(), { limit: 50 })
    const live = results.filter(({ status }) => status === 'live')
    expect([2, 3]).toContain(live.length)
    expect(results.slice(0, live.length)).toEqual(live)
    const planned = results.filter(({ status }) => status === 'scheduled')
    const times = planned.map(({ scheduled_at }) => Date.parse(scheduled_at!))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect((await getAstrologer(visitor(), { id: live[0]!.consultant.id })).is_live).toBe(true)

    const next = planned[0]!
    await fixture.seconds((Date.parse(next.scheduled_at!) - now().getTime()) / 1000 + 1)
    expect(await getLiveStream(visitor(), { id: next.id })).toMatchObject({
      status: 'live',
      started_at: next.scheduled_at,
    })
    await fixture.seconds(50 * 60)
    expect(await getLiveStream(visitor(), { id: next.id })).toMatchObject({ status: 'ended', viewer_count: 0 })
    expect((await listLiveStreams(visitor(), { status: 'scheduled' })).count).toBeGreaterThanOrEqual(17)
  }, 60_000)

  test('has live streams whose video plays on', async () => {
    const viewer = await fixture.newCustomer()
    const { results } = await listLiveStreams(viewer.client, { status: 'live' })
    expect(results.length).toBeGreaterThan(0)
    for (const { id } of results) {
      const { url } = await getLiveStreamToken(viewer.client, { id })
      const read = async () => (await (await get(`${url}index.m3u8`)).text()).split('\n')
      const lines = await read()
      expect(lines).toContain('#EXT-X-MAP:URI="init.mp4"')
      const parts = lines.filter((line) => line.endsWith('.m4s'))
      for (const file of ['init.mp4', ...parts.slice(0, 2)]) {
        const reply = await get(`${url}${file}`)
        expect([reply.status, (await reply.arrayBuffer()).byteLength > 500]).toEqual([200, true])
      }
      await fixture.seconds(8)
      expect((await read()).filter((line) => line.endsWith('.m4s')).slice(0, -2)).toEqual(parts.slice(2))
    }
  })
})

describe('a live stream of an astrologer', () => {
  test('goes from scheduled to live to ended', async () => {
    const { host, id, astrologerId } = await fixture.newHost()
    expect(await getLiveStream(visitor(), { id })).toMatchObject({ status: 'scheduled', title: 'Ask me' })
    for (let times = 0; times < 2; times += 1)
      expect(await setStatus(host, id, 'live')).toMatchObject({ status: 'live', consultant: { id: astrologerId } })
    await setStatus(host, id, 'ended')
    expect(await refusal(setStatus(host, id, 'live'))).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
    expect(await refusal(getLiveStreamToken(host.client, { id }))).toMatchObject({ body: { code: 'not_live' } })
  })

  test('can be paused, is still live then, and says so', async () => {
    const { host, id } = await fixture.newHost()
    expect(await refusal(setStatus(host, id, 'paused'))).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
    await setStatus(host, id, 'live')
    for (let times = 0; times < 2; times += 1)
      expect(await setStatus(host, id, 'paused')).toMatchObject({ status: 'live', is_paused: true })
    expect(await getLiveStream(visitor(), { id })).toMatchObject({ status: 'live', is_paused: true })
    expect(await setStatus(host, id, 'live')).toMatchObject({ status: 'live', is_paused: false })
    await setStatus(host, id, 'paused')
    expect(await setStatus(host, id, 'ended')).toMatchObject({ status: 'ended', is_paused: false })
  })

  test('can be changed only by its astrologer', async () => {
    const [{ id }, { host: other }, customer] = [
      await fixture.newHost(),
      await fixture.newHost(),
      await fixture.newCustomer(),
    ]
    expect(await refusal(setStatus(customer, id, 'live'))).toMatchObject({ status: 403 })
    expect(await refusal(setStatus(other, id, 'live'))).toMatchObject({ status: 404 })
    const block = ({ client }: SignedInCustomer) =>
      blockLiveStreamUser(client, { id }, { user_id: other.id, is_blocked: true })
    expect(await refusal(block(customer))).toMatchObject({ status: 403 })
    expect(await refusal(block(other))).toMatchObject({ status: 404 })
  })

  test('reports the length of the queue', async () => {
    const { id, astrologerId } = await startedLiveStream()
    const customer = await fixture.newCustomer()
    await joinQueue(customer.client, { consultant_id: astrologerId, order_type: 1 })
    expect(await getLiveStream(visitor(), { id })).toMatchObject({ queue_length: 1 })
  })
})

describe('a pass', () => {
  test('contains the room and the viewer, expires, and is invalid when it was changed', async () => {
    const { id, host } = await startedLiveStream()
    const viewer = await fixture.newCustomer()
    const pass = await getLiveStreamToken(viewer.client, { id })
    expect(pass).toMatchObject({ channel: `live-${id}`, uid: viewer.id, transport: 'embedded', source: 'camera' })
    const offer = (url: string | undefined, way: string) =>
      fixture.backend.fetch(`${TEST_ORIGIN}${url}${way}`, { method: 'POST', body: 'v=0' })
    // This host carries no media, which is checked after the permission.
    expect((await offer(pass.url, 'whep')).status).toBe(501)
    expect((await offer((await getLiveStreamToken(host.client, { id })).url, 'whip')).status).toBe(501)
    expect((await offer(pass.url?.replace('.viewer.', '.host.'), 'whip')).status).toBe(403)
    await fixture.seconds(601)
    expect((await offer(pass.url, 'whep')).status).toBe(403)
  })

  test('is refused to a blocked viewer until they are unblocked', async () => {
    const { id, host } = await startedLiveStream()
    const viewer = await fixture.newCustomer()
    const pass = await getLiveStreamToken(viewer.client, { id })
    const block = (is_blocked: boolean) => blockLiveStreamUser(host.client, { id }, { user_id: viewer.id, is_blocked })
    expect(await block(true)).toEqual({ live_stream_id: id, user_id: viewer.id, is_blocked: true })
    expect(await refusal(getLiveStreamToken(viewer.client, { id }))).toMatchObject({
      status: 403,
      body: { code: 'blocked' },
    })
    expect((await get(`${pass.url}index.m3u8`)).status).toBe(403)
    expect(await getLiveStream(viewer.client, { id })).toMatchObject({ is_blocked: true })
    expect((await sendMessage(viewer, id, 'Why?')).status).toBe(403)
    await block(false)
    expect((await getLiveStreamToken(viewer.client, { id })).uid).toBe(viewer.id)
  })
})

describe('the stream of events', () => {
  test('carries masked chat messages, tips and the number of viewers', async () => {
    const { id, host } = await startedLiveStream()
    const [asha, ravi] = [await fixture.newCustomer(), await fixture.newCustomer()]
    const tab = await fixture.openEventStream(asha, [id])
    await sendMessage(ravi, id, 'Namaste, call me on 98765 43210')
    expect(await tab.next()).toMatchObject({
      type: 'chat',
      data: {
        room: `live:${id}`,
        name: 'Guest',
        user_id: ravi.id,
        text: 'Namaste, call me on **********',
        is_host: false,
      },
    })
    await sendMessage(host, id, 'Namaste')
    expect(await tab.next()).toMatchObject({ type: 'chat', data: { name: 'Acharya Meera', is_host: true } })
    await sendTip(ravi.client, { amount: 51 }, { live_stream_id: id })
    expect(await tab.next()).toMatchObject({ type: 'tip', data: { name: 'Guest', amount: 51 } })
    await fixture.seconds(5)
    expect(await tab.next()).toMatchObject({ type: 'viewers', data: { count: 1 } })
    expect((await getLiveStream(visitor(), { id })).viewer_count).toBe(1)
    await tab.close()
    await fixture.seconds(5)
    expect((await getLiveStream(visitor(), { id })).viewer_count).toBe(0)
  })

  test('repeats missed events, for two live streams in one tab', async () => {
    const [one, two] = [await startedLiveStream(), await startedLiveStream()]
    const viewer = await fixture.newCustomer()
    const tab = await fixture.openEventStream(viewer, [one.id, two.id])
    await sendMessage(one.host, one.id, 'first')
    const first = await tab.next()
    if (first === 'over') throw new Error('The event stream has ended.')
    await tab.close()
    await sendMessage(one.host, one.id, 'second')
    await sendMessage(two.host, two.id, 'third')
    const again = await fixture.openEventStream(viewer, [one.id, two.id], first.id)
    expect(await again.next()).toMatchObject({ data: { room: `live:${one.id}`, text: 'second' } })
    expect(await again.next()).toMatchObject({ data: { room: `live:${two.id}`, text: 'third' } })
    await again.close()
  })

  test('notifies a viewer who is blocked, and ends', async () => {
    const { id, host } = await startedLiveStream()
    const viewer = await fixture.newCustomer()
    const tab = await fixture.openEventStream(viewer, [id])
    await blockLiveStreamUser(host.client, { id }, { user_id: viewer.id, is_blocked: true })
    expect(await tab.next()).toMatchObject({ type: 'kicked', data: { live_stream_id: id } })
    expect(await tab.next()).toBe('over')
    expect((await fixture.openEventStream(viewer, [id])).status).toBe(403)
  })

  test('notifies the first customer in the queue', async () => {
    const customer = await fixture.newCustomer()
    const consultant_id = await fixture.newAstrologer('quick', 'busy')
    const { id } = await joinQueue(customer.client, { consultant_id, order_type: 1 })
    const tab = await fixture.openEventStream(customer, [])
    await setAvailability(fixture.backend.database.db, consultant_id, { name: 'online' })
    await fixture.seconds(1)
    expect(await tab.next()).toMatchObject({ type: 'queue', data: { id, consultant_id, status: 'called' } })
    await tab.close()
  })

  test('needs a sign-in and a live stream that is live, and chat messages are checked and limited', async () => {
    const { id } = await startedLiveStream()
    const { id: planned } = await fixture.newHost()
    const customer = await fixture.newCustomer()
    const status = async (live: string, headers: Record<string, string> = {}) =>
      (await fixture.backend.ask('GET', `/api/events/?live=${live}`, { headers })).status
    const authorization = `Bearer ${customer.access}`
    expect(await status(String(id))).toBe(401)
    expect(await status('99999999', { authorization })).toBe(404)
    expect(await status(String(planned), { authorization })).toBe(409)
    for (const live of ['x', '1,', '1,2,3,4,5', '-1']) expect(await status(live, { authorization })).toBe(400)
    for (const text of ['', '  ', 'x'.repeat(301), 7, null])
      expect((await sendMessage(customer, id, text)).status).toBe(400)
    const replies = []
    for (let n = 0; n < 8; n += 1) replies.push((await sendMessage(customer, id, `message ${n}`)).status)
    expect(replies).toContain(429)
  })
})
