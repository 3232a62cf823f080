import { endConsultation } from '@tarapath/api-client/consultations'
import { getMyQueueDetails, joinQueue } from '@tarapath/api-client/queue'
import { openFixture, refusal, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockCustomer, unblockCustomer } from '../identity/index.ts'
import { astrologers, endSuspension, setAvailability, suspendAstrologer, switchOnline } from './index.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const suspend = (id: number) => suspendAstrologer(db(), fixture.backend.controls.clock.now(), id, 'Complaints.')
const join = ({ client }: SignedInCustomer, consultant_id: number) =>
  joinQueue(client, { consultant_id, order_type: 1 })
const entriesOf = async ({ client }: SignedInCustomer) => (await getMyQueueDetails(client)).entries
const end = ({ client }: SignedInCustomer, id: number) =>
  endConsultation(client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
const presenceOf = async (id: number) => {
  const [found] = await db().select().from(astrologers).where(eq(astrologers.id, id))
  return { availability: found?.availability, until: found?.nextAvailableAt }
}

test('an astrologer who is suspended while the queue holds them is offline, and their queue is closed', async () => {
  const [called, waiting] = [await fixture.newCustomer(), await fixture.newCustomer()]
  const id = await fixture.newAstrologer()
  expect(await join(called, id)).toMatchObject({ status: 'called' })
  await join(waiting, id)
  await suspend(id)
  expect(await presenceOf(id)).toEqual({ availability: 'offline', until: null })
  for (const customer of [called, waiting]) expect(await entriesOf(customer)).toEqual([])
  await fixture.seconds(600)
  expect(await presenceOf(id)).toEqual({ availability: 'offline', until: null })
  await endSuspension(db(), id)
  await switchOnline(db(), id)
  expect(await presenceOf(id)).toEqual({ availability: 'online', until: null })
})

test('a suspended astrologer finishes a consultation, and nobody waits for them meanwhile', async () => {
  const [talking, waiting, late] = [
    await fixture.newCustomer(),
    await fixture.newCustomer(),
    await fixture.newCustomer(),
  ]
  const { id, astrologerId } = await fixture.startedChat(talking)
  await join(waiting, astrologerId)
  await suspend(astrologerId)
  expect(await presenceOf(astrologerId)).toEqual({ availability: 'busy', until: null })
  expect(await entriesOf(waiting)).toEqual([])
  expect(await refusal(join(late, astrologerId))).toMatchObject({ status: 409, body: { code: 'astrologer_offline' } })
  await end(talking, id)
  expect(await presenceOf(astrologerId)).toEqual({ availability: 'offline', until: null })
})

test('a suspended astrologer does not return at the announced time', async () => {
  const id = await fixture.newAstrologer()
  const until = new Date(fixture.backend.controls.clock.now().getTime() + 60_000)
  await setAvailability(db(), id, { name: 'busy', until })
  await suspend(id)
  await fixture.seconds(120)
  expect(await presenceOf(id)).toEqual({ availability: 'offline', until: null })
})

test('an astrologer whose account is blocked is suspended, also when the account is unblocked', async () => {
  const [{ host, astrologerId: id }, waiting] = [await fixture.newHost(), await fixture.newCustomer()]
  await join(waiting, id)
  await blockCustomer(db(), fixture.backend.controls.clock.now(), host.id, 'Insulted a customer.')
  expect(await presenceOf(id)).toEqual({ availability: 'offline', until: null })
  expect(await entriesOf(waiting)).toEqual([])
  await unblockCustomer(db(), host.id)
  await expect(switchOnline(db(), id)).rejects.toMatchObject({ code: 'wrong_status' })
})

test('an astrologer who is blocked while suspended stays suspended for the first reason', async () => {
  const { host, astrologerId: id } = await fixture.newHost()
  await suspend(id)
  await blockCustomer(db(), fixture.backend.controls.clock.now(), host.id, 'Insulted a customer.')
  const [found] = await db().select().from(astrologers).where(eq(astrologers.id, id))
  expect(found?.suspendedBecause).toBe('Complaints.')
})
