import { createClient, items } from '@tarapath/api-client'
import { getAstrologer, listAstrologers } from '@tarapath/api-client/astrologers'
import { endConsultation, getOngoingStatus, requestConsultation } from '@tarapath/api-client/consultations'
import { joinQueue, leaveQueue } from '@tarapath/api-client/queue'
import { signOutAstrologer } from '@tarapath/astrologer-api'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { astrologers, workingHours } from './tables.ts'
import { workingHoursOf, takeOverAstrologer } from '@tarapath/sandbox'
import { setWorkingHours } from './set-working-hours.ts'
import { shiftAt } from './working-hours.ts'
import { setOwnHours } from '../astrologer-app/own-settings.ts'
import { setDuty } from '../astrologer-app/set-duty.ts'
import {
  TEST_ORIGIN,
  clientOf,
  openFixture,
  refusal,
  type Fixture,
  type SignedInCustomer,
} from '@tarapath/backend-testing'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})

const MINUTE = 60_000
const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()
const visitor = () => createClient({ baseUrl: TEST_ORIGIN, fetch: fixture.backend.fetch, retry: 0 })
const profile = (id: number) => getAstrologer(visitor(), { id })
const ask = ({ client }: SignedInCustomer, consultant_id: number) =>
  requestConsultation(client, { type: 'chat' }, { consultant_id })
const join = ({ client }: SignedInCustomer, consultant_id: number) =>
  joinQueue(client, { consultant_id, order_type: 1 })

/** An astrologer whose daily shift of eight hours ends in some minutes. */
async function newAstrologer(minutesLeft: number): Promise<number> {
  const id = await fixture.newAstrologer()
  const to = new Date((Math.floor(now().getTime() / MINUTE) + minutesLeft) * MINUTE)
  const inIndia = (moment: Date) => new Date(moment.getTime() + 330 * MINUTE).toISOString().slice(11, 16)
  const hours = workingHoursOf({ from: inIndia(new Date(to.getTime() - 480 * MINUTE)), to: inIndia(to) })
  await db()
    .insert(workingHours)
    .values({ astrologerId: id, ...hours, offDutyAt: shiftAt(hours, now()).to })
  return id
}

test('an astrologer goes offline at the end of a shift and returns at the start of the next', async () => {
  const id = await newAstrologer(10)
  const customer = await fixture.newCustomer()
  await fixture.seconds(8 * 60)
  expect(await profile(id)).toMatchObject({ availability: 'online', is_available_for_chat: true })
  await fixture.seconds(2 * 60)
  const away = await profile(id)
  expect(away).toMatchObject({ availability: 'offline', is_available_for_chat: false, is_available_for_call: false })
  const back = new Date(away.next_available_at!)
  expect((back.getTime() - now().getTime()) / 3_600_000).toBeCloseTo(16, 0)
  expect(await refusal(ask(customer, id))).toMatchObject({ status: 409, body: { code: 'astrologer_offline' } })
  await fixture.backend.controls.clock.advance(back.getTime() - now().getTime() + 1000)
  expect(await profile(id)).toMatchObject({ availability: 'online', next_available_at: null })
})

const OFF = { on_duty: false, takes_chats: true, takes_calls: false }
const hoursUntil = (at: string | null | undefined) => (new Date(at!).getTime() - now().getTime()) / 3_600_000

test('an astrologer who goes off duty by hand comes back with the next shift, not with the present one', async () => {
  const id = await newAstrologer(60)
  await setDuty(db(), now(), id, OFF)
  const { availability, next_available_at: back } = await profile(id)
  expect(availability).toBe('offline')
  // The present shift ends in an hour; it lasts eight.
  expect(hoursUntil(back)).toBeCloseTo(17, 0)
  await fixture.backend.controls.clock.advance(16 * 3_600_000)
  expect(await profile(id)).toMatchObject({ availability: 'offline' })
  await fixture.backend.controls.clock.advance(1.1 * 3_600_000)
  expect(await profile(id)).toMatchObject({ availability: 'online' })
})

test('an astrologer who sets working hours while off duty comes with the first shift; other hours, or none, count at once', async () => {
  const id = await fixture.newAstrologer(undefined, 'offline')
  const inIndia = (hours: number) =>
    `${new Date(now().getTime() + (hours + 5.5) * 3_600_000).toISOString().slice(11, 13)}:00`
  const daily = { days: [0, 1, 2, 3, 4, 5, 6] }
  await setOwnHours(db(), now(), id, { ...daily, from: inIndia(4), to: inIndia(9) })
  expect(hoursUntil((await profile(id)).next_available_at)).toBeCloseTo(3.5, 0)
  await setWorkingHours(db(), now(), id, workingHoursOf({ from: inIndia(6), to: inIndia(9) }))
  expect(hoursUntil((await profile(id)).next_available_at)).toBeCloseTo(5.5, 0)
  await setOwnHours(db(), now(), id, null)
  expect((await profile(id)).next_available_at).toBeNull()
})

test('after a sign-out no shift puts the astrologer on duty: nobody would answer', async () => {
  const { host, astrologerId } = await fixture.newHost()
  const { access, refresh } = await fixture.signInToApp(host.phone)
  await setDuty(db(), now(), astrologerId, OFF)
  await setOwnHours(db(), now(), astrologerId, { from: '09:00', to: '18:00', days: [0, 1, 2, 3, 4, 5, 6] })
  expect((await profile(astrologerId)).next_available_at).not.toBeNull()
  await signOutAstrologer(clientOf(fixture.backend, { access, refresh }), { refresh })
  expect((await profile(astrologerId)).next_available_at).toBeNull()
})

