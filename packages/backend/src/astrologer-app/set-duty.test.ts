import { requestConsultation } from '@tarapath/api-client/consultations'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSuspension, suspendAstrologer } from '../astrologers/index.ts'
import { endAsAstrologer } from '../consultations/index.ts'
import { readWork } from './read-work.ts'
import { setDuty } from './set-duty.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()
const availabilityOf = async (id: number) => (await readWork(db(), now(), id)).astrologer

test('duty is refused while a consultation is open, and needs something to take', async () => {
  const id = await fixture.newAstrologer()
  const off = { on_duty: false, takes_chats: true, takes_calls: false }
  expect(await setDuty(db(), now(), id, off)).toEqual({
    availability: 'offline',
    takes_chats: true,
    takes_calls: false,
  })
  const nothing = { on_duty: true, takes_chats: false, takes_calls: false }
  await expect(setDuty(db(), now(), id, nothing)).rejects.toMatchObject({ code: 'invalid' })
  await setDuty(db(), now(), id, { ...off, on_duty: true })
  const { client } = await fixture.newCustomer()
  const request = await requestConsultation(client, { type: 'chat' }, { consultant_id: id })
  await expect(setDuty(db(), now(), id, { ...off, takes_calls: true })).rejects.toMatchObject({
    code: 'astrologer_busy',
  })
  // The refusal changes nothing.
  expect(await availabilityOf(id)).toMatchObject({ takes_calls: false })
  await endAsAstrologer(db(), now(), request.id)
})

test('a suspended astrologer reads so and stays off duty until the suspension ends', async () => {
  const id = await fixture.newAstrologer()
  const onDuty = { on_duty: true, takes_chats: true, takes_calls: false }
  await suspendAstrologer(db(), now(), id, 'Complaints')
  await expect(setDuty(db(), now(), id, onDuty)).rejects.toMatchObject({
    code: 'wrong_status',
    message: 'You are suspended. Write to us if you do not know why.',
  })
  expect(await availabilityOf(id)).toMatchObject({ availability: 'offline' })
  await endSuspension(db(), id)
  expect((await setDuty(db(), now(), id, onDuty)).availability).toBe('online')
})
