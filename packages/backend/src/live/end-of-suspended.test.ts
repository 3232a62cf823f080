import { getAstrologer } from '@tarapath/api-client/astrologers'
import { getLiveStream, getLiveStreamToken, updateLiveStreamStatus } from '@tarapath/api-client/live'
import { prepareLiveStream } from '@tarapath/own-api/live'
import { openFixture, refusal, type Fixture } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { suspendAstrologer } from '../astrologers/index.ts'
import { createEmbeddedLive } from '../ports/live-transport/embedded.ts'
import { defaultSettings } from '../ports/settings.ts'

const disconnected: string[] = []
let fixture: Fixture
beforeAll(async () => {
  const live = createEmbeddedLive(defaultSettings(), null)
  const end = async (channel: string) => void disconnected.push(channel)
  fixture = await openFixture({ ports: { live: { ...live, end } } })
})
afterAll(() => fixture.backend.close())

const suspend = (id: number) =>
  suspendAstrologer(fixture.backend.database.db, fixture.backend.controls.clock.now(), id, 'Complaints.')
const status = async (id: number) => (await getLiveStream(fixture.visitor(), { id })).status

test('the live stream of an astrologer who is suspended ends, and its viewers are told', async () => {
  const { host, id, astrologerId } = await fixture.newHost()
  await updateLiveStreamStatus(host.client, { id }, { status: 'live' })
  const viewer = await fixture.newCustomer()
  const tab = await fixture.openEventStream(viewer, [id])
  await suspend(astrologerId)
  await fixture.seconds(2)
  expect(await status(id)).toBe('ended')
  expect(disconnected).toEqual([`live-${id}`])
  expect((await getAstrologer(fixture.visitor(), { id: astrologerId })).is_live).toBe(false)
  expect(await refusal(getLiveStreamToken(viewer.client, { id }))).toMatchObject({ body: { code: 'not_live' } })
  for (;;) {
    const event = await tab.next()
    if (event !== 'over' && event.type !== 'status') continue
    expect(event).toMatchObject({ type: 'status', data: { status: 'ended' } })
    break
  }
  await tab.close()
})

test('an astrologer who is suspended is announced no more, and announces nothing', async () => {
  const { host, id, astrologerId } = await fixture.newHost()
  const inAnHour = new Date(fixture.backend.controls.clock.now().getTime() + 3_600_000).toISOString()
  const announce = () => prepareLiveStream(host.client, { title: 'Saturn', scheduled_at: inAnHour })
  expect((await announce()).id).toBe(id)
  await suspend(astrologerId)
  expect(await status(id)).toBe('ended')
  expect(await refusal(announce())).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
})
