import { openPostgres } from '@tarapath/backend/postgres'
import { sql } from 'drizzle-orm'
import { median } from '../backend/median.ts'
import { newDatabase } from '../backend/new-database.ts'
import { pgbench } from '../backend/pgbench.ts'
import { table } from '../table.ts'
import { listen } from './listener.ts'
import { flushTime, withPostgres } from './start-postgres.ts'

const LISTENERS = [1, 10, 100]
const WRITERS = 16
const ROUNDS = 3
const SECONDS = 3
/** They have five digits, so that every notification has the same length. */
const FIRST_ID = 10_000
const CUSTOMERS = 10_000

/** A change of a customer, which a trigger of ours notifies. */
const CHANGE = `\\set id random(${FIRST_ID}, ${FIRST_ID + CUSTOMERS - 1})
update customers set name = 'Name ' || :id where id = :id;
`
/** The statements of `publish` in ports/event-bus/postgres.ts. */
const EVENT = `begin;
select pg_advisory_xact_lock(7204116);
insert into bus_events (room, type, data) values ('a room', 'queue', '{"position": 1}') returning id as event \\gset
select pg_notify('tarapath_events', :event::text);
commit;
`
const NOTIFICATION_BYTES = 1 + 4 + 4 + 'customer_changed'.length + 1 + String(FIRST_ID).length + 1

interface Round {
  silent: number
  notifying: number
  event: number
}

/** Commits a second with and without a notification, while so many connections listen. */
export const measureNotifications = (): Promise<string[]> =>
  withPostgres(async (postgres) => {
    const url = await newDatabase(postgres.url, 'bench_notify')
    const { db, close } = await openPostgres(url, { connections: 1, isPatient: true })
    await db.execute(sql`insert into customers (id, phone, created_at) overriding system value
      select n, '+91' || n, now() from generate_series(${FIRST_ID}::int, ${FIRST_ID + CUSTOMERS - 1}::int) n`)
    const commits = (script: string, synchronous_commit: 'on' | 'off') =>
      pgbench(url, { script, connections: WRITERS, seconds: SECONDS, session: { synchronous_commit } })
    const trigger = (state: 'enable' | 'disable') =>
      db.execute(sql.raw(`alter table customers ${state} trigger customers_changed`))
    const rows: string[][] = []
    for (const many of LISTENERS) {
      const connect = () => listen(url, ['customer_changed', 'tarapath_events'])
      const listeners = await Promise.all(Array.from({ length: many }, connect))
      for (const synchronous of ['on', 'off'] as const) {
        const rounds: Round[] = []
        for (let round = -1; round < ROUNDS; round += 1) {
          await trigger('disable')
          const silent = await commits(CHANGE, synchronous)
          await trigger('enable')
          for (const listener of listeners) listener.takeBytes()
          const notifying = await commits(CHANGE, synchronous)
          // The last ones arrive a moment after their commit.
          await new Promise((resolve) => setTimeout(resolve, 300))
          const got = listeners.map((listener) => listener.takeBytes() / NOTIFICATION_BYTES)
          if (new Set(got).size > 1) throw new Error(`The listeners got ${got.join(', ')} notifications.`)
          const event = await commits(EVENT, synchronous)
          if (round >= 0) rounds.push({ silent, notifying, event })
        }
        const middle = (of: (round: Round) => number) => median(rounds.map(of))
        rows.push([
          synchronous === 'on' ? 'yes' : 'no',
          `${many}`,
          whole(middle(({ silent }) => silent)),
          whole(middle(({ notifying }) => notifying)),
          `${middle(({ silent, notifying }) => notifying / silent).toFixed(2)} ×`,
          whole(middle(({ event }) => event)),
        ])
        console.log(rows.at(-1)?.join(' · '))
      }
      for (const listener of listeners) listener.close()
    }
    await close()
    return [
      `A change of one of ${CUSTOMERS.toLocaleString('en')} customers in a transaction of its own, from ${WRITERS} connections of pgbench, with the trigger \`customers_changed\` switched off and on in turn, and the statements that publish an event on the bus in Postgres. The connections that listen do so to both, and every one got every notification. "Waits for the disk" is \`synchronous_commit\`: without it, the disk costs nothing. ${flushTime(postgres)}`,
      '',
      ...table(
        [
          'waits for the disk',
          'listening',
          'commits a second',
          'with a notification',
          'share',
          'events of the bus a second',
        ],
        rows,
      ),
    ]
  })

const whole = (value: number): string => Math.round(value).toLocaleString('en')
