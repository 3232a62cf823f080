import { updateProfile } from '@tarapath/api-client/account'
import { listConsultationMessages, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import { beforeAll, expect, test } from 'vitest'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { pickUpAsAstrologer } from './astrologer-actions.ts'
import { setOperated } from './set-operated.ts'

let fixture: Fixture

beforeAll(async () => {
  fixture = await openFixture()
})

test('a chat opens with the birth details and the first question, masked, when both have joined', async () => {
  const customer = await fixture.newCustomer()
  const { database, controls } = fixture.backend
  await updateProfile(
    customer.client,
    { id: customer.id },
    {
      name: 'Priya',
      date_of_birth: '1994-03-14',
      time_of_birth: '06:42',
      place_of_birth: 'Nagpur, Maharashtra, India',
    },
  )
  const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id: 1 })
  await setOperated(database.db, { id }, true)
  await startChat(customer.client, {
    consultation_id: id,
    share_birth_details: true,
    first_question: 'Will I move? Call 98765 43210.',
  })
  expect(await listConsultationMessages(customer.client, { id })).toEqual([])

  await pickUpAsAstrologer(database.db, controls.clock.now(), id)
  const [birth, question] = await listConsultationMessages(customer.client, { id })
  expect(birth).toMatchObject({ kind: 'kundli', sender: 'customer' })
  expect(JSON.parse(birth?.text ?? '')).toEqual({
    type: 'birth_details',
    name: 'Priya',
    date: '1994-03-14',
    time: '06:42',
    place: 'Nagpur, Maharashtra, India',
  })
  expect(question).toMatchObject({ kind: 'text', text: 'Will I move? Call **********.' })
})
