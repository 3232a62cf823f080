import { eq } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { type Db, simulatorOrders } from '@tarapath/backend/database'
import { hasSigned, sign, timingSafeEqual } from '@tarapath/backend/secrets'
import type { Clock, Settings } from '@tarapath/backend/ports'
import { simulatorAccount } from './payment-account.ts'
import { describeOrder, providerOrderId } from './payment-callback.ts'
import { createPayPages } from './payment-pages.ts'
import { createSimulatorRefunds } from './payment-refunds.ts'

const TOKEN_SECONDS = 60 * 60
const BODY_LIMIT_BYTES = 64 * 1024

const order = z.object({
  merchantOrderId: z.string().regex(/^[\w-]{1,63}$/),
  amount: z.int().min(100),
  expireAfter: z.int().min(300).max(3600).default(1200),
  paymentFlow: z.object({
    type: z.literal('PG_CHECKOUT'),
    merchantUrls: z.object({ redirectUrl: z.url({ protocol: /^https?$/ }) }),
  }),
})

export interface PaymentSimulator {
  db: Db
  clock: Clock
  settings: Settings
  /** Sends a callback to the backend. */
  deliver: (request: Request) => Promise<Response>
}

/** PhonePe's API with orders and refunds in tables of its own. No money moves. */
export function createPaymentSimulator({ db, clock, settings, deliver }: PaymentSimulator): Hono {
  const { clientId, clientSecret } = simulatorAccount(settings)
  const provider = new Hono()
  const claimOf = (expiresAt: number) => `simulator token until ${expiresAt}`

  for (const path of ['/v1/*', '/checkout/*', '/payments/*'])
    provider.use(path, bodyLimit({ maxSize: BODY_LIMIT_BYTES }))

  provider.post('/v1/oauth/token', async (c) => {
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
    const isKnown = form['client_id'] === clientId && timingSafeEqual(String(form['client_secret']), clientSecret)
    if (!isKnown || form['grant_type'] !== 'client_credentials')
      return c.json({ code: 'AUTHORIZATION_FAILED', message: 'Unknown client.' }, 401)
    const issuedAt = Math.floor(clock.now().getTime() / 1000)
    const expiresAt = issuedAt + TOKEN_SECONDS
    return c.json({
      access_token: `${expiresAt}.${await sign(settings.secrets, claimOf(expiresAt))}`,
      expires_in: TOKEN_SECONDS,
      issued_at: issuedAt,
      expires_at: expiresAt,
      session_expires_at: expiresAt,
      token_type: 'O-Bearer',
    })
  })

  const withToken: MiddlewareHandler = async (c, next) => {
    const [, expiresAt, signature] = /^O-Bearer (\d+)\.([\w-]+)$/.exec(c.req.header('authorization') ?? '') ?? []
    const isValid =
      Number(expiresAt) * 1000 > clock.now().getTime() &&
      (await hasSigned(settings.secrets, claimOf(Number(expiresAt)), signature ?? ''))
    if (!isValid) return c.json({ code: 'UNAUTHORIZED', message: 'The token is missing or has expired.' }, 401)
    await next()
    return undefined
  }
  provider.use('/checkout/*', withToken)
  provider.use('/payments/*', withToken)

  provider.post('/checkout/v2/pay', async (c) => {
    const parsed = order.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return c.json({ code: 'BAD_REQUEST', message: parsed.error.issues[0]?.path.join('.') }, 400)
    const { merchantOrderId: orderId, amount: amountPaise, expireAfter, paymentFlow } = parsed.data
    const createdAt = clock.now()
    const [created] = await db
      .insert(simulatorOrders)
      .values({
        orderId,
        amountPaise,
        returnUrl: paymentFlow.merchantUrls.redirectUrl,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + expireAfter * 1000),
      })
      .onConflictDoNothing()
      .returning()
    if (!created) return c.json({ code: 'DUPLICATE_ORDER', message: 'The order id was used before.' }, 400)
    return c.json({
      orderId: providerOrderId(created),
      state: 'PENDING',
      expireAt: created.expiresAt.getTime(),
      redirectUrl: `${settings.publicOrigin}/simulator/pay/${orderId}`,
    })
  })

  provider.get('/checkout/v2/order/:orderId/status', async (c) => {
    const [found] = await db
      .select()
      .from(simulatorOrders)
      .where(eq(simulatorOrders.orderId, c.req.param('orderId')))
    return found
      ? c.json(describeOrder(found, clock.now()))
      : c.json({ code: 'INVALID_MERCHANT_ORDER_ID', message: 'Order not found.' }, 404)
  })

  provider.route('/', createSimulatorRefunds({ db, clock }))
  provider.route('/', createPayPages({ db, clock, settings, deliver }))
  return provider
}
