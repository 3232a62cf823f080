import { afterAll, beforeAll, expect, test } from 'vitest'
import { initiatePhonePePayment } from '@tarapath/api-client/payments'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { balancePaise } from '../ledger/index.ts'
import { GatewayFailure, type GatewayStatus, type PaymentGateway } from '../ports/payment-gateway.ts'

/** What the gateway answers for each payment, when it does. */
const answers = new Map<string, () => Promise<GatewayStatus>>()
const asked: string[] = []

const payments: PaymentGateway = {
  createOrder: async () => ({ url: 'https://pay.example/', expiresAt: new Date('2100-01-01') }),
  status(orderId) {
    asked.push(orderId)
    const answer = answers.get(orderId)
    if (!answer) throw new GatewayFailure('unreachable', 'No answer is prepared.')
    return answer()
  },
  refund: () => Promise.reject(new GatewayFailure('unreachable', 'There are no refunds.')),
  refundStatus: () => Promise.reject(new GatewayFailure('unreachable', 'There are no refunds.')),
  readCallback: async () => null,
}

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ ports: { payments } })
})
afterAll(() => fixture.backend.close())

async function openPayment(answer: () => Promise<GatewayStatus>) {
  const { id, client } = await fixture.newCustomer(0)
  const { txn_id } = await rechargeWallet(client, { amount: 100 })
  await initiatePhonePePayment(client, { txn_id })
  answers.set(txn_id, answer)
  return { txn_id, balance: () => balancePaise(fixture.backend.database.db, id) }
}

const paid = async (): Promise<GatewayStatus> => ({ state: 'COMPLETED', amountPaise: 118_00, failure: null })

test('a gateway that hangs or fails for one payment holds back no other, nor the end of a consultation for long', async () => {
  const hanging = Promise.withResolvers<GatewayStatus>()
  const failing = await openPayment(() => Promise.reject(new TypeError('not JSON')))
  const slow = await openPayment(() => hanging.promise)
  const good = await openPayment(paid)
  const passed = fixture.seconds(30)
  await expect.poll(() => new Set(asked).size).toBe(3)
  await expect.poll(good.balance).toBe(100_00)
  expect([await failing.balance(), await slow.balance()]).toEqual([0, 0])
  hanging.resolve(await paid())
  await passed
  expect(await slow.balance()).toBe(100_00)
})
