import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/db.ts'
import { accounts, journals, PLATFORM } from '../ledger/index.ts'
import { courses, enrolments } from '../courses/index.ts'
import { payments } from '../payments/index.ts'
import { productVariants } from './tables.ts'
import { simulatorRefunds } from '../database/sandbox-tables.ts'
import { seed } from '@tarapath/sandbox'
import {
  startTestPostgres,
  openTestBackend,
  TEST_START,
  type TestBackend,
  type TestCustomer,
} from '@tarapath/backend-testing'
import { openPostgres } from '../postgres.ts'
import { cancelPaidOrder } from './cancel-order.ts'

// Races need several connections, which the embedded database does not have.
const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: the races need DATABASE_URL or a local Postgres.')
afterAll(() => postgres?.stop())

const ADDRESS = {
  name: 'A',
  phone_number: '9811122233',
  line1: '1',
  city: 'Udupi',
  state: 'Karnataka',
  pincode: '576101',
}

describe.skipIf(!postgres)('on Postgres', () => {
  let database: Database
  let backend: TestBackend
  beforeAll(async () => {
    database = await openPostgres(postgres?.url ?? '', { connections: 40 })
    await seed(database.db, TEST_START)
    backend = await openTestBackend({ database })
  })
  afterAll(() => backend.close())

  const ask = (as: TestCustomer, path: string, body: object) => backend.ask('POST', path, { as, body })
  const newCustomers = (count: number) => Promise.all(Array.from({ length: count }, () => backend.newCustomer()))
  const countOf = (replies: { status: number }[], status: number) =>
    replies.filter((reply) => reply.status === status).length

  test('of a hundred concurrent requests sixteen get the sixteen enrolments', async () => {
    const [course] = await database.db.select().from(courses).where(eq(courses.slug, 'tarot-as-a-conversation'))
    const customers = await newCustomers(100)
    const replies = await Promise.all(
      customers.map((customer) => ask(customer, '/api/v1/ecommerce/course-enrollment/', { course_id: course?.id })),
    )
    // A slow machine tells some of them to ask again, as for every row that many wait for.
    expect([countOf(replies, 201), countOf(replies, 409) + countOf(replies, 503)]).toEqual([16, 84])
    expect(await database.db.$count(enrolments, eq(enrolments.courseId, course?.id ?? 0))).toBe(16)
  })

  test('thirty concurrent requests of one customer create one enrolment and one payment', async () => {
    const [course] = await database.db.select().from(courses).where(eq(courses.slug, 'vastu-by-plan'))
    const [customer] = await newCustomers(1)
    if (!customer) throw new Error('No customer was created.')
    const enrol = () => ask(customer, '/api/v1/ecommerce/course-enrollment/', { course_id: course?.id })
    const replies = await Promise.all(Array.from({ length: 30 }, enrol))
    const ids = new Set(replies.map(({ body }) => (body as { id: number }).id))
    expect(ids.size).toBe(1)
    const [enrollment_id] = ids
    const pay = () => ask(customer, '/api/v1/payments/ecommerce-initiate-payment/', { enrollment_id })
    const pages = await Promise.all(Array.from({ length: 30 }, pay))
    expect(countOf(pages, 200) + countOf(pages, 409)).toBe(30)
    expect(await database.db.$count(payments, eq(payments.customerId, customer.id))).toBe(1)
  })

  test('of fifty concurrent orders for five items five succeed, and the stock is zero', async () => {
    const [variant] = await database.db.select().from(productVariants).where(eq(productVariants.stock, 3)).limit(1)
    if (!variant) throw new Error('No product variant is in stock.')
    await database.db.update(productVariants).set({ stock: 5 }).where(eq(productVariants.id, variant.id))
    const customers = await newCustomers(50)
    const items = [{ product_id: variant.productId, variant_id: variant.id, quantity: 1 }]
    const replies = await Promise.all(
      customers.map((customer) =>
        ask(customer, '/api/v1/payments/ecommerce-initiate-payment/', { kind: 'store', items, address: ADDRESS }),
      ),
    )
    expect([countOf(replies, 200), countOf(replies, 409)]).toEqual([5, 45])
    const [after] = await database.db.select().from(productVariants).where(eq(productVariants.id, variant.id))
    expect(after?.stock).toBe(0)
  })

  test('concurrent callbacks, confirmations and ticks confirm one enrolment once', async () => {
    const [course] = await database.db.select().from(courses).where(eq(courses.slug, 'jyotish-from-the-beginning'))
    const [customer] = await newCustomers(1)
    if (!customer) throw new Error('No customer was created.')
    const enrolment = await ask(customer, '/api/v1/ecommerce/course-enrollment/', { course_id: course?.id })
    const { id: enrollment_id } = enrolment.body as { id: number }
    const started = await ask(customer, '/api/v1/payments/ecommerce-initiate-payment/', { enrollment_id })
    const { txn_id, redirect_url } = started.body as { txn_id: string; redirect_url: string }
    const pay = () => backend.fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) })
    const confirm = () => ask(customer, '/api/v1/payments/ecommerce-payment-callback/', { txn_id })
    await Promise.all(Array.from({ length: 20 }, () => Promise.all([pay(), confirm(), backend.controls.tick()])))
    expect((await confirm()).body).toMatchObject({ status: 'success', enrollment: { status: 'enrolled' } })
    expect(await database.db.$count(journals, eq(journals.cause, `purchase:${txn_id}`))).toBe(1)
  })

  test('orders cancelled while they are paid are refunded in full, once', async () => {
    const { db } = database
    const [variant] = await db.select().from(productVariants).orderBy(productVariants.id).limit(1)
    if (!variant) throw new Error('No product variant is in stock.')
    await db.update(productVariants).set({ stock: 50 }).where(eq(productVariants.id, variant.id))
    const items = [{ product_id: variant.productId, variant_id: variant.id, quantity: 1 }]
    const customers = await newCustomers(12)
    const ids = customers.map(({ id }) => id)
    const pages = await Promise.all(
      customers.map((as) =>
        ask(as, '/api/v1/payments/ecommerce-initiate-payment/', { kind: 'store', items, address: ADDRESS }),
      ),
    )
    const placed = await db.select().from(payments).where(inArray(payments.customerId, ids))
    const now = backend.controls.clock.now()
    await Promise.all(
      placed.flatMap(({ txnId, orderId }) => {
        const { redirect_url } = pages
          .map(({ body }) => body as { txn_id: string; redirect_url: string })
          .find(({ txn_id }) => txn_id === txnId)!
        const pay = () => backend.fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) })
        const cancel = () => cancelPaidOrder(db, now, orderId ?? 0, 'It broke.').catch(() => {})
        return [pay(), cancel(), backend.controls.tick(), cancel()]
      }),
    )
    await backend.controls.clock.advance(10 * 60_000)
    const settled = await db.select().from(payments).where(inArray(payments.customerId, ids))
    expect(settled.map(({ status }) => status)).toEqual(ids.map(() => 'refunded'))
    const sentRefunds = await db
      .select()
      .from(simulatorRefunds)
      .where(
        inArray(
          simulatorRefunds.orderId,
          settled.map(({ txnId }) => txnId),
        ),
      )
    expect(sentRefunds.map(({ amountPaise }) => amountPaise)).toEqual(settled.map(({ payablePaise }) => payablePaise))
    const [after] = await db.select().from(productVariants).where(eq(productVariants.id, variant.id))
    expect(after?.stock).toBe(50)
    const [owed] = await db.select().from(accounts).where(eq(accounts.id, PLATFORM.refunds))
    expect(owed?.balancePaise).toBe(0)
  })

  test('afterwards all balances add up to zero', async () => {
    const [row] = await database.db.select({ sum: sql`sum(${accounts.balancePaise})`.mapWith(Number) }).from(accounts)
    expect(row?.sum).toBe(0)
  })
})
