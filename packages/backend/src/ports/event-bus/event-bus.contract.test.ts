import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { interleave, startTestNats, startTestPostgres } from '@tarapath/backend-testing'
import { openPostgres } from '../../postgres.ts'
import type { BusEvent, EventBus } from '../event-bus.ts'
import { silentLog } from '../log.ts'
import { createMemoryBus } from './memory.ts'
import { openNatsEvents } from './nats.ts'
import { openPostgresEvents, ORDER_LOCK } from './postgres.ts'

const server = await startTestPostgres()
if (!server) console.warn('SKIPPED: no DATABASE_URL and no Postgres on this machine, so its event bus was not run.')
const url = server?.url ?? ''
afterAll(() => server?.stop())
const nats = await startTestNats()
if (!nats) console.warn('SKIPPED: no nats-server on this machine, so events through NATS were not run.')
afterAll(() => nats?.stop())
const openNats = () => openNatsEvents([nats?.url ?? ''], silentLog)

beforeAll(async () => {
  if (server) await (await openPostgres(url, { connections: 2 })).close()
})

const buses: EventBus[] = []
const opened = (bus: EventBus): EventBus => {
  buses.push(bus)
  return bus
}
afterEach(async () => {
  for (const bus of buses.splice(0)) await bus.close()
})

let lastRoom = 0
const newRoom = () => `live:${(lastRoom += 1)}`
const until = (condition: () => boolean | Promise<boolean>) => expect.poll(condition, { interval: 10 }).toBe(true)

async function collect(bus: EventBus, rooms: string[], after: number | null = null) {
  const received: BusEvent[] = []
  const stop = await bus.subscribe(rooms, after, (event) => received.push(event))
  return { received, stop, data: () => received.map(({ data }) => data) }
}

const kinds: [string, () => Promise<EventBus>][] = [['in memory', async () => createMemoryBus()]]
if (server) kinds.push(['on Postgres', () => openPostgresEvents(url)])
if (nats) kinds.push(['through NATS', openNats])

describe.each(kinds)('events %s', (_, open) => {
  test('are delivered to the listeners of their room in order, each with a higher id', async () => {
    const bus = opened(await open())
    const [here, elsewhere] = [newRoom(), newRoom()]
    const mine = await collect(bus, [here])
    const both = await collect(bus, [here, elsewhere])
    for (const n of [1, 2, 3]) await bus.publish(here, 'chat', { n })
    await bus.publish(elsewhere, 'tip', { rupees: 51 })
    await until(() => both.received.length === 4)
    expect(mine.data()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    expect(both.received.at(-1)).toMatchObject({ room: elsewhere, type: 'tip', data: { rupees: 51 } })
    const ids = both.received.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  })

  test('are replayed after the last received id, without a gap and without a repetition', async () => {
    const bus = opened(await open())
    const room = newRoom()
    const first = await collect(bus, [room])
    for (let n = 0; n < 10; n += 1) await bus.publish(room, 'chat', n)
    await until(() => first.received.length === 10)
    const going = Promise.all([10, 11, 12, 13, 14].map((n) => bus.publish(room, 'chat', n)))
    const late = await collect(bus, [room], first.received[3]!.id)
    await going
    await until(() => late.received.length === 11)
    expect(late.data().slice(0, 6)).toEqual([4, 5, 6, 7, 8, 9])
    expect(new Set(late.data())).toEqual(new Set([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]))
  })

  test('are not delivered after unsubscribing', async () => {
    const bus = opened(await open())
    const room = newRoom()
    const [gone, here] = [await collect(bus, [room]), await collect(bus, [room])]
    gone.stop()
    await bus.publish(room, 'chat', 'x'.repeat(20_000))
    await until(() => here.received.length === 1)
    expect(gone.received).toEqual([])
  })
})

describe.skipIf(!server)('between processes', () => {
  test('an event of one process is delivered in the other', async () => {
    const [one, other] = [opened(await openPostgresEvents(url)), opened(await openPostgresEvents(url))]
    const room = newRoom()
    const listener = await collect(other, [room])
    await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? one : other).publish(room, 'chat', n)))
    await until(() => listener.received.length === 40)
    expect(new Set(listener.data()).size).toBe(40)
  })

  test('an event that is not committed yet comes before those that are published meanwhile', async () => {
    const bus = opened(await openPostgresEvents(url))
    const database = await openPostgres(url, { connections: 4 })
    const room = newRoom()
    const listener = await collect(bus, [room])
    await interleave(
      database.db,
      async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${ORDER_LOCK})`)
        await tx.execute(sql`insert into bus_events (room, type, data) values (${room}, 'chat', '1')`)
      },
      () => bus.publish(room, 'chat', 2),
    )
    await bus.publish(room, 'chat', 3)
    await until(() => listener.data().includes(3))
    expect(listener.data()).toEqual([1, 2, 3])
    await database.close()
  })

  test('a subscription that the database refuses leaves nothing behind', async () => {
    const bus = opened(await openPostgresEvents(url))
    const refused = async () => {
      const listener = () => {}
      await expect(bus.subscribe([newRoom()], Number.MAX_VALUE, listener)).rejects.toThrow('bigint')
      return new WeakRef(listener)
    }
    const listener = await refused()
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    await until(() => {
      collectGarbage()
      return listener.deref() === undefined
    })
  })

  test('events during a lost connection are delivered after the reconnect', async () => {
    const bus = opened(await openPostgresEvents(url))
    const room = newRoom()
    const listener = await collect(bus, [room])
    const admin = postgres(url, { max: 1 })
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'`
    await admin`insert into bus_events (room, type, data) values (${room}, 'chat', '"in between"')`
    await until(() => listener.received.length === 1)
    await bus.publish(room, 'chat', 'afterwards')
    await until(() => listener.received.length === 2)
    expect(listener.data()).toEqual(['in between', 'afterwards'])
    await admin.end()
  })
})

