import { getLiveStream, listLiveStreams, updateLiveStreamStatus } from '@tarapath/api-client/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONSOLE_SETTINGS, type Fixture, openFixture } from '@tarapath/backend-testing'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ settings: CONSOLE_SETTINGS })
})
afterAll(() => fixture.backend.close())

/** A time of a form, in India, this many minutes from now. */
const inMinutes = (minutes: number) =>
  new Date(fixture.backend.controls.clock.now().getTime() + (minutes + 330) * 60_000).toISOString().slice(0, 16)

const announced = async (title: string) =>
  (await listLiveStreams(fixture.visitor(), { limit: 'all' })).results.find((stream) => stream.title === title)

test('staff announce a live stream of an astrologer, once, and cancel it', async () => {
  const form = await fixture.desk.page('live-streams')
  const [, astrologer] = /<option value="(\d+)"\s*>Acharya Meera</.exec(form)!
  const announce = (title: string, minutes: number) =>
    fixture.desk.submit('live-streams/announce', { astrologer: astrologer!, title, at: inMinutes(minutes) })
  expect((await announce('Too soon', 2)).notice).toBe('Choose a time that is at least 5 minutes from now.')
  expect((await announce('Saturn in Pisces', 90)).status).toBe(303)
  expect(await announced('Saturn in Pisces')).toMatchObject({ status: 'scheduled' })
  const second = await announce('Another one', 200)
  expect([second.status, second.notice]).toEqual([409, 'Acharya Meera has announced one already. Cancel it first.'])
  expect(second.text).toContain('value="Another one"')
  expect(second.text).toMatch(/selected\s*>Acharya Meera</)
  const page = await fixture.desk.page('live-streams')
  const [, stream] = /data-live-stream="(\d+)">\s*<div>\s*<b>Saturn in Pisces/.exec(page)!
  expect((await fixture.desk.submit('live-streams/cancel', { stream: stream! })).status).toBe(303)
  expect(await announced('Saturn in Pisces')).toBeUndefined()
  expect((await announce('Another one', 200)).status).toBe(303)
})

test('staff end a live stream that is on, its viewers are told, and the log has it', async () => {
  const { host, id } = await fixture.newHost()
  expect((await fixture.desk.submit('live-streams/end', { stream: id })).status).toBe(409)
  await updateLiveStreamStatus(host.client, { id }, { status: 'live' })
  const tab = await fixture.openEventStream(await fixture.newCustomer(), [id])
  const row = new RegExp(`data-live-stream="${id}"[^]*?</li>`).exec((await fixture.desk.page('live-streams'))!)![0]
  expect(row).toContain('live-streams/end')
  expect(row).not.toContain('live-streams/cancel')
  expect((await fixture.desk.submit('live-streams/end', { stream: id })).status).toBe(303)
  expect(await tab.next()).toMatchObject({ type: 'status', data: { status: 'ended' } })
  expect((await getLiveStream(fixture.visitor(), { id })).status).toBe('ended')
  expect(await fixture.desk.page('activity')).toMatch(new RegExp(`live-streams[^]*end[^]*${id}`))
  await tab.close()
})
