import type { Client } from '@tarapath/api-client'
import type { Row } from '@tarapath/api-client/table'
import {
  acceptRequest,
  declineRequest,
  finishConsultation,
  getWork,
  readChat,
  readCustomer,
  saveNote,
  sayInChat,
  sendFileInChat,
  shareInChat,
  typeInChat,
} from '@tarapath/astrologer-api'
import { astrologerTable } from '@tarapath/astrologer-api/table'
import {
  clientOf,
  openFixture,
  refusal,
  sampleFile,
  type Fixture,
  type SignedInCustomer,
} from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockCustomer } from '../identity/index.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const signIn = async ({ phone }: SignedInCustomer): Promise<Client> =>
  clientOf(fixture.backend, await fixture.signInToApp(phone))

test('an account that staff blocked is signed out of the app of astrologers, and signs in there no more', async () => {
  const { host } = await fixture.newHost()
  const client = await signIn(host)
  await getWork(client)

  const { database, controls } = fixture.backend
  await blockCustomer(database.db, controls.clock.now(), host.id, 'Insulted a customer.')
  expect(await refusal(getWork(client))).toMatchObject({ status: 401 })
  await fixture.seconds(60)
  expect(await refusal(signIn(host))).toMatchObject({ status: 403, body: { code: 'blocked' } })
})

test('a consultation of another astrologer is not found, whatever is asked about it', async () => {
  const { id: consultation_id } = await fixture.startedChat(await fixture.newCustomer())
  const client = await signIn((await fixture.newHost()).host)
  const one = { consultation_id }
  const sent = { consultation_id, client_message_id: 'message-1' }
  const attempts: Record<string, () => Promise<unknown>> = {
    acceptRequest: () => acceptRequest(client, one),
    declineRequest: () => declineRequest(client, one),
    finishConsultation: () => finishConsultation(client, one),
    readChat: () => readChat(client, { ...one, after: 0 }),
    sayInChat: () => sayInChat(client, { ...sent, text: 'Hello' }),
    sendFileInChat: () => sendFileInChat(client, { ...sent, attachment: sampleFile('image/png') }),
    shareInChat: () => shareInChat(client, { ...sent, card: { type: 'birth_chart' } }),
    typeInChat: () => typeInChat(client, one),
    readCustomer: () => readCustomer(client, one),
    saveNote: () => saveNote(client, { ...one, note: 'Asked about a job.' }),
  }
  const ofOne = Object.values(astrologerTable).filter(({ body, query }: Pick<Row, 'body' | 'query'>) =>
    [body, query].some((part) => part && 'shape' in part && 'consultation_id' in (part.shape as object)),
  )
  expect(Object.keys(attempts)).toEqual(ofOne.map(({ name }) => name))
  for (const [name, attempt] of Object.entries(attempts))
    expect([name, (await refusal(attempt())).status]).toEqual([name, 404])
})
