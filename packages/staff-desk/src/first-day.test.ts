import { astrologers, workingHours } from '@tarapath/backend/astrologers'
import { openStaffFixture, type StaffFixture } from '@tarapath/backend-testing'
import { endConsultation } from '@tarapath/api-client/consultations'
import { afterAll, beforeAll, expect, test } from 'vitest'

let fixture: StaffFixture
beforeAll(async () => {
  fixture = await openStaffFixture()
})
afterAll(() => fixture.backend.close())

test('the first day lists what is missing until the first paid chat', async () => {
  const { db } = fixture.backend.database
  await db.delete(workingHours)
  await db.update(astrologers).set({ availability: 'offline', nextAvailableAt: null })
  const { request } = await fixture.signedInStaff()
  const missing = async () => {
    const { text } = await request('/desk/first-day')
    return [...text.matchAll(/data-step="(\w+)" data-done="false"/g)].map(([, step]) => step)
  }
  // The desk of the tests has astrologers and staff with authenticator apps.
  expect(await missing()).toEqual(['astrologerSignIn', 'workingHours', 'onDuty', 'customer', 'recharge', 'paidChat'])

  await fixture.newHost()
  expect(await missing()).toEqual(['workingHours', 'customer', 'recharge', 'paidChat'])
  const customer = await fixture.newCustomer()
  const { id } = await fixture.startedChat(customer)
  await fixture.runUntil(customer, 90)
  await endConsultation(customer.client, { id }, { auto_end: false })
  expect(await missing()).toEqual(['workingHours', 'recharge'])
})