test('who signs in again, or stays signed in on another device, comes with the next shift', async () => {
  const { host, astrologerId } = await fixture.newHost()
  const signOutOf = (tokens: { access: string; refresh: string }) =>
    signOutAstrologer(clientOf(fixture.backend, tokens), { refresh: tokens.refresh })
  const phone = await fixture.signInToApp(host.phone)
  await setDuty(db(), now(), astrologerId, OFF)
  await setOwnHours(db(), now(), astrologerId, { from: '09:00', to: '18:00', days: [0, 1, 2, 3, 4, 5, 6] })
  const nextShift = async () => (await profile(astrologerId)).next_available_at
  const comes = await nextShift()
  await fixture.seconds(60)
  const tablet = await fixture.signInToApp(host.phone)
  await signOutOf(phone)
  expect(await nextShift()).toBe(comes)
  await signOutOf(tablet)
  expect(await nextShift()).toBeNull()
  await fixture.seconds(60)
  await fixture.signInToApp(host.phone)
  expect(await nextShift()).toBe(comes)
})

test('staff who set the hours of an astrologer put nobody on duty who never was', async () => {
  const id = await fixture.newAstrologer(undefined, 'offline')
  await setWorkingHours(db(), now(), id, workingHoursOf({ from: '09:00', to: '18:00' }))
  expect((await profile(id)).next_available_at).toBeNull()
})

test('a consultation delays the end of a shift', async () => {
  const id = await newAstrologer(1)
  const customer = await fixture.newCustomer()
  const consultation = await ask(customer, id)
  await fixture.seconds(90)
  expect(await profile(id)).toMatchObject({ availability: 'busy' })
  expect((await getOngoingStatus(customer.client)).is_consultation_inprogress).toBe(true)
  await endConsultation(customer.client, { id: consultation.id }, { auto_end: false })
  await fixture.seconds(1)
  expect(await profile(id)).toMatchObject({ availability: 'offline' })
})

test('after the end of a shift the queue is still served, and cannot be joined', async () => {
  const id = await newAstrologer(1)
  const [first, second, late] = [await fixture.newCustomer(), await fixture.newCustomer(), await fixture.newCustomer()]
  const consultation = await ask(first, id)
  await join(second, id)
  await fixture.seconds(90)
  expect(await refusal(join(late, id))).toMatchObject({ status: 409, body: { code: 'astrologer_offline' } })
  await join(second, id)
  await endConsultation(first.client, { id: consultation.id }, { auto_end: false })
  await fixture.seconds(1)
  expect(await refusal(ask(late, id))).toMatchObject({ body: { code: 'astrologer_busy' } })
  await leaveQueue(second.client, { consultant_id: id })
  await fixture.seconds(2)
  expect(await profile(id)).toMatchObject({ availability: 'offline' })
})

test('an astrologer with an operator stays online', async () => {
  const id = await newAstrologer(1)
  await takeOverAstrologer(db(), now(), id)
  await fixture.seconds(120)
  expect(await profile(id)).toMatchObject({ availability: 'online' })
  await join(await fixture.newCustomer(), id)
})

test('availability follows the working hours after the server was stopped', async () => {
  const id = await newAstrologer(10)
  // One step past the end of this shift and the start of the next.
  await fixture.backend.controls.clock.advance(25 * 3_600_000)
  expect(await profile(id)).toMatchObject({ availability: 'offline' })
  await fixture.backend.controls.clock.advance(20 * 3_600_000)
  expect(await profile(id)).toMatchObject({ availability: 'online' })
})

test('after a day the availability of the sixty astrologers follows their working hours', async () => {
  await fixture.backend.controls.clock.advance(13 * 3_600_000)
  const rows = await db().select().from(workingHours)
  const cards = []
  for await (const card of items(listAstrologers, visitor(), { limit: 60 })) if (card.id <= 60) cards.push(card)
  const away = new Set(rows.filter((row) => shiftAt(row, now()).from > now()).map((row) => row.astrologerId))
  expect(cards.filter(({ is_live, availability }) => !is_live && availability === 'offline').length).toBeGreaterThan(20)
  for (const { id, availability, is_live } of cards)
    if (!is_live) expect([id, availability === 'offline']).toEqual([id, away.has(id)])
})

test('the query for due shifts reads only an index', async () => {
  await db().execute(sql`
    insert into ${astrologers} (id, name, gender, about, experience_years, price_per_minute_paise, availability)
    select id, 'Asha', 'other', 'For tests.', 1, 1000, 'online' from generate_series(100001, 120000) as id`)
  await db().execute(sql`
    insert into ${workingHours} (astrologer_id, from_minute, minutes, days, off_duty_at)
    select id, 600, 480, 127, ${now().toISOString()}::timestamptz + id * interval '1 second'
    from generate_series(100001, 120000) as id`)
  await db().execute(sql`analyze ${workingHours}`)
  const plan = await db().execute(
    sql`explain select * from ${workingHours} where off_duty_at <= ${now().toISOString()}::timestamptz order by off_duty_at limit 500`,
  )
  expect(JSON.stringify(plan)).toContain('working_hours_off_duty_at_index')
})
