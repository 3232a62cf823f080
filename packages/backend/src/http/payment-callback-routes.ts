import { Hono } from 'hono'
import { DomainError } from '../errors.ts'
import { settlePayment } from '../payments/index.ts'
import type { AppContext } from './app-context.ts'
import { readBody } from './read-body.ts'

/** A callback is only a hint: the status is read from the gateway. */
export function createPaymentCallbackRoutes({ db, clock, ports }: AppContext): Hono {
  const routes = new Hono()
  routes.post('/callbacks/payments', async (c) => {
    const orderId = await ports.payments.readCallback(c.req.raw.headers, await readBody(c.req.raw))
    if (orderId === null)
      throw new DomainError('not_authenticated', 'This callback does not prove where it comes from.')
    await settlePayment(db, clock.now(), ports, orderId)
    return c.json({ ok: true })
  })
  return routes
}
