import { requestConsultation } from '@tarapath/api-client/consultations'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pushOutbox } from '../ports/index.ts'
import { deletePush, savePush } from './web-push.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const browser = (name: string) => ({ endpoint: `https://push.example/${name}`, p256dh: 'p', auth: 'a' })
const save = (astrologerId: number, name: string) =>
  savePush(db(), fixture.backend.controls.clock.now(), astrologerId, browser(name))
const pushesTo = (name: string) =>
  db()
    .select()
    .from(pushOutbox)
    .where(eq(pushOutbox.endpoint, browser(name).endpoint))

test('a request is pushed to the browsers of its astrologer only', async () => {
  const [astrologerId, another] = [await fixture.newAstrologer(), await fixture.newAstrologer()]
  await save(astrologerId, 'phone')
  await save(astrologerId, 'signed-out')
  await save(another, 'other')
  await deletePush(db(), astrologerId, browser('signed-out').endpoint)
  await deletePush(db(), another, browser('phone').endpoint)
  const { client } = await fixture.newCustomer()
  await requestConsultation(client, { type: 'chat' }, { consultant_id: astrologerId })
  await expect
    .poll(() => pushesTo('phone'))
    .toMatchObject([{ title: 'Customer asks for a chat', path: '/astrologer/' }])
  expect(await pushesTo('signed-out')).toEqual([])
  expect(await pushesTo('other')).toEqual([])
})

test('a browser is of the astrologer who signed in last, and the oldest of many is forgotten', async () => {
  const [astrologerId, another] = [await fixture.newAstrologer(), await fixture.newAstrologer()]
  await save(another, 'shared')
  for (const name of ['shared', 'b', 'c', 'd', 'e', 'f']) {
    await save(astrologerId, name)
    await fixture.seconds(1)
  }
  const { client } = await fixture.newCustomer()
  await requestConsultation(client, { type: 'chat' }, { consultant_id: astrologerId })
  await expect.poll(() => pushesTo('f')).toHaveLength(1)
  expect(await pushesTo('b')).toHaveLength(1)
  expect(await pushesTo('shared')).toEqual([])
})

test('a push service that hangs keeps neither the customer waiting nor the other browsers', async () => {
  const pushed: string[] = []
  const send = ({ endpoint }: { endpoint: string }) => {
    pushed.push(endpoint)
    return new Promise<never>(() => {})
  }
  const hanging = await openFixture({ ports: { push: { publicKey: async () => 'p', send } } })
  const astrologerId = await hanging.newAstrologer()
  const { backend } = hanging
  for (const name of ['old', 'new'])
    await savePush(backend.database.db, backend.controls.clock.now(), astrologerId, browser(name))
  const { client } = await hanging.newCustomer()
  await requestConsultation(client, { type: 'chat' }, { consultant_id: astrologerId })
  expect(pushed.toSorted()).toEqual([browser('new').endpoint, browser('old').endpoint])
  await backend.close()
})
