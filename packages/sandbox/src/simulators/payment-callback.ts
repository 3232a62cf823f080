import type { simulatorOrders } from '@tarapath/backend/database'
import { type Settings, callbackProof } from '@tarapath/backend/ports'
import { simulatorAccount } from './payment-account.ts'
import { describeRefund, type SimulatorRefund } from './payment-refunds.ts'

type SimulatorOrder = typeof simulatorOrders.$inferSelect

/** The callback PhonePe sends when an order is settled. */
export function orderCallback(settings: Settings, order: SimulatorOrder, now: Date): Promise<Request> {
  const payload = describeOrder(order, now)
  return callback(settings, `checkout.order.${payload.state === 'COMPLETED' ? 'completed' : 'failed'}`, payload)
}

const REFUND_EVENTS = { PENDING: 'accepted', CONFIRMED: 'accepted', COMPLETED: 'completed', FAILED: 'failed' }

/** The callback PhonePe sends when a refund is accepted, completed or failed. */
export function refundCallback(settings: Settings, refund: SimulatorRefund, now: Date): Promise<Request> {
  const payload = describeRefund(refund, now)
  return callback(settings, `pg.refund.${REFUND_EVENTS[payload.state]}`, payload)
}

async function callback(settings: Settings, event: string, payload: object): Promise<Request> {
  return new Request(`${settings.publicOrigin}/callbacks/payments`, {
    method: 'POST',
    headers: { authorization: await callbackProof(simulatorAccount(settings)), 'content-type': 'application/json' },
    body: JSON.stringify({ event, type: event.toUpperCase().replaceAll('.', '_'), payload }),
  })
}

/** An order as status replies and callbacks contain it. */
export function describeOrder(order: SimulatorOrder, now: Date) {
  const { orderId, amountPaise, expiresAt, createdAt } = order
  const isExpired = order.state === 'PENDING' && expiresAt <= now
  const state = isExpired ? 'FAILED' : order.state
  const errorCode = isExpired ? 'ORDER_EXPIRED' : order.errorCode
  const attempt = {
    transactionId: providerOrderId(order).replace('OMO', 'OM'),
    paymentMode: 'UPI_INTENT',
    timestamp: createdAt.getTime(),
    amount: amountPaise,
    state: order.state,
    ...(errorCode !== null && { errorCode }),
  }
  return {
    merchantId: 'TARAPATH',
    merchantOrderId: orderId,
    orderId: providerOrderId(order),
    state,
    amount: amountPaise,
    payableAmount: amountPaise,
    feeAmount: 0,
    expireAt: expiresAt.getTime(),
    ...(errorCode !== null && { errorCode }),
    paymentDetails: order.state === 'PENDING' ? [] : [attempt],
  }
}

/** The provider's own id of an order. */
export const providerOrderId = ({ orderId, createdAt }: SimulatorOrder): string =>
  `OMO${createdAt.getTime()}${orderId.slice(-6)}`
