import { and, eq, like } from 'drizzle-orm'
import { consultations, type Consultation, chargePaise } from '@tarapath/backend/consultations'
import { courses, enrolments } from '@tarapath/backend/courses'
import { journals, postings, customerAccount } from '@tarapath/backend/ledger'
import { orders, productVariants, cancelPaidOrder } from '@tarapath/backend/store'
import { payments } from '@tarapath/backend/payments'
import { simulatorRefunds } from '@tarapath/backend/database'
import type { TestCustomer } from '../index.ts'
import type { Scenario } from './crash.ts'
import { Refused, type MortalWorld } from './fixture.ts'

const key = (name: string) => ({ 'idempotency-key': name })

const AMOUNTS = [100, 333.33, 500, 1000, 4999.99]
const BONUS_PAISE = [0, 0, 5000, 10_000, 49_999]

const recharge: Scenario = {
  name: 'a recharge',
  walletPaise: 0,
  async live(world, customer, round) {
    const amount = AMOUNTS[round % AMOUNTS.length]!
    // A payment whose page was lost on the way is left alone, and another is begun.
    for (const attempt of ['first', 'second', 'third']) {
      const headers = key(`recharge ${attempt}`)
      const { txn_id } = await world.ask<{ txn_id: string }>('POST', '/api/v1/user/wallet/recharge/', {
        as: customer,
        headers,
        body: { amount },
      })
      const paid = await pay(world, customer, txn_id)
      if (paid) return
    }
    throw new Error('no payment could be opened')
  },
  async check(world, customer, round) {
    const rupees = AMOUNTS[round % AMOUNTS.length]!
    const expected = Math.round(rupees * 100) + BONUS_PAISE[round % AMOUNTS.length]!
    await expectBalance(world, customer, expected)
  },
}

/** False where this payment can no more be opened. */
async function pay(world: MortalWorld, customer: TestCustomer, txnId: string): Promise<boolean> {
  const body = { txn_id: txnId }
  const status = () =>
    world.ask<{ status: string }>('POST', '/api/v1/payments/phonepe/transaction/status/', { as: customer, body })
  const path = '/api/v1/payments/phonepe/initiate-transaction/'
  try {
    const { redirect_url } = await world.ask<{ redirect_url: string }>('POST', path, { as: customer, body })
    await world.press(redirect_url, { outcome: 'pay' })
  } catch (failure) {
    if (!(failure instanceof Refused)) throw failure
    if (failure.code === 'payment_not_opened') return false
    if (failure.code !== 'payment_settled') throw failure
  }
  const settled = await status()
  if (settled.status !== 'success') throw new Error(`the payment is ${settled.status}`)
  return true
}

const tip: Scenario = {
  name: 'a tip',
  walletPaise: 100_00,
  async live(world, customer) {
    const headers = key('tip')
    await world.ask('POST', '/api/v1/payments/tip-amount/51/send-tip-amount/', {
      as: customer,
      headers,
      body: { tip_amount: 51, consultant_id: 1 },
    })
  },
  check: (world, customer) => expectBalance(world, customer, 49_00),
}

const chat: Scenario = {
  name: 'a chat',
  walletPaise: 120_00,
  async live(world, customer, round) {
    const [earlier] = await world.db.select().from(consultations).where(eq(consultations.customerId, customer.id))
    if (earlier?.endedAt) return
    const id = await askForChat(world, customer, earlier?.astrologerId ?? (await world.newAstrologer()))
    await startAndEnd(world, customer, id, 68 + (round % 7) * 13)
  },
  async check(world, customer) {
    const row = await chatOf(world, customer)
    const seconds = row.startedAt ? Math.floor((row.endedAt.getTime() - row.startedAt.getTime()) / 1000) : 0
    const due = chargePaise(seconds, row.ratePaise)
    const takenPaise = -(await movedFor(world, customer, `consultation:${row.id}`))
    if (takenPaise !== due || row.chargedPaise !== due)
      throw new Error(`${seconds} s cost ${due} paise; ${takenPaise} were taken, ${row.chargedPaise} are written down`)
    // A process that was dead for long was out of reach: that time is given back.
    const backPaise = await movedFor(world, customer, `refund:consultation:${row.id}`)
    if (backPaise !== row.refundedPaise || backPaise > due)
      throw new Error(`${backPaise} of ${due} paise came back, ${row.refundedPaise} are written down`)
    await expectBalance(world, customer, 120_00 - due + backPaise)
  },
}

async function askForChat(world: MortalWorld, customer: TestCustomer, astrologerId: number): Promise<number> {
  const { id } = await world.ask<{ id: number }>('POST', '/api/v1/consultation/chat/request-initiate/', {
    as: customer,
    headers: key('chat'),
    body: { consultant_id: astrologerId },
  })
  return id
}

