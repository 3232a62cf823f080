import type { Db } from '@tarapath/backend/database'
import { sql } from 'drizzle-orm'

export const LEDGER = { customers: 20_000, journals: 1_000_000, months: 12 }
const ASTROLOGERS = 2000
/** The first customer of a new database. */
const FIRST_CUSTOMER = 1001

/** A year of consultations with three postings each, in the table of the project and in one by month in the schema `by_month`. */
export async function fillLedger(db: Db): Promise<void> {
  const { customers, journals, months } = LEDGER
  const numbers = `generate_series(1, ${journals}) as n`
  const first = `date_trunc('month', now()) - interval '${months - 1} months'`
  await db.transaction(async (tx) => {
    const run = (text: string) => tx.execute(sql.raw(text))
    await run('set local session_replication_role = replica')
    await run(`insert into journals (cause, kind, subject, title, fingerprint, created_at)
      select 'consultation:' || n || ':minute:0', 'consultation', 'consultation:' || n, 'Chat', '', first + (now() - first) * (n::float8 / ${journals})
      from ${numbers}, (select ${first} as first) as since`)
    await run(`insert into postings (journal_id, account_id, amount_paise, balance_after_paise)
      select n, account, paise, paise from (
        select n, 1 as line, 'customer:' || (${FIRST_CUSTOMER} + n % ${customers}) as account, -1800 as paise from ${numbers}
        union all select n, 2, 'astrologer:' || (1 + n % ${ASTROLOGERS}), 900 from ${numbers}
        union all select n, 3, 'platform:revenue', 900 from ${numbers}
      ) as lines order by n, line`)
    await run(`insert into accounts (id, balance_paise, may_go_below_zero)
      select account_id, sum(amount_paise), true from postings group by account_id`)
    await run(`create schema by_month`)
    await run(`create table by_month.postings (like public.postings including defaults including constraints,
      created_at timestamptz not null default now()) partition by range (created_at)`)
    await run(`alter table by_month.postings alter id set default nextval('public.postings_id_seq')`)
    for (let month = 0; month <= months; month += 1) {
      const begin = (later: number) => `date_trunc('month', now()) + interval '${month + later - months + 1} months'`
      await run(`do $$ begin execute format('create table by_month.postings_${month} partition of by_month.postings for values from (%L) to (%L)',
        ${begin(0)}, ${begin(1)}); end $$`)
    }
    await run(`insert into by_month.postings
      select p.*, j.created_at from public.postings p join journals j on j.id = journal_id order by p.id`)
    await run(`alter table by_month.postings add primary key (id, created_at)`)
    await run(`create index on by_month.postings (account_id, id)`)
    await run(`create index on by_month.postings (journal_id)`)
    await run(`alter table by_month.postings add foreign key (journal_id) references public.journals,
      add foreign key (account_id) references public.accounts`)
    await run(`create constraint trigger postings_balance after insert on by_month.postings
      deferrable initially deferred for each row execute function public.journal_must_balance()`)
  })
  await db.execute(sql`vacuum analyze`)
}
