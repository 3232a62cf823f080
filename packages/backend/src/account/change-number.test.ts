import { deleteMyAccount, refreshAccessToken, sendOtp, verifyOtp } from '@tarapath/api-client/account'
import { changeNumber, endOtherSignIns, exportMyData, listSignIns } from '@tarapath/own-api/account'
import { openFixture, refusal, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astrologerPhones } from '../astrologers/index.ts'
import { leads, storeLead } from '../enquiries/index.ts'
import { customers, findCustomerByPhone, formerNumbers, issueVerificationToken, signIn } from '../identity/index.ts'
import { applications } from '../registration/index.ts'
import { customerPreferences } from '../preferences/index.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

let next = 8_100_000_000
const newNumber = () => `+91${next++}`

/** Enters the code that was sent to a number, and returns what proves it. */
async function proofOf({ client }: SignedInCustomer, phone_number: string): Promise<string> {
  await sendOtp(client, { phone_number })
  const otp_key = await fixture.backend.codeSentTo(phone_number)
  const { verification_token } = await verifyOtp(client, { phone_number, otp_key })
  return verification_token
}

async function change(customer: SignedInCustomer, phone_number: string, from = customer.phone) {
  const [current_token, new_token] = [await proofOf(customer, from), await proofOf(customer, phone_number)]
  return changeNumber(customer.client, { phone_number, current_token, new_token })
}

const refusalOf = async (request: Promise<unknown>) => {
  const { status, body } = await refusal(request)
  return [status, body['code']]
}

const phoneOf = async ({ id }: SignedInCustomer) => {
  const [found] = await fixture.backend.database.db.select().from(customers).where(eq(customers.id, id))
  return found?.phone
}

const signInElsewhere = ({ id }: SignedInCustomer, audience: 'customer' | 'astrologer') =>
  signIn(fixture.backend.database.db, fixture.backend.controls.clock.now(), { customerId: id, audience })

test('a lead goes to the new number, where the one of that number counts', async () => {
  const { db } = fixture.backend.database
  const createdAt = fixture.backend.controls.clock.now()
  const [asha, former] = [await fixture.newCustomer(), newNumber()]
  const moved = newNumber()
  await storeLead(db, { phone: asha.phone, name: 'Asha', createdAt })
  await change(asha, moved)
  // Another code for the same number.
  await fixture.seconds(60)
  await storeLead(db, { phone: former, name: 'Asha Rao', createdAt })
  await change(asha, former, moved)
  const found = await db
    .select()
    .from(leads)
    .where(inArray(leads.phone, [asha.phone, moved, former]))
  expect(found).toMatchObject([{ phone: former, name: 'Asha Rao' }])
})

test('a customer who proves both numbers signs in with the new one, and every other session has ended', async () => {
  const asha = await fixture.newCustomer(500)
  const others = [await signInElsewhere(asha, 'customer'), await signInElsewhere(asha, 'astrologer')]
  const phone = newNumber()
  expect(await change(asha, phone)).toEqual({ phone_number: phone, ended_sign_ins: 2 })
  expect(await phoneOf(asha)).toBe(phone)
  for (const { refresh } of others)
    await expect(refreshAccessToken(fixture.visitor(), { refresh })).rejects.toMatchObject({ status: 401 })
  // Staff find the account by both.
  const { db } = fixture.backend.database
  for (const number of [phone, asha.phone]) expect(await findCustomerByPhone(db, number)).toMatchObject({ id: asha.id })
  const { results } = await listSignIns(asha.client)
  expect(results).toMatchObject([{ app: 'customer', is_current: true }])
  const { data } = await exportMyData(asha.client)
  expect(data['former_numbers']).toMatchObject([{ phone: asha.phone }])
  expect(data['wallet']).toContainEqual(expect.objectContaining({ amountPaise: 50_000 }))
})

test('a repeat after a lost reply changes nothing, and the proofs work for one change', async () => {
  const asha = await fixture.newCustomer()
  const phone_number = newNumber()
  const [current_token, new_token] = [await proofOf(asha, asha.phone), await proofOf(asha, phone_number)]
  const body = { phone_number, current_token, new_token }
  await changeNumber(asha.client, body)
  expect(await changeNumber(asha.client, body)).toEqual({ phone_number, ended_sign_ins: 0 })
  const back = { phone_number: asha.phone, current_token: new_token, new_token: current_token }
  const again = changeNumber(asha.client, back)
  expect(await refusalOf(again)).toEqual([403, 'verification_required'])
})

test('without a code for the old number, or with one for another new number, nothing changes', async () => {
  const [asha, ravi] = [await fixture.newCustomer(), await fixture.newCustomer()]
  const phone_number = newNumber()
  const [mine, his, fresh] = [
    await proofOf(asha, asha.phone),
    await proofOf(ravi, ravi.phone),
    await proofOf(asha, phone_number),
  ]
  const wrong = [
    { phone_number, current_token: his, new_token: fresh },
    { phone_number, current_token: fresh, new_token: fresh },
    { phone_number: newNumber(), current_token: mine, new_token: fresh },
  ]
  for (const body of wrong)
    expect(await refusalOf(changeNumber(asha.client, body))).toEqual([403, 'verification_required'])
  expect(await phoneOf(asha)).toBe(asha.phone)
  // A refusal uses up no proof.
  await changeNumber(asha.client, { phone_number, current_token: mine, new_token: fresh })
})

