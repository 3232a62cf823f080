import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@tarapath/backend/database'
import { openPostgres } from '@tarapath/backend/postgres'
import { startTestPostgres } from '@tarapath/backend-testing'
import { sql } from 'drizzle-orm'
import { newDatabase } from '../backend/new-database.ts'
import { median, quantile } from '../backend/median.ts'
import { startOurs } from '../backend/process.ts'
import { table } from '../table.ts'
import { signInCustomers } from './customers.ts'
import { startStreamsClient, type StreamsClient } from './streams-client.ts'

const WANTED = 20_000
const STEPS = [1000, 5000, 10_000]
/** What the server needs beside its streams. */
const SPARE_DESCRIPTORS = 150
/** One heartbeat of every stream. */
const IDLE_SECONDS = 15
const EVENTS = 3
const CLIENTS = 2
const PATH = '/api/events/'

/** Memory, descriptors and processor of a server with many open event streams, and how long an event takes to all. */
export async function measureStreams(): Promise<string[]> {
  const postgres = await startTestPostgres()
  if (!postgres) throw new Error('Nothing to measure: set DATABASE_URL, or install Postgres.')
  const limit = Number(/Max open files\s+\d+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
  const most = Math.min(WANTED, limit - SPARE_DESCRIPTORS)
  try {
    const url = await newDatabase(postgres.url, 'bench_streams')
    const { db, close } = await openPostgres(url, { connections: 1, isPatient: true })
    const tokens = await signInCustomers(db, most)
    const server = await startOurs(url)
    const client = startStreamsClient(CLIENTS)
    const commits = async (): Promise<number> => {
      const [row] = (await db.execute(
        sql`select xact_commit::int as commits from pg_stat_database where datname = current_database()`,
      )) as unknown as { commits: number }[]
      return row?.commits ?? 0
    }
    const rows: string[][] = []
    const observe = async (name: string, streams: number): Promise<void> => {
      const [cpu, transactions, startedAt] = [server.cpuSeconds(), await commits(), performance.now()]
      await pause(IDLE_SECONDS * 1000)
      const seconds = (performance.now() - startedAt) / 1000
      rows.push([
        name,
        streams.toLocaleString('en'),
        server.residentMb().toFixed(0),
        server.descriptors().toLocaleString('en'),
        ((server.cpuSeconds() - cpu) / seconds).toFixed(2),
        (((await commits()) - transactions) / seconds).toFixed(0),
      ])
      console.log(rows.at(-1)?.join(' · '))
    }
    await observe('none', 0)
    const empty = server.residentMb()
    let opened = 0
    for (const step of [...STEPS, most]) {
      const report = await client.open(server.port, PATH, tokens.slice(opened, step))
      opened = step
      if (report.refused > 0) throw new Error(`${report.refused} of ${step} streams were not opened.`)
      await observe('of one customer each', report.open)
    }
    const kbEach = ((server.residentMb() - empty) * 1024) / most
    for (const name of ['after all were closed', 'opened a second time']) {
      await client.tell({ kind: 'close' })
      if (name === 'opened a second time') await client.open(server.port, PATH, tokens)
      await observe(name, name === 'opened a second time' ? most : 0)
    }
    const events = await sendEvents(db, client)
    client.stop()
    await server.stop()
    await close()
    return [
      `One server process on a Postgres of its own, as in production but without rate limits; each stream over a socket of its own, of a customer of its own. A row was observed for ${IDLE_SECONDS} s, in which nothing happened but heartbeats and the checks that a customer is still signed in.`,
      '',
      ...table(['streams', 'open', 'memory, MB', 'descriptors', 'cores', 'transactions a second'], rows),
      '',
      `**${kbEach.toFixed(0)} kB for each stream.** ${most < WANTED ? `${WANTED.toLocaleString('en')} were wanted; a process may have ${limit.toLocaleString('en')} open files on this machine, and that limit could not be raised.` : ''}`,
      `**An event to each of the ${most.toLocaleString('en')}**, committed together: half had it after ${events.half.toFixed(0)} ms, 99 of 100 after ${events.most.toFixed(0)} ms, the last after ${events.last.toFixed(0)} ms (medians of ${EVENTS}; ${events.missing} did not arrive).`,
    ]
  } finally {
    postgres.stop()
  }
}

interface Arrived {
  /** Milliseconds until so many had it. */
  half: number
  most: number
  last: number
  missing: number
}

/** Commits an event for every customer at once, as the bus publishes one. Returns the milliseconds until they had arrived. */
async function sendEvents(db: Db, client: StreamsClient): Promise<Arrived> {
  const rounds: Arrived[] = []
  for (let round = 0; round < EVENTS; round += 1) {
    await client.tell({ kind: 'await' })
    const sentAt = performance.timeOrigin + performance.now()
    await db.execute(sql`
      with added as (
        insert into bus_events (room, type, data) select 'customer:' || id, 'queue', '{"position": 1}' from customers returning id
      ) select pg_notify('tarapath_events', max(id)::text) from added`)
    const { arrivals, open } = await client.tell({ kind: 'arrived' })
    const took = arrivals.map((at) => at - sentAt)
    const at = (share: number) => quantile(took, share)
    rounds.push({ half: at(0.5), most: at(0.99), last: at(1), missing: open - arrivals.length })
  }
  const middle = (of: (round: Arrived) => number) => median(rounds.map(of))
  return {
    half: middle(({ half }) => half),
    most: middle(({ most }) => most),
    last: middle(({ last }) => last),
    missing: rounds.reduce((sum, { missing }) => sum + missing, 0),
  }
}
