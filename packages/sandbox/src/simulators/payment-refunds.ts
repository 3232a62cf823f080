import { and, eq, ne, sum } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { simulatorOrders, simulatorRefunds } from '@tarapath/backend/database'
import type { RefundState } from '@tarapath/backend/ports'
import type { PaymentSimulator } from './payment-simulator.ts'

export type SimulatorRefund = typeof simulatorRefunds.$inferSelect

const MINUTE_MS = 60_000
const CONFIRMED_AFTER_MS = MINUTE_MS
const COMPLETED_AFTER_MS = 5 * MINUTE_MS

const request = z.object({
  merchantRefundId: z.string().regex(/^[\w-]{1,63}$/),
  originalMerchantOrderId: z.string(),
  amount: z.int().min(100),
})

/** The provider's refund endpoints. A refund completes after five minutes, unless it is completed or failed on the console. */
export function createSimulatorRefunds({ db, clock }: Pick<PaymentSimulator, 'db' | 'clock'>): Hono {
  const provider = new Hono()

  provider.post('/payments/v2/refund', async (c) => {
    const parsed = request.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return c.json({ code: 'BAD_REQUEST', message: parsed.error.issues[0]?.path.join('.') }, 400)
    const { merchantRefundId: refundId, originalMerchantOrderId: orderId, amount: amountPaise } = parsed.data
    const createdAt = clock.now()
    const result = await db.transaction(async (tx) => {
      const [order] = await tx.select().from(simulatorOrders).where(eq(simulatorOrders.orderId, orderId)).for('update')
      if (order?.state !== 'COMPLETED') return 'INVALID_TRANSACTION_ID'
      if (!order.isRefundable) return 'REVERSAL_WINDOW_EXCEEDED'
      const [earlier] = await tx
        .select({ paise: sum(simulatorRefunds.amountPaise).mapWith(Number) })
        .from(simulatorRefunds)
        .where(and(eq(simulatorRefunds.orderId, orderId), ne(simulatorRefunds.state, 'FAILED')))
      if ((earlier?.paise ?? 0) + amountPaise > order.amountPaise) return 'REFUND_AMOUNT_EXCEEDED'
      const [created] = await tx
        .insert(simulatorRefunds)
        .values({ refundId, orderId, amountPaise, createdAt })
        .onConflictDoNothing()
        .returning()
      return created ?? 'DUPLICATE_REFUND'
    })
    return typeof result === 'string'
      ? c.json({ code: result, message: 'Refund refused.' }, 400)
      : c.json({ refundId: providerRefundId(result), amount: amountPaise, state: result.state })
  })

  provider.get('/payments/v2/refund/:refundId/status', async (c) => {
    const [found] = await db
      .select()
      .from(simulatorRefunds)
      .where(eq(simulatorRefunds.refundId, c.req.param('refundId')))
    return found
      ? c.json(describeRefund(found, clock.now()))
      : c.json({ code: 'REFUND_NOT_FOUND', message: 'Refund not found.' }, 404)
  })

  return provider
}

/** The state that was set on the console, or else the one that follows from the refund's age. */
export function refundStateOf({ state, createdAt }: SimulatorRefund, now: Date): RefundState {
  const age = now.getTime() - createdAt.getTime()
  if (state !== 'PENDING' || age < CONFIRMED_AFTER_MS) return state
  return age < COMPLETED_AFTER_MS ? 'CONFIRMED' : 'COMPLETED'
}

/** A refund as status replies and callbacks contain it. */
export function describeRefund(refund: SimulatorRefund, now: Date) {
  const { refundId, orderId, amountPaise: amount, createdAt } = refund
  const state = refundStateOf(refund, now)
  const errorCode = state === 'FAILED' && { errorCode: 'REFUND_FAILED' }
  const timestamp = createdAt.getTime()
  return {
    merchantId: 'TARAPATH',
    merchantRefundId: refundId,
    originalMerchantOrderId: orderId,
    refundId: providerRefundId(refund),
    amount,
    state,
    timestamp,
    ...errorCode,
    paymentDetails: [
      { transactionId: providerRefundId(refund), paymentMode: 'UPI_INTENT', timestamp, amount, state, ...errorCode },
    ],
  }
}

/** The provider's own id of a refund. */
const providerRefundId = ({ refundId, createdAt }: SimulatorRefund): string =>
  `OMR${createdAt.getTime()}${refundId.replaceAll(/\W/g, '').slice(-6)}`
