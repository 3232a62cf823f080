import type { Database } from '@tarapath/backend'
import { customerAccount, InsufficientBalance, PLATFORM, post } from '@tarapath/backend/ledger'
import { openPostgres } from '@tarapath/backend/postgres'
import { sql } from 'drizzle-orm'
import { median } from './median.ts'
import { newDatabase } from './new-database.ts'
import { pgbench } from './pgbench.ts'

const CONNECTIONS = 10
const CUSTOMERS = 1000
const ROUNDS = 7
const SECONDS = 3

/** The statements of `post` for one paid minute. */
const SAME_SQL = `\\set customer random(1, ${CUSTOMERS})
select post_to_ledger('pgbench:' || gen_random_uuid(), 'consultation', 'x', 'A minute', 'x', now(),
  array['customer:' || :customer, :platform], array[-100, 100]::bigint[]);
`

export interface DebitResult {
  /** Debits a second. */
  ours: number
  pgbench: number
  ratio: number
  /** How many of our debits were sent twice. None moved money twice. */
  repeated: number
}

/** Measures debits a second from ten connections, in turn with pgbench and the same statements. */
export async function measureDebits(serverUrl: string): Promise<DebitResult> {
  const url = await newDatabase(serverUrl, 'bench_debits')
  const database = await openPostgres(url, { connections: CONNECTIONS, isPatient: true })
  const { db } = database
  for (let id = 1; id <= CUSTOMERS; id += 1) await deposit(database, id, 10_000_000)
  let sent = 0
  let repeated = 0
  async function ours(): Promise<number> {
    const startedAt = performance.now()
    const before = sent
    const until = startedAt + SECONDS * 1000
    const caller = async () => {
      while (performance.now() < until) {
        const at = (sent += 1)
        if (!(await debit(database, 1 + ((at * 7919) % CUSTOMERS), `debit:${at}`, 100))) throw new Error('Not posted.')
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, caller))
    return (sent - before) / ((performance.now() - startedAt) / 1000)
  }
  const rounds = []
  for (let round = -1; round < ROUNDS; round += 1) {
    const pair = {
      ours: await ours(),
      pgbench: await pgbench(url, {
        script: SAME_SQL,
        connections: CONNECTIONS,
        seconds: SECONDS,
        variables: { platform: PLATFORM.revenue },
      }),
    }
    if (round >= 0) rounds.push(pair)
  }
  for (let at = 1; at <= sent; at += 50) {
    if (await debit(database, 1 + ((at * 7919) % CUSTOMERS), `debit:${at}`, 100)) throw new Error('Posted twice.')
    repeated += 1
  }
  const [{ journals }] = (await db.execute(
    sql`select count(*)::int as journals from journals where cause like 'debit:%'`,
  )) as unknown as [{ journals: number }]
  if (journals !== sent) throw new Error(`${sent} debits are ${journals} journals.`)
  await expectBalanced(database)
  await database.close()
  return {
    ours: median(rounds.map((round) => round.ours)),
    pgbench: median(rounds.map((round) => round.pgbench)),
    ratio: median(rounds.map((round) => round.ours / round.pgbench)),
    repeated,
  }
}

/** Runs a thousand concurrent debits on a balance for five hundred, and expects exactly five hundred to be posted. */
export async function raceDebits(serverUrl: string, runs: number): Promise<void> {
  const database = await openPostgres(await newDatabase(serverUrl, 'bench_races'), { connections: 50, isPatient: true })
  for (let run = 1; run <= runs; run += 1) {
    await deposit(database, run, 500_00)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 1000 }, (_, at) => debit(database, run, `race:${run}:${at}`, 1_00)),
    )
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    if (refused.length !== 500 || !refused.every((reason) => reason instanceof InsufficientBalance))
      throw new Error(`Run ${run}: ${1000 - refused.length} of 500 passed.`, { cause: refused[0] })
  }
  const left = (await database.db.execute(
    sql`select 1 from accounts where id like 'customer:%' and balance_paise <> 0`,
  )) as unknown as unknown[]
  if (left.length > 0) throw new Error('A wallet is not empty.')
  await expectBalanced(database)
  await database.close()
}

/** Throws unless every balance equals the sum of its postings, and every journal and the ledger add up to zero. */
export async function expectBalanced({ db }: Database): Promise<void> {
  const wrong = (await db.execute(sql`
    select accounts.id from accounts left join postings on account_id = accounts.id
      group by accounts.id having balance_paise <> coalesce(sum(amount_paise), 0)
    union all select journal_id::text from postings group by journal_id having sum(amount_paise) <> 0
    union all select 'all' from accounts having sum(balance_paise) <> 0`)) as unknown as { id: string }[]
  if (wrong.length > 0) throw new Error(`The books do not add up: ${wrong.map(({ id }) => id).join(', ')}.`)
}

const debit = ({ db }: Database, customerId: number, cause: string, paise: number): Promise<boolean> =>
  post(db, new Date(), {
    cause,
    kind: 'consultation',
    title: 'A minute',
    lines: [
      { account: customerAccount(customerId), paise: -paise },
      { account: PLATFORM.revenue, paise },
    ],
  })

async function deposit({ db }: Database, customerId: number, paise: number): Promise<void> {
  const lines = [
    { account: PLATFORM.gateway, paise: -paise },
    { account: customerAccount(customerId), paise },
  ]
  await post(db, new Date(), { cause: `deposit:${customerId}`, kind: 'recharge', title: 'Money', lines })
}
