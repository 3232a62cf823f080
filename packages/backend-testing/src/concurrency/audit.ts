import { getMyProfile } from '@tarapath/api-client/account'
import { getOngoingStatus, listConsultationHistory } from '@tarapath/api-client/consultations'
import { checkOrderPlacement } from '@tarapath/api-client/payments'
import { getRechargeDetails } from '@tarapath/api-client/wallet'
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import {
  consultations,
  type Consultation,
  chargePaise,
  coveredSeconds,
  maxSecondsFor,
  dueEnding,
  paidSeconds,
} from '@tarapath/backend/consultations'
import { customers } from '@tarapath/backend/identity'
import { queueEntries } from '@tarapath/backend/queue'
import { includedGstPaise } from '@tarapath/backend/money'
import { balancePaise, PLATFORM } from '@tarapath/backend/ledger'
import type { ConcurrencyFixture, StepCustomer } from './fixture.ts'

/** Reports the sentence when the condition does not hold. */
type Check = (condition: boolean, sentence: string) => void

/** Every invariant that does not hold, in sentences. */
export async function audit(fixture: ConcurrencyFixture): Promise<string[]> {
  const complaints = [...fixture.complaints, ...fixture.failures.map((entry) => JSON.stringify(entry))]
  const check: Check = (condition, sentence) => void (!condition && complaints.push(sentence))
  await auditLedger(fixture, check)
  await auditPayments(fixture, check)
  await auditStock(fixture, check)
  for (const customer of fixture.customers) {
    await auditConsultations(fixture, customer, check)
    await auditReplies(fixture, customer, check)
  }
  for (const id of fixture.astrologerIds) await auditQueue(fixture, id, check)
  return complaints
}

async function query<Row>({ backend }: ConcurrencyFixture, statement: SQL): Promise<Row[]> {
  const result = await backend.database.db.execute(statement)
  // postgres.js returns the rows, PGlite an object with them.
  return (Array.isArray(result) ? result : (result as { rows: unknown }).rows) as Row[]
}

async function numberOf(fixture: ConcurrencyFixture, statement: SQL): Promise<number> {
  const [row] = await query<{ number: string | number | null }>(fixture, statement)
  return Number(row?.number ?? 0)
}

/** Every balance is the sum of its postings, all balances add up to zero, and no customer's is negative. */
async function auditLedger(fixture: ConcurrencyFixture, check: Check): Promise<void> {
  const wrong = await query<{ id: string }>(
    fixture,
    sql`select accounts.id from accounts left join postings on account_id = accounts.id group by accounts.id
      having balance_paise <> coalesce(sum(amount_paise), 0)
        or balance_paise <> coalesce((array_agg(balance_after_paise order by postings.id desc))[1], 0)
        or (accounts.id like 'customer:%' and balance_paise < 0)`,
  )
  check(wrong.length === 0, `Balances are wrong: ${wrong.map(({ id }) => id).join()}.`)
  check(
    (await numberOf(fixture, sql`select sum(balance_paise) as number from accounts`)) === 0,
    'The balances do not add up to zero.',
  )
}

