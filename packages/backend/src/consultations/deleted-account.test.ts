import { endConsultation } from '@tarapath/api-client/consultations'
import { getMyQueueDetails, joinQueue } from '@tarapath/api-client/queue'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customers, formerNumbers, signIns } from '../identity/index.ts'
import { takeOverAstrologer, simulatorAccount } from '@tarapath/sandbox'
import { createPhonePe } from '../ports/payment-gateway/phonepe.ts'
import { defaultSettings } from '../ports/settings.ts'
import { createClock } from '../ports/clock.ts'
import { customerNotes, pushSubscriptions, quickReplies } from '../astrologer-app/tables.ts'
import { linkAstrologerAccount } from '../astrologers/index.ts'
import { sendAsAstrologer } from './astrologer-actions.ts'
import { consultations } from './tables.ts'
import { refundManually } from './refund-manual.ts'
import { requestConsultation } from './request-consultation.ts'
import { balancePaise } from '../ledger/index.ts'
import { openPayPage, getPayment, type Payment } from '../payments/index.ts'
import { keepPicture, storePicture } from '../files/index.ts'
import { joinQueue as joinQueueDirectly } from '../queue/index.ts'
import {
  sampleFile,
  TEST_ORIGIN,
  TEST_START,
  openFixture,
  type Fixture,
  type SignedInCustomer,
} from '@tarapath/backend-testing'

const BY_CUSTOMER = { auto_end: false, chat_end_reason: 'ended by user' }
const settings = { ...defaultSettings(), publicOrigin: TEST_ORIGIN, rateLimit: null, checkReplies: true }
const clock = createClock(() => TEST_START.getTime())

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ clock, settings })
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()
const balanceOf = ({ id }: SignedInCustomer) => balancePaise(db(), id)

/** A chat in which the astrologer has written, so that it is paid. */
async function paidChat(customer: SignedInCustomer) {
  const chat = await fixture.startedChat(customer)
  await takeOverAstrologer(db(), now(), chat.astrologerId)
  await sendAsAstrologer(db(), now(), chat.id, { text: 'Namaste.' })
  return chat
}

