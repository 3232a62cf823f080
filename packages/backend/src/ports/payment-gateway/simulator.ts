import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { simulatorOrders } from '../../database/schema/index.ts'
import { areEqual, sealOf } from '../../rules/secrets.ts'
import type { Clock } from '../clock.ts'
import type { PaymentGateway } from '../payment-gateway.ts'
import type { Settings } from '../settings.ts'

/** The header of a callback that proves it comes from the simulator. */
export const callbackProof = (settings: Settings, orderId: string): Promise<string> =>
  sealOf(settings.secret, `simulator callback ${orderId}`)

/** A payment provider inside this process: the same steps as a real one, its own books, no money. */
export function createPaymentSimulator(db: Db, clock: Clock, settings: Settings): PaymentGateway {
  return {
    async createOrder({ orderId, amountPaise, returnUrl, expiresInSeconds }) {
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + expiresInSeconds * 1000)
      await db
        .insert(simulatorOrders)
        .values({ orderId, amountPaise, returnUrl, createdAt: now, expiresAt })
        .onConflictDoNothing()
      const [order] = await db.select().from(simulatorOrders).where(eq(simulatorOrders.orderId, orderId))
      return { url: `${settings.publicOrigin}/simulator/pay/${orderId}`, expiresAt: order?.expiresAt ?? expiresAt }
    },

    async status(orderId) {
      const [order] = await db.select().from(simulatorOrders).where(eq(simulatorOrders.orderId, orderId))
      if (!order) return { state: 'FAILED', amountPaise: 0, failure: 'The payment page does not know this order.' }
      const { state, amountPaise, failure, expiresAt } = order
      if (state === 'PENDING' && expiresAt <= clock.now())
        return { state: 'FAILED', amountPaise, failure: 'The payment page ran out of time.' }
      return { state, amountPaise, failure }
    },

    async readCallback(headers, body) {
      const orderId = (body as { orderId?: unknown } | null)?.orderId
      if (typeof orderId !== 'string') return null
      return areEqual(headers.get('authorization') ?? '', await callbackProof(settings, orderId)) ? orderId : null
    },
  }
}
