import { listConsultationMessages, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import { openFixture, refusal, type Fixture } from '@tarapath/backend-testing'
import { sharePerson } from '@tarapath/own-api/consultations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSharedPeople } from './list-shared-people.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const ROHAN = {
  name: 'Rohan 98765 43210',
  date_of_birth: '1992-08-02',
  time_of_birth: null,
  place_of_birth: 'Nagpur, Maharashtra, India',
}

test('a customer shares other people in a chat: masked, each once, and only in a chat of their own that runs', async () => {
  const customer = await fixture.newCustomer()
  const { id: consultation_id } = await fixture.startedChat(customer)
  const rohan = { ...ROHAN, consultation_id, client_message_id: 'person-1' }
  const shared = await sharePerson(customer.client, rohan)
  expect(await sharePerson(customer.client, rohan)).toEqual(shared)
  expect(JSON.parse(shared.text ?? '')).toEqual({
    type: 'birth_details',
    of: 'other',
    name: 'Rohan **********',
    date: '1992-08-02',
    time: null,
    place: 'Nagpur, Maharashtra, India',
  })
  // A corrected card replaces the earlier one.
  await sharePerson(customer.client, { ...rohan, time_of_birth: '18:05', client_message_id: 'person-2' })
  await sharePerson(customer.client, { ...rohan, name: 'Anita', client_message_id: 'person-3' })
  const people = await listSharedPeople(fixture.backend.database.db, consultation_id)
  expect(people.map(({ name, time }) => [name, time])).toEqual([
    ['Rohan **********', '18:05'],
    ['Anita', null],
  ])
  const cards = (await listConsultationMessages(customer.client, { id: consultation_id })).filter(
    ({ kind }) => kind === 'kundli',
  )
  expect(cards).toHaveLength(3)

  for (const [wrong, field] of [
    [{ name: '\u200b' }, 'name'],
    [{ date_of_birth: '1899-12-31' }, 'date_of_birth'],
    [{ date_of_birth: '2099-01-01' }, 'date_of_birth'],
    [{ time_of_birth: '25:00' }, 'time_of_birth'],
    [{ place_of_birth: ' ' }, 'place_of_birth'],
  ] as const) {
    const attempt = sharePerson(customer.client, { ...rohan, ...wrong, client_message_id: 'person-4' })
    expect(await refusal(attempt)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
  }
  const stranger = await fixture.newCustomer()
  expect(await refusal(sharePerson(stranger.client, rohan))).toMatchObject({ status: 404 })
})

test('nothing is shared before the chat runs', async () => {
  const customer = await fixture.newCustomer()
  const consultant_id = await fixture.newAstrologer()
  const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
  await startChat(customer.client, { consultation_id: id })
  const attempt = sharePerson(customer.client, { ...ROHAN, consultation_id: id, client_message_id: 'person-1' })
  expect(await refusal(attempt)).toMatchObject({ status: 409, body: { code: 'consultation_not_started' } })
})
