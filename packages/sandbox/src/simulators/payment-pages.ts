import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { simulatorOrders } from '@tarapath/backend/database'
import { htmlPage } from '@tarapath/backend/http'
import { printPaise } from '@tarapath/backend/money'
import type { PaymentSimulator } from './payment-simulator.ts'
import { orderCallback } from './payment-callback.ts'

const OUTCOMES = {
  pay: { state: 'COMPLETED', errorCode: null },
  fail: { state: 'FAILED', errorCode: 'PAYMENT_DECLINED' },
} as const

const PAY = '/pay/:orderId{[\\w-]+}'
const FORM_LIMIT_BYTES = 64 * 1024

/** The test pay page, in place of the provider's. It works without script. */
export function createPayPages({ db, clock, settings, deliver }: PaymentSimulator): Hono {
  const pages = new Hono()
  const find = async (orderId: string) => {
    const [order] = await db.select().from(simulatorOrders).where(eq(simulatorOrders.orderId, orderId))
    return order && { ...order, isOpen: order.state === 'PENDING' && order.expiresAt > clock.now() }
  }
  type Order = NonNullable<Awaited<ReturnType<typeof find>>>

  pages.get(PAY, async (c) => {
    const order = await find(c.req.param('orderId'))
    if (!order) return unknownOrder()
    return order.isOpen ? payPage(order) : settledPage(order)
  })

  pages.post(PAY, bodyLimit({ maxSize: FORM_LIMIT_BYTES }), async (c) => {
    const order = await find(c.req.param('orderId'))
    if (!order) return unknownOrder()
    const { outcome } = await c.req.parseBody().catch(() => ({ outcome: '' }))
    if (outcome === 'close') return closedPage(order)
    if (order.isOpen && (outcome === 'pay' || outcome === 'fail')) {
      const [settled] = await db
        .update(simulatorOrders)
        .set(OUTCOMES[outcome])
        .where(and(eq(simulatorOrders.orderId, order.orderId), eq(simulatorOrders.state, 'PENDING')))
        .returning()
      if (settled) await deliver(await orderCallback(settings, settled, clock.now()))
    }
    return c.redirect(order.returnUrl, 303)
  })

  const payPage = ({ amountPaise, orderId }: Order) =>
    htmlPage({
      title: `Pay ${printPaise(amountPaise)}`,
      // The browser follows the redirect of this form to the website, which counts as its action too.
      formAction: `'self' ${settings.webOrigin}`,
      body: html`<h1>Pay Tarapath</h1>
        <p>Test payment. No real money is used.</p>
        <div class="sum"><span>To pay</span><span>${printPaise(amountPaise)}</span></div>
        <div class="ticks"></div>
        <form method="post">
          <button class="pay" name="outcome" value="pay">Pay ${printPaise(amountPaise)}</button>
          <button class="fail" name="outcome" value="fail">Decline</button>
          <button name="outcome" value="pending">Return while pending</button>
          <button name="outcome" value="close">Close without paying</button>
        </form>
        <small>Payment ${orderId}</small>`,
    })

  const settledPage = ({ state, errorCode, returnUrl }: Order) =>
    htmlPage({
      title: 'Payment',
      body: html`<h1>${state === 'COMPLETED' ? 'Paid' : 'Not paid'}</h1>
        <p>
          ${state === 'COMPLETED' ? 'The payment was successful.' : errorCode ? 'Your bank declined the payment. You were not charged.' : 'The payment has expired.'}
        </p>
        <p><a href="${returnUrl}">Back to Tarapath</a></p>`,
    })

  const closedPage = ({ returnUrl }: Order) =>
    htmlPage({
      title: 'Closed',
      body: html`<h1>You closed the payment page</h1>
        <p>You were not charged. You can close this tab.</p>
        <p><a href="${returnUrl}">Back to Tarapath</a></p>`,
    })

  const unknownOrder = () => htmlPage({ title: 'Unknown payment', body: html`<h1>Payment not found</h1>` }, 404)

  return pages
}
