// `pnpm --filter @tarapath/bench mixed [minutes]`: 300 requests a second of customers in running chats, one of ten a write,
// on one server process with a Postgres of its own, for ten minutes unless told otherwise. Afterwards every message and
// every paisa is counted. Written to results/mixed.md; it fails when a goal is missed.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { openPostgres } from '@tarapath/backend/postgres'
import {
  auditWrites,
  openRunningChats,
  startMixedLoad,
  startTestPostgres,
  type Answered,
} from '@tarapath/backend-testing'
import { sql } from 'drizzle-orm'
import { newDatabase } from './backend/new-database.ts'
import { startOurs } from './backend/process.ts'
import { commit } from './commit.ts'
import { table } from './table.ts'

const PER_SECOND = 300
const CHATS = 500
const PAISE = 10_000_00
const GOAL_MINUTES = 10
const MAX_P99_MS = 100
const minutes = Number(process.argv[2] ?? GOAL_MINUTES)

const postgres = await startTestPostgres()
if (!postgres) throw new Error('Nothing to measure: set DATABASE_URL, or install Postgres.')
try {
  const url = await newDatabase(postgres.url, 'bench_mixed')
  const database = await openPostgres(url)
  const chats = await openRunningChats(database, CHATS, PAISE)
  // An access token expires after ten minutes, and the simulated customers do not refresh theirs.
  await database.db.execute(sql`update access_tokens set expires_at = now() + interval '1 day'`)
  const server = await startOurs(url)
  const cpuBefore = server.cpuSeconds()
  const loadBefore = loadavg()[0]!
  const startedAt = performance.now()
  const load = startMixedLoad({ addresses: [`http://127.0.0.1:${server.port}`], chats, perSecond: PER_SECOND })
  await new Promise((resolve) => setTimeout(resolve, minutes * 60_000))
  const answered = await load.stop()
  const seconds = (performance.now() - startedAt) / 1000
  const cores = (server.cpuSeconds() - cpuBefore) / seconds
  const complaints = await auditWrites(database, answered, PAISE)
  await server.stop()
  await database.close()

  const errors = answered.filter(({ status }) => status < 200 || status > 299)
  const repeated = answered.filter(({ isRepeated }) => isRepeated).length
  const kinds: [string, Answered[]][] = [
    ['all', [...answered]],
    ['reads', answered.filter(({ write }) => !write)],
    ['messages', answered.filter(({ write }) => write?.kind === 'message')],
    ['tips', answered.filter(({ write }) => write?.kind === 'tip')],
  ]
  const lines = [
    '# Reads and writes at the same time',
    '',
    `Made by \`pnpm --filter @tarapath/bench mixed ${minutes}\` on commit ${commit}: ${CHATS} customers in running chats poll their status,
read the messages and the list, write and tip. One server process, Postgres and the senders on two cores. A time counts from the
moment a request was due.`,
    '',
    ...table(
      ['requests', 'answered', 'p50, ms', 'p99, ms', 'slowest, ms'],
      kinds.map(([name, some]) => [name, `${some.length}`, ...quantiles(some)]),
    ),
    '',
    `${(answered.length / seconds).toFixed(0)} requests a second for ${(seconds / 60).toFixed(1)} minutes (goal ${PER_SECOND} for ${GOAL_MINUTES}, 99 of 100 within ${MAX_P99_MS} ms, no error):
${errors.length} errors, ${repeated} sent again. The server used ${cores.toFixed(2)} of a core. ${complaints.length === 0 ? 'Every message is stored once, and every balance is the sum of its postings.' : 'What is wrong:'}`,
    ...complaints,
    '',
    `${loadBefore.toFixed(1)} processes waited for a core when it began.`,
    '',
  ]
  writeFileSync(new URL('results/mixed.md', import.meta.url), lines.join('\n'))
  console.log(lines.join('\n'))
  const isMissed = errors.length > 0 || complaints.length > 0 || Number(quantiles([...answered])[1]) > MAX_P99_MS
  process.exitCode = isMissed ? 1 : 0
} finally {
  postgres.stop()
}

/** The median, the time of 99 of 100, and the longest, in whole milliseconds. */
function quantiles(some: readonly Answered[]): string[] {
  const sorted = some.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return [0.5, 0.99, 1].map((part) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0),
  )
}