describe('a deleted account', () => {
  async function deleteAccount(customer: SignedInCustomer) {
    const as = customer
    const phone_number = customer.phone
    await fixture.backend.ask('POST', '/api/v1/user/send-otp', { as, body: { phone_number } })
    const otp_key = await fixture.backend.codeSentTo(phone_number)
    const proof = await fixture.backend.ask('POST', '/api/v1/user/verify-otp', { as, body: { phone_number, otp_key } })
    const { verification_token } = proof.body as { verification_token: string }
    const give_up_balance = (await balanceOf(customer)) / 100
    const body = { verification_token, give_up_balance }
    return fixture.backend.ask('POST', '/api/v1/user/delete-user', { as, body })
  }

  test('leaves its queues, and no astrologer is held for it', async () => {
    const [talking, leaving, next] = [
      await fixture.newCustomer(),
      await fixture.newCustomer(),
      await fixture.newCustomer(),
    ]
    const { id, astrologerId } = await fixture.startedChat(talking)
    for (const { client } of [leaving, next]) await joinQueue(client, { consultant_id: astrologerId, order_type: 1 })
    expect(await deleteAccount(leaving)).toMatchObject({ status: 200 })
    expect((await getMyQueueDetails(next.client)).entries[0]).toMatchObject({ position: 1 })
    await endConsultation(talking.client, { id }, BY_CUSTOMER)
    await fixture.seconds(1)
    expect((await getMyQueueDetails(next.client)).entries[0]).toMatchObject({ status: 'called' })
  })

  test('takes what astrologers noted about it with it', async () => {
    const [customer, another] = [await fixture.newCustomer(), await fixture.newCustomer()]
    const astrologerId = await fixture.newAstrologer()
    const note = { astrologerId, note: 'Asked about a job.', writtenAt: now() }
    await db()
      .insert(customerNotes)
      .values([customer, another].map(({ id }) => ({ ...note, customerId: id })))
    expect(await deleteAccount(customer)).toMatchObject({ status: 200 })
    expect(await db().select().from(customerNotes)).toMatchObject([{ customerId: another.id }])
  })

  test('cancels its recharges whose pay page was not opened', async () => {
    const [customer, another] = [await fixture.newCustomer(0), await fixture.newCustomer(0)]
    const unopenedOf = async ({ id, client }: SignedInCustomer) =>
      getPayment(db(), id, { kind: 'recharge', txnId: (await rechargeWallet(client, { amount: 100 })).txn_id })
    const [cancelled, open] = [await unopenedOf(customer), await unopenedOf(another)]
    expect(await deleteAccount(customer)).toMatchObject({ status: 200 })
    const gateway = createPhonePe(simulatorAccount(settings), clock, (request) => fixture.backend.fetch(request))
    const openPage = (payment: Payment) =>
      openPayPage(db(), now(), gateway, { payment, returnUrl: new URL(TEST_ORIGIN) })
    // A concurrent request that was authenticated before the account was deleted.
    await expect(openPage(cancelled)).rejects.toMatchObject({ code: 'payment_settled' })
    await expect(openPage(open)).resolves.toBeDefined()
  })

  test('takes the first question of its own consultations with it', async () => {
    const [customer, another] = [await fixture.newCustomer(), await fixture.newCustomer()]
    for (const each of [customer, another]) {
      const { id } = await fixture.startedChat(each)
      await db().update(consultations).set({ firstQuestion: 'Will I move?' }).where(eq(consultations.id, id))
      await endConsultation(each.client, { id }, BY_CUSTOMER)
    }
    expect(await deleteAccount(customer)).toMatchObject({ status: 200 })
    const questionsOf = ({ id }: SignedInCustomer) =>
      db().select({ text: consultations.firstQuestion }).from(consultations).where(eq(consultations.customerId, id))
    expect(await questionsOf(customer)).toEqual([{ text: null }])
    expect(await questionsOf(another)).toEqual([{ text: 'Will I move?' }])
  })

  test('takes the networks and devices of its own sign-ins with it', async () => {
    const [customer, another] = [await fixture.newCustomer(), await fixture.newCustomer()]
    const known = { networkHmac: 'a network', device: 'A phone' }
    for (const { id } of [customer, another]) await db().update(signIns).set(known).where(eq(signIns.customerId, id))
    expect(await deleteAccount(customer)).toMatchObject({ status: 200 })
    const signInsOf = ({ id }: SignedInCustomer) => db().select().from(signIns).where(eq(signIns.customerId, id))
    expect(await signInsOf(customer)).toMatchObject([{ networkHmac: null, device: '' }])
    expect(await signInsOf(another)).toMatchObject([known])
  })

  test('takes its former numbers with it', async () => {
    const [customer, another] = [await fixture.newCustomer(), await fixture.newCustomer()]
    const former = { phone: '+919812300000', changedAt: now() }
    await db()
      .insert(formerNumbers)
      .values([customer, another].map(({ id }) => ({ ...former, customerId: id })))
    expect(await deleteAccount(customer)).toMatchObject({ status: 200 })
    expect(await db().select().from(formerNumbers)).toMatchObject([{ customerId: another.id }])
  })

  test('of an astrologer takes their quick replies and notifications with it', async () => {
    const [customer, another] = [await fixture.newCustomer(), await fixture.newCustomer()]
    const [gone, other] = [await fixture.newAstrologer(), await fixture.newAstrologer()]
    for (const [astrologerId, { id }] of [
      [gone, customer],
      [other, another],
    ] as const) {
      await linkAstrologerAccount(db(), astrologerId, id)
      await db()
        .insert(quickReplies)
        .values({ astrologerId, texts: ['Namaste.'] })
      const endpoint = `https://push.example/${astrologerId}`
      await db().insert(pushSubscriptions).values({ endpoint, astrologerId, publicKey: '', auth: '', savedAt: now() })
    }
    expect(await deleteAccount(customer)).toMatchObject({ status: 200 })
    const rows = (table: typeof quickReplies | typeof pushSubscriptions) =>
      db()
        .select({ astrologerId: table.astrologerId })
        .from(table)
        .where(inArray(table.astrologerId, [gone, other]))
    expect(await rows(quickReplies)).toEqual([{ astrologerId: other }])
    expect(await rows(pushSubscriptions)).toEqual([{ astrologerId: other }])
  })

  test('takes its picture with it, unless the catalogue shows the same', async () => {
    const has = async (path: string) => (await fixture.backend.fetch(TEST_ORIGIN + path)).status === 200
    for (const [store, stays] of [
      [storePicture, false],
      [keepPicture, true],
    ] as const) {
      const customer = await fixture.newCustomer()
      const avatar = await store(db(), 'avatar', sampleFile('image/png'))
      await db().update(customers).set({ avatar }).where(eq(customers.id, customer.id))
      expect(await has(avatar)).toBe(true)
      expect(await deleteAccount(customer)).toMatchObject({ status: 200 })
      expect(await has(avatar)).toBe(stays)
    }
  })

  test('cannot be refunded manually', async () => {
    const customer = await fixture.newCustomer(100)
    const { id } = await paidChat(customer)
    await fixture.runUntil(customer, 60)
    await endConsultation(customer.client, { id }, BY_CUSTOMER)
    await deleteAccount(customer)
    const refund = refundManually(db(), now(), id, { paise: 100, reason: 'Sorry.', seenPaise: 0 })
    await expect(refund).rejects.toMatchObject({ code: 'account_deleted' })
  })

  test('joins no queue and requests nothing when it was authenticated just before', async () => {
    const [customer, astrologerId] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'busy')]
    await db().update(customers).set({ deletedAt: now() }).where(eq(customers.id, customer.id))
    const request = { customerId: customer.id, astrologerId, kind: 'chat' } as const
    const inactive = { code: 'user_inactive' }
    await expect(joinQueueDirectly(db(), now(), request)).rejects.toMatchObject(inactive)
    await expect(requestConsultation(db(), now(), request)).rejects.toMatchObject(inactive)
  })
})
