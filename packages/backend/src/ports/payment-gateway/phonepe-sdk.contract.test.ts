import { serve } from '@hono/node-server'
import { openTestDatabase, TEST_START } from '@tarapath/backend-testing'
import { createPaymentSimulator, orderCallback, refundCallback, simulatorAccount } from '@tarapath/sandbox'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/db.ts'
import { simulatorOrders, simulatorRefunds } from '../../database/sandbox-tables.ts'
import { createClock } from '../clock.ts'
import { defaultSettings, type Settings } from '../settings.ts'

const clock = createClock(() => TEST_START.getTime())
const app = new Hono()
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  server.close()
  await database.close()
})

async function serveSimulator(): Promise<Settings> {
  if (!server.address()) await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const settings = { ...defaultSettings(), publicOrigin: `http://127.0.0.1:${port}` }
  const deliver = async () => new Response()
  app.route('/simulator', createPaymentSimulator({ db: database.db, clock, settings, deliver }))
  return settings
}

test('the SDK of PhonePe opens, follows and refunds an order of the simulator', async () => {
  const settings = await serveSimulator()
  const { baseUrl, clientId, clientSecret, callbackUser, callbackPassword } = simulatorAccount(settings)
  const { BaseUrl } = await import('@phonepe-pg/pg-sdk-node/dist/common/constants/BaseUrl.js')
  Object.assign(BaseUrl.SANDBOX, { PG_HOST_URL: baseUrl, OAUTH_HOST_URL: baseUrl })
  const { Env, RefundRequest, StandardCheckoutClient, StandardCheckoutPayRequest } = (
    await import('@phonepe-pg/pg-sdk-node')
  ).default
  // The SDK measures the age of a token by the system clock.
  clock.turn(Date.now() - clock.now().getTime())
  const sdk = StandardCheckoutClient.getInstance(clientId, clientSecret, 1, Env.SANDBOX, false)
  const request = StandardCheckoutPayRequest.builder()
    .merchantOrderId('from-the-sdk')
    .amount(59_000)
    .redirectUrl('http://localhost:3000/wallet/payment')
    .expireAfter(600)
    .build()
  const paid = await sdk.pay(request)
  expect(paid).toMatchObject({ state: 'PENDING', redirectUrl: `${settings.publicOrigin}/simulator/pay/from-the-sdk` })
  const [settled] = await database.db
    .update(simulatorOrders)
    .set({ state: 'COMPLETED' })
    .where(eq(simulatorOrders.orderId, 'from-the-sdk'))
    .returning()
  expect(await sdk.getOrderStatus('from-the-sdk', true)).toMatchObject({
    state: 'COMPLETED',
    amount: 59_000,
    paymentDetails: [{ state: 'COMPLETED', amount: 59_000 }],
  })
  const callback = await orderCallback(settings, settled!, clock.now())
  const checked = sdk.validateCallback(
    callbackUser,
    callbackPassword,
    callback.headers.get('authorization') ?? '',
    await callback.text(),
  )
  expect(checked.payload).toMatchObject({ merchantOrderId: 'from-the-sdk', state: 'COMPLETED', amount: 59_000 })
  await expect(sdk.pay(request)).rejects.toMatchObject({ httpStatusCode: 400 })

  const back = (amount: number) =>
    RefundRequest.builder()
      .merchantRefundId('back-from-the-sdk')
      .originalMerchantOrderId('from-the-sdk')
      .amount(amount)
      .build()
  await expect(sdk.refund(back(59_001))).rejects.toMatchObject({ httpStatusCode: 400 })
  expect(await sdk.refund(back(59_000))).toMatchObject({ state: 'PENDING', amount: 59_000, refundId: /^OMR/ })
  const [refund] = await database.db
    .update(simulatorRefunds)
    .set({ state: 'COMPLETED' })
    .where(eq(simulatorRefunds.refundId, 'back-from-the-sdk'))
    .returning()
  expect(await sdk.getRefundStatus('back-from-the-sdk')).toMatchObject({
    merchantRefundId: 'back-from-the-sdk',
    originalMerchantOrderId: 'from-the-sdk',
    state: 'COMPLETED',
    amount: 59_000,
    paymentDetails: [{ state: 'COMPLETED', amount: 59_000 }],
  })
  await expect(sdk.getRefundStatus('another')).rejects.toMatchObject({ httpStatusCode: 404 })
  const callbackOfRefund = await refundCallback(settings, refund!, clock.now())
  const validated = sdk.validateCallback(
    callbackUser,
    callbackPassword,
    callbackOfRefund.headers.get('authorization') ?? '',
    await callbackOfRefund.text(),
  )
  expect(validated.payload).toMatchObject({
    originalMerchantOrderId: 'from-the-sdk',
    state: 'COMPLETED',
    amount: 59_000,
  })
})
