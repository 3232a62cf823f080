import { requestConsultation } from '@tarapath/api-client/consultations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { deleteAccountByStaff } from '../account/delete-account.ts'
import { endAsAstrologer } from '../consultations/index.ts'
import { readKnownCustomer, saveNote } from './known-customer.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

test('a note about a customer is masked, and read by its astrologer only, in every consultation with them', async () => {
  const { database, controls } = fixture.backend
  const { db } = database
  const now = controls.clock.now()
  const customer = await fixture.newCustomer(500)
  const { id: consultationId, astrologerId } = await fixture.startedChat(customer)
  const another = await fixture.newAstrologer()
  const text = 'Asked about a job. 98765 43210'
  expect((await saveNote(db, now, astrologerId, { consultationId, text })).note).toMatch(/^Asked about a job\. \*/)
  await endAsAstrologer(db, controls.clock.now(), consultationId)

  for (const [asker, consultant_id] of [
    [customer, another],
    [await fixture.newCustomer(500), astrologerId],
  ] as const) {
    const { id } = await requestConsultation(asker.client, { type: 'chat' }, { consultant_id })
    expect(await readKnownCustomer(db, consultant_id, id)).toEqual({ note: '', earlier: [] })
    await endAsAstrologer(db, controls.clock.now(), id)
  }

  const later = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id: astrologerId })
  expect(await readKnownCustomer(db, astrologerId, later.id)).toMatchObject({
    note: expect.stringMatching(/^Asked about a job/),
    earlier: [{ id: consultationId, status: 'completed' }],
  })
  await expect(readKnownCustomer(db, another, later.id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(saveNote(db, now, another, { consultationId, text })).rejects.toMatchObject({ code: 'not_found' })

  await saveNote(db, now, astrologerId, { consultationId, text: ' ' })
  expect(await readKnownCustomer(db, astrologerId, later.id)).toMatchObject({ note: '' })
})

test('no note is kept about a customer who has deleted the account', async () => {
  const { database, controls } = fixture.backend
  const { db } = database
  const customer = await fixture.newCustomer()
  const astrologerId = await fixture.newAstrologer()
  const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id: astrologerId })
  await endAsAstrologer(db, controls.clock.now(), id)
  await deleteAccountByStaff(db, controls.clock.now(), { customerId: customer.id, forfeitedPaise: 500_00 })
  const late = saveNote(db, controls.clock.now(), astrologerId, { consultationId: id, text: 'Asked about a job.' })
  await expect(late).rejects.toMatchObject({ code: 'account_deleted' })
})
