// `pnpm --filter @tarapath/bench figures`: how long the pages of the desk and the queries of its figures take with a
// million consultations, on a Postgres that it starts and fills. Writes results/figures.md.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { createBackend } from '@tarapath/backend'
import { readStatement, readWork } from '@tarapath/backend/astrologer-app'
import { countDays, countNow } from '@tarapath/backend/overview'
import { openPostgres } from '@tarapath/backend/postgres'
import { CONSOLE_SETTINGS, startTestPostgres } from '@tarapath/backend-testing'
import { createSandbox } from '@tarapath/sandbox'
import { sql } from 'drizzle-orm'
import { median } from './backend/median.ts'
import { newDatabase } from './backend/new-database.ts'
import { commit } from './commit.ts'
import { fill, SIZES } from './figures/fill.ts'
import { table } from './table.ts'

const CALLS = 30
const GOAL_MS = 100
const ASTROLOGER = 10_042

const configuration =
  "\nshared_preload_libraries = 'pg_stat_statements'\nmax_wal_size = '4GB'\nshared_buffers = '512MB'\n"
const postgres = await startTestPostgres({ configuration })
if (!postgres) throw new Error('Nothing to measure: set DATABASE_URL, or install Postgres.')
try {
  const database = await openPostgres(await newDatabase(postgres.url, 'bench_figures'), {
    connections: 4,
    isPatient: true,
  })
  const { db } = database
  const filledAt = performance.now()
  await fill(db)
  console.log(`Filled in ${Math.round((performance.now() - filledAt) / 1000)} s.`)
  await db.execute(sql.raw('create extension pg_stat_statements'))
  const backend = createBackend({
    database,
    settings: { ...CONSOLE_SETTINGS, rateLimit: null },
    extensions: [createSandbox()],
  })
  const page = (path: string) => async () => {
    const response = await backend.fetch(`http://localhost/console/desk/${path}`)
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${text.slice(0, 200)}`)
  }
  const month = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000).toISOString().slice(0, 7)
  const measured: Record<string, () => Promise<unknown>> = {
    'figures: now and the last 24 hours': () => countNow(db, new Date()),
    'figures: 14 days': () => countDays(db, new Date(), 14),
    'page: Overview': page('overview'),
    'page: Orders, to do': page('orders'),
    'page: Orders, all': page('orders?list=all'),
    'page: Orders, by number': page('orders?q=TPO-234567'),
    'page: Orders, by telephone': page('orders?q=9000012345'),
    'page: Orders, by name': page('orders?q=Person+12345'),
    'page: Orders, with one open': page('orders?order=234567'),
    'page: Consultations': page('consultations'),
    'page: Payouts': page('payouts'),
    'page: Refunds': page('refunds'),
    'page: Activity log': page('activity'),
    'page: Astrologers': page('astrologers'),
    'work of an astrologer, asked every 2 s': () => readWork(db, new Date(), ASTROLOGER),
    'statement of an astrologer for a month': () => readStatement(db, ASTROLOGER, month),
  }
  const rows: string[][] = []
  const load = loadavg()[0] ?? 0
  for (const [name, run] of Object.entries(measured)) {
    for (let call = 0; call < 3; call += 1) await run()
    await db.execute(sql.raw('select pg_stat_statements_reset()'))
    const took: number[] = []
    for (let call = 0; call < CALLS; call += 1) {
      const startedAt = performance.now()
      await run()
      took.push(performance.now() - startedAt)
    }
    const sorted = took.toSorted((a, b) => a - b)
    const { inPostgres, pages, slowest } = await statementsOf()
    const [p50, p95] = [median(took), sorted[Math.floor(CALLS * 0.95)] ?? 0]
    const isFast = inPostgres <= GOAL_MS
    rows.push([
      name,
      inPostgres.toFixed(1),
      String(Math.round(pages)),
      p50.toFixed(1),
      p95.toFixed(1),
      isFast ? 'yes' : 'no',
    ])
    console.log(rows.at(-1)?.join(' | '))
    if (!isFast) console.log(`  ${slowest}`)
  }
  const filled = Object.entries(SIZES).map(
    ([name, count]) =>
      `${count.toLocaleString('en-GB')} ${name.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)}`,
  )
  const text = [
    '# Figures of the desk',
    `Made by \`pnpm --filter @tarapath/bench figures\` on commit ${commit}, Node 24, Postgres ${await version()} on the same two cores.
A year of a service: ${filled.join(', ')}; one journal of three lines for each consultation. ${CALLS} calls one after
another in process, after three to warm up; a page counts all of its tabs, too. Milliseconds. The goal is that all statements
of a call together take ${GOAL_MS} ms in Postgres; what a call takes in all says more about the load: about ${Math.round((load + (loadavg()[0] ?? 0)) / 2)} processes competed for the cores.`,
    table(['what', 'in Postgres', 'pages of 8 kB read', 'call, p50', 'call, p95', 'within the goal'], rows).join('\n'),
  ].join('\n\n')
  writeFileSync(new URL('results/figures.md', import.meta.url), `${text}\n`)
  await backend.close()

  /** Of one call: how long its statements took in Postgres, how many pages of 8 kB they read, and the slowest. */
  async function statementsOf(): Promise<{ inPostgres: number; pages: number; slowest: string }> {
    const [found] = (await db.execute(
      sql.raw(`select sum(total_exec_time) / ${CALLS} as ms, sum(shared_blks_hit + shared_blks_read) / ${CALLS} as pages,
        (array_agg(query order by mean_exec_time desc))[1] as slowest
        from pg_stat_statements where query not like '%pg_stat_statements%'`),
    )) as unknown as { ms: number; pages: string; slowest: string }[]
    return { inPostgres: found?.ms ?? 0, pages: Number(found?.pages ?? 0), slowest: found?.slowest ?? '' }
  }

  async function version(): Promise<string> {
    const [found] = (await db.execute(sql.raw('show server_version'))) as unknown as { server_version: string }[]
    return found?.server_version.split(' ')[0] ?? ''
  }
} finally {
  postgres.stop()
}
