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
import type { Crowd, Somebody } from './fixture.ts'

type Complain = (isTrue: boolean, sentence: string) => void

/** What is not as it has to be at every moment, in sentences; none when all is well. */
export async function audit(crowd: Crowd): Promise<string[]> {
  const complaints = [...crowd.complaints, ...crowd.failures.map((entry) => JSON.stringify(entry))]
  const complain: Complain = (isTrue, sentence) => void (!isTrue && complaints.push(sentence))
  await auditBooks(crowd, complain)
  await auditPayments(crowd, complain)
  await auditShelves(crowd, complain)
  for (const person of crowd.people) {
    await auditConsultations(crowd, person, complain)
    await auditWhatIsTold(crowd, person, complain)
  }
  for (const id of crowd.astrologerIds) await auditLine(crowd, id, complain)
  return complaints
}

async function ask<Row>({ backend }: Crowd, question: SQL): Promise<Row[]> {
  const result = await backend.database.db.execute(question)
  // One driver answers with rows, the other with an object that holds them.
  return (Array.isArray(result) ? result : (result as { rows: unknown }).rows) as Row[]
}

async function numberOf(crowd: Crowd, question: SQL): Promise<number> {
  const [row] = await ask<{ number: string | number | null }>(crowd, question)
  return Number(row?.number ?? 0)
}

/** Every account is what its postings add up to, all together are nothing, and no customer owes. */
async function auditBooks(crowd: Crowd, complain: Complain): Promise<void> {
  const wrong = await ask<{ id: string }>(
    crowd,
    sql`select accounts.id from accounts left join postings on account_id = accounts.id group by accounts.id
      having balance_paise <> coalesce(sum(amount_paise), 0)
        or balance_paise <> coalesce((array_agg(balance_after_paise order by postings.id desc))[1], 0)
        or (accounts.id like 'customer:%' and balance_paise < 0)`,
  )
  complain(wrong.length === 0, `Accounts are wrong: ${wrong.map(({ id }) => id).join()}.`)
  complain((await numberOf(crowd, sql`select sum(balance_paise) as number from accounts`)) === 0, 'Money was made.')
}

/** What the gateway took, what is owed, and the tax, follow from the payments. */
async function auditPayments(crowd: Crowd, complain: Complain): Promise<void> {
  const account = (id: string) => numberOf(crowd, sql`select balance_paise as number from accounts where id = ${id}`)
  const owed = await numberOf(crowd, sql`select sum(amount_paise) as number from refunds where completed_at is null`)
  complain((await account(PLATFORM.refunds)) === owed, `Owed to payers are ${owed}, and the books say otherwise.`)

  const taken = await numberOf(
    crowd,
    sql`select (select coalesce(sum(payable_paise), 0) from payments where receipt_number is not null)
      + (select coalesce(sum(refunds.amount_paise), 0) from refunds join payments using (txn_id) where receipt_number is null)
      - (select coalesce(sum(amount_paise), 0) from refunds where completed_at is not null)
      - (select coalesce(sum(amount_paise), 0) from postings join journals on journals.id = journal_id
          where account_id = ${PLATFORM.gateway} and cause like 'test-money:%') as number`,
  )
  complain((await account(PLATFORM.gateway)) === -taken, `The gateway took ${taken}, and the books say otherwise.`)

  const taxed = await numberOf(
    crowd,
    sql`select (select coalesce(sum(gst_paise), 0) from payments where receipt_number is not null
        and not exists (select 1 from refunds where refunds.txn_id = payments.txn_id))
      + (select coalesce(sum(amount_paise), 0) from postings join journals on journals.id = journal_id
          where account_id = ${PLATFORM.gst} and subject like 'consultation:%') as number`,
  )
  complain((await account(PLATFORM.gst)) === taxed, `The tax is ${taxed}, and the books say otherwise.`)

  const twice = await ask(
    crowd,
    sql`select 1 from payments where status in ('pending', 'success') and coupon is not null
      group by customer_id, coupon having count(*) > 1`,
  )
  complain(twice.length === 0, 'A coupon was used twice.')
  const second = await ask(
    crowd,
    sql`select 1 from payments where coupon = 'NAMASTE20' and status = 'pending' and exists (
      select 1 from payments earlier where earlier.customer_id = payments.customer_id and earlier.kind = 'recharge'
        and earlier.status = 'success' and earlier.completed_at < payments.initiated_at)`,
  )
  complain(second.length === 0, 'A coupon for a first recharge was taken for another.')
  const unbooked = await ask(
    crowd,
    sql`select 1 from payments full join (select * from journals where kind in ('recharge', 'purchase')
        and cause not like 'test-money:%') booked on booked.cause = payments.kind || ':' || txn_id
      where (receipt_number is null) <> (booked.id is null)`,
  )
  complain(unbooked.length === 0, 'A payment is not in the books, or the other way round.')
}

