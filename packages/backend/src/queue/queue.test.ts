import { endConsultation, getOngoingStatus, requestConsultation } from '@tarapath/api-client/consultations'
import { getMyQueueDetails, joinQueue, leaveQueue, listQueue } from '@tarapath/api-client/queue'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { astrologers, setAvailability } from '../astrologers/index.ts'
import { consultations } from '../consultations/index.ts'
import { openFixture, refusal, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})

const db = () => fixture.backend.database.db
const join = ({ client }: SignedInCustomer, consultant_id: number, order_type: 1 | 2 = 1) =>
  joinQueue(client, { consultant_id, order_type })
const request = ({ client }: SignedInCustomer, consultant_id: number) =>
  requestConsultation(client, { type: 'chat' }, { consultant_id })
const entryOf = async ({ client }: SignedInCustomer) => (await getMyQueueDetails(client)).entries[0]
const availabilityOf = async (id: number) => {
  const [found] = await db().select().from(astrologers).where(eq(astrologers.id, id))
  return found?.availability
}

/** Earlier chats of an astrologer, of these durations. */
async function addEndedChats(astrologerId: number, lengths: readonly number[]) {
  const { id: customerId } = await fixture.newCustomer()
  const endedAt = new Date('2026-11-19T10:00:00Z')
  for (const seconds of lengths) {
    const startedAt = new Date(endedAt.getTime() - seconds * 1000)
    const picked = { requestedAt: startedAt, astrologerPickedUpAt: startedAt, customerPickedUpAt: startedAt }
    const facts = { kind: 'chat', ratePaise: 1500, maxSeconds: 3600, endedAt, endReason: 'customer' } as const
    await db()
      .insert(consultations)
      .values({ customerId, astrologerId, startedAt, ...picked, ...facts })
  }
}

describe('the queue', () => {
  test('has an entry for each customer in order, and joining twice keeps the entry', async () => {
    const [first, second] = [await fixture.newCustomer(), await fixture.newCustomer()]
    const busy = await fixture.newAstrologer('quick', 'busy')
    const entry = await join(first, busy)
    expect(entry).toMatchObject({ position: 1, status: 'waiting', order_type: 1, consultant: { id: busy } })
    expect(await join(second, busy)).toMatchObject({ position: 2 })
    expect(await join(first, busy, 2)).toMatchObject({ id: entry.id, position: 1, order_type: 2 })
    expect(await getMyQueueDetails(second.client)).toMatchObject({ in_queue: true, entries: [{ position: 2 }] })
  })

  test('moves up when a customer leaves, and a second leave changes nothing', async () => {
    const [first, second] = [await fixture.newCustomer(), await fixture.newCustomer()]
    const consultant_id = await fixture.newAstrologer('quick', 'busy')
    await join(first, consultant_id)
    await join(second, consultant_id)
    for (let tries = 0; tries < 2; tries += 1) await leaveQueue(first.client, { consultant_id })
    expect(await entryOf(second)).toMatchObject({ position: 1 })
    expect(await getMyQueueDetails(first.client)).toEqual({ in_queue: false, entries: [] })
    const { count, results } = await listQueue(first.client)
    expect({ count, results }).toMatchObject({ count: 1, results: [{ status: 'left', position: 0 }] })
  })

  test('does not let a customer remove the entry of another', async () => {
    const [owner, stranger] = [await fixture.newCustomer(), await fixture.newCustomer()]
    const consultant_id = await fixture.newAstrologer('quick', 'busy')
    await join(owner, consultant_id)
    expect(await refusal(leaveQueue(stranger.client, { consultant_id }))).toMatchObject({ status: 404 })
    expect(await entryOf(owner)).toMatchObject({ position: 1, status: 'waiting' })
  })

  test('refuses a low balance, an offline or unknown astrologer and a customer with a consultation', async () => {
    const [poor, customer] = [await fixture.newCustomer(29), await fixture.newCustomer()]
    const busy = await fixture.newAstrologer('quick', 'busy')
    const offline = await fixture.newAstrologer('quick', 'offline')
    expect(await refusal(join(poor, busy))).toMatchObject({ status: 402, body: { balance: 29, required: 30 } })
    expect(await refusal(join(customer, offline))).toMatchObject({ status: 409, body: { code: 'astrologer_offline' } })
    expect(await refusal(join(customer, 8_000_000))).toMatchObject({ status: 404 })
    const { astrologerId } = await fixture.startedChat(customer)
    expect(await refusal(join(customer, astrologerId))).toMatchObject({ body: { code: 'consultation_open' } })
  })
})

