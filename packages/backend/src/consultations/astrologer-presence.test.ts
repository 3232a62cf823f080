import { getOngoingStatus } from '@tarapath/api-client/consultations'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteAstrologerSeen } from './astrologer-presence.ts'
import { consultations } from './tables.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

test('the status says when the app of the astrologer is silent, and when it is back', async () => {
  const customer = await fixture.newCustomer()
  const { id } = await fixture.startedChat(customer)
  const { database, controls } = fixture.backend
  const awaySince = async () => (await getOngoingStatus(customer.client)).ongoing_data?.consultant_away_since
  const seen = async () => {
    const [running] = await database.db.select().from(consultations).where(eq(consultations.id, id))
    await noteAstrologerSeen(database.db, controls.clock.now(), running!)
  }
  // A scripted astrologer has no app.
  await fixture.seconds(40)
  expect(await awaySince()).toBeNull()

  await seen()
  const at = controls.clock.now()
  expect(await awaySince()).toBeNull()
  // Advancing the clock also moves heartbeats, so the last one is set back.
  await database.db
    .update(consultations)
    .set({ astrologerSeenAt: new Date(at.getTime() - 31_000) })
    .where(eq(consultations.id, id))
  await controls.tick()
  expect(await awaySince()).toBe(new Date(at.getTime() - 31_000).toISOString())
  await seen()
  await controls.tick()
  expect(await awaySince()).toBeNull()
})
