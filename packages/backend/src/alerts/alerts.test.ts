import { deleteMyAccount, sendOtp, verifyOtp } from '@tarapath/api-client/account'
import { listAlerts, setAlert, withdrawAlert } from '@tarapath/own-api/alerts'
import { openFixture, refusal, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setAvailability, switchOffline, switchOnline } from '../astrologers/index.ts'
import { PushFailure, type PushMessage } from '../ports/push-sender.ts'
import { SmsFailure, type Sms } from '../ports/sms-sender.ts'
import { claimAlerts, FREE_SECONDS } from './claim-alerts.ts'
import { MAX_ALERTS } from './set-alert.ts'
import { alerts } from './tables.ts'

const PUSH = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
}
const DAY_SECONDS = 24 * 60 * 60

let pushed: PushMessage[] = []
let texted: Sms[] = []
let isPushAway = false
let isSmsAway = false
let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({
    ports: {
      push: {
        publicKey: async () => 'key',
        async send(_, message) {
          if (isPushAway) throw new PushFailure('status 410')
          pushed.push(message)
        },
      },
      sms: {
        async send(message) {
          if (isSmsAway) throw new SmsFailure('no answer')
          texted.push(message)
        },
      },
    },
  })
})
afterAll(() => fixture.backend.close())
beforeEach(() => {
  pushed = []
  texted = []
  isPushAway = isSmsAway = false
})

const db = () => fixture.backend.database.db
const openAlerts = async ({ client }: SignedInCustomer) => (await listAlerts(client)).results
const online = (id: number) => setAvailability(db(), id, { name: 'online' })
const busy = (id: number) => setAvailability(db(), id, { name: 'busy', until: null })
const ask = ({ client }: SignedInCustomer, consultant_id: number, push: typeof PUSH | null = null) =>
  setAlert(client, { consultant_id, push })

test('a customer without push gets one SMS when a busy astrologer is free', async () => {
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'busy')]
  expect(await ask(customer, id)).toMatchObject({ consultant_id: id, by: 'sms' })
  await fixture.seconds(60)
  expect(texted).toEqual([])
  await online(id)
  await fixture.seconds(FREE_SECONDS + 1)
  expect(texted).toEqual([
    expect.objectContaining({
      phone: customer.phone,
      template: 'astrologer_free',
      text: expect.stringContaining(`/consult-astrologer-online/`),
    }),
  ])
  expect(pushed).toEqual([])
  expect(await openAlerts(customer)).toEqual([])
  await busy(id)
  await fixture.seconds(1)
  await online(id)
  await fixture.seconds(60)
  expect(texted).toHaveLength(1)
})

test('a customer whose browser takes push messages gets one push and no SMS', async () => {
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'offline')]
  expect(await ask(customer, id, PUSH)).toMatchObject({ by: 'push' })
  await switchOnline(db(), id)
  await fixture.seconds(FREE_SECONDS + 1)
  expect(pushed).toEqual([
    expect.objectContaining({ path: expect.stringMatching(/^\/consult-astrologer-online\//), tag: `astrologer-${id}` }),
  ])
  expect(texted).toEqual([])
})

test('a browser that no longer takes push messages is replaced by an SMS', async () => {
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer()]
  isPushAway = true
  await ask(customer, id, PUSH)
  await fixture.seconds(FREE_SECONDS + 1)
  expect(texted).toHaveLength(1)
})

test('a message that is not taken is tried three times and then given up', async () => {
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer()]
  isSmsAway = true
  await ask(customer, id)
  await fixture.seconds(FREE_SECONDS + 1)
  expect(await openAlerts(customer)).toHaveLength(1)
  isSmsAway = false
  await fixture.seconds(FREE_SECONDS + 1)
  expect(texted).toHaveLength(1)
  isSmsAway = true
  await ask(customer, id)
  await fixture.seconds(3 * (FREE_SECONDS + 1))
  expect(await openAlerts(customer)).toEqual([])
  expect(texted).toHaveLength(1)
})

test('the scheduled return of an astrologer notifies the customer', async () => {
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'offline')]
  const until = new Date(fixture.backend.controls.clock.now().getTime() + 600_000)
  await setAvailability(db(), id, { name: 'offline', until })
  await ask(customer, id)
  await fixture.seconds(590)
  expect(texted).toEqual([])
  await fixture.seconds(10 + FREE_SECONDS + 1)
  expect(texted).toHaveLength(1)
})

test('an astrologer who is free for a moment only is not announced', async () => {
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'busy')]
  await ask(customer, id)
  await online(id)
  await fixture.seconds(FREE_SECONDS - 5)
  await switchOffline(db(), fixture.backend.controls.clock.now(), id)
  await fixture.seconds(5)
  await switchOnline(db(), id)
  await fixture.seconds(FREE_SECONDS - 5)
  expect(texted).toEqual([])
  await fixture.seconds(10)
  expect(texted).toHaveLength(1)
})

