import {
  blockLiveStreamUser,
  getLiveStream,
  getLiveStreamToken,
  updateLiveStreamStatus,
} from '@tarapath/api-client/live'
import { table, type Row } from '@tarapath/api-client/table'
import { clientOf, openFixture, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { cancelLiveStream, getStudio, postRoomMessage, prepareLiveStream } from '@tarapath/own-api/live'
import { ownTable } from '@tarapath/own-api/table'
import { afterAll, beforeAll, expect, test } from 'vitest'

const OF_THE_STUDIO = [
  'blockLiveStreamUser',
  'cancelLiveStream',
  'getLiveStream',
  'getLiveStreamToken',
  'getStudio',
  'prepareLiveStream',
  'updateLiveStreamStatus',
]

let fixture: Fixture
/** An astrologer as signed in at their own app. */
let atApp: SignedInCustomer
let streamId: number
beforeAll(async () => {
  fixture = await openFixture()
  const { host, id } = await fixture.newHost()
  const { access, refresh } = await fixture.signInToApp(host.phone)
  atApp = { ...host, access, refresh, client: clientOf(fixture.backend, { access, refresh }) }
  streamId = id
})
afterAll(() => fixture.backend.close())

test('an astrologer runs a live stream from their own app', async () => {
  const { client } = atApp
  const viewer = await fixture.newCustomer()
  expect(await prepareLiveStream(client, { title: 'Saturn in Pisces' })).toMatchObject({ id: streamId })
  await updateLiveStreamStatus(client, { id: streamId }, { status: 'live' })
  expect(await getLiveStreamToken(client, { id: streamId })).toMatchObject({ channel: expect.any(String) as string })

  const [own, watching] = [
    await fixture.openEventStream(atApp, [streamId]),
    await fixture.openEventStream(viewer, [streamId]),
  ]
  expect(await postRoomMessage(client, { id: streamId }, { text: 'Namaste' })).toMatchObject({ is_host: true })
  await blockLiveStreamUser(client, { id: streamId }, { user_id: viewer.id, is_blocked: true })
  expect(await getStudio(client)).toMatchObject({ blocked: [{ user_id: viewer.id }] })
  await Promise.all([own.close(), watching.close()])

  await updateLiveStreamStatus(client, { id: streamId }, { status: 'ended' })
  expect(await getLiveStream(client, { id: streamId })).toMatchObject({ status: 'ended' })
  const next = await prepareLiveStream(client, { title: 'Next week' })
  expect(await cancelLiveStream(client, { live_stream_id: next.id })).toEqual({ live_stream_id: next.id })
})

const rows = [...Object.values(table), ...Object.values(ownTable)] as (Row & { name: string })[]

test('of the endpoints of customers, the token of the app opens those of the studio only', async () => {
  const opened: string[] = []
  for (const { name, method, path } of rows.filter((row) => row.auth === 'required')) {
    const address = path.replaceAll(/\{\w+\}/g, '1')
    const { status } = await fixture.backend.ask(method, address, { as: atApp, ...(method !== 'GET' && { body: {} }) })
    if (status !== 401) opened.push(name)
  }
  expect(opened.toSorted()).toEqual(OF_THE_STUDIO.filter((name) => name !== 'getLiveStream'))
})
