import { PLATFORM } from '@tarapath/backend/ledger'
import { openPostgres } from '@tarapath/backend/postgres'
import type { Db } from '@tarapath/backend/database'
import { sql } from 'drizzle-orm'
import { expectBalanced } from '../backend/ledger.ts'
import { median } from '../backend/median.ts'
import { newDatabase } from '../backend/new-database.ts'
import { pgbench } from '../backend/pgbench.ts'
import { table } from '../table.ts'
import { flushTime, withPostgres } from './start-postgres.ts'

const WALLETS = 10_000
const ASTROLOGERS = 2000
const CONNECTIONS = [8, 32]
const ROUNDS = 3
const SECONDS = 3
const SHARES = 256

/** A paid minute as `charge-minutes.ts` posts it, on the one account of the platform or on one of so many. */
const debitScript = (shares: number): string => `\\set customer random(1, ${WALLETS})
\\set astrologer random(1, ${ASTROLOGERS})
select post_to_ledger('minute:' || gen_random_uuid(), 'consultation', 'consultation:' || :customer, 'Chat', 'x', now(),
  array['astrologer:' || :astrologer, 'customer:' || :customer, :revenue${shares === 1 ? '' : ` || ':' || :customer % ${shares}`}], array[900, -1800, 900]::bigint[]);
`

interface Debits {
  connections: number
  seconds: number
  /** The number of accounts among which the revenue of the platform is divided. */
  shares?: number
  session?: Record<string, string>
}

/** Debits a second. */
export const debit = (url: string, { shares = 1, ...bench }: Debits): Promise<number> =>
  pgbench(url, { script: debitScript(shares), variables: { revenue: PLATFORM.revenue }, ...bench })

/** A hundred wallets in a journal, so that the account of the gateway is written only so often. */
export async function fillWallets(db: Db): Promise<void> {
  await db.execute(sql`
    select post_to_ledger('deposit:' || n / 100, 'recharge', 'recharge:' || n / 100, 'Money', 'x', now(),
      array_agg('customer:' || n) || 'platform:gateway'::text, array_agg(1000000000::bigint) || -1000000000 * count(*))
    from generate_series(1, ${WALLETS}::int) n group by n / 100`)
}

/** Debits a second with one account for the revenue of the platform, and with many. */
export const measureShares = (): Promise<string[]> =>
  withPostgres(async (postgres) => {
    const url = await newDatabase(postgres.url, 'bench_shares')
    const database = await openPostgres(url, { connections: 1, isPatient: true })
    await fillWallets(database.db)
    const rows: string[][] = []
    for (const synchronous_commit of ['on', 'off'])
      for (const connections of CONNECTIONS) {
        const debits = (shares: number) =>
          debit(url, { shares, connections, seconds: SECONDS, session: { synchronous_commit } })
        const rounds = []
        for (let round = -1; round < ROUNDS; round += 1) {
          const pair = { one: await debits(1), many: await debits(SHARES) }
          if (round >= 0) rounds.push(pair)
        }
        rows.push([
          synchronous_commit === 'on' ? 'yes' : 'no',
          `${connections}`,
          ...[median(rounds.map(({ one }) => one)), median(rounds.map(({ many }) => many))].map((value) =>
            Math.round(value).toLocaleString('en'),
          ),
          `${median(rounds.map(({ one, many }) => many / one)).toFixed(2)} ×`,
        ])
        console.log(rows.at(-1)?.join(' · '))
      }
    await expectBalanced(database)
    await database.close()
    return [
      `A paid minute by \`post_to_ledger\`: a wallet of ${WALLETS.toLocaleString('en')}, an astrologer of ${ASTROLOGERS.toLocaleString('en')}, and one account of the platform or one of ${SHARES} by the customer. Sent by pgbench. Afterwards all balances were the sums of their postings. ${flushTime(postgres)}`,
      '',
      ...table(
        ['waits for the disk', 'connections', 'debits a second, 1 account', `${SHARES} accounts`, 'ratio'],
        rows,
      ),
    ]
  })
