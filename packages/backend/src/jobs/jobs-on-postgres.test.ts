import { openFixture, TEST_START, startTestPostgres, type Fixture } from '@tarapath/backend-testing'
import { createSandbox, seed } from '@tarapath/sandbox'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setAvailability } from '../astrologers/index.ts'
import { consultations } from '../consultations/index.ts'
import { createBackend, type Backend } from '../index.ts'
import { setAlert } from '@tarapath/own-api/alerts'
import { smsOutbox } from '../ports/sms-sender/tables.ts'
import { createClock } from '../ports/clock.ts'
import { openPostgres } from '../postgres.ts'

const postgres = await startTestPostgres()
afterAll(() => postgres?.stop())

describe.skipIf(!postgres)('jobs of two processes on one Postgres', () => {
  const clock = createClock(() => TEST_START.getTime())
  let fixture: Fixture
  let other: Backend
  /** Settles when the other process has received every notification that was committed until now. */
  let allNotified: () => Promise<void>
  const statements: string[] = []
  beforeAll(async () => {
    const url = postgres?.url ?? ''
    const database = await openPostgres(url, { connections: 5, isPatient: true })
    await seed(database.db, TEST_START)
    fixture = await openFixture({ database, clock })
    const ofOther = await openPostgres(url, {
      connections: 5,
      isPatient: true,
      beforeStatement: (statement) => void statements.push(statement),
    })
    other = createBackend({ database: ofOther, clock, extensions: [createSandbox()] })
    // Notifications come in the order of their commits, and all channels of a process share a connection.
    const received = new Map<string, () => void>()
    await ofOther.watch(
      'test_fence',
      (payload) => received.get(payload)?.(),
      () => {},
    )
    allNotified = async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const name = `fence ${received.size}`
      received.set(name, resolve)
      await database.db.execute(sql`select pg_notify('test_fence', ${name})`)
      await promise
    }
    await fixture.seconds(60)
    await other.controls.tick()
  })
  afterAll(async () => {
    await other.close()
    await fixture.backend.close()
  })

  test('an idle process asks one thing in a minute', async () => {
    await allNotified()
    await other.controls.clock.advance(0)
    await allNotified()
    await other.controls.tick()
    statements.length = 0
    for (let second = 0; second < 60; second += 1) {
      clock.turn(1000)
      await other.controls.tick()
    }
    expect(statements.slice(1)).toEqual([])
  })

  test('a process is woken by what another one commits', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    const chat = async () =>
      (await fixture.backend.database.db.select().from(consultations).where(eq(consultations.id, id)))[0]!
    clock.turn(60_000)
    // The notification of the start comes a moment after its commit. Only the other process works here.
    await expect
      .poll(async () => {
        await other.controls.tick()
        return (await chat()).billedMinutes
      })
      .toBe(1)
    const { startedAt } = await chat()
    clock.turn(startedAt!.getTime() + 120_000 - clock.now().getTime())
    await other.controls.tick()
    expect((await chat()).billedMinutes).toBe(2)
  })

  test('two processes at work at the same moment send a notification once', async () => {
    const { db } = fixture.backend.database
    const astrologerId = await fixture.newAstrologer('quick', 'busy')
    const customers = await Promise.all(Array.from({ length: 6 }, () => fixture.newCustomer()))
    for (const { client } of customers) await setAlert(client, { consultant_id: astrologerId, push: null })
    await setAvailability(db, astrologerId, { name: 'online' })
    const isSent = eq(smsOutbox.template, 'astrologer_free')
    await expect
      .poll(async () => {
        clock.turn(5000)
        await Promise.all([fixture.backend.controls.tick(), other.controls.tick()])
        return db.$count(smsOutbox, isSent)
      })
      .toBe(customers.length)
    clock.turn(60_000)
    await Promise.all([fixture.backend.controls.tick(), other.controls.tick()])
    expect(await db.$count(smsOutbox, isSent)).toBe(customers.length)
  })
})