describe('when the astrologer becomes free', () => {
  test('the first customer is called and all others are refused', async () => {
    const [talking, first, second, stranger] = await people(4)
    const { id, astrologerId } = await fixture.startedChat(talking)
    await join(first, astrologerId)
    await join(second, astrologerId)
    await endConsultation(talking.client, { id }, { auto_end: false })
    // Also before the next tick.
    expect(await refusal(request(stranger, astrologerId))).toMatchObject({ body: { code: 'astrologer_busy' } })
    await fixture.seconds(1)
    const called = await entryOf(first)
    expect(called).toMatchObject({ status: 'called', estimated_wait_seconds: 0 })
    const now = fixture.backend.controls.clock.now()
    expect(Date.parse(called?.offered_until ?? '')).toBeGreaterThan(now.getTime())
    expect(await entryOf(second)).toMatchObject({ status: 'waiting', position: 2 })
    expect(await refusal(request(second, astrologerId))).toMatchObject({ body: { code: 'astrologer_busy' } })

    await request(first, astrologerId)
    expect((await listQueue(first.client)).results[0]).toMatchObject({ status: 'served' })
    expect(await entryOf(second)).toMatchObject({ status: 'waiting', position: 1 })
  })

  test('an expired offer passes to the next customer, and then the astrologer is online', async () => {
    const [talking, first, second, stranger] = await people(4)
    const { id, astrologerId } = await fixture.startedChat(talking)
    await join(first, astrologerId)
    await join(second, astrologerId)
    await endConsultation(talking.client, { id }, { auto_end: false })
    await fixture.seconds(1)
    await fixture.seconds(121)
    expect(await entryOf(first)).toBeUndefined()
    // A customer who was away reads that the turn passed, and when.
    const [missed] = (await listQueue(first.client)).results
    expect(missed).toMatchObject({ status: 'left', missed_at: expect.any(String) })
    expect(await entryOf(second)).toMatchObject({ status: 'called' })
    await leaveQueue(second.client, { consultant_id: astrologerId })
    await fixture.seconds(1)
    expect(await availabilityOf(astrologerId)).toBe('online')
    await request(stranger, astrologerId)
  })

  test('a customer in another consultation or with a low balance is skipped and keeps the entry', async () => {
    const [elsewhere, spent, ready] = [
      await fixture.newCustomer(),
      await fixture.newCustomer(),
      await fixture.newCustomer(),
    ]
    const astrologerId = await fixture.newAstrologer('quick', 'busy')
    for (const one of [elsewhere, spent, ready]) await join(one, astrologerId)
    await fixture.startedChat(elsewhere)
    await db()
      .update(astrologers)
      .set({ pricePerMinutePaise: 30_000, discountedPricePerMinutePaise: null })
      .where(eq(astrologers.id, astrologerId))
    await setAvailability(db(), astrologerId, { name: 'online' })
    await fixture.seconds(1)
    for (const one of [elsewhere, spent, ready])
      expect(await entryOf(one)).toMatchObject({ status: 'waiting', is_passed_over: true })
    await db().update(astrologers).set({ pricePerMinutePaise: 1500 }).where(eq(astrologers.id, astrologerId))
    await fixture.seconds(1)
    expect(await entryOf(spent)).toMatchObject({ status: 'called' })
    expect(await entryOf(elsewhere)).toMatchObject({ status: 'waiting', position: 1, is_passed_over: true })
    expect(await entryOf(ready)).not.toHaveProperty('is_passed_over')
  })

  test('an offer that two tabs accept at the same moment is one consultation', async () => {
    const [talking, first] = [await fixture.newCustomer(), await fixture.newCustomer()]
    const { id, astrologerId } = await fixture.startedChat(talking)
    await join(first, astrologerId)
    await endConsultation(talking.client, { id }, { auto_end: false })
    await fixture.seconds(1)
    const outcomes = await Promise.allSettled([request(first, astrologerId), request(first, astrologerId)])
    const accepted = outcomes.filter(({ status }) => status === 'fulfilled')
    expect(accepted).toHaveLength(1)
    const open = await db().select().from(consultations).where(eq(consultations.customerId, first.id))
    expect(open).toHaveLength(1)
    const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(await refusal(Promise.reject(refused.reason as Error))).toMatchObject({
      status: 409,
      body: { code: 'consultation_open' },
    })
    expect(await entryOf(first)).toBeUndefined()
  })

  test('a customer who leaves and joins again waits behind those who stayed, with one entry', async () => {
    const [leaving, staying] = [await fixture.newCustomer(), await fixture.newCustomer()]
    const consultant_id = await fixture.newAstrologer('quick', 'busy')
    await join(leaving, consultant_id)
    await join(staying, consultant_id)
    await leaveQueue(leaving.client, { consultant_id })
    await Promise.all([join(leaving, consultant_id), join(leaving, consultant_id)])
    expect(await entryOf(staying)).toMatchObject({ position: 1 })
    expect((await getMyQueueDetails(leaving.client)).entries).toMatchObject([{ position: 2, status: 'waiting' }])
  })

  test('a customer who joins while the astrologer is free is called at once', async () => {
    const customer = await fixture.newCustomer()
    const astrologerId = await fixture.newAstrologer()
    expect(await join(customer, astrologerId)).toMatchObject({ status: 'called', estimated_wait_seconds: 0 })
    expect((await request(customer, astrologerId)).status).toBe('requested')
    expect((await getOngoingStatus(customer.client)).is_consultation_inprogress).toBe(true)
  })

  test('the first customer is called when the astrologer is available again as announced', async () => {
    const customer = await fixture.newCustomer()
    const astrologerId = await fixture.newAstrologer('quick', 'busy')
    const until = new Date(fixture.backend.controls.clock.now().getTime() + 90_000)
    await setAvailability(db(), astrologerId, { name: 'busy', until })
    const exactly = { from_seconds: 90, to_seconds: 90 }
    expect(await join(customer, astrologerId)).toMatchObject({
      estimated_wait_seconds: 90,
      estimated_wait_range: exactly,
    })
    await fixture.seconds(91)
    expect(await entryOf(customer)).toMatchObject({ status: 'called' })
  })
})

