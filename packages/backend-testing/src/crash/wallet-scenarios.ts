import type { TestCustomer } from '../open-test-backend.ts'
import type { Scenario } from './crash-at-every-statement.ts'
import { expectBalance, key } from './expectations.ts'
import { Refused, type CrashFixture } from './fixture.ts'

const AMOUNTS = [100, 333.33, 500, 1000, 4999.99]
const BONUS_PAISE = [0, 0, 5000, 10_000, 49_999]

export const recharge: Scenario = {
  name: 'a recharge',
  walletPaise: 0,
  async run(fixture, customer, round) {
    const amount = AMOUNTS[round % AMOUNTS.length]!
    // A payment whose page was lost in a crash is abandoned, and another is created.
    for (const attempt of ['first', 'second', 'third']) {
      const headers = key(`recharge ${attempt}`)
      const { txn_id } = await fixture.ask<{ txn_id: string }>('POST', '/api/v1/user/wallet/recharge/', {
        as: customer,
        headers,
        body: { amount },
      })
      const paid = await pay(fixture, customer, txn_id)
      if (paid) return
    }
    throw new Error('no payment could be opened')
  },
  async check(fixture, customer, round) {
    const rupees = AMOUNTS[round % AMOUNTS.length]!
    const expected = Math.round(rupees * 100) + BONUS_PAISE[round % AMOUNTS.length]!
    await expectBalance(fixture, customer, expected)
  },
}

/** False when the page of this payment cannot be opened any more. */
async function pay(fixture: CrashFixture, customer: TestCustomer, txnId: string): Promise<boolean> {
  const body = { txn_id: txnId }
  const status = () =>
    fixture.ask<{ status: string }>('POST', '/api/v1/payments/phonepe/transaction/status/', { as: customer, body })
  const path = '/api/v1/payments/phonepe/initiate-transaction/'
  try {
    const { redirect_url } = await fixture.ask<{ redirect_url: string }>('POST', path, { as: customer, body })
    await fixture.submitForm(redirect_url, { outcome: 'pay' })
  } catch (failure) {
    if (!(failure instanceof Refused)) throw failure
    if (failure.code === 'payment_not_opened') return false
    if (failure.code !== 'payment_settled') throw failure
  }
  const settled = await status()
  if (settled.status !== 'success') throw new Error(`the payment is ${settled.status}`)
  return true
}

export const tip: Scenario = {
  name: 'a tip',
  walletPaise: 100_00,
  async run(fixture, customer) {
    const headers = key('tip')
    await fixture.ask('POST', '/api/v1/payments/tip-amount/51/send-tip-amount/', {
      as: customer,
      headers,
      body: { tip_amount: 51, consultant_id: 1 },
    })
  },
  check: (fixture, customer) => expectBalance(fixture, customer, 49_00),
}
