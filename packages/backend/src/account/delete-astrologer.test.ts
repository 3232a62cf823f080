import { endConsultation } from '@tarapath/api-client/consultations'
import { getMyQueueDetails, joinQueue } from '@tarapath/api-client/queue'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astrologers, findWorkingHours, setAvailability, setWorkingHours } from '../astrologers/index.ts'
import { requestConsultation } from '../consultations/index.ts'
import { formerNumbers } from '../identity/index.ts'
import { balancePaise } from '../ledger/index.ts'
import { applications, approveApplication, countUndecidedApplications } from '../registration/index.ts'
import { deleteAccountByStaff } from './delete-account.ts'
import { deletionBlocks } from './deletion-blocks.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()
const deleteAccount = async (customerId: number) =>
  deleteAccountByStaff(db(), now(), { customerId, forfeitedPaise: await balancePaise(db(), customerId) })
const availabilityOf = async (id: number) => {
  const [found] = await db().select().from(astrologers).where(eq(astrologers.id, id))
  return found?.availability
}

test('an astrologer with an open consultation cannot delete the account', async () => {
  const { host, astrologerId } = await fixture.newHost()
  const customer = await fixture.newCustomer()
  const { id } = await db().transaction((tx) =>
    requestConsultation(tx, now(), { customerId: customer.id, astrologerId, kind: 'chat' }),
  )
  expect(await deletionBlocks(db(), host.id)).toEqual(['consultation'])
  await expect(deleteAccount(host.id)).rejects.toMatchObject({ code: 'account_in_use' })
  await endConsultation(customer.client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
  expect(await deletionBlocks(db(), host.id)).toEqual([])
  await deleteAccount(host.id)
  expect(await availabilityOf(astrologerId)).toBe('offline')
})

test('an astrologer whose account was deleted takes nobody any more', async () => {
  const { host, astrologerId } = await fixture.newHost()
  const customer = await fixture.newCustomer()
  await setWorkingHours(db(), now(), astrologerId, { fromMinute: 540, minutes: 480, days: 127 })
  const entry = await joinQueue(customer.client, { consultant_id: astrologerId, order_type: 1 })
  expect(entry.status).toBe('called')
  await deleteAccount(host.id)
  expect(await findWorkingHours(db(), astrologerId)).toBeNull()
  expect((await getMyQueueDetails(customer.client)).entries).toEqual([])
  await fixture.seconds(2 * 24 * 60 * 60)
  await setAvailability(db(), astrologerId, { name: 'online' })
  expect(await availabilityOf(astrologerId)).toBe('offline')
})

test('an application of a deleted account waits for nobody, and cannot be approved', async () => {
  const customer = await fixture.newCustomer()
  const [application] = await db()
    .insert(applications)
    .values({
      phone: customer.phone,
      isPhoneConfirmed: true,
      formVersion: 1,
      answers: { name: 'Asha' },
      createdAt: now(),
    })
    .returning()
  const { id } = application ?? { id: 0 }
  await deleteAccount(customer.id)
  expect(await countUndecidedApplications(db())).toBe(0)
  const terms = { pricePerMinutePaise: 2000, takesChats: true, takesCalls: true, isVerified: false, hasCalled: true }
  await expect(approveApplication(db(), now(), id, terms)).rejects.toMatchObject({ code: 'decided' })

  // One of before such applications were declined.
  const open = { status: 'received', decidedAt: null, reason: null } as const
  await db().update(applications).set(open).where(eq(applications.id, id))
  await expect(approveApplication(db(), now(), id, terms)).rejects.toMatchObject({ code: 'decided' })
})

test('applications under former numbers go with the account, and those of whoever has the number now stay', async () => {
  const { id: customerId, phone } = await fixture.newCustomer()
  const [former, recycled] = [`${phone}1`, `${phone}2`]
  const changedAt = now()
  const [before, after] = [new Date(changedAt.getTime() - 1000), new Date(changedAt.getTime() + 1000)]
  await db()
    .insert(formerNumbers)
    .values([former, recycled].map((number) => ({ customerId, phone: number, changedAt })))
  const of = (number: string, createdAt: Date) => ({
    phone: number,
    createdAt,
    isPhoneConfirmed: true,
    formVersion: 1,
    answers: { name: 'Asha' },
  })
  const inserted = await db()
    .insert(applications)
    .values([of(phone, after), of(former, before), of(recycled, after)])
    .returning({ id: applications.id })
  await deleteAccount(customerId)
  const ids = inserted.map(({ id }) => id)
  const left = await db().select().from(applications).where(inArray(applications.id, ids)).orderBy(applications.id)
  expect(left.map(({ phone: number, answers, status }) => ({ number, answers, status }))).toEqual([
    { number: `deleted:${ids[0]}`, answers: {}, status: 'rejected' },
    { number: `deleted:${ids[1]}`, answers: {}, status: 'rejected' },
    { number: recycled, answers: { name: 'Asha' }, status: 'received' },
  ])
})