async function startAndEnd(world: MortalWorld, customer: TestCustomer, id: number, seconds: number): Promise<void> {
  await world.ask('POST', '/api/v1/consultation/chat/initiate/', {
    as: customer,
    headers: key('start'),
    body: { consultation_id: id },
  })
  // In steps so short that nobody seems to have been away.
  for (let left = seconds; left > 0; left -= 10) await world.wait(Math.min(left, 10))
  await world.ask('POST', `/api/v1/consultation/end-consultation/${id}/`, {
    as: customer,
    headers: key('end'),
    body: { auto_end: false, chat_end_reason: 'ended by user' },
  })
}

async function chatOf(world: MortalWorld, customer: TestCustomer): Promise<Consultation & { endedAt: Date }> {
  const [row] = await world.db.select().from(consultations).where(eq(consultations.customerId, customer.id))
  if (!row?.endedAt) throw new Error('the chat never ended')
  return { ...row, endedAt: row.endedAt }
}

/** What moved in the customer's wallet under causes that begin so. */
async function movedFor(world: MortalWorld, customer: TestCustomer, cause: string): Promise<number> {
  const moved = await world.db
    .select({ paise: postings.amountPaise })
    .from(postings)
    .innerJoin(journals, eq(journals.id, postings.journalId))
    .where(and(eq(postings.accountId, customerAccount(customer.id)), like(journals.cause, `${cause}:%`)))
  return moved.reduce((sum, { paise }) => sum + paise, 0)
}

/** Nobody but the customer comes to it: the astrologer picks up and writes nothing. */
const failedChat: Scenario = {
  name: 'a chat that fails',
  walletPaise: 120_00,
  async live(world, customer) {
    const [earlier] = await world.db.select().from(consultations).where(eq(consultations.customerId, customer.id))
    if (earlier?.endedAt) return
    const id = earlier?.id ?? (await askForChat(world, customer, await world.newAstrologer()))
    await world.press('/console/operator/pick-up', { consultation: String(id) })
    await startAndEnd(world, customer, id, 70)
  },
  async check(world, customer) {
    const row = await chatOf(world, customer)
    if (row.startedAt && row.chargedPaise === 0) throw new Error('nothing was taken, so nothing could come back')
    if (row.refundedPaise !== row.chargedPaise)
      throw new Error(`${row.refundedPaise} of ${row.chargedPaise} paise are said to have come back`)
    await expectBalance(world, customer, 120_00)
  },
}

/** A person at the desk gives a part back and clicks twice. */
const handRefund: Scenario = {
  name: 'a refund by hand',
  walletPaise: 120_00,
  async live(world, customer, round) {
    await chat.live(world, customer, round)
    const { id, chargedPaise, refundedPaise } = await chatOf(world, customer)
    const paise = partOf(chargedPaise - refundedPaise, round)
    if (paise === 0 || (await movedFor(world, customer, byHand(id))) > 0) return
    const form = {
      consultation: `${id}:${refundedPaise}`,
      rupees: (paise / 100).toFixed(2),
      reason: 'You waited too long.',
    }
    for (const _click of [1, 2]) await world.press('/console/consultations/refund', form)
  },
  async check(world, customer, round) {
    await chat.check(world, customer, round)
    const { id, chargedPaise, refundedPaise } = await chatOf(world, customer)
    const paise = await movedFor(world, customer, byHand(id))
    const expected = partOf(chargedPaise - refundedPaise + paise, round)
    if (paise !== expected) throw new Error(`${paise} paise came back by hand, not ${expected}`)
  },
}

const byHand = (id: number): string => `refund:consultation:${id}:desk`

const partOf = (paise: number, round: number): number => Math.floor((paise * (1 + (round % 3))) / 3)