test.skipIf(!server)('an event is delivered although the first read of it failed', async () => {
  const bus = opened(await openPostgresEvents(url))
  const room = newRoom()
  const listener = await collect(bus, [room])
  const [writer, admin] = [postgres(url, { max: 1 }), postgres(url, { max: 1 })]
  await writer.begin(async (tx) => {
    await tx`lock table bus_events in access exclusive mode`
    await tx`insert into bus_events (room, type, data) values (${room}, 'chat', '"once"')`
    await admin`select pg_notify('tarapath_events', '')`
    const endRead = () => admin`
      select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%from bus_events where id >%'`
    await until(async () => (await endRead()).length > 0)
  })
  await until(() => listener.received.length === 1)
  expect(listener.data()).toEqual(['once'])
  await Promise.all([writer.end(), admin.end()])
})

describe.skipIf(!nats)('between processes through NATS', () => {
  test('an event of one process is delivered in the other, under the same id', async () => {
    const [one, other] = [opened(await openNats()), opened(await openNats())]
    const room = newRoom()
    const [here, there] = [await collect(one, [room]), await collect(other, [room])]
    await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? one : other).publish(room, 'chat', n)))
    await until(() => here.received.length === 40 && there.received.length === 40)
    expect(there.received).toEqual(here.received)
  })

  test('a client that reconnects to a process that is new continues after its last event', async () => {
    const one = opened(await openNats())
    const room = newRoom()
    const client = await collect(one, [room])
    for (const n of [1, 2, 3]) await one.publish(room, 'chat', n)
    await until(() => client.received.length === 3)
    const late = await collect(opened(await openNats()), [room], client.received[0]!.id)
    expect(late.data()).toEqual([2, 3])
    const unknown = await collect(one, [room], 1_000_000)
    await one.publish(room, 'chat', 4)
    await until(() => late.received.length === 3 && unknown.received.length === 1)
    expect(unknown.data()).toEqual([4])
  })

  test('a killed NATS that comes back keeps its events, and both processes go on', async () => {
    const [one, other] = [opened(await openNats()), opened(await openNats())]
    const room = newRoom()
    const listener = await collect(other, [room])
    await one.publish(room, 'chat', 'before')
    await nats?.restart()
    await expect
      .poll(
        () =>
          one.publish(room, 'chat', 'after').then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true)
    await expect.poll(() => listener.data().at(-1), { timeout: 20_000 }).toBe('after')
    expect(listener.data()[0]).toBe('before')
  }, 60_000)
})