/** The accounts of the gateway, of open refunds and of the tax agree with the payments. */
async function auditPayments(fixture: ConcurrencyFixture, check: Check): Promise<void> {
  const account = (id: string) => numberOf(fixture, sql`select balance_paise as number from accounts where id = ${id}`)
  const owed = await numberOf(fixture, sql`select sum(amount_paise) as number from refunds where completed_at is null`)
  check((await account(PLATFORM.refunds)) === owed, `Open refunds are ${owed}, and the ledger disagrees.`)

  const taken = await numberOf(
    fixture,
    sql`select (select coalesce(sum(payable_paise), 0) from payments where receipt_number is not null)
      + (select coalesce(sum(refunds.amount_paise), 0) from refunds join payments using (txn_id) where receipt_number is null)
      - (select coalesce(sum(amount_paise), 0) from refunds where completed_at is not null)
      - (select coalesce(sum(amount_paise), 0) from postings join journals on journals.id = journal_id
          where account_id = ${PLATFORM.gateway} and cause like 'test-money:%') as number`,
  )
  check((await account(PLATFORM.gateway)) === -taken, `The gateway collected ${taken}, and the ledger disagrees.`)

  const taxed = await numberOf(
    fixture,
    sql`select (select coalesce(sum(gst_paise), 0) from payments where receipt_number is not null
        and not exists (select 1 from refunds where refunds.txn_id = payments.txn_id))
      + (select coalesce(sum(amount_paise), 0) from postings join journals on journals.id = journal_id
          where account_id = ${PLATFORM.gst} and subject like 'consultation:%') as number`,
  )
  check((await account(PLATFORM.gst)) === taxed, `The tax is ${taxed}, and the ledger disagrees.`)

  const twice = await query(
    fixture,
    sql`select 1 from payments where status in ('pending', 'success') and coupon is not null
      group by customer_id, coupon having count(*) > 1`,
  )
  check(twice.length === 0, 'A coupon was used twice.')
  const second = await query(
    fixture,
    sql`select 1 from payments where coupon = 'NAMASTE20' and status = 'pending' and exists (
      select 1 from payments earlier where earlier.customer_id = payments.customer_id and earlier.kind = 'recharge'
        and earlier.status = 'success' and earlier.completed_at < payments.initiated_at)`,
  )
  check(second.length === 0, 'A coupon for a first recharge was used for a later one.')
  const unbooked = await query(
    fixture,
    sql`select 1 from payments full join (select * from journals where kind in ('recharge', 'purchase')
        and cause not like 'test-money:%') booked on booked.cause = payments.kind || ':' || txn_id
      where (receipt_number is null) <> (booked.id is null)`,
  )
  check(unbooked.length === 0, 'A payment has no journal, or a journal no payment.')
}

/** Items are neither lost nor created, and courses are not overbooked. */
async function auditStock(fixture: ConcurrencyFixture, check: Check): Promise<void> {
  const items = await numberOf(
    fixture,
    sql`select (select sum(stock) from product_variants) + (select coalesce(sum(case status
        when 'cancelled' then 0 when 'returned' then quantity - coalesce(returned_quantity, quantity) else quantity end), 0)
      from order_items join orders on orders.id = order_id) as number`,
  )
  check(items === (fixture.itemCount ??= items), `There were ${fixture.itemCount} items, and now there are ${items}.`)
  const full = await query(
    fixture,
    sql`select 1 from courses join enrolments on course_id = courses.id where status <> 'cancelled'
      group by courses.id having count(*) > capacity`,
  )
  check(full.length === 0, 'A course has more enrolments than its capacity.')
  const unpaid = await query(
    fixture,
    sql`select 1 from payments join orders on orders.id = order_id
      where payments.status = 'success' and orders.status in ('cancelled', 'returned')
        and not exists (select 1 from refunds where refunds.txn_id = payments.txn_id)`,
  )
  check(unpaid.length === 0, 'A cancelled order was not refunded.')
}

async function auditConsultations(
  fixture: ConcurrencyFixture,
  { id: customerId }: StepCustomer,
  check: Check,
): Promise<void> {
  const { db } = fixture.backend.database
  const now = fixture.clock.now()
  const balance = await balancePaise(db, customerId)
  for (const one of await db.select().from(consultations).where(eq(consultations.customerId, customerId))) {
    const name = `Consultation ${one.id} (${JSON.stringify(one)})`
    await auditShares(fixture, one, name, check)
    const cost = chargePaise(paidSeconds(one, one.endedAt ?? now), one.ratePaise)
    if (one.endedAt) {
      const kept = one.chargedPaise - one.refundedPaise
      check(kept <= cost, `${name} keeps ${kept} for a price of ${cost}.`)
      check(!one.startedAt || one.endedAt >= one.startedAt, `${name} ended before it started.`)
    } else if (one.startedAt && !dueEnding(one, now)) {
      const covered = one.billedMinutes * 60 + coveredSeconds(balance, one.ratePaise)
      const longest = Math.max(paidSeconds(one, now), maxSecondsFor(covered, one.limitSeconds))
      check(one.maxSeconds === longest, `${name} says ${one.maxSeconds} s, and the wallet lasts ${longest} s.`)
    }
  }
}

