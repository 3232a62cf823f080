import type { Db } from '@tarapath/backend/database'
import { openPostgres } from '@tarapath/backend/postgres'
import { startTestPostgres } from '@tarapath/backend-testing'
import { sql } from 'drizzle-orm'
import { median } from '../backend/median.ts'
import { newDatabase } from '../backend/new-database.ts'
import { unlimitedBackend } from '../backend/unlimited-backend.ts'
import { table } from '../table.ts'
import { signInCustomers } from './customers.ts'
import { debit, fillWallets } from './debits.ts'
import { fillLedger, LEDGER } from './fill-ledger.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 8
const READERS = 40
const DROPPED_MONTHS = 3
const HISTORY = '/api/v1/user/wallet/recharge_details/?amount=100&activity_limit=20'
const SCHEMAS = { plain: 'public', byMonth: 'by_month,public' }
type Layout = keyof typeof SCHEMAS

/** Postings in one table and in one by month: writing, a wallet's history, and the end of a month. */
export async function measurePartitions(): Promise<string[]> {
  const configuration = "\nmax_wal_size = '4GB'\nshared_buffers = '512MB'\n"
  const postgres = await startTestPostgres({ configuration })
  if (!postgres) throw new Error('Nothing to measure: set DATABASE_URL, or install Postgres.')
  try {
    const url = await newDatabase(postgres.url, 'bench_partitions')
    const { db, close } = await openPostgres(url, { connections: 1, isPatient: true })
    const tokens = await signInCustomers(db, LEDGER.customers)
    await fillLedger(db)
    await fillWallets(db)
    const debits = await inTurns(ROUNDS, (layout) =>
      debit(url, {
        connections: CONNECTIONS,
        seconds: SECONDS,
        session: { search_path: SCHEMAS[layout] },
      }),
    )
    const readers = { plain: await openReader(url, 'plain'), byMonth: await openReader(url, 'byMonth') }
    const reads = await inTurns(ROUNDS, (layout) => readers[layout].read(tokens.slice(0, READERS)))
    for (const { close: end } of Object.values(readers)) await end()
    await db.execute(sql`alter table postings disable trigger user`)
    const deleted = []
    const dropped = []
    for (let month = 0; month < DROPPED_MONTHS; month += 1) {
      const [{ most } = { most: 0 }] = (await db.execute(
        sql.raw(`select max(id)::int as most from by_month.postings_${month}`),
      )) as unknown as { most: number }[]
      deleted.push(await cost(db, [`delete from public.postings where id <= ${most}`, 'vacuum public.postings']))
      dropped.push(
        await cost(db, [
          `alter table by_month.postings detach partition by_month.postings_${month}`,
          `drop table by_month.postings_${month}`,
        ]),
      )
    }
    await close()
    const ratio = ({ plain, byMonth }: Turns) =>
      `${median(byMonth.map((value, at) => value / plain[at]!)).toFixed(2)} ×`
    const both = ({ plain, byMonth }: Turns, digits: number) =>
      [plain, byMonth].map((values) =>
        median(values).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
      )
    const end: Turns = { plain: deleted.map(({ ms }) => ms), byMonth: dropped.map(({ ms }) => ms) }
    const written: Turns = { plain: deleted.map(({ mb }) => mb), byMonth: dropped.map(({ mb }) => mb) }
    return [
      `${(LEDGER.journals * 3).toLocaleString('en')} postings of ${LEDGER.months} months and ${LEDGER.customers.toLocaleString('en')} customers, once in the table of the project and once in a table partitioned by month with the same indexes, foreign keys and triggers; the disk costs nothing here. A wallet's page is \`${HISTORY}\` in process, one call after the other.`,
      '',
      ...table(
        ['', 'one table', 'by month', 'by month ÷ one table'],
        [
          ['debits a second, 8 connections', ...both(debits, 0), ratio(debits)],
          ["a wallet's page, ms", ...both(reads, 2), ratio(reads)],
          ['the end of a month: `delete` and `vacuum`, or `detach` and `drop`, ms', ...both(end, 0), ratio(end)],
          ['what that writes into the log, MB', ...both(written, 1), ratio(written)],
        ],
      ),
    ]
  } finally {
    postgres.stop()
  }
}

type Turns = Record<Layout, number[]>

async function inTurns(rounds: number, measure: (layout: Layout) => Promise<number>): Promise<Turns> {
  const turns: Turns = { plain: [], byMonth: [] }
  for (let round = -1; round < rounds; round += 1)
    for (const layout of ['plain', 'byMonth'] as const) {
      const measured = await measure(layout)
      // The first round warms up.
      if (round >= 0) turns[layout].push(measured)
    }
  console.log(JSON.stringify(turns))
  return turns
}

/** A backend whose one connection finds the postings of that layout. */
async function openReader(url: string, layout: Layout) {
  const database = await openPostgres(url, { connections: 1, isPatient: true })
  await database.db.execute(sql.raw(`set search_path = ${SCHEMAS[layout]}`))
  const backend = unlimitedBackend(database)
  return {
    /** The median time of a page, in milliseconds. */
    async read(tokens: readonly string[]): Promise<number> {
      const took = []
      for (const token of tokens) {
        const startedAt = performance.now()
        const reply = await backend.fetch(`http://localhost${HISTORY}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        const text = await reply.text()
        took.push(performance.now() - startedAt)
        if (!reply.ok || !text.includes('"consultation"')) throw new Error(`${reply.status}: ${text.slice(0, 200)}`)
      }
      return median(took)
    },
    close: () => backend.close(),
  }
}

/** How long statements take, and how much they write into the log of Postgres. */
async function cost(db: Db, statements: readonly string[]): Promise<{ ms: number; mb: number }> {
  const position = async (): Promise<number> => {
    const [found] = (await db.execute(
      sql`select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`,
    )) as unknown as { bytes: number }[]
    return found?.bytes ?? 0
  }
  const before = await position()
  const startedAt = performance.now()
  for (const statement of statements) await db.execute(sql.raw(statement))
  return { ms: performance.now() - startedAt, mb: ((await position()) - before) / 1_000_000 }
}
