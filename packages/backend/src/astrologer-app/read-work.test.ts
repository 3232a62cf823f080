import { placeAstrologerPickupCall, requestConsultation, startCall } from '@tarapath/api-client/consultations'
import { updateProfile } from '@tarapath/api-client/account'
import { joinQueue } from '@tarapath/api-client/queue'
import { openFixture, refusal, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { liveHandsetCalls, operateHandset, takeOverAstrologer } from '@tarapath/sandbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astrologerAccounts, astrologers, setAvailability } from '../astrologers/index.ts'
import { readWork } from './read-work.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()
const work = (astrologerId: number) => readWork(db(), now(), astrologerId)

async function named(name: string, rupees = 500): Promise<SignedInCustomer> {
  const customer = await fixture.newCustomer(rupees)
  await updateProfile(customer.client, { id: customer.id }, { name })
  return customer
}

const wait = ({ client }: SignedInCustomer, consultant_id: number) =>
  joinQueue(client, { consultant_id, order_type: 1 })

test('an astrologer sees which customers wait, how long, and which are passed over', async () => {
  const id = await fixture.newAstrologer('quick', 'busy')
  const [first, second, third] = [await named('Rohan Kulkarni'), await named('Sunita'), await named('98765 43210')]
  await wait(first, id)
  await wait(second, id)
  await wait(third, id)
  // Another consultation: this one keeps the position and cannot start now.
  await fixture.startedChat(second)

  const { waiting, missed_turns } = await work(id)
  expect(waiting.map(({ name, is_ready, offered_until }) => [name, is_ready, offered_until])).toEqual([
    ['Rohan', true, null],
    ['Sunita', false, null],
    ['**********', true, null],
  ])
  expect(missed_turns).toEqual([])
})

test('a free astrologer sees the customer they are held for, until when, and whose turn passed', async () => {
  const id = await fixture.newAstrologer('quick', 'busy')
  const [first, second] = [await named('Rohan'), await named('Sunita')]
  await wait(first, id)
  await wait(second, id)
  await setAvailability(db(), id, { name: 'online' })
  await fixture.seconds(1)
  const held = await work(id)
  expect(held.waiting).toMatchObject([
    { name: 'Rohan', offered_until: expect.any(String), wait: { from_seconds: 0, to_seconds: 0 } },
    { name: 'Sunita', offered_until: null, wait: { to_seconds: expect.any(Number) } },
  ])
  expect(held.waiting[1]?.wait?.to_seconds).toBeGreaterThan(0)

  await fixture.seconds(125)
  const passed = await work(id)
  expect(passed.waiting).toMatchObject([{ name: 'Sunita', offered_until: expect.any(String) }])
  expect(passed.missed_turns).toMatchObject([{ name: 'Rohan', kind: 'chat', at: held.waiting[0]?.offered_until }])
  await fixture.seconds(60 * 60)
  expect((await work(id)).missed_turns.map(({ name }) => name)).not.toContain('Rohan')
})

test('an astrologer reads that they missed a request, and nothing about requests that others missed', async () => {
  const [id, another] = [await fixture.newAstrologer(), await fixture.newAstrologer('quick', 'offline')]
  await db().update(astrologers).set({ persona: null, replyLanguage: null }).where(eq(astrologers.id, id))
  const { client } = await fixture.newCustomer()
  await requestConsultation(client, { type: 'chat' }, { consultant_id: id })
  await fixture.seconds(125)
  expect(await work(id)).toMatchObject({
    astrologer: { availability: 'offline' },
    missed_at: expect.any(String) as string,
  })
  expect((await work(another)).missed_at).toBeNull()
})

test('an astrologer cannot wait for themselves', async () => {
  const id = await fixture.newAstrologer('quick', 'busy')
  const account = await fixture.newCustomer()
  await db().insert(astrologerAccounts).values({ customerId: account.id, astrologerId: id })
  expect(await refusal(wait(account, id))).toMatchObject({ status: 403 })
})

test('an astrologer sees of a call which telephone rings and which was answered', async () => {
  const customer = await fixture.newCustomer()
  const consultant_id = await fixture.newAstrologer()
  await takeOverAstrologer(db(), now(), consultant_id)
  const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id })
  const phones = async () => (await work(consultant_id)).consultation?.phones
  expect(await phones()).toEqual({ astrologer: 'waiting', customer: 'waiting' })
  await startCall(customer.client, { consultation_id: id })
  await placeAstrologerPickupCall(customer.client, { id })
  expect(await phones()).toEqual({ astrologer: 'ringing', customer: 'waiting' })
  for (const [side, then] of [
    ['astrologer', { astrologer: 'answered', customer: 'ringing' }],
    ['customer', { astrologer: 'answered', customer: 'answered' }],
  ] as const) {
    const call = (await liveHandsetCalls(db(), now())).find(({ consultationId }) => consultationId === id)
    await operateHandset(db(), now(), { callId: call!.id, side }, 'answer')
    await fixture.backend.controls.tick()
    expect(await phones()).toEqual(then)
  }
})