/** Charges and refunds are in the ledger, and no share is negative. */
async function auditShares(fixture: ConcurrencyFixture, one: Consultation, name: string, check: Check): Promise<void> {
  const shares = await query<{ account: string; kind: string; paise: string }>(
    fixture,
    sql`select account_id as account, kind, sum(amount_paise) as paise from postings join journals
      on journals.id = journal_id where subject = ${`consultation:${one.id}`} group by account_id, kind`,
  )
  const sum = (account: RegExp, kind: string) =>
    shares
      .filter((share) => account.test(share.account) && share.kind === kind)
      .reduce((total, { paise }) => total + Number(paise), 0)
  check(sum(/^customer/, 'consultation') === -one.chargedPaise, `${name} charged something else.`)
  check(sum(/^customer/, 'refund') === one.refundedPaise, `${name} refunded something else.`)
  for (const account of [/^astrologer/, /gst$/, /revenue$/])
    check(sum(account, 'consultation') + sum(account, 'refund') >= 0, `${name}: the share of ${account} is negative.`)
  const gst = includedGstPaise(one.chargedPaise, one.gstPercent)
  check(sum(/gst$/, 'consultation') === gst, `${name} has a tax of ${gst}, and the ledger disagrees.`)
  if (one.refundedPaise === one.chargedPaise)
    check(sum(/gst$/, 'consultation') + sum(/gst$/, 'refund') === 0, `${name} was taxed although it was refunded.`)
}

/** Poll, receipt, wallet and profile agree with the ledger. */
async function auditReplies(fixture: ConcurrencyFixture, { id, client }: StepCustomer, check: Check): Promise<void> {
  const { db } = fixture.backend.database
  const { ongoing_data: poll } = await getOngoingStatus(client)
  const { results } = await listConsultationHistory(client, { limit: 100 })
  const { activity = [] } = await getRechargeDetails(client, { amount: 500, activity_limit: 100 })
  const [profile, placement] = [await getMyProfile(client), await checkOrderPlacement(client, { amount: 1 })]
  const balance = await balancePaise(db, id)
  const moved = activity.filter(({ status }) => status === 'success' || status === 'refunded')
  const settled = moved.filter((entry) => entry.balance !== null)
  const sum = settled.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
  check(sum === balance, `The wallet of ${id} shows movements of ${sum} and holds ${balance}.`)
  check(
    Math.round(profile.balance * 100) === balance && Math.round(placement.balance * 100) === balance,
    `The profile of ${id} shows ${profile.balance}, an order ${placement.balance}; the wallet holds ${balance}.`,
  )
  for (const entry of results) {
    const shown = (kind: string) =>
      activity
        .filter((one) => one.consultation_id === entry.id && one.kind === kind)
        .reduce((total, { amount }) => total + Math.round(amount * 100), 0)
    check(
      shown('consultation') === -Math.round(entry.amount_charged * 100) &&
        shown('refund') === Math.round((entry.refunded ?? 0) * 100),
      `The receipt of ${entry.id} and the wallet disagree.`,
    )
    const reasons = activity.filter((one) => one.consultation_id === entry.id && one.kind === 'refund')
    check(
      reasons.every(({ reason }) => reason === entry.refund_reason),
      `The receipt of ${entry.id} and the wallet show different reasons.`,
    )
  }
  const receipt = poll && results.find((entry) => entry.id === poll.id)
  if (!poll) return
  const textOf = (one: typeof poll | typeof receipt) =>
    one && [one.status, one.status_message, one.refunded, one.refund_reason].join('|')
  check(textOf(poll) === textOf(receipt), `The poll of ${id} says ${textOf(poll)}, the receipt ${textOf(receipt)}.`)
  check(
    poll.consultant?.price_per_minute === receipt?.price_per_minute,
    'The poll and the receipt show different prices.',
  )
}

/** No deleted account is in a queue, and no astrologer has two open consultations. */
async function auditQueue(fixture: ConcurrencyFixture, astrologerId: number, check: Check): Promise<void> {
  const { db } = fixture.backend.database
  const entries = await db
    .select({ status: queueEntries.status, deletedAt: customers.deletedAt })
    .from(queueEntries)
    .innerJoin(customers, eq(customers.id, queueEntries.customerId))
    .where(and(eq(queueEntries.astrologerId, astrologerId), inArray(queueEntries.status, ['waiting', 'called'])))
  check(
    entries.every(({ deletedAt }) => deletedAt === null),
    'StepCustomer who is gone waits in line.',
  )
  const open = await db.$count(
    consultations,
    and(eq(consultations.astrologerId, astrologerId), isNull(consultations.endedAt)),
  )
  check(open <= 1, `Astrologer ${astrologerId} is in two consultations.`)
}
