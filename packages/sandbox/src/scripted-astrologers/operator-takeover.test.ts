import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMessages, requestConsultation, startChat, statusOf } from '@tarapath/backend/consultations'
import type { Db } from '@tarapath/backend/database'
import { openTestBackend, type TestBackend } from '@tarapath/backend-testing'
import {
  handBackAstrologer,
  handBackConsultation,
  listOpenConsultations,
  operatorEnds,
  operatorPicksUp,
  operatorSays,
  takeOverAstrologer,
  takeOverConsultation,
} from './operator-takeover.ts'

const MEERA = 1

let backend: TestBackend
let db: Db

beforeAll(async () => {
  backend = await openTestBackend()
  db = backend.database.db
})
afterAll(() => backend.close())

const now = () => backend.controls.clock.now()

async function requestChat() {
  const { id: customerId } = await backend.newCustomer({ paise: 100_000 })
  const { id } = await requestConsultation(db, now(), { customerId, astrologerId: MEERA, kind: 'chat' })
  return { id, customerId }
}

const find = async (id: number) => (await listOpenConsultations(db, now())).find((one) => one.id === id)
const messagesOf = (id: number) => listMessages(db, id, 0)

test('an operator who has taken over an astrologer does everything, and the script nothing', async () => {
  await takeOverAstrologer(db, now(), MEERA)
  const { id, customerId } = await requestChat()
  await backend.controls.clock.advance(30_000)
  expect(await find(id)).toMatchObject({ status: 'requested', isOperated: true, astrologer: { id: MEERA } })
  await operatorPicksUp(db, now(), id)
  await startChat(db, now(), { id, customerId })
  await backend.controls.clock.advance(30_000)
  expect(await messagesOf(id)).toEqual([])
  await operatorSays(db, now(), id, { text: 'Namaste, my number is 98765 43210', attachment: null })
  expect((await messagesOf(id)).map(({ text }) => text)).toEqual(['Namaste, my number is **********'])
  expect(statusOf(await operatorEnds(db, now(), id))).toBe('completed')
  expect(await find(id)).toBeUndefined()
  await handBackAstrologer(db, MEERA)
})

test('an operator can reject a request', async () => {
  const { id } = await requestChat()
  expect(await operatorEnds(db, now(), id)).toMatchObject({ endReason: 'rejected', chargedPaise: 0 })
})

test('the script continues a consultation that is handed back', async () => {
  const { id, customerId } = await requestChat()
  await takeOverConsultation(db, id)
  await backend.controls.clock.advance(10_000)
  expect((await find(id))?.status).toBe('requested')
  await handBackConsultation(db, id)
  await startChat(db, now(), { id, customerId })
  await backend.controls.clock.advance(10_000)
  expect((await find(id))?.status).toBe('in_progress')
  expect((await messagesOf(id)).length).toBeGreaterThan(0)
  await operatorEnds(db, now(), id)
})
