import { beforeAll, expect, test } from 'vitest'
import type { Db } from '@tarapath/backend/database'
import { startChat, statusOf, requestConsultation } from '@tarapath/backend/consultations'
import { openTestBackend, type TestBackend } from '@tarapath/backend-testing'
import {
  end,
  goQuiet,
  handBack,
  listOpenConsultations,
  pickUp,
  readMessages,
  reject,
  say,
  sitDown,
  standUp,
} from './seat.ts'

const MEERA = 1

let backend: TestBackend
let db: Db

beforeAll(async () => {
  backend = await openTestBackend()
  db = backend.database.db
})

const now = () => backend.controls.clock.now()

async function ask() {
  const { id: customerId } = await backend.newCustomer({ paise: 100_000 })
  const { id } = await requestConsultation(db, now(), { customerId, astrologerId: MEERA, kind: 'chat' })
  return { id, customerId }
}

const find = async (id: number) => (await listOpenConsultations(db, now())).find((one) => one.id === id)

test('who sits in the chair of an astrologer does everything, and the script nothing', async () => {
  await sitDown(db, now(), MEERA)
  const { id, customerId } = await ask()
  await backend.controls.clock.advance(30_000)
  expect(await find(id)).toMatchObject({ status: 'requested', taken: true, astrologer: { id: MEERA } })
  await pickUp(db, now(), id)
  await startChat(db, now(), { id, customerId })
  await backend.controls.clock.advance(30_000)
  expect(await readMessages(db, id)).toEqual([])
  await say(db, now(), id, { text: 'Namaste, my number is 98765 43210', attachment: null })
  expect((await readMessages(db, id)).map(({ text }) => text)).toEqual(['Namaste, my number is **********'])
  expect(statusOf(await end(db, now(), id))).toBe('completed')
  expect(await find(id)).toBeUndefined()
  await standUp(db, MEERA)
})

test('a request can be turned down', async () => {
  const { id } = await ask()
  expect(await reject(db, now(), id)).toMatchObject({ endReason: 'rejected', chargedPaise: 0 })
})

test('the script goes on where a chair is given back', async () => {
  const { id, customerId } = await ask()
  await goQuiet(db, id)
  await backend.controls.clock.advance(10_000)
  expect((await find(id))?.status).toBe('requested')
  await handBack(db, id)
  await startChat(db, now(), { id, customerId })
  await backend.controls.clock.advance(10_000)
  expect((await find(id))?.status).toBe('in_progress')
  expect((await readMessages(db, id)).length).toBeGreaterThan(0)
  await end(db, now(), id)
})
