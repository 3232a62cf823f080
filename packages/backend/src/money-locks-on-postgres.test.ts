import {
  CONSOLE_SETTINGS,
  type Fixture,
  interleave,
  openFixture,
  startTestPostgres,
  TEST_START,
} from '@tarapath/backend-testing'
import { seed } from '@tarapath/sandbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Db } from './database/db.ts'
import { astrologerAccount, PLATFORM, post } from './ledger/index.ts'
import {
  findRefund,
  payments,
  recordManualRefund,
  refundPayment,
  refunds,
  retryRefund,
  settlePayment,
} from './payments/index.ts'
import { approveRun, discardRun, prepareRun, setBankAccount } from './payouts/index.ts'
import { silentLog } from './ports/log.ts'
import type { GatewayStatus, RefundState } from './ports/payment-gateway.ts'
import { openPostgres } from './postgres.ts'
import { cancelPaidOrder } from './store/index.ts'

// What one transaction must not do while another has not committed: each test fails without the lock that it is about.
const postgres = await startTestPostgres()
if (!postgres)
  console.warn('SKIPPED: no DATABASE_URL and no Postgres on this machine, so locks of money were not tested.')
afterAll(() => postgres?.stop())

describe.skipIf(!postgres)('on Postgres', () => {
  let database: Database
  let db: Db
  let fixture: Fixture
  let now: Date
  beforeAll(async () => {
    database = await openPostgres(postgres?.url ?? '', { connections: 10, isPatient: true })
    db = database.db
    await seed(db, TEST_START)
    fixture = await openFixture({ database, settings: CONSOLE_SETTINGS })
    now = fixture.backend.controls.clock.now()
  })
  afterAll(() => fixture.backend.close())

  const code = (outcome: unknown) => (outcome as { code?: string } | undefined)?.code

  /** A gateway that replies with the given outcome. */
  const gateway = ({ paid = 0, refund = null }: { paid?: number; refund?: RefundState | null }) => ({
    log: silentLog,
    payments: {
      createOrder: async () => ({ url: 'https://pay.test/', expiresAt: new Date(now.getTime() + 600_000) }),
      status: async (): Promise<GatewayStatus> => ({ state: 'COMPLETED', amountPaise: paid, failure: null }),
      refund: async (): Promise<RefundState> => refund ?? 'PENDING',
      refundStatus: async () => refund,
      readCallback: async () => null,
    },
  })

  async function paidOrder() {
    const { txn_id: txnId } = await fixture.placeOrder((await fixture.newCustomer(0)).client)
    const [payment] = await db.select().from(payments).where(eq(payments.txnId, txnId))
    const { orderId, payablePaise } = payment!
    const later = new Date(now.getTime() + 600_000)
    return {
      txnId,
      orderId: orderId!,
      pay: (tx: Db) => settlePayment(tx, later, gateway({ paid: payablePaise }), txnId),
    }
  }

  async function refundOfPaidOrder(refusal: string | null) {
    const { txnId, pay } = await paidOrder()
    await pay(db)
    await refundPayment(db, now, txnId, 'It broke.')
    if (refusal !== null) await db.update(refunds).set({ refusedAt: now, refusal }).where(eq(refunds.txnId, txnId))
    return (await findRefund(db, txnId))!
  }

  const messageOf = async (txnId: string) =>
    (await db.select().from(payments).where(eq(payments.txnId, txnId)))[0]?.message

  test('an order that is cancelled as its payment arrives is refunded', async () => {
    const { txnId, orderId, pay } = await paidOrder()
    await interleave(db, pay, () => cancelPaidOrder(db, now, orderId, 'It broke.'))
    expect(await findRefund(db, txnId)).not.toBeNull()
  })

  test('a refund that one employee has paid by hand is not sent again by another', async () => {
    const { number, txnId } = await refundOfPaidOrder('REFUSED')
    const refusal = await interleave(
      db,
      (tx) => recordManualRefund(tx, now, number, 'UTR 1'),
      () => db.transaction((tx) => retryRefund(tx, now, number)),
    )
    expect(code(refusal)).toBe('refund_not_refused')
    expect(await messageOf(txnId)).toContain('UTR 1')
  })

  test.each(['COMPLETED', 'FAILED'] as const)('a refund is locked after its payment when it has %s', async (refund) => {
    const { txnId } = await refundOfPaidOrder(null)
    await db.update(refunds).set({ attempt: 3 }).where(eq(refunds.txnId, txnId))
    const failure = await interleave(
      db,
      (tx) => tx.select().from(payments).where(eq(payments.txnId, txnId)).for('update'),
      () => settlePayment(db, now, gateway({ refund }), txnId),
      (tx) => tx.update(refunds).set({ nextCheckAt: now }).where(eq(refunds.txnId, txnId)),
    )
    expect(failure).toBeUndefined()
  })

  describe('a list of payouts', () => {
    let earned = 0
    const earn = (tx: Db, astrologerId: number, paise: number) =>
      post(tx, now, {
        cause: `test:earned:${(earned += 1)}`,
        kind: 'consultation',
        title: 'Chat',
        lines: [
          { account: astrologerAccount(astrologerId), paise },
          { account: PLATFORM.revenue, paise: -paise },
        ],
      })

    async function preparedRun() {
      const astrologerId = await fixture.newAstrologer()
      await earn(db, astrologerId, 500_00)
      const account = { holder: 'Meera Rao', number: `50100${astrologerId}`, ifsc: 'HDFC0001234' }
      await setBankAccount(db, new Date(now.getTime() - 1000), astrologerId, account)
      return { astrologerId, run: await prepareRun(db, now, 10) }
    }

    test('is not approved while what it pays is refunded to a customer', async () => {
      const { astrologerId, run } = await preparedRun()
      const refusal = await interleave(
        db,
        (tx) => earn(tx, astrologerId, -100_00),
        () => approveRun(db, now, run),
      )
      expect(code(refusal)).toBe('payout_refused')
      await discardRun(db, run)
    })

    test('is not discarded while it is approved', async () => {
      const { run } = await preparedRun()
      const refusal = await interleave(
        db,
        (tx) => approveRun(tx, now, run),
        () => discardRun(db, run),
      )
      expect(code(refusal)).toBe('payout_refused')
    })
  })
})
