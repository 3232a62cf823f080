import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '@tarapath/backend'
import type { Db } from '@tarapath/backend/database'
import { openPostgres } from '@tarapath/backend/postgres'
import { sql } from 'drizzle-orm'
import { fillCatalogue, LIST } from '../backend/catalogue.ts'
import { median, quantile } from '../backend/median.ts'
import { newDatabase } from '../backend/new-database.ts'
import { unlimitedBackend } from '../backend/unlimited-backend.ts'
import { table } from '../table.ts'
import { debit, fillWallets } from './debits.ts'
import { pinToCore, startStandby } from './standby.ts'
import { withPostgres } from './start-postgres.ts'

const ASTROLOGERS = 10_000
const CONNECTIONS = 8
const ROUNDS = 3
const SECONDS = 5
const LAG_SECONDS = 15
const MARK_EVERY_MS = 50
const LISTS_A_SECOND = 50

/** What writes meanwhile: nothing, debits that wait for the disk, or as many as the processor of the primary can do. */
const WRITERS = {
  nothing: null,
  'debits that wait for the disk': 'on',
  'debits that do not wait': 'off',
} as const
type Writer = keyof typeof WRITERS

/** A read replica beside its primary: how far it is behind, and what lists gain from it. */
export const measureReplica = (): Promise<string[]> =>
  withPostgres(async (postgres) => {
    const url = await newDatabase(postgres.url, 'bench_replica')
    const primary = await openPostgres(url, { connections: 4, isPatient: true })
    await fillCatalogue(primary.db, ASTROLOGERS)
    await fillWallets(primary.db)
    await primary.db.execute(sql`create table marks (n int primary key)`)
    const standby = await startStandby(postgres)
    try {
      pinToCore(postgres.process.dataDirectory, 0)
      pinToCore(join(dirname(postgres.process.dataDirectory), 'standby'), 1)
      const replicaUrl = new URL(standby.url)
      replicaUrl.pathname = 'bench_replica'
      // Migrations and notifications are those of the primary; both backends prepare nothing.
      const open = (at: string) => openPostgres(at, { connections: 4, isPatient: true, directUrl: url })
      const replica = await open(replicaUrl.href)
      const lags: string[][] = []
      for (const writer of Object.keys(WRITERS) as Writer[]) {
        const [behind, written] = await Promise.all([
          measureLag(primary.db, replica.db),
          write(url, writer, LAG_SECONDS),
        ])
        lags.push([writer, written.toFixed(0), ...[0.5, 0.99, 1].map((share) => quantile(behind, share).toFixed(1))])
        console.log(lags.at(-1)?.join(' · '))
      }
      const backends = {
        'the primary': unlimitedBackend(await open(url)),
        'the replica': unlimitedBackend(replica),
      }
      const lists = await measureLists(url, backends)
      for (const backend of Object.values(backends)) await backend.close()
      return [
        `A streaming replica made by \`pg_basebackup\` and read while it follows; the primary has one core and the replica the other, which each shares with the load. A row is written every ${MARK_EVERY_MS} ms, and the lag is the time from its commit until the replica shows it.`,
        '',
        ...table(['what writes', 'debits a second', 'lag p50, ms', 'p99, ms', 'longest, ms'], lags),
        '',
        `The first page of a list of ${ASTROLOGERS.toLocaleString('en')} astrologers, ${LISTS_A_SECOND} a second in process, while ${CONNECTIONS} connections debit as fast as the processor allows. Nothing of the reply is cached.`,
        '',
        ...table(['debits', 'lists read from', 'debits a second', 'list p50, ms', 'p99, ms'], lists),
      ]
    } finally {
      await primary.close()
      standby.stop()
    }
  })

/** Debits a second; none when nothing writes. */
async function write(url: string, writer: Writer, seconds: number): Promise<number> {
  const synchronous = WRITERS[writer]
  if (synchronous === null) return pause(seconds * 1000, 0)
  return debit(url, { connections: CONNECTIONS, seconds, session: { synchronous_commit: synchronous } })
}

/** Milliseconds from the commit of each mark until the replica has it. */
async function measureLag(primary: Db, replica: Db): Promise<number[]> {
  const behind: number[] = []
  const until = performance.now() + LAG_SECONDS * 1000
  while (performance.now() < until) {
    const [added] = (await primary.execute(
      sql`insert into marks select coalesce(max(n), 0) + 1 from marks returning n`,
    )) as unknown as { n: number }[]
    const committedAt = performance.now()
    for (;;) {
      const found = (await replica.execute(sql`select 1 from marks where n = ${added?.n}`)) as unknown as object[]
      if (found.length > 0) break
    }
    behind.push(performance.now() - committedAt)
    await pause(MARK_EVERY_MS)
  }
  return behind
}

/** List latency with and without writes, on the primary and on the replica in turn. */
async function measureLists(url: string, backends: Record<string, Backend>): Promise<string[][]> {
  const rows: string[][] = []
  for (const writer of ['nothing', 'debits that do not wait'] as const) {
    const rounds = Object.keys(backends).map((name) => ({
      name,
      p50: [] as number[],
      p99: [] as number[],
      written: [] as number[],
    }))
    for (let round = -1; round < ROUNDS; round += 1)
      for (const { name, p50, p99, written } of rounds) {
        const [took, perSecond] = await Promise.all([readLists(backends[name]!), write(url, writer, SECONDS)])
        // The first round warms up.
        if (round < 0) continue
        p50.push(quantile(took, 0.5))
        p99.push(quantile(took, 0.99))
        written.push(perSecond)
      }
    for (const { name, p50, p99, written } of rounds) {
      rows.push([
        writer === 'nothing' ? 'no' : 'yes',
        name,
        median(written).toFixed(0),
        median(p50).toFixed(1),
        median(p99).toFixed(1),
      ])
      console.log(rows.at(-1)?.join(' · '))
    }
  }
  return rows
}

/** Reads lists at fixed moments. Returns the milliseconds that each took from then. */
async function readLists(backend: Backend): Promise<number[]> {
  const startedAt = performance.now()
  return Promise.all(
    Array.from({ length: LISTS_A_SECOND * (SECONDS - 1) }, async (_, at) => {
      const dueAt = startedAt + (at * 1000) / LISTS_A_SECOND
      await pause(Math.max(0, dueAt - performance.now()))
      const reply = await backend.fetch(`http://localhost${LIST}`)
      await reply.text()
      if (!reply.ok) throw new Error(`A list was answered with ${reply.status}.`)
      return performance.now() - dueAt
    }),
  )
}
