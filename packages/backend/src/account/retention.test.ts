import { openTestBackend, SAMPLE_ADDRESS, TEST_START, type TestBackend } from '@tarapath/backend-testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diagnosticLogs } from '../diagnostics/tables.ts'
import { leads, storeLead } from '../enquiries/index.ts'
import { customers, signIn, signIns } from '../identity/index.ts'
import { createClock } from '../ports/clock.ts'
import { orders } from '../store/index.ts'
import { deleteAccountByStaff } from './delete-account.ts'
import { changeProfile } from './profile.ts'

// The times that the privacy page promises. Files of chats: consultations/chat-attachments.test.ts; alerts: alerts.test.ts.
const DAY_MS = 24 * 60 * 60 * 1000
const clock = createClock(() => TEST_START.getTime())
let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ clock })
})
afterAll(() => backend.close())
const db = () => backend.database.db
const advanceTo = (moment: Date) => backend.controls.clock.advance(moment.getTime() - clock.now().getTime())
const daysAfter = (start: Date, days: number) => new Date(start.getTime() + days * DAY_MS)

test('a network from which a customer signed in is forgotten after thirty days', async () => {
  const { id: customerId } = await backend.newCustomer()
  const start = clock.now()
  await signIn(db(), start, { customerId, audience: 'customer', networkHmac: 'a network' })
  const networks = () => db().$count(signIns, eq(signIns.networkHmac, 'a network'))
  await advanceTo(daysAfter(start, 29))
  expect(await networks()).toBe(1)
  await advanceTo(daysAfter(start, 30))
  expect(await networks()).toBe(0)
  expect(await db().$count(signIns, eq(signIns.customerId, customerId))).toBe(0)
})

test('a technical error that an app reported is deleted after fourteen days', async () => {
  const start = clock.now()
  await backend.ask('POST', '/api/v2/astro/save-log/', { body: { log: 'The chart did not load.' } })
  const logs = () => db().$count(diagnosticLogs)
  expect(await logs()).toBe(1)
  await advanceTo(daysAfter(start, 13.9))
  expect(await logs()).toBe(1)
  await advanceTo(daysAfter(start, 14))
  expect(await logs()).toBe(0)
})

test('a lead is deleted with the account of its number', async () => {
  const { id: customerId, phone } = await backend.newCustomer()
  await storeLead(db(), { phone, name: 'Asha', createdAt: clock.now() })
  await deleteAccountByStaff(db(), clock.now(), { customerId, forfeitedPaise: 0 })
  expect(await db().$count(leads, eq(leads.phone, phone))).toBe(0)
})

test('a change of the profile that comes after the deletion writes nothing', async () => {
  const { id: customerId } = await backend.newCustomer()
  const [before] = await db().select().from(customers).where(eq(customers.id, customerId))
  await deleteAccountByStaff(db(), clock.now(), { customerId, forfeitedPaise: 0 })
  const late = changeProfile(db(), clock.now(), before!, { name: 'Asha Rao', email: 'asha@example.com' })
  await expect(late).rejects.toMatchObject({ code: 'account_deleted' })
  const [after] = await db().select().from(customers).where(eq(customers.id, customerId))
  expect(after).toMatchObject({ name: '', email: null })
})

test('the address of an order is erased when no law asks for its invoice any more', async () => {
  const { id: customerId } = await backend.newCustomer()
  const address = { ...SAMPLE_ADDRESS, phone: SAMPLE_ADDRESS.phone_number, line2: null }
  const order = { customerId, address, totalPaise: 50_000, gstPaise: 7627, fingerprint: 'one' }
  // The last minute of a financial year in India, and the first minute of the next.
  const [last, first] = [new Date('2027-03-31T18:29:00Z'), new Date('2027-03-31T18:30:00Z')]
  await advanceTo(first)
  await db()
    .insert(orders)
    .values([last, first].map((placedAt) => ({ ...order, placedAt })))
  const names = async () =>
    (await db().select().from(orders).where(eq(orders.customerId, customerId)).orderBy(orders.placedAt)).map(
      ({ address, totalPaise }) => `${address.name} ${address.line1} ${totalPaise}`,
    )
  const kept = `${SAMPLE_ADDRESS.name} ${SAMPLE_ADDRESS.line1} 50000`
  await advanceTo(new Date('2035-03-31T18:00:00Z'))
  expect(await names()).toEqual([kept, kept])
  await advanceTo(new Date('2035-03-31T18:30:00Z'))
  expect(await names()).toEqual(['  50000', kept])
})
