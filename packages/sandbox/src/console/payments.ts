import type { BackendParts } from '@tarapath/backend'
import { and, desc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import { customers } from '@tarapath/backend/identity'
import { payments as ourPayments } from '@tarapath/backend/payments'
import { simulatorOrders } from '@tarapath/backend/database'
import { DomainError, notFound } from '@tarapath/backend/errors'
import { callbackOf } from '../simulators/payment-callback.ts'
import { printPaise } from '@tarapath/backend/money'
import { act, type Act, type Panel, printTime } from '@tarapath/staff-desk'
import { refundActs, showRefunds, showRefused } from './payment-refunds.ts'

const SHOWN = 6

type Order = typeof simulatorOrders.$inferSelect

const fields = z.object({ order: z.string('Order is missing.').regex(/^[\w-]{1,63}$/, 'This is no order number.') })

/** The books of the payment simulator: a person decides what the provider says, and when. */
export const payments: Panel = {
  id: 'payments',
  title: 'Payments',
  async show(desk, now) {
    const rows = await desk.db
      .select({ order: simulatorOrders, status: ourPayments.status, phone: customers.phone })
      .from(simulatorOrders)
      .leftJoin(ourPayments, eq(ourPayments.txnId, simulatorOrders.orderId))
      .leftJoin(customers, eq(customers.id, ourPayments.customerId))
      .orderBy(desc(simulatorOrders.createdAt), desc(simulatorOrders.orderId))
      .limit(SHOWN)
    if (rows.length === 0) return html`<p>No payment yet. Add money on the website, and its order appears here.</p>`
    return html`<ol class="rows" aria-label="Orders, newest first">
        ${rows.map(({ order, status, phone }) => orderRow(order, stateOf(order, now), status, phone))}
      </ol>
      ${await showRefunds(desk, now)} ${await showRefused(desk)}`
  },
  acts: {
    complete: settling('Paid, and our server was called back.', () => ({ state: 'COMPLETED', errorCode: null })),
    fail: settling('Declined, and our server was called back.', () => ({
      state: 'FAILED',
      errorCode: 'PAYMENT_DECLINED',
    })),
    'wrong-amount': settling('Paid one rupee less than asked for, and our server was called back.', (order) => ({
      state: 'COMPLETED',
      amountPaise: order.amountPaise - 100,
    })),
    pend: act(fields, 'Still pending, and our server was told so.', async (desk, { order }) => {
      await openOrder(desk, order)
      await callBack(desk, order)
    }),
    expire: act(fields, 'The pay page ran out of time. Nobody calls back: our server finds out when it asks.', expire),
    ...refundActs,
    'refuse-refunds': refunding('From now on the provider refuses to send this back.', false),
    'allow-refunds': refunding('The provider sends this back again, when it is asked to.', true),
    'call-back': act(fields, 'Our server was called back once more.', (desk, { order }) => callBack(desk, order)),
  },
}

/** The provider makes up its mind about an open order and calls back. */
function settling(done: string, change: (order: Order) => Partial<Order>): Act {
  return act(fields, done, async (desk, given) => {
    const order = await openOrder(desk, given.order)
    await desk.db
      .update(simulatorOrders)
      .set(change(order))
      .where(and(eq(simulatorOrders.orderId, order.orderId), eq(simulatorOrders.state, 'PENDING')))
    await callBack(desk, order.orderId)
  })
}

function refunding(done: string, isRefundable: boolean): Act {
  return act(fields, done, async (desk, given) => {
    const { orderId } = await knownOrder(desk, given.order)
    await desk.db.update(simulatorOrders).set({ isRefundable }).where(eq(simulatorOrders.orderId, orderId))
  })
}

async function expire(desk: BackendParts, given: z.output<typeof fields>): Promise<void> {
  const { orderId, createdAt } = await openOrder(desk, given.order)
  // Not now: the order stays expired when the clock goes back to real time.
  await desk.db.update(simulatorOrders).set({ expiresAt: createdAt }).where(eq(simulatorOrders.orderId, orderId))
}

async function knownOrder({ db }: BackendParts, orderId: string): Promise<Order> {
  const [order] = await db.select().from(simulatorOrders).where(eq(simulatorOrders.orderId, orderId))
  if (!order) throw notFound('There is no such order.')
  return order
}

async function openOrder(desk: BackendParts, orderId: string): Promise<Order> {
  const order = await knownOrder(desk, orderId)
  if (stateOf(order, desk.clock.now()) === 'PENDING') return order
  throw new DomainError('order_settled', 'This order is settled. Only its callback can be sent again.')
}

const stateOf = ({ state, expiresAt }: Order, now: Date): Order['state'] | 'EXPIRED' =>
  state === 'PENDING' && expiresAt <= now ? 'EXPIRED' : state

async function callBack(desk: BackendParts, orderId: string): Promise<void> {
  await desk.deliver(await callbackOf(desk.settings, await knownOrder(desk, orderId), desk.clock.now()))
}

const STATES = { PENDING: 'Pending', COMPLETED: 'Paid', FAILED: 'Failed', EXPIRED: 'Out of time' }

function orderRow(order: Order, state: ReturnType<typeof stateOf>, status: string | null, phone: string | null) {
  const { orderId, amountPaise, createdAt } = order
  return html`<li id="order-${orderId}" data-order="${orderId}" data-state="${state}" data-status="${status ?? ''}">
    <div>
      <b class="money">${printPaise(amountPaise)}</b>
      <span class="tag" data-tag="${state}">${STATES[state]}</span>
      <small>${phone ?? 'nobody'} · ${printTime(createdAt)} · our books say ${status ?? 'nothing'}</small>
      <small class="number">${orderId}</small>
    </div>
    <form class="row" method="post">
      <input type="hidden" name="order" value="${orderId}" />
      ${
        state === 'PENDING'
          ? [
              button('complete', 'Complete', 'pay'),
              button('fail', 'Fail', 'fail'),
              button('pend', 'Let pend'),
              button('wrong-amount', 'Wrong amount'),
              button('expire', 'Expire'),
            ]
          : [button('call-back', 'Call back again'), state === 'COMPLETED' && refundsButton(order)]
      }
    </form>
  </li>`
}

const refundsButton = ({ isRefundable }: Order) =>
  isRefundable ? button('refuse-refunds', 'Refuse refunds') : button('allow-refunds', 'Allow refunds')

const button = (name: string, label: string, look = '') =>
  html`<button formaction="/console/payments/${name}" class="${look}">${label}</button>`