describe('the estimated wait', () => {
  test('is absent when it cannot be estimated', async () => {
    const customer = await fixture.newCustomer()
    const busy = await fixture.newAstrologer('quick', 'busy')
    expect(await join(customer, busy)).toMatchObject({ estimated_wait_seconds: 0, estimated_wait_range: null })
  })

  test('is at most the paid time of the current consultation, also for an astrologer without earlier ones', async () => {
    const [talking, waiting] = [await fixture.newCustomer(150), await fixture.newCustomer()]
    const { astrologerId } = await fixture.startedChat(talking)
    await fixture.runUntil(talking, 100)
    expect(await join(waiting, astrologerId)).toMatchObject({
      estimated_wait_seconds: 250,
      estimated_wait_range: { from_seconds: 0, to_seconds: 500 },
    })
  })

  test('is based on the usual duration of this astrologer, for each customer ahead', async () => {
    const [talking, first, second] = [
      await fixture.newCustomer(150),
      await fixture.newCustomer(60),
      await fixture.newCustomer(),
    ]
    const { astrologerId } = await fixture.startedChat(talking)
    await addEndedChats(astrologerId, [120, 180, 240, 300, 360])
    await fixture.runUntil(talking, 100)
    expect(await join(first, astrologerId)).toMatchObject({
      estimated_wait_seconds: 140,
      estimated_wait_range: { from_seconds: 20, to_seconds: 260 },
    })
    // ₹60 cover four minutes, and one of five turns is lost.
    expect(await join(second, astrologerId)).toMatchObject({
      estimated_wait_seconds: 350,
      estimated_wait_range: { from_seconds: 80, to_seconds: 530 },
    })
  })
})

async function people(count: 4): Promise<[SignedInCustomer, SignedInCustomer, SignedInCustomer, SignedInCustomer]>
async function people(count: number): Promise<SignedInCustomer[]> {
  const all: SignedInCustomer[] = []
  for (let at = 0; at < count; at += 1) all.push(await fixture.newCustomer())
  return all
}
