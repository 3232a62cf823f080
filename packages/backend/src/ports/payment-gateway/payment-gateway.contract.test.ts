import { serve } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../database/db.ts'
import { simulatorOrders, simulatorRefunds } from '../../database/sandbox-tables.ts'
import { openTestDatabase, TEST_START } from '@tarapath/backend-testing'
import { createClock, type TurnableClock } from '../clock.ts'
import { GatewayFailure, type PaymentGateway } from '../payment-gateway.ts'
import { defaultSettings, type Settings } from '../settings.ts'
import { createPhonePe } from './phonepe.ts'
import { createPhonePeRequest } from './phonepe-request.ts'
import { simulatorAccount, orderCallback, refundCallback, createPaymentSimulator } from '@tarapath/sandbox'

let database: Database
let clock: TurnableClock
beforeAll(async () => {
  database = await openTestDatabase()
  clock = createClock(() => TEST_START.getTime())
})
afterAll(async () => {
  listening.forEach((server) => server.close())
  await database.close()
})

const listening: { close: () => void }[] = []
const simulate = (settings: Settings) => {
  const deliver = async () => new Response()
  return new Hono().route('/simulator', createPaymentSimulator({ db: database.db, clock, settings, deliver }))
}

async function overSockets(): Promise<Settings> {
  const app = new Hono()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  listening.push(server)
  if (!server.address()) await new Promise((resolve) => server.once('listening', resolve))
  const settings = {
    ...defaultSettings(),
    publicOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
  app.route('/', simulate(settings))
  return settings
}

const ways = {
  'in this process': async () => {
    const settings = defaultSettings()
    const app = simulate(settings)
    const gateway = createPhonePe(simulatorAccount(settings), clock, async (request) => app.fetch(request))
    return { gateway, settings }
  },
  'over sockets': async () => {
    const settings = await overSockets()
    return { gateway: createPhonePe(simulatorAccount(settings), clock), settings }
  },
}

const order = (orderId: string, more: object = {}) => ({
  orderId,
  amountPaise: 59_000,
  returnUrl: 'http://localhost:3000/wallet/payment?txn_id=1',
  expiresInSeconds: 1200,
  ...more,
})

describe.each(Object.entries(ways))('PhonePe %s', (way, open) => {
  let gateway: PaymentGateway
  let settings: Settings
  const id = (name: string) => `${name}-${way.replaceAll(' ', '_')}`
  const decide = async (orderId: string, change: Partial<typeof simulatorOrders.$inferSelect>) => {
    const [changed] = await database.db
      .update(simulatorOrders)
      .set(change)
      .where(eq(simulatorOrders.orderId, orderId))
      .returning()
    if (!changed) throw new Error('no such order')
    return changed
  }
  beforeAll(async () => {
    ;({ gateway, settings } = await open())
  })

  test('an order has a payment page, stays pending, and completes with its amount', async () => {
    const page = await gateway.createOrder(order(id('paid')))
    expect(page.url).toMatch(/^http/)
    expect(page.expiresAt).toEqual(new Date(clock.now().getTime() + 1_200_000))
    expect(await gateway.status(id('paid'))).toEqual({ state: 'PENDING', amountPaise: 59_000, failure: null })
    await decide(id('paid'), { state: 'COMPLETED' })
    expect(await gateway.status(id('paid'))).toEqual({ state: 'COMPLETED', amountPaise: 59_000, failure: null })
  })

  test('a declined, an expired and an unknown order have failed, each with a sentence', async () => {
    await gateway.createOrder(order(id('declined')))
    await decide(id('declined'), { state: 'FAILED', errorCode: 'PAYMENT_DECLINED' })
    expect(await gateway.status(id('declined'))).toMatchObject({ state: 'FAILED', failure: /^Your bank declined/ })
    await gateway.createOrder(order(id('late'), { expiresInSeconds: 300 }))
    clock.turn(300_000)
    expect(await gateway.status(id('late'))).toMatchObject({ state: 'FAILED', failure: /ran out of time/ })
    expect(await gateway.status(id('unknown'))).toMatchObject({ state: 'FAILED', failure: /never opened/ })
  })

  test.each<[string, () => object]>([
    ['an order id that was used', () => ({ orderId: id('paid') })],
    ['less than a rupee', () => ({ amountPaise: 99 })],
    ['an order id with a space', () => ({ orderId: 'a b' })],
    ['a page that is open for a day', () => ({ expiresInSeconds: 86_400 })],
  ])('%s is refused', async (_, wrong) => {
    const failure = await gateway.createOrder(order(id('refused'), wrong())).catch((reason: unknown) => reason)
    expect(failure).toBeInstanceOf(GatewayFailure)
    expect(failure).toMatchObject({ kind: 'refused' })
  })

  test('an expired token is replaced during the request', async () => {
    clock.turn(2 * 60 * 60 * 1000)
    expect(await gateway.status(id('paid'))).toMatchObject({ state: 'COMPLETED' })
  })

  test('a refund is accepted at once, completes later, and has a status under its own id', async () => {
    const refund = { refundId: id('back'), orderId: id('paid'), amountPaise: 30_000 }
    expect(await gateway.refundStatus(refund.refundId)).toBeNull()
    expect(await gateway.refund(refund)).toBe('PENDING')
    expect(await gateway.refundStatus(refund.refundId)).toBe('PENDING')
    clock.turn(60_000)
    expect(await gateway.refundStatus(refund.refundId)).toBe('CONFIRMED')
    clock.turn(240_000)
    expect(await gateway.refundStatus(refund.refundId)).toBe('COMPLETED')
    expect(await gateway.status(id('paid'))).toMatchObject({ state: 'COMPLETED', amountPaise: 59_000 })
  })

  test('a refund that the bank rejects has failed, and its amount can be refunded again', async () => {
    const again = { refundId: id('again'), orderId: id('paid'), amountPaise: 29_000 }
    await gateway.refund(again)
    await database.db
      .update(simulatorRefunds)
      .set({ state: 'FAILED' })
      .where(eq(simulatorRefunds.refundId, again.refundId))
    expect(await gateway.refundStatus(again.refundId)).toBe('FAILED')
    expect(await gateway.refund({ ...again, refundId: id('again-2') })).toBe('PENDING')
  })

  test.each<[string, () => object]>([
    ['a number that was used', () => ({ refundId: id('back') })],
    ['more than is left of what was paid', () => ({ amountPaise: 59_000 })],
    ['less than a rupee', () => ({ amountPaise: 99 })],
    ['an order that was not paid', () => ({ orderId: id('declined') })],
    ['an unknown order', () => ({ orderId: id('unknown') })],
  ])('a refund with %s is refused', async (_, wrong) => {
    const refund = { refundId: id('refused'), orderId: id('paid'), amountPaise: 100, ...wrong() }
    await expect(gateway.refund(refund)).rejects.toMatchObject({ name: 'GatewayFailure', kind: 'refused' })
  })

  test('a callback about a refund names the refunded order', async () => {
    const [refund] = await database.db
      .select()
      .from(simulatorRefunds)
      .where(eq(simulatorRefunds.refundId, id('back')))
    const callback = await refundCallback(settings, refund!, clock.now())
    const body: unknown = await callback.json()
    expect(body).toMatchObject({ event: 'pg.refund.completed', payload: { state: 'COMPLETED' } })
    expect(await gateway.readCallback(callback.headers, body)).toBe(id('paid'))
    expect(await gateway.readCallback(new Headers(), body)).toBeNull()
  })

  test('a callback names its order; a forged, a broken and an unsigned callback name none', async () => {
    const callback = await orderCallback(settings, await decide(id('paid'), { state: 'COMPLETED' }), clock.now())
    const body: unknown = await callback.json()
    expect(await gateway.readCallback(callback.headers, body)).toBe(id('paid'))
    expect(await gateway.readCallback(new Headers({ authorization: 'f'.repeat(64) }), body)).toBeNull()
    expect(await gateway.readCallback(new Headers(), body)).toBeNull()
    for (const junk of [null, [], 'x', {}, { payload: null }, { payload: { merchantOrderId: '../x' } }])
      expect(await gateway.readCallback(callback.headers, junk)).toBeNull()
  })
})

describe('a gateway that fails', () => {
  const answers: Record<string, () => Promise<Response>> = {
    'refuses us a token': async () => Response.json({ code: 'AUTHORIZATION_FAILED' }, { status: 401 }),
    'answers with a page': async () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } }),
    'is overloaded': async () => new Response('', { status: 503 }),
    'cannot be reached': () => Promise.reject(new TypeError('fetch failed')),
  }
  test.each(Object.entries(answers))('that %s is unreachable, and its error contains no secret', async (_, answer) => {
    const account = simulatorAccount({ ...defaultSettings(), secrets: ['hush hush'] })
    const gateway = createPhonePe(account, clock, answer)
    const refund = { refundId: 'x', orderId: 'x', amountPaise: 100 }
    for (const request of [
      gateway.createOrder(order('x')),
      gateway.status('x'),
      gateway.refund(refund),
      gateway.refundStatus('x'),
    ]) {
      const failure = await request.catch((reason: unknown) => reason)
      expect(failure).toMatchObject({ name: 'GatewayFailure', kind: 'unreachable' })
      expect(String(failure)).not.toContain('hush')
    }
  })

  test('that is silent is unreachable, with one patience for the token and the request', async () => {
    const sent: Request[] = []
    const silentAfterToken = (request: Request) =>
      new Promise<Response>((resolve, reject) => {
        sent.push(request)
        request.signal.addEventListener('abort', () => reject(new Error('aborted')))
        if (request.url.endsWith('/token'))
          resolve(Response.json({ access_token: 'x', issued_at: 0, expires_at: 3600 }))
      })
    const request = createPhonePeRequest(simulatorAccount(defaultSettings()), clock, silentAfterToken, 20)
    await expect(request('/checkout/v2/pay')).rejects.toMatchObject({ name: 'GatewayFailure', kind: 'unreachable' })
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
  })

  test('many simultaneous requests fetch one token', async () => {
    const settings = defaultSettings()
    const app = simulate(settings)
    let tokens = 0
    const gateway = createPhonePe(simulatorAccount(settings), clock, async (request) => {
      if (request.url.endsWith('/token')) tokens += 1
      return app.fetch(request)
    })
    await Promise.all(Array.from({ length: 20 }, () => gateway.status('nobody')))
    expect(tokens).toBe(1)
  })
})
