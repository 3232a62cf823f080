import { getLiveStream, listLiveStreams, updateLiveStreamStatus } from '@tarapath/api-client/live'
import { listAlerts, setAlert, withdrawAlert } from '@tarapath/own-api/alerts'
import { cancelLiveStream, getStudio, prepareLiveStream } from '@tarapath/own-api/live'
import { openFixture, refusal, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PushMessage } from '../ports/push-sender.ts'
import type { Sms } from '../ports/sms-sender.ts'
import { FREE_SECONDS } from './claim-alerts.ts'

const PUSH = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
}
const HOUR = 60 * 60

let pushed: PushMessage[] = []
let texted: Sms[] = []
let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({
    ports: {
      push: { publicKey: async () => 'key', send: async (_, message) => void pushed.push(message) },
      sms: { send: async (message) => void texted.push(message) },
    },
  })
})
afterAll(() => fixture.backend.close())
beforeEach(() => {
  pushed = []
  texted = []
})

const inSeconds = (seconds: number) =>
  new Date(fixture.backend.controls.clock.now().getTime() + seconds * 1000).toISOString()

/** A live stream that is announced for an hour from now. */
async function announced() {
  const made = await fixture.newHost()
  const scheduled_at = inSeconds(HOUR)
  await prepareLiveStream(made.host.client, { title: 'Ask me', scheduled_at })
  return { ...made, scheduled_at }
}
const ask = ({ client }: SignedInCustomer, live_stream_id: number, push: typeof PUSH | null = null) =>
  setAlert(client, { live_stream_id, push })
const openAlerts = async ({ client }: SignedInCustomer) => (await listAlerts(client)).results
const goLive = ({ client }: SignedInCustomer, id: number) => updateLiveStreamStatus(client, { id }, { status: 'live' })

describe('an announced live stream', () => {
  test('is listed with its time, can be put off, and starts when its host starts it', async () => {
    const { host, id, scheduled_at } = await announced()
    const { client } = await fixture.newCustomer()
    expect(await getLiveStream(client, { id })).toMatchObject({ status: 'scheduled', scheduled_at })
    const later = inSeconds(2 * HOUR)
    await prepareLiveStream(host.client, { title: 'Ask me tonight', scheduled_at: later })
    expect(await getLiveStream(client, { id })).toMatchObject({ title: 'Ask me tonight', scheduled_at: later })
    // The title alone leaves the time as it is.
    await prepareLiveStream(host.client, { title: 'Ask me' })
    expect((await getStudio(host.client)).stream).toMatchObject({ scheduled_at: later })
    await fixture.seconds(2 * HOUR + 60)
    expect(await getLiveStream(client, { id })).toMatchObject({ status: 'scheduled' })
    await goLive(host, id)
    expect(await getLiveStream(client, { id })).toMatchObject({ status: 'live' })
    expect(
      await refusal(prepareLiveStream(host.client, { title: 'Ask me', scheduled_at: inSeconds(HOUR) })),
    ).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
  })

  test.each([
    ['in the past', -60, 'at least 5 minutes from now'],
    ['too soon', 299, 'at least 5 minutes from now'],
    ['too far away', 31 * 24 * HOUR, 'within the next 30 days'],
  ])('%s is refused at its field', async (_, seconds, sentence) => {
    const { host } = await fixture.newHost()
    const { status, body } = await refusal(
      prepareLiveStream(host.client, { title: 'Ask me', scheduled_at: inSeconds(seconds) }),
    )
    expect(status).toBe(400)
    expect(body).toEqual({ scheduled_at: [expect.stringContaining(sentence)] })
  })

  test('that is cancelled is not listed any more, and another can take its time', async () => {
    const { host, id, scheduled_at } = await announced()
    const { client } = await fixture.newCustomer()
    await cancelLiveStream(host.client, { live_stream_id: id })
    await cancelLiveStream(host.client, { live_stream_id: id })
    expect(await getLiveStream(client, { id })).toMatchObject({ status: 'ended', started_at: null })
    const listed = await Promise.all(
      ([undefined, 'scheduled', 'ended'] as const).map(async (status) =>
        listLiveStreams(client, { limit: 100, ...(status && { status }) }),
      ),
    )
    expect(listed.flatMap(({ results }) => results.filter((stream) => stream.id === id))).toEqual([])
    expect(await prepareLiveStream(host.client, { title: 'Again', scheduled_at })).toMatchObject({ scheduled_at })
    expect(await refusal(goLive(host, id))).toMatchObject({ status: 409 })
  })

  test('is cancelled by its host only, and only before it starts', async () => {
    const [{ host, id }, other] = [await announced(), await fixture.newHost()]
    expect(await refusal(cancelLiveStream(other.host.client, { live_stream_id: id }))).toMatchObject({ status: 404 })
    await goLive(host, id)
    expect(await refusal(cancelLiveStream(host.client, { live_stream_id: id }))).toMatchObject({
      status: 409,
      body: { code: 'wrong_status' },
    })
  })

  test('that has not started an hour after its time is cancelled', async () => {
    const { id } = await announced()
    const customer = await fixture.newCustomer()
    await ask(customer, id, PUSH)
    await fixture.seconds(2 * HOUR - 10)
    expect(await getLiveStream(customer.client, { id })).toMatchObject({ status: 'scheduled' })
    await fixture.seconds(10 + FREE_SECONDS + 1)
    expect(await getLiveStream(customer.client, { id })).toMatchObject({ status: 'ended', started_at: null })
    expect(pushed).toEqual([expect.objectContaining({ title: 'Acharya Meera will not go live', path: '/live' })])
  })
})

