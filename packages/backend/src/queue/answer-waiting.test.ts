import { joinQueue, listQueue } from '@tarapath/api-client/queue'
import { openFixture, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setAvailability } from '../astrologers/index.ts'
import { confirmWaiting, declineWaiting } from './answer-waiting.ts'
import { queueOfAstrologer } from './queue-of-astrologer.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()
const join = ({ client }: SignedInCustomer, consultant_id: number) =>
  joinQueue(client, { consultant_id, order_type: 1 })
const latest = async ({ client }: SignedInCustomer) => (await listQueue(client)).results[0]

/** An astrologer in a chat, and two customers who wait. */
async function twoWaiting() {
  const id = await fixture.newAstrologer('quick', 'busy')
  const [first, second] = [await fixture.newCustomer(), await fixture.newCustomer()]
  const entries = [await join(first, id), await join(second, id)] as const
  return { id, first, second, entries }
}

test('the first of the queue reads that they are next, however often it is confirmed', async () => {
  const { id, first, second, entries } = await twoWaiting()
  await expect(confirmWaiting(db(), now(), id, entries[1].id)).rejects.toMatchObject({ code: 'wrong_status' })
  await confirmWaiting(db(), now(), id, entries[0].id)
  const { confirmed_at: at } = (await latest(first))!
  expect(at).toEqual(expect.any(String))
  await fixture.seconds(5)
  await confirmWaiting(db(), now(), id, entries[0].id)
  expect(await latest(first)).toMatchObject({ status: 'waiting', position: 1, confirmed_at: at })
  expect(await latest(second)).not.toHaveProperty('confirmed_at')
  const { waiting } = await queueOfAstrologer(db(), now(), id)
  expect(waiting.map(({ isConfirmed }) => isConfirmed)).toEqual([true, false])
})

test('a declined customer leaves the queue, the next moves up, and nobody is charged', async () => {
  const { id, first, second, entries } = await twoWaiting()
  await declineWaiting(db(), now(), id, entries[0].id)
  expect(await latest(first)).toMatchObject({ status: 'left', declined_at: now().toISOString() })
  expect(await latest(second)).toMatchObject({ status: 'waiting', position: 1 })
  await expect(declineWaiting(db(), now(), id, entries[0].id)).rejects.toMatchObject({ code: 'not_found' })
})

test('a declined customer joins again after an hour, and not before', async () => {
  const { id, first, entries } = await twoWaiting()
  await declineWaiting(db(), now(), id, entries[0].id)
  await expect(join(first, id)).rejects.toMatchObject({
    status: 429,
    body: { detail: expect.stringMatching(/cannot take you now\. You can join this waiting list again in 60 min\.$/) },
  })
  await fixture.seconds(3601)
  expect(await join(first, id)).toMatchObject({ status: 'waiting', position: 2 })
})

test('an astrologer who declines the customer they are held for is offered to the next', async () => {
  const { id, first, second, entries } = await twoWaiting()
  await setAvailability(db(), id, { name: 'online' })
  await fixture.seconds(1)
  expect(await latest(first)).toMatchObject({ status: 'called' })
  await declineWaiting(db(), now(), id, entries[0].id)
  await fixture.seconds(1)
  expect(await latest(first)).toMatchObject({ status: 'left' })
  expect(await latest(second)).toMatchObject({ status: 'called' })
})

test('an astrologer cannot answer a customer in the queue of another', async () => {
  const [one, other] = [await twoWaiting(), await twoWaiting()]
  const strangers = other.entries[0].id
  await expect(confirmWaiting(db(), now(), one.id, strangers)).rejects.toMatchObject({ code: 'not_found' })
  await expect(declineWaiting(db(), now(), one.id, strangers)).rejects.toMatchObject({ code: 'not_found' })
  expect(await latest(other.first)).toMatchObject({ status: 'waiting' })
})