test('withdrawing an alert keeps those of other customers', async () => {
  const [customer, other, id] = [
    await fixture.newCustomer(),
    await fixture.newCustomer(),
    await fixture.newAstrologer('quick', 'offline'),
  ]
  for (const { client } of [customer, other]) await setAlert(client, { consultant_id: id, push: null })
  await withdrawAlert(customer.client, { consultant_id: id })
  expect((await listAlerts(customer.client)).results).toEqual([])
  expect((await listAlerts(other.client)).results).toHaveLength(1)
})

test('an alert can be withdrawn and asked for again', async () => {
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'busy')]
  await ask(customer, id)
  await withdrawAlert(customer.client, { consultant_id: id })
  await withdrawAlert(customer.client, { consultant_id: id })
  await online(id)
  await fixture.seconds(60)
  expect(texted).toEqual([])
  await ask(customer, id)
  await fixture.seconds(60)
  expect(texted).toHaveLength(1)
})

test('an alert that was claimed and never sent can be asked for again', async () => {
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer()]
  const { now } = fixture.backend.controls.clock
  await ask(customer, id)
  // The process that claims it ends before it sends it.
  await claimAlerts(db(), now())
  expect(await claimAlerts(db(), new Date(now().getTime() + FREE_SECONDS * 1000))).toMatchObject([{ astrologerId: id }])
  await fixture.seconds(60)
  expect(texted).toEqual([])
  await ask(customer, id)
  await fixture.seconds(60)
  expect(texted).toHaveLength(1)
})

test('an alert expires after seven days', async () => {
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'busy')]
  const { expires_at } = await ask(customer, id)
  expect(Date.parse(expires_at) - fixture.backend.controls.clock.now().getTime()).toBe(7 * DAY_SECONDS * 1000)
  await fixture.seconds(7 * DAY_SECONDS + 60)
  await online(id)
  await fixture.seconds(60)
  expect(texted.filter(({ phone }) => phone === customer.phone)).toEqual([])
})

test('a customer waits for ten astrologers at most, also when the requests come at once', async () => {
  const customer = await fixture.newCustomer()
  const ids = await Promise.all(Array.from({ length: MAX_ALERTS + 2 }, () => fixture.newAstrologer('quick', 'busy')))
  const answers = await Promise.allSettled(ids.map((id) => ask(customer, id)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_ALERTS)
  const known = (await openAlerts(customer))[0]!.consultant_id!
  // The same astrologer again is no eleventh.
  expect(await ask(customer, known, PUSH)).toMatchObject({ consultant_id: known, by: 'push' })
  const unknown = ids.find((id, at) => answers[at]!.status === 'rejected')!
  expect(await refusal(ask(customer, unknown))).toMatchObject({
    status: 409,
    body: { code: 'too_many_alerts' },
  })
})

test('an address that is no push service of a browser, and an unknown astrologer, are refused', async () => {
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'busy')]
  const inside = { ...PUSH, endpoint: 'https://10.0.0.1/send' }
  expect(await refusal(ask(customer, id, inside))).toMatchObject({ status: 400 })
  expect(await refusal(ask(customer, 8_000_000))).toMatchObject({ status: 404 })
  expect(await openAlerts(customer)).toEqual([])
})

test('two processes at once claim an alert only once', async () => {
  const id = await fixture.newAstrologer('quick', 'busy')
  const customers = await Promise.all(Array.from({ length: 8 }, () => fixture.newCustomer()))
  for (const customer of customers) await ask(customer, id)
  await online(id)
  const ofAstrologer = eq(alerts.astrologerId, id)
  const freeSince = new Date(fixture.backend.controls.clock.now().getTime() - FREE_SECONDS * 1000)
  await db().update(alerts).set({ freeSince }).where(ofAstrologer)
  const now = fixture.backend.controls.clock.now()
  const claims = await Promise.all(Array.from({ length: 6 }, () => claimAlerts(db(), now)))
  const claimed = claims.flat().filter(({ astrologerId }) => astrologerId === id)
  expect(claimed).toHaveLength(customers.length)
  expect(new Set(claimed.map(({ id: alertId }) => alertId)).size).toBe(customers.length)
})

test('a deleted account leaves no alert and no address of a browser', async () => {
  const [customer, id] = [await fixture.newCustomer(0), await fixture.newAstrologer('quick', 'busy')]
  await ask(customer, id, PUSH)
  await sendOtp(customer.client, { phone_number: customer.phone })
  const otp_key = /#(\d{6})$/.exec(texted.at(-1)?.text ?? '')?.[1] ?? ''
  const { verification_token } = await verifyOtp(customer.client, { phone_number: customer.phone, otp_key })
  await deleteMyAccount(customer.client, { verification_token })
  expect(await db().$count(alerts, eq(alerts.customerId, customer.id))).toBe(0)
})
