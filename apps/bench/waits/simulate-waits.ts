import { createClock } from '@tarapath/backend'
import { consultations } from '@tarapath/backend/consultations'
import { openFixture, TEST_START, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { endConsultation, getOngoingStatus, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import { getMyQueueDetails, joinQueue, leaveQueue } from '@tarapath/api-client/queue'
import { logNormal, randomFrom } from './random.ts'

/** A customer's wait, in seconds. */
export interface Told {
  ahead: number
  from: number
  to: number
  /** Until the turn came. */
  waited: number
}

const ASTROLOGERS = 20
const LEAVING = 0.08
const MISSING = 0.12
const POLL_SECONDS = 90
const RATE_RUPEES = 15
const LOOK_SECONDS = 20
/** A customer with more than this many ahead leaves at once. Without that the busiest queues would grow without end. */
const MAX_AHEAD = 6

interface Simulation {
  fixture: Fixture
  random: () => number
  now: () => number
  /** Runs an action when this many seconds have passed. */
  after: (seconds: number, action: () => Promise<void>) => void
}

/** Queues of twenty astrologers run side by side until so many customers have got their turn. */
export async function simulateWaits(count: number, seed: number): Promise<Told[]> {
  const clock = createClock(() => TEST_START.getTime())
  const fixture = await openFixture({ clock })
  const random = randomFrom(seed)
  const planned: { at: number; action: () => Promise<void> }[] = []
  const now = () => clock.now().getTime()
  const simulation: Simulation = {
    fixture,
    random,
    now,
    after(seconds, action) {
      planned.push({ at: now() + Math.ceil(seconds) * 1000, action })
      planned.sort((a, b) => a.at - b.at)
    },
  }
  const told: Told[] = []
  for (let index = 0; index < ASTROLOGERS; index += 1) await openQueue(simulation, (wait) => told.push(wait))
  while (told.length < count) {
    const next = planned.shift()
    if (!next) throw new Error('Nobody waits any more.')
    if (next.at > now()) await fixture.backend.controls.clock.advance(next.at - now())
    await next.action()
  }
  await fixture.backend.close()
  return told.slice(0, count)
}

/** An astrologer with twenty earlier chats, to whom customers come at random times. */
async function openQueue(simulation: Simulation, report: (wait: Told) => void): Promise<void> {
  const { fixture, random, after } = simulation
  const astrologerId = await fixture.newAstrologer('quick', 'online')
  const median = 240 + random() * 600
  const newLength = () => Math.max(30, Math.round(logNormal(random, median, 0.6)))
  await addEarlierChats(fixture, astrologerId, Array.from({ length: 20 }, newLength))
  const arrive = async (): Promise<void> => {
    after(-Math.log(1 - random()) * median * 0.95, arrive)
    const customer = await fixture.newCustomer(Math.round(RATE_RUPEES * (20 + random() * 100)))
    await takeOrWait(simulation, { customer, astrologerId, length: newLength(), report })
  }
  after(random() * median, arrive)
}

interface Visit {
  customer: SignedInCustomer
  astrologerId: number
  /** How long the chat will last, if the balance is enough. */
  length: number
  report: (wait: Told) => void
}

async function takeOrWait(simulation: Simulation, visit: Visit): Promise<void> {
  const { customer, astrologerId, report } = visit
  if (await chat(simulation, visit)) return
  const entry = await joinQueue(customer.client, { consultant_id: astrologerId, order_type: 1 }).catch(() => null)
  if (!entry) return
  const { random, after, now } = simulation
  if (entry.position > MAX_AHEAD + 1) return void (await leaveQueue(customer.client, { consultant_id: astrologerId }))
  const joinedAt = now()
  const range = entry.estimated_wait_range
  const leaves = random() < LEAVING
  if (leaves) after(random() * 600, () => leaveQueue(customer.client, { consultant_id: astrologerId }).then(() => {}))

  const look = async (): Promise<void> => {
    const [mine] = (await getMyQueueDetails(customer.client)).entries
    if (!mine) return
    if (mine.status !== 'called') return after(LOOK_SECONDS, look)
    const offeredAt = Date.parse(mine.offered_until ?? '') - 120_000
    const waited = (offeredAt - joinedAt) / 1000
    if (range) report({ ahead: entry.position - 1, from: range.from_seconds, to: range.to_seconds, waited })
    if (random() >= MISSING) after(5 + random() * 50, () => chat(simulation, visit).then(() => {}))
  }
  after(LOOK_SECONDS, look)
}

/** Whether the astrologer took the request. The chat is kept alive as an open page does, and ended in time. */
async function chat({ after, now }: Simulation, { customer, astrologerId, length }: Visit): Promise<boolean> {
  const { client } = customer
  const asked = await requestConsultation(client, { type: 'chat' }, { consultant_id: astrologerId }).catch(() => null)
  if (!asked) return false
  await startChat(client, { consultation_id: asked.id })
  const until = now() + length * 1000
  const poll = async (): Promise<void> => {
    const { ongoing_data } = await getOngoingStatus(client)
    if (ongoing_data?.id !== asked.id) return
    if (now() < until) return after(Math.min(POLL_SECONDS, (until - now()) / 1000), poll)
    await endConsultation(client, { id: asked.id }, { auto_end: false, chat_end_reason: 'ended by user' }).catch(
      () => {},
    )
  }
  after(5, poll)
  return true
}

async function addEarlierChats({ backend, newCustomer }: Fixture, astrologerId: number, lengths: readonly number[]) {
  const { id: customerId } = await newCustomer()
  const endedAt = new Date(TEST_START.getTime() - 86_400_000)
  for (const seconds of lengths) {
    const startedAt = new Date(endedAt.getTime() - seconds * 1000)
    const picked = { requestedAt: startedAt, astrologerPickedUpAt: startedAt, customerPickedUpAt: startedAt }
    const facts = { kind: 'chat', ratePaise: 1500, maxSeconds: 3600, endedAt, endReason: 'customer' } as const
    await backend.database.db.insert(consultations).values({ customerId, astrologerId, startedAt, ...picked, ...facts })
  }
}