const seat: Scenario = {
  name: 'a seat in a course',
  walletPaise: 0,
  async live(world, customer) {
    const [course] = await world.db.select().from(courses).where(eq(courses.slug, 'numbers-and-names'))
    const taken = await world.db.select().from(enrolments).where(eq(enrolments.customerId, customer.id))
    if (taken.some(({ status }) => status === 'enrolled')) return
    const { id } = await world.ask<{ id: number }>('POST', '/api/v1/ecommerce/course-enrollment/', {
      as: customer,
      headers: key('enrol'),
      body: { course_id: course?.id },
    })
    await buy(world, customer, { enrollment_id: id })
  },
  async check(world, customer) {
    const taken = await world.db.select().from(enrolments).where(eq(enrolments.customerId, customer.id))
    expectOne('enrolled seats', taken.filter(({ status }) => status === 'enrolled').length)
    await expectPaidOnce(world, customer)
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

const order: Scenario = {
  name: 'an order of the store',
  walletPaise: 0,
  async live(world, customer) {
    const [thing] = await world.db.select().from(productVariants).orderBy(productVariants.id).limit(1)
    if (!thing) throw new Error('There is nothing to sell.')
    const paid = await world.db.select().from(payments).where(eq(payments.customerId, customer.id))
    if (paid.some(({ status }) => status === 'success')) return
    if (paid.length === 0)
      await world.db.update(productVariants).set({ stock: 10 }).where(eq(productVariants.id, thing.id))
    const items = [{ product_id: thing.productId, variant_id: thing.id, quantity: 2 }]
    await buy(world, customer, { kind: 'store', items, address: ADDRESS })
  },
  async check(world, customer) {
    const [thing] = await world.db.select().from(productVariants).orderBy(productVariants.id).limit(1)
    const own = await world.db.select().from(orders).where(eq(orders.customerId, customer.id))
    expectOne('orders', own.filter(({ status }) => status === 'placed').length)
    if (thing?.stock !== 8) throw new Error(`${thing?.stock} of 10 are left, not 8`)
    await expectPaidOnce(world, customer)
  },
}

/** Opens the payment and pays. A page that was lost with its process is opened anew a moment later. */
async function buy(world: MortalWorld, customer: TestCustomer, body: object): Promise<void> {
  const initiate = () =>
    world.ask<{ txn_id: string; redirect_url: string }>('POST', '/api/v1/payments/ecommerce-initiate-payment/', {
      as: customer,
      body,
    })
  const page = await initiate().catch(async (failure: unknown) => {
    if (!(failure instanceof Refused) || failure.code !== 'payment_not_opened') throw failure
    await world.wait(21)
    return initiate()
  })
  await world.press(page.redirect_url, { outcome: 'pay' })
  const { status } = await world.ask<{ status: string }>('POST', '/api/v1/payments/ecommerce-payment-callback/', {
    as: customer,
    body: { txn_id: page.txn_id },
  })
  if (status !== 'success') throw new Error(`the payment is ${status}`)
}

async function expectPaidOnce(world: MortalWorld, customer: TestCustomer): Promise<void> {
  const bought = await world.db.select().from(payments).where(eq(payments.customerId, customer.id))
  const paid = bought.filter(({ status }) => status === 'success')
  expectOne('payments', paid.length)
  expectOne('postings', await world.db.$count(journals, eq(journals.cause, `purchase:${paid[0]?.txnId}`)))
}

function expectOne(what: string, count: number): void {
  if (count !== 1) throw new Error(`there are ${count} ${what}, not one`)
}

async function expectBalance(world: MortalWorld, customer: TestCustomer, paise: number): Promise<void> {
  const held = await world.balanceOf(customer)
  if (held !== paise) throw new Error(`the wallet holds ${held} paise, not ${paise}`)
}

const refund: Scenario = {
  name: 'a paid order that is cancelled',
  walletPaise: 0,
  async live(world, customer, round) {
    const bought = await world.db.select().from(orders).where(eq(orders.customerId, customer.id))
    if (!bought.some(({ status }) => status === 'cancelled')) {
      await order.live(world, customer, round)
      const [paid] = await world.db
        .select()
        .from(payments)
        .where(and(eq(payments.customerId, customer.id), eq(payments.status, 'success')))
      await cancelPaidOrder(world.db, world.now(), paid?.orderId ?? 0, 'It broke when it was packed.')
    }
    for (const seconds of [1, 20, 60, 300, 60]) await world.wait(seconds)
  },
  async check(world, customer) {
    const [thing] = await world.db.select().from(productVariants).orderBy(productVariants.id).limit(1)
    if (thing?.stock !== 10) throw new Error(`${thing?.stock} are on the shelf, not 10`)
    const own = await world.db.select().from(payments).where(eq(payments.customerId, customer.id))
    const [back, ...more] = own.filter(({ receiptNumber }) => receiptNumber !== null)
    if (!back || more.length > 0 || back.status !== 'refunded') throw new Error(`the payment is ${back?.status}`)
    const sent = await world.db.select().from(simulatorRefunds).where(eq(simulatorRefunds.orderId, back.txnId))
    expectOne('refunds', sent.length)
    if (sent[0]?.amountPaise !== back.payablePaise) throw new Error(`${sent[0]?.amountPaise} paise went back`)
    expectOne('postings', await world.db.$count(journals, eq(journals.cause, `refund:${back.txnId}:sent`)))
  },
}

export const scenarios: readonly Scenario[] = [recharge, tip, chat, failedChat, handRefund, seat, order, refund]
