import { openFixture, openTestDatabase, TEST_START, type Fixture } from '@tarapath/backend-testing'
import { eq, isNotNull } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { astrologers } from '../astrologers/index.ts'
import { consultations } from '../consultations/index.ts'
import { createClock } from '../ports/clock.ts'

const clock = createClock(() => TEST_START.getTime())
let fixture: Fixture
let statements = 0

beforeAll(async () => {
  const database = await openTestDatabase({ beforeStatement: () => void (statements += 1) })
  fixture = await openFixture({ database, clock })
  // No astrologer of the demonstration comes back meanwhile.
  const { db } = database
  await db.update(astrologers).set({ nextAvailableAt: null }).where(isNotNull(astrologers.nextAvailableAt))
  await fixture.seconds(60)
})

async function countStatements(run: () => Promise<unknown>): Promise<number> {
  const before = statements
  await run()
  return statements - before
}

test('an idle server asks the database one thing in a minute', async () => {
  const count = await countStatements(async () => {
    for (let second = 0; second < 60; second += 1) {
      clock.turn(1000)
      await fixture.backend.controls.tick()
    }
  })
  expect(count).toBeLessThanOrEqual(1)
})

test('three minutes of a chat take the statements of three bills and few more', async () => {
  const customer = await fixture.newCustomer()
  const { id } = await fixture.startedChat(customer)
  const ofChat = eq(consultations.id, id)
  // A person answers, so that the chat is all that happens.
  await fixture.backend.database.db.update(consultations).set({ isOperated: true }).where(ofChat)
  expect(await countStatements(() => fixture.seconds(180))).toBeLessThanOrEqual(30)
  const [chat] = await fixture.backend.database.db.select().from(consultations).where(ofChat)
  expect(chat).toMatchObject({ billedMinutes: 3, endedAt: null })
})