test('a number shows whether it has an account only after its code was entered', async () => {
  const [asha, ravi] = [await fixture.newCustomer(), await fixture.newCustomer()]
  const guess = { phone_number: ravi.phone, current_token: await proofOf(asha, asha.phone) }
  const unproven = changeNumber(asha.client, { ...guess, new_token: 'x'.repeat(43) })
  expect(await refusalOf(unproven)).toEqual([403, 'verification_required'])
  const taken = changeNumber(asha.client, { ...guess, new_token: await proofOf(ravi, ravi.phone) })
  expect(await refusalOf(taken)).toEqual([409, 'number_taken'])
  expect(await phoneOf(asha)).toBe(asha.phone)
})

test('two accounts that take one number at once do not both get it', async () => {
  const [asha, ravi] = [await fixture.newCustomer(), await fixture.newCustomer()]
  const phone_number = newNumber()
  const db = fixture.backend.database.db
  const now = fixture.backend.controls.clock.now()
  const attempts = await Promise.allSettled(
    [asha, ravi].map(async (customer) => {
      const current_token = await issueVerificationToken(db, now, customer.phone)
      const new_token = await issueVerificationToken(db, now, phone_number)
      return changeNumber(customer.client, { phone_number, current_token, new_token })
    }),
  )
  expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(attempts.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
})

test('nothing changes while a consultation runs', async () => {
  const asha = await fixture.newCustomer(500)
  await fixture.startedChat(asha)
  expect(await refusalOf(change(asha, newNumber()))).toEqual([409, 'account_in_use'])
  expect(await phoneOf(asha)).toBe(asha.phone)
})

test('an application goes with the number of its applicant', async () => {
  const { db } = fixture.backend.database
  const asha = await fixture.newCustomer()
  const apply = (phone: string) =>
    db
      .insert(applications)
      .values({ phone, isPhoneConfirmed: true, formVersion: 1, answers: {}, createdAt: new Date() })
      .returning()
  const [application] = await apply(asha.phone)
  const phone = newNumber()
  await change(asha, phone)
  expect(
    await db
      .select()
      .from(applications)
      .where(eq(applications.id, application?.id ?? 0)),
  ).toMatchObject([{ phone }])
})

test('the telephone of an astrologer moves with the number that it is, and another one stays', async () => {
  const { db } = fixture.backend.database
  const phonesOf = (astrologerId: number) =>
    db.select().from(astrologerPhones).where(eq(astrologerPhones.astrologerId, astrologerId))
  const [own, other] = [await fixture.newHost(), await fixture.newHost()]
  const separate = newNumber()
  await db.insert(astrologerPhones).values([
    { astrologerId: own.astrologerId, phone: own.host.phone },
    { astrologerId: other.astrologerId, phone: separate },
  ])
  const phone = newNumber()
  await change(own.host, phone)
  await change(other.host, newNumber())
  expect(await phonesOf(own.astrologerId)).toMatchObject([{ phone }])
  expect(await phonesOf(other.astrologerId)).toMatchObject([{ phone: separate }])
})

test('after five attempts in an hour the next has to wait', async () => {
  const asha = await fixture.newCustomer()
  const body = { phone_number: newNumber(), current_token: 'x'.repeat(43), new_token: 'y'.repeat(43) }
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await refusalOf(changeNumber(asha.client, body))).toEqual([403, 'verification_required'])
  expect(await refusalOf(changeNumber(asha.client, body))).toEqual([429, 'throttled'])
})

test('a repeat of a successful change does not count as an attempt', async () => {
  const asha = await fixture.newCustomer()
  const phone_number = newNumber()
  const [current_token, new_token] = [await proofOf(asha, asha.phone), await proofOf(asha, phone_number)]
  for (let sent = 0; sent < 7; sent += 1)
    expect(await changeNumber(asha.client, { phone_number, current_token, new_token })).toMatchObject({ phone_number })
})

test('a customer ends all sessions but the one that they use', async () => {
  const asha = await fixture.newCustomer()
  const ravi = await fixture.newCustomer()
  const other = await signInElsewhere(asha, 'customer')
  expect((await listSignIns(asha.client)).results.map(({ is_current }) => is_current)).toEqual([false, true])
  expect(await endOtherSignIns(asha.client)).toEqual({ ended_sign_ins: 1 })
  await expect(refreshAccessToken(fixture.visitor(), { refresh: other.refresh })).rejects.toMatchObject({ status: 401 })
  expect((await listSignIns(asha.client)).results).toHaveLength(1)
  expect((await listSignIns(ravi.client)).results).toHaveLength(1)
})

test('the former numbers and the preferences go with the account', async () => {
  const { db } = fixture.backend.database
  const asha = await fixture.newCustomer(0)
  await db.insert(customerPreferences).values({ customerId: asha.id, languages: ['mr'] })
  const phone = newNumber()
  await change(asha, phone)
  const verification_token = await issueVerificationToken(db, fixture.backend.controls.clock.now(), phone)
  await deleteMyAccount(asha.client, { verification_token, give_up_balance: 0 })
  expect(await db.select().from(formerNumbers).where(eq(formerNumbers.customerId, asha.id))).toEqual([])
  expect(await db.select().from(customerPreferences).where(eq(customerPreferences.customerId, asha.id))).toEqual([])
})
