import { listAstrologers } from '@tarapath/api-client/astrologers'
import { endConsultation, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import { saveDiagnosticLog } from '@tarapath/api-client/diagnostics'
import { initiatePhonePePayment } from '@tarapath/api-client/payments'
import { joinQueue } from '@tarapath/api-client/queue'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consultations } from '@tarapath/backend/consultations'
import { accounts, PLATFORM } from '@tarapath/backend/ledger'
import { printPaise } from '@tarapath/backend/money'
import { payments, refundPayment } from '@tarapath/backend/payments'
import { openStaffFixture, type StaffFixture } from '@tarapath/backend-testing'
import { printMeter } from './forms/print-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let fixture: StaffFixture
beforeAll(async () => {
  fixture = await openStaffFixture()
})
afterAll(() => fixture.backend.close())

const revenue = async () => {
  const { db } = fixture.backend.database
  return (await db.select().from(accounts).where(eq(accounts.id, PLATFORM.revenue)))[0]?.balancePaise ?? 0
}

async function overview() {
  const { text } = await (await fixture.signedInStaff()).request('/desk/overview')
  const numbers = Object.fromEntries(
    [...text.matchAll(/data-number="(\w+)">\s*<dt>[^<]*<\/dt>\s*<dd>([^<]*)</g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  const days = [...text.matchAll(/<li data-day="([^"]*)">([^]*?)<\/li>/g)].map(([, day = '', row = '']) => ({
    day,
    row: row.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/\s+/g, ' '),
  }))
  return { numbers, days }
}

async function pay(outcome: 'pay' | 'fail') {
  const { client } = await fixture.newCustomer(0)
  const { txn_id } = await rechargeWallet(client, { amount: 100 })
  const { redirect_url } = await initiatePhonePePayment(client, { txn_id })
  await fixture.submitPayPage(redirect_url, outcome)
  return txn_id
}

test('the overview counts what happens now, in the last day, and on each day in India', async () => {
  const { db } = fixture.backend.database
  const { clock } = fixture.backend.controls
  const [busy, other] = (await listAstrologers(fixture.visitor(), { is_available_for_chat: true })).results
  const customers = [(await fixture.newCustomer(1000)).client, (await fixture.newCustomer(1000)).client]
  const [first, second] = customers as [(typeof customers)[0], (typeof customers)[0]]
  const third = (await fixture.newCustomer(1000)).client

  const atStart = await revenue()
  const { id } = await requestConsultation(first, { type: 'chat' }, { consultant_id: busy!.id })
  await clock.advance(20_000)
  await startChat(first, { consultation_id: id })
  await joinQueue(third, { consultant_id: busy!.id, order_type: 1 })
  await requestConsultation(second, { type: 'chat' }, { consultant_id: other!.id })
  await pay('fail')
  const txnId = await pay('pay')
  await refundPayment(db, fixture.clock.now(), txnId, 'Paid twice.')
  await saveDiagnosticLog(fixture.visitor(), { log: 'lost', context: {} })
  const before = await overview()
  expect(before.numbers).toMatchObject({ running: '1', waiting: '1', queued: '1', errors: '1' })
  expect(before.numbers['answered']).toMatch(/^1 of \d+$/)
  const [chat] = await db.select().from(consultations).where(eq(consultations.id, id))
  const seconds = Math.round((chat!.astrologerPickedUpAt!.getTime() - chat!.requestedAt.getTime()) / 1000)
  expect(before.numbers['median']).toBe(printMeter(seconds))
  expect(Number(before.numbers['codes'])).toBeGreaterThan(0)

  await clock.advance(60_000)
  await endConsultation(first, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
  const { payablePaise } = (await db.select().from(payments).where(eq(payments.txnId, txnId)))[0]!
  const earned = (await revenue()) - atStart
  expect(earned).toBeGreaterThan(0)
  const [today] = (await overview()).days
  expect(today!.row).toContain(`${printPaise(payablePaise)} received in 1 payment, 1 failed`)
  expect(today!.row).toContain(`${printPaise(payablePaise)} in 1 refund`)
  expect(today!.row).toContain(printPaise(earned))

  fixture.clock.turn(DAY_MS)
  const { numbers, days } = await overview()
  expect(days.slice(0, 2).map(({ day }) => day)).toEqual([nextDay(today!.day), today!.day])
  expect(days[1]!.row).toBe(today!.row)
  expect(days[0]!.row).toContain('₹0.00 received in 0 payments, 0 failed')
  expect(numbers['errors']).toBe('0')
})

const nextDay = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