/** What is on the shelves and in the orders was there from the beginning; seats are not sold twice. */
async function auditShelves(crowd: Crowd, complain: Complain): Promise<void> {
  const things = await numberOf(
    crowd,
    sql`select (select sum(stock) from product_variants) + (select coalesce(sum(quantity), 0) from order_items
      join orders on orders.id = order_id where status not in ('cancelled', 'returned')) as number`,
  )
  complain(things === (crowd.things ??= things), `There were ${crowd.things} things, and now there are ${things}.`)
  const full = await ask(
    crowd,
    sql`select 1 from courses join enrolments on course_id = courses.id where status <> 'cancelled'
      group by courses.id having count(*) > capacity`,
  )
  complain(full.length === 0, 'A course has more students than seats.')
  const unpaid = await ask(
    crowd,
    sql`select 1 from payments join orders on orders.id = order_id
      where payments.status = 'success' and orders.status in ('cancelled', 'returned')
        and not exists (select 1 from refunds where refunds.txn_id = payments.txn_id)`,
  )
  complain(unpaid.length === 0, 'A cancelled order keeps its money.')
}

async function auditConsultations(crowd: Crowd, { id: customerId }: Somebody, complain: Complain): Promise<void> {
  const { db } = crowd.backend.database
  const now = crowd.clock.now()
  const balance = await balancePaise(db, customerId)
  for (const one of await db.select().from(consultations).where(eq(consultations.customerId, customerId))) {
    const name = `Consultation ${one.id} (${JSON.stringify(one)})`
    await auditShares(crowd, one, name, complain)
    const cost = chargePaise(paidSeconds(one, one.endedAt ?? now), one.ratePaise)
    if (one.endedAt) {
      const kept = one.chargedPaise - one.refundedPaise
      complain(kept <= cost, `${name} keeps ${kept} for what costs ${cost}.`)
      complain(!one.startedAt || one.endedAt >= one.startedAt, `${name} ended before it began.`)
    } else if (one.startedAt && !dueEnding(one, now)) {
      const covered = one.billedMinutes * 60 + coveredSeconds(balance, one.ratePaise)
      const longest = Math.max(paidSeconds(one, now), maxSecondsFor(covered, one.limitSeconds))
      complain(one.maxSeconds === longest, `${name} says ${one.maxSeconds} s, and the wallet lasts ${longest} s.`)
    }
  }
}

