import { requestConsultation } from '@tarapath/api-client/consultations'
import { getMyQueueDetails, joinQueue } from '@tarapath/api-client/queue'
import { openFixture, refusal, type Fixture } from '@tarapath/backend-testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astrologers, setAvailability } from '../astrologers/index.ts'
import { setDueOnline } from './set-due-online.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()
const availabilityOf = async (id: number) => {
  const [found] = await db().select().from(astrologers).where(eq(astrologers.id, id))
  return found?.availability
}

test('nobody takes an astrologer who has just become free before the first customer in the queue', async () => {
  const [first, other] = [await fixture.newCustomer(), await fixture.newCustomer()]
  const id = await fixture.newAstrologer('quick', 'busy')
  await joinQueue(first.client, { consultant_id: id, order_type: 1 })
  // They become free after the queue was looked at, and before the astrologers are.
  await setAvailability(db(), id, { name: 'busy', until: now() })
  await setDueOnline(db(), now())
  const taken = await refusal(requestConsultation(other.client, { type: 'chat' }, { consultant_id: id }))
  expect(taken).toMatchObject({ body: { code: 'astrologer_busy' } })
  await fixture.seconds(1)
  expect((await getMyQueueDetails(first.client)).entries).toMatchObject([{ status: 'called' }])
})

test('an astrologer is online as announced where nobody waits, or nobody who waits can begin', async () => {
  const poor = await fixture.newCustomer()
  const [alone, awaited] = [await fixture.newAstrologer('quick', 'busy'), await fixture.newAstrologer('quick', 'busy')]
  await joinQueue(poor.client, { consultant_id: awaited, order_type: 1 })
  await db().update(astrologers).set({ takesChats: false }).where(eq(astrologers.id, awaited))
  for (const id of [alone, awaited]) await setAvailability(db(), id, { name: 'busy', until: now() })
  await fixture.seconds(1)
  for (const id of [alone, awaited]) expect(await availabilityOf(id)).toBe('online')
})
