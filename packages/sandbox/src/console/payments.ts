import type { BackendParts } from '@tarapath/backend'
import { and, desc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import { customers } from '@tarapath/backend/identity'
import { payments as ourPayments } from '@tarapath/backend/payments'
import { simulatorOrders } from '@tarapath/backend/database'
import { DomainError, notFound } from '@tarapath/backend/errors'
import { orderCallback } from '../simulators/payment-callback.ts'
import { printPaise } from '@tarapath/backend/money'
import { type FormAction, formAction, type Panel, printTime } from '@tarapath/staff-desk'
import { refundActions, showRefunds, showRefused } from './payment-refunds.ts'

const SHOWN = 6

type Order = typeof simulatorOrders.$inferSelect

const fields = z.object({
  order: z.string('Order is missing.').regex(/^[\w-]{1,63}$/, 'The order number is not valid.'),
})

/** Orders of the payment simulator, and forms to settle them. */
export const payments: Panel = {
  id: 'payments',
  title: 'Payments',
  async show(parts, now) {
    const rows = await parts.db
      .select({ order: simulatorOrders, status: ourPayments.status, phone: customers.phone })
      .from(simulatorOrders)
      .leftJoin(ourPayments, eq(ourPayments.txnId, simulatorOrders.orderId))
      .leftJoin(customers, eq(customers.id, ourPayments.customerId))
      .orderBy(desc(simulatorOrders.createdAt), desc(simulatorOrders.orderId))
      .limit(SHOWN)
    if (rows.length === 0) return html`<p>No payments yet. They appear here when you recharge on the website.</p>`
    return html`<ol class="rows" aria-label="Orders, newest first">
        ${rows.map(({ order, status, phone }) => orderRow(order, stateOf(order, now), status, phone))}
      </ol>
      ${await showRefunds(parts, now)} ${await showRefused(parts)}`
  },
  actions: {
    complete: settling('Payment completed. The callback was sent.', () => ({ state: 'COMPLETED', errorCode: null })),
    fail: settling('Payment declined. The callback was sent.', () => ({
      state: 'FAILED',
      errorCode: 'PAYMENT_DECLINED',
    })),
    'wrong-amount': settling('Paid one rupee less than requested. The callback was sent.', (order) => ({
      state: 'COMPLETED',
      amountPaise: order.amountPaise - 100,
    })),
    'keep-pending': formAction(fields, 'Still pending. The callback was sent.', async (parts, { order }) => {
      await openOrder(parts, order)
      await sendCallback(parts, order)
    }),
    expire: formAction(
      fields,
      'Payment expired without a callback. The backend learns of it by a status request.',
      expire,
    ),
    ...refundActions,
    'refuse-refunds': setRefundable('The provider will refuse refunds of this order.', false),
    'allow-refunds': setRefundable('The provider accepts refunds of this order again.', true),
    'send-callback': formAction(fields, 'The callback was sent again.', (parts, { order }) =>
      sendCallback(parts, order),
    ),
  },
}

/** Settles an open order and sends the provider's callback. */
function settling(notice: string, change: (order: Order) => Partial<Order>): FormAction {
  return formAction(fields, notice, async (parts, input) => {
    const order = await openOrder(parts, input.order)
    await parts.db
      .update(simulatorOrders)
      .set(change(order))
      .where(and(eq(simulatorOrders.orderId, order.orderId), eq(simulatorOrders.state, 'PENDING')))
    await sendCallback(parts, order.orderId)
  })
}

function setRefundable(notice: string, isRefundable: boolean): FormAction {
  return formAction(fields, notice, async (parts, input) => {
    const { orderId } = await knownOrder(parts, input.order)
    await parts.db.update(simulatorOrders).set({ isRefundable }).where(eq(simulatorOrders.orderId, orderId))
  })
}

async function expire(parts: BackendParts, input: z.output<typeof fields>): Promise<void> {
  const { orderId, createdAt } = await openOrder(parts, input.order)
  // Its creation and not the present, so that the order stays expired when the clock returns to real time.
  await parts.db.update(simulatorOrders).set({ expiresAt: createdAt }).where(eq(simulatorOrders.orderId, orderId))
}

async function knownOrder({ db }: BackendParts, orderId: string): Promise<Order> {
  const [order] = await db.select().from(simulatorOrders).where(eq(simulatorOrders.orderId, orderId))
  if (!order) throw notFound('Order not found.')
  return order
}

async function openOrder(parts: BackendParts, orderId: string): Promise<Order> {
  const order = await knownOrder(parts, orderId)
  if (stateOf(order, parts.clock.now()) === 'PENDING') return order
  throw new DomainError('order_settled', 'This order is settled. Only its callback can be sent again.')
}

const stateOf = ({ state, expiresAt }: Order, now: Date): Order['state'] | 'EXPIRED' =>
  state === 'PENDING' && expiresAt <= now ? 'EXPIRED' : state

async function sendCallback(parts: BackendParts, orderId: string): Promise<void> {
  await parts.deliver(await orderCallback(parts.settings, await knownOrder(parts, orderId), parts.clock.now()))
}

const STATES = { PENDING: 'Pending', COMPLETED: 'Paid', FAILED: 'Failed', EXPIRED: 'Expired' }

function orderRow(order: Order, state: ReturnType<typeof stateOf>, status: string | null, phone: string | null) {
  const { orderId, amountPaise, createdAt } = order
  return html`<li id="order-${orderId}" data-order="${orderId}" data-state="${state}" data-status="${status ?? ''}">
    <div>
      <b class="money">${printPaise(amountPaise)}</b>
      <span class="tag" data-tag="${state}">${STATES[state]}</span>
      <small>${phone ?? 'unknown customer'} · ${printTime(createdAt)} · our status: ${status ?? 'none'}</small>
      <small class="number">${orderId}</small>
    </div>
    <form class="row" method="post">
      <input type="hidden" name="order" value="${orderId}" />
      ${
        state === 'PENDING'
          ? [
              button('complete', 'Complete', 'pay'),
              button('fail', 'Fail', 'fail'),
              button('keep-pending', 'Keep pending'),
              button('wrong-amount', 'Wrong amount'),
              button('expire', 'Expire'),
            ]
          : [button('send-callback', 'Send callback again'), state === 'COMPLETED' && refundsButton(order)]
      }
    </form>
  </li>`
}

const refundsButton = ({ isRefundable }: Order) =>
  isRefundable ? button('refuse-refunds', 'Refuse refunds') : button('allow-refunds', 'Allow refunds')

const button = (name: string, label: string, look = '') =>
  html`<button formaction="/console/payments/${name}" class="${look}">${label}</button>`