describe('a customer who wants to be notified of a live stream', () => {
  test('gets one message when it starts, by push or by SMS', async () => {
    const { host, id } = await announced()
    const [first, second] = [await fixture.newCustomer(), await fixture.newCustomer()]
    expect(await ask(first, id, PUSH)).toMatchObject({ consultant_id: null, live_stream_id: id, by: 'push' })
    expect(await ask(second, id)).toMatchObject({ by: 'sms' })
    await fixture.seconds(HOUR + 60)
    expect([...pushed, ...texted]).toEqual([])
    await goLive(host, id)
    await fixture.seconds(FREE_SECONDS + 1)
    expect(pushed).toEqual([
      {
        title: 'Acharya Meera is live now',
        body: 'Ask me. Watching is free.',
        path: `/live-session?stream=${id}`,
        tag: `live-stream-${id}`,
      },
    ])
    expect(texted).toMatchObject([{ phone: second.phone, template: 'live_started' }])
    expect(texted[0]?.text).toContain(`/live-session?stream=${id} `)
    expect(await openAlerts(first)).toEqual([])
    await fixture.seconds(60)
    expect(pushed.length + texted.length).toBe(2)
  })

  test('gets nothing when it has ended before the message', async () => {
    const { host, id } = await announced()
    const customer = await fixture.newCustomer()
    await ask(customer, id)
    await goLive(host, id)
    await updateLiveStreamStatus(host.client, { id }, { status: 'ended' })
    await fixture.seconds(FREE_SECONDS + 1)
    expect(texted).toEqual([])
    expect(await openAlerts(customer)).toEqual([])
  })

  test('announces by push that it was cancelled, and by SMS nothing', async () => {
    const { host, id } = await announced()
    const [first, second] = [await fixture.newCustomer(), await fixture.newCustomer()]
    await ask(first, id, PUSH)
    await ask(second, id)
    await cancelLiveStream(host.client, { live_stream_id: id })
    await fixture.seconds(FREE_SECONDS + 1)
    expect(pushed).toEqual([expect.objectContaining({ body: '“Ask me” was cancelled.' })])
    expect(texted).toEqual([])
    expect([...(await openAlerts(first)), ...(await openAlerts(second))]).toEqual([])
  })

  test('can withdraw that, and has the alert about the astrologer beside it', async () => {
    const { host, id, astrologerId } = await announced()
    const customer = await fixture.newCustomer()
    await ask(customer, id)
    await ask(customer, id, PUSH)
    await setAlert(customer.client, { consultant_id: astrologerId, push: null })
    expect(await openAlerts(customer)).toMatchObject([
      { consultant_id: null, live_stream_id: id, by: 'push' },
      { consultant_id: astrologerId, live_stream_id: null, by: 'sms' },
    ])
    await withdrawAlert(customer.client, { live_stream_id: id })
    await goLive(host, id)
    await fixture.seconds(FREE_SECONDS + 1)
    expect(pushed).toEqual([])
  })

  test('is refused once it has started, and without saying which', async () => {
    const { host, id } = await announced()
    const customer = await fixture.newCustomer()
    await goLive(host, id)
    expect(await refusal(ask(customer, id))).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
    expect(await refusal(ask(customer, 8_000_000))).toMatchObject({ status: 404 })
    for (const body of [{}, { consultant_id: 1, live_stream_id: id }])
      expect(await refusal(setAlert(customer.client, { ...body, push: null }))).toMatchObject({ status: 400 })
  })
})