/** What was taken and given back is in the books, and nobody's share is below nothing. */
async function auditShares(crowd: Crowd, one: Consultation, name: string, complain: Complain): Promise<void> {
  const shares = await ask<{ account: string; kind: string; paise: string }>(
    crowd,
    sql`select account_id as account, kind, sum(amount_paise) as paise from postings join journals
      on journals.id = journal_id where subject = ${`consultation:${one.id}`} group by account_id, kind`,
  )
  const sum = (account: RegExp, kind: string) =>
    shares
      .filter((share) => account.test(share.account) && share.kind === kind)
      .reduce((total, { paise }) => total + Number(paise), 0)
  complain(sum(/^customer/, 'consultation') === -one.chargedPaise, `${name} charged something else.`)
  complain(sum(/^customer/, 'refund') === one.refundedPaise, `${name} gave something else back.`)
  for (const account of [/^astrologer/, /gst$/, /revenue$/])
    complain(sum(account, 'consultation') + sum(account, 'refund') >= 0, `${name}: ${account} paid for it.`)
  const gst = includedGstPaise(one.chargedPaise, one.gstPercent)
  complain(sum(/gst$/, 'consultation') === gst, `${name} has a tax of ${gst}, and the books say otherwise.`)
  if (one.refundedPaise === one.chargedPaise)
    complain(sum(/gst$/, 'consultation') + sum(/gst$/, 'refund') === 0, `${name} was taxed for nothing.`)
}

/** Poll, receipt, wallet and profile say what the books say. */
async function auditWhatIsTold(crowd: Crowd, { id, client }: Somebody, complain: Complain): Promise<void> {
  const { db } = crowd.backend.database
  const { ongoing_data: told } = await getOngoingStatus(client)
  const { results } = await listConsultationHistory(client, { limit: 100 })
  const { activity = [] } = await getRechargeDetails(client, { amount: 500, activity_limit: 100 })
  const [profile, placement] = [await getMyProfile(client), await checkOrderPlacement(client, { amount: 1 })]
  const balance = await balancePaise(db, id)
  const moved = activity.filter(({ status }) => status === 'success' || status === 'refunded')
  const settled = moved.filter((entry) => entry.balance !== null)
  const sum = settled.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
  complain(sum === balance, `The wallet of ${id} shows movements of ${sum} and holds ${balance}.`)
  complain(
    Math.round(profile.balance * 100) === balance && Math.round(placement.balance * 100) === balance,
    `The profile of ${id} shows ${profile.balance}, an order ${placement.balance}; the wallet holds ${balance}.`,
  )
  for (const entry of results) {
    const shown = (kind: string) =>
      activity
        .filter((one) => one.consultation_id === entry.id && one.kind === kind)
        .reduce((total, { amount }) => total + Math.round(amount * 100), 0)
    complain(
      shown('consultation') === -Math.round(entry.amount_charged * 100) &&
        shown('refund') === Math.round((entry.refunded ?? 0) * 100),
      `The receipt of ${entry.id} and the wallet do not agree.`,
    )
    const reasons = activity.filter((one) => one.consultation_id === entry.id && one.kind === 'refund')
    complain(
      reasons.every(({ reason }) => reason === entry.refund_reason),
      `The receipt of ${entry.id} and the wallet give other reasons.`,
    )
  }
  const receipt = told && results.find((entry) => entry.id === told.id)
  if (!told) return
  const saying = (one: typeof told | typeof receipt) =>
    one && [one.status, one.status_message, one.refunded, one.refund_reason].join('|')
  complain(saying(told) === saying(receipt), `The poll of ${id} says ${saying(told)}, the receipt ${saying(receipt)}.`)
  complain(told.consultant?.price_per_minute === receipt?.price_per_minute, 'There are two prices.')
}

/** One offer at a time, to nobody who is gone; nobody is both free and in a consultation. */
async function auditLine(crowd: Crowd, astrologerId: number, complain: Complain): Promise<void> {
  const { db } = crowd.backend.database
  const line = await db
    .select({ status: queueEntries.status, deletedAt: customers.deletedAt })
    .from(queueEntries)
    .innerJoin(customers, eq(customers.id, queueEntries.customerId))
    .where(and(eq(queueEntries.astrologerId, astrologerId), inArray(queueEntries.status, ['waiting', 'called'])))
  complain(
    line.every(({ deletedAt }) => deletedAt === null),
    'Somebody who is gone waits in line.',
  )
  const open = await db.$count(
    consultations,
    and(eq(consultations.astrologerId, astrologerId), isNull(consultations.endedAt)),
  )
  complain(open <= 1, `Astrologer ${astrologerId} is in two consultations.`)
}
