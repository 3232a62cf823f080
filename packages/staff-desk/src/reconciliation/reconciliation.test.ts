import { initiatePhonePePayment } from '@tarapath/api-client/payments'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payments, refundPayment } from '@tarapath/backend/payments'
import { gatewayReports } from '@tarapath/backend/tables'
import { type DeskBrowser, openStaffFixture, type StaffFixture } from '@tarapath/backend-testing'

const DAY_MS = 24 * 60 * 60 * 1000

let fixture: StaffFixture
let desk: DeskBrowser
const dayOf = (moment: Date) => new Date(moment.getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)
beforeAll(async () => {
  fixture = await openStaffFixture()
  desk = await fixture.signedInStaff()
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db

/** A recharge through the gateway; returns its reference. */
async function paidRecharge(amount: number): Promise<{ txnId: string; paise: number }> {
  const { client } = await fixture.newCustomer(0)
  const { txn_id } = await rechargeWallet(client, { amount })
  const { redirect_url } = await initiatePhonePePayment(client, { txn_id })
  await fixture.submitPayPage(redirect_url, 'pay')
  const [payment] = await db().select().from(payments).where(eq(payments.txnId, txn_id))
  if (payment?.status !== 'success') throw new Error('The recharge did not succeed.')
  return { txnId: txn_id, paise: payment.payablePaise }
}

const rupees = (paise: number) => (paise / 100).toFixed(2)
const HEAD = 'Payment Type,Merchant Reference Id,Amount'

const compare = (lines: readonly string[], days: { from: string; to: string }, head = HEAD) =>
  desk.request('/desk/reconciliation/compare', {
    ...days,
    report: new File([`\uFEFF${[head, ...lines].join('\r\n')}\r\n`], 'settlement.csv', { type: 'text/csv' }),
  })

const resultOf = async ({ location }: { location: string | null }) => {
  const [report] = await db()
    .select()
    .from(gatewayReports)
    .where(eq(gatewayReports.id, Number(/report=(\d+)/.exec(location ?? '')?.[1])))
  return report!
}

test('a report is compared with the ledger in both directions, and the differences add up', async () => {
  const yesterday = await paidRecharge(100)
  fixture.clock.turn(DAY_MS)
  const [agrees, differs, missing, refunded] = [
    await paidRecharge(200),
    await paidRecharge(300),
    await paidRecharge(400),
    await paidRecharge(500),
  ]
  await refundPayment(db(), fixture.clock.now(), refunded.txnId, 'Paid twice.')
  await fixture.backend.controls.clock.advance(10 * 60 * 1000)
  desk = await fixture.signedInStaff()
  const day = dayOf(fixture.clock.now())
  const days = { from: day, to: day }

  const lines = [
    `PAYMENT,${agrees.txnId},"${rupees(agrees.paise)}"`,
    `PAYMENT,${differs.txnId},"₹1,00,000.05"`,
    `PAYMENT,${agrees.txnId},${rupees(agrees.paise)}`,
    `PAYMENT,T-NOBODY,12.00`,
    `PAYMENT,${yesterday.txnId},${rupees(yesterday.paise)}`,
    `REFUND,${agrees.txnId}-R1,${rupees(agrees.paise)}`,
    `PAYMENT,${refunded.txnId},${rupees(refunded.paise)}`,
    `REFUND,${refunded.txnId}-R1,-${rupees(refunded.paise)}`,
  ]
  const reply = await compare(lines, days)
  expect(reply.status).toBe(303)
  const report = await resultOf(reply)
  expect(report.differences.map(({ reason, kind, txnId, line }) => [reason, kind, txnId, line])).toEqual([
    ['amount', 'payment', differs.txnId, 3],
    ['twice', 'payment', agrees.txnId, 4],
    ['unknown', 'payment', 'T-NOBODY', 5],
    ['other_days', 'payment', yesterday.txnId, 6],
    ['not_booked', 'refund', agrees.txnId, 7],
    ['missing', 'payment', missing.txnId, null],
  ])
  const difference = (kind: 'payment' | 'refund') =>
    report.differences
      .filter((each) => each.kind === kind)
      .reduce((sum, { reportPaise, ledgerPaise }) => sum + (reportPaise ?? 0) - (ledgerPaise ?? 0), 0)
  expect(difference('payment')).toBe(report.reportPaymentsPaise - report.ledgerPaymentsPaise)
  expect(difference('refund')).toBe(report.reportRefundsPaise - report.ledgerRefundsPaise)
  expect(report.ledgerPaymentsPaise).toBe(agrees.paise + differs.paise + missing.paise + refunded.paise)
  expect(report.ledgerRefundsPaise).toBe(refunded.paise)

  const { text } = await desk.request(`/desk/reconciliation?report=${report.id}`)
  for (const sentence of ['The amounts differ', 'In our ledger, and not in the report', '6 differences'])
    expect(text).toContain(sentence)

  const right = [agrees, differs, missing, refunded].map(({ txnId, paise }) => `PAYMENT,${txnId},${rupees(paise)}`)
  const { location } = await compare([...right, `REFUND,${refunded.txnId}-R1,${rupees(refunded.paise)}`], days)
  expect((await resultOf({ location })).differences).toEqual([])
  expect((await desk.request('/desk/reconciliation')).text).toContain('Agrees')
})

test('a mistyped year does not compare the ledger of ten years', async () => {
  const reply = await compare(['PAYMENT,T1,1.00'], { from: '2016-11-20', to: '2026-11-20' })
  expect(reply).toMatchObject({ status: 400, notice: 'Compare at most 93 days at once.' })
})

test.each([
  [HEAD, 'FEE,T1,1.00', 'Line 2: "FEE" is neither a payment nor a refund.'],
  [HEAD, 'PAYMENT,T1,1.005', 'Line 2: "1.005" is not a sum in rupees.'],
  [`\n${HEAD}`, '\n ,,\nFEE,T1,1.00\n', 'Line 5: "FEE" is neither a payment nor a refund.'],
  ['Payment Type,Amount', 'PAYMENT,1.00', 'The file has no column "Merchant Reference Id".'],
  [HEAD, '', 'The file has no lines.'],
])('a file that cannot be read is refused: %s / %s', async (head, line, notice) => {
  const before = await db().$count(gatewayReports)
  const reply = await compare([line], { from: '2026-11-20', to: '2026-11-20' }, head)
  expect(reply).toMatchObject({ status: 400 })
  expect(reply.text.replaceAll('&quot;', '"')).toContain(notice)
  expect(await db().$count(gatewayReports)).toBe(before)
})
