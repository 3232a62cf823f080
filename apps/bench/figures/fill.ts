import type { Db } from '@tarapath/backend/database'
import { sql } from 'drizzle-orm'

export const SIZES = {
  customers: 200_000,
  astrologers: 2000,
  consultations: 1_000_000,
  orders: 100_000,
  recharges: 400_000,
  codes: 200_000,
  queueEntries: 200_000,
  staffActions: 200_000,
}

const YEAR = 365 * 24 * 60 * 60
/** Since the beginning of the year before now, evenly, in the order of the numbers. */
const at = (count: number) => `now() - make_interval(secs => ${YEAR}::double precision * (${count} - n) / ${count})`

/**
 * A year of a service. Triggers and foreign keys are off while it is filled. Each consultation is one journal of three
 * lines, whose balances are running sums, as the ledger has them.
 */
export async function fill(db: Db): Promise<void> {
  const { customers, astrologers, consultations, orders, recharges, codes, queueEntries, staffActions } = SIZES
  const series = (count: number) => `generate_series(1, ${count}) as n`
  await db.transaction(async (tx) => {
    const run = (text: string) => tx.execute(sql.raw(text))
    await run(`set local session_replication_role = replica`)
    await run(`insert into customers (id, phone, name, created_at) overriding system value
      select 100000 + n, '+9190' || lpad(n::text, 8, '0'), 'Customer ' || n, ${at(customers)} from ${series(customers)}`)
    await run(`insert into astrologers (id, name, gender, about, experience_years, price_per_minute_paise, availability)
      select 10000 + n, 'Astrologer ' || n, 'female', 'About.', 5, 1800, 'offline' from ${series(astrologers)}`)
    await run(`insert into consultations (customer_id, astrologer_id, kind, rate_paise, requested_at, astrologer_picked_up_at,
        customer_picked_up_at, started_at, last_seen_at, ended_at, end_reason, max_seconds, billed_minutes, charged_paise)
      select 100001 + n % ${customers}, 10001 + n % ${astrologers}, 'chat', 1800, t,
        case when n % 10 > 0 then t + make_interval(secs => n % 90) end, case when n % 10 > 0 then t + make_interval(secs => n % 90 + 5) end,
        case when n % 10 > 0 then t + make_interval(secs => n % 90 + 5) end, null, t + interval '10 minutes',
        case when n % 10 > 0 then 'user' else 'missed' end, 1800, case when n % 10 > 0 then 9 else 0 end, case when n % 10 > 0 then 16200 else 0 end
      from (select n, ${at(consultations)} as t from ${series(consultations)}) as numbered`)
    await run(`insert into journals (cause, kind, subject, title, fingerprint, created_at)
      select 'consultation:' || n || ':minute:0', 'consultation', 'consultation:' || n, 'Chat', '', ${at(consultations)} from ${series(consultations)}`)
    await run(`insert into postings (journal_id, account_id, amount_paise, balance_after_paise)
      select n, account, paise, balance from (
        select n, 1 as line, 'customer:' || (100001 + n % ${customers}) as account, -16200 as paise, 0 as balance from ${series(consultations)}
        union all select n, 2, 'astrologer:' || (10001 + n % ${astrologers}), 8100, 8100 * (n / ${astrologers} + 1) from ${series(consultations)}
        union all select n, 3, 'platform:revenue', 8100, 8100::bigint * n from ${series(consultations)}
      ) as lines order by n, line`)
    await run(`insert into accounts (id, balance_paise, may_go_below_zero)
      select account_id, sum(amount_paise), true from postings group by account_id on conflict do nothing`)
    await run(`insert into payments (txn_id, customer_id, kind, title, amount_paise, gst_paise, payable_paise, status, created_at, completed_at)
      select 'R' || n, 100001 + n % ${customers}, 'recharge', 'Wallet recharge', 50000, 9000, 59000,
        case when n % 12 = 0 then 'failed' else 'success' end, ${at(recharges)}, ${at(recharges)} from ${series(recharges)}`)
    await run(`insert into refunds (txn_id, amount_paise, reason, next_check_at, created_at, completed_at)
      select 'R' || n, 59000, 'Sorry.', ${at(recharges)}, ${at(recharges)}, ${at(recharges)} from ${series(recharges)} where n % 50 = 1`)
    await run(`insert into orders (id, customer_id, status, address, total_paise, gst_paise, fingerprint, placed_at, status_changed_at) overriding system value
      select 100000 + n, 100001 + n % ${customers}, case when n > ${orders} - 40 then 'placed' when n % 20 = 0 then 'cancelled' else 'delivered' end,
        jsonb_build_object('name', 'Person ' || n, 'phone', '+9190' || lpad(n::text, 8, '0'), 'line1', 'Street 1', 'line2', null, 'city', 'Nagpur', 'state', 'Maharashtra', 'pincode', '440010'),
        59000, 2810, 'f' || n, ${at(orders)}, ${at(orders)} from ${series(orders)}`)
    await run(`insert into payments (txn_id, customer_id, kind, order_id, title, amount_paise, gst_paise, payable_paise, status, created_at, completed_at)
      select 'O' || n, 100001 + n % ${customers}, 'purchase', 100000 + n, 'Order', 56190, 2810, 59000, 'success', ${at(orders)}, ${at(orders)} from ${series(orders)}`)
    await run(`insert into otp_challenges (phone, purpose, nonce, code_hmac, ip, created_at, expires_at)
      select '+9190' || lpad((n % ${customers})::text, 8, '0'), 'login', '', '', '10.0.0.1', ${at(codes)}, ${at(codes)} from ${series(codes)}`)
    await run(
      `insert into diagnostic_logs (log, facts, created_at) select 'An error', '[]', ${at(codes)} from ${series(codes)} where n % 10 = 0`,
    )
    await run(`insert into queue_entries (customer_id, astrologer_id, kind, status, joined_at)
      select 100001 + n % ${customers}, 10001 + n % ${astrologers}, 'chat', case when n > ${queueEntries} - 300 then 'waiting' when n % 3 = 0 then 'left' else 'served' end, ${at(queueEntries)}
      from ${series(queueEntries)}`)
    await run(`insert into staff_activity (at, phone, page, action, row_id)
      select ${at(staffActions)}, '+919812300001', 'orders', 'pack', 100000 + n from ${series(staffActions)}`)
  })
  await db.execute(sql.raw('vacuum analyze'))
}
