import { and, eq } from 'drizzle-orm'
import { courses, enrolments } from '@tarapath/backend/courses'
import { simulatorRefunds } from '@tarapath/backend/database'
import { journals } from '@tarapath/backend/ledger'
import { payments } from '@tarapath/backend/payments'
import { cancelPaidOrder, orders, productVariants } from '@tarapath/backend/store'
import type { TestCustomer } from '../open-test-backend.ts'
import type { Scenario } from './crash-at-every-statement.ts'
import { expectOne, key } from './expectations.ts'
import { Refused, type CrashFixture } from './fixture.ts'

export const enrolment: Scenario = {
  name: 'an enrolment in a course',
  walletPaise: 0,
  async run(fixture, customer) {
    const [course] = await fixture.db.select().from(courses).where(eq(courses.slug, 'numbers-and-names'))
    const own = await fixture.db.select().from(enrolments).where(eq(enrolments.customerId, customer.id))
    if (own.some(({ status }) => status === 'enrolled')) return
    const { id } = await fixture.ask<{ id: number }>('POST', '/api/v1/ecommerce/course-enrollment/', {
      as: customer,
      headers: key('enrol'),
      body: { course_id: course?.id },
    })
    await buy(fixture, customer, { enrollment_id: id })
  },
  async check(fixture, customer) {
    const own = await fixture.db.select().from(enrolments).where(eq(enrolments.customerId, customer.id))
    expectOne('enrolments', own.filter(({ status }) => status === 'enrolled').length)
    await expectPaidOnce(fixture, customer)
  },
}

const ADDRESS = {
  name: 'Asha',
  phone_number: '9811122233',
  line1: '1',
  city: 'Udupi',
  state: 'Karnataka',
  pincode: '576101',
}

export const order: Scenario = {
  name: 'an order of the store',
  walletPaise: 0,
  async run(fixture, customer) {
    const [variant] = await fixture.db.select().from(productVariants).orderBy(productVariants.id).limit(1)
    if (!variant) throw new Error('There are no product variants.')
    const paid = await fixture.db.select().from(payments).where(eq(payments.customerId, customer.id))
    if (paid.some(({ status }) => status === 'success')) return
    if (paid.length === 0)
      await fixture.db.update(productVariants).set({ stock: 10 }).where(eq(productVariants.id, variant.id))
    const items = [{ product_id: variant.productId, variant_id: variant.id, quantity: 2 }]
    await buy(fixture, customer, { kind: 'store', items, address: ADDRESS })
  },
  async check(fixture, customer) {
    const [variant] = await fixture.db.select().from(productVariants).orderBy(productVariants.id).limit(1)
    const own = await fixture.db.select().from(orders).where(eq(orders.customerId, customer.id))
    expectOne('orders', own.filter(({ status }) => status === 'placed').length)
    if (variant?.stock !== 8) throw new Error(`${variant?.stock} of 10 are left, not 8`)
    await expectPaidOnce(fixture, customer)
  },
}

/** Opens the pay page and pays. A page that was lost in a crash is opened again after 21 seconds. */
async function buy(fixture: CrashFixture, customer: TestCustomer, body: object): Promise<void> {
  const initiate = () =>
    fixture.ask<{ txn_id: string; redirect_url: string }>('POST', '/api/v1/payments/ecommerce-initiate-payment/', {
      as: customer,
      body,
    })
  const page = await initiate().catch(async (failure: unknown) => {
    if (!(failure instanceof Refused) || failure.code !== 'payment_not_opened') throw failure
    await fixture.wait(21)
    return initiate()
  })
  await fixture.submitForm(page.redirect_url, { outcome: 'pay' })
  const { status } = await fixture.ask<{ status: string }>('POST', '/api/v1/payments/ecommerce-payment-callback/', {
    as: customer,
    body: { txn_id: page.txn_id },
  })
  if (status !== 'success') throw new Error(`the payment is ${status}`)
}

async function expectPaidOnce(fixture: CrashFixture, customer: TestCustomer): Promise<void> {
  const bought = await fixture.db.select().from(payments).where(eq(payments.customerId, customer.id))
  const paid = bought.filter(({ status }) => status === 'success')
  expectOne('payments', paid.length)
  expectOne('postings', await fixture.db.$count(journals, eq(journals.cause, `purchase:${paid[0]?.txnId}`)))
}

export const refund: Scenario = {
  name: 'a paid order that is cancelled',
  walletPaise: 0,
  async run(fixture, customer, round) {
    const bought = await fixture.db.select().from(orders).where(eq(orders.customerId, customer.id))
    if (!bought.some(({ status }) => status === 'cancelled')) {
      await order.run(fixture, customer, round)
      const [paid] = await fixture.db
        .select()
        .from(payments)
        .where(and(eq(payments.customerId, customer.id), eq(payments.status, 'success')))
      await cancelPaidOrder(fixture.db, fixture.now(), paid?.orderId ?? 0, 'It broke when it was packed.')
    }
    for (const seconds of [1, 20, 60, 300, 60]) await fixture.wait(seconds)
  },
  async check(fixture, customer) {
    const [variant] = await fixture.db.select().from(productVariants).orderBy(productVariants.id).limit(1)
    if (variant?.stock !== 10) throw new Error(`${variant?.stock} are on the shelf, not 10`)
    const own = await fixture.db.select().from(payments).where(eq(payments.customerId, customer.id))
    const [back, ...more] = own.filter(({ receiptNumber }) => receiptNumber !== null)
    if (!back || more.length > 0 || back.status !== 'refunded') throw new Error(`the payment is ${back?.status}`)
    const sent = await fixture.db.select().from(simulatorRefunds).where(eq(simulatorRefunds.orderId, back.txnId))
    expectOne('refunds', sent.length)
    if (sent[0]?.amountPaise !== back.payablePaise) throw new Error(`${sent[0]?.amountPaise} paise went back`)
    expectOne('postings', await fixture.db.$count(journals, eq(journals.cause, `refund:${back.txnId}:sent`)))
  },
}
