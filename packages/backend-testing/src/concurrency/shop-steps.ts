import { enrolInCourse, initiateCoursePayment } from '@tarapath/api-client/courses'
import { desc, eq, gt } from 'drizzle-orm'
import { courses } from '@tarapath/backend/courses'
import {
  orderItems,
  orders,
  productVariants,
  cancelPaidOrder,
  deliverOrder,
  packOrder,
  shipOrder,
  returnOrder,
} from '@tarapath/backend/store'
import { SAMPLE_ADDRESS } from '../fixture/sample-address.ts'
import { submitPayPage } from './payment-steps.ts'
import { dbOf, nowOf, pick, type Step, type StepContext } from './step.ts'

async function orderOf(context: StepContext) {
  const own = await dbOf(context)
    .select()
    .from(orders)
    .where(eq(orders.customerId, context.me.id))
    .orderBy(desc(orders.id))
  return pick(own, context.n)?.id ?? 0
}

export const shopSteps = {
  async order(context) {
    const variants = await dbOf(context).select().from(productVariants).where(gt(productVariants.stock, 0)).limit(5)
    const variant = pick(variants, context.n)
    if (!variant) return
    const items = [{ product_id: variant.productId, variant_id: variant.id, quantity: 1 + (context.n % 2) }]
    const { client, payments } = context.me
    const page = await initiateCoursePayment(client, { kind: 'store', items, address: SAMPLE_ADDRESS })
    payments.push({ txnId: page.txn_id, kind: 'purchase', url: page.redirect_url })
  },
  async buy(context) {
    await shopSteps.order(context)
    await submitPayPage({ ...context, n: context.me.payments.filter(({ url }) => url !== null).length - 1 }, 'pay')
  },
  async packAndShipOrder(context) {
    const [db, now, id] = [dbOf(context), nowOf(context), await orderOf(context)]
    await packOrder(db, now, id)
    await shipOrder(db, now, id, { carrier: 'India Post', trackingNumber: 'EK1', trackingUrl: null })
  },
  async moveOrder(context) {
    const [db, now, id] = [dbOf(context), nowOf(context), await orderOf(context)]
    if (context.n % 3 === 0) await packOrder(db, now, id)
    else if (context.n % 3 === 1)
      await shipOrder(db, now, id, { carrier: 'India Post', trackingNumber: 'EK1', trackingUrl: null })
    else await deliverOrder(db, now, id)
  },
  cancelOrder: async (context) => cancelPaidOrder(dbOf(context), nowOf(context), await orderOf(context), 'It broke.'),
  async returnOrder(context) {
    const [db, orderId] = [dbOf(context), await orderOf(context)]
    const items = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
    // Sometimes only one of two pieces is returned.
    const back = items.map(({ id: itemId, quantity }) => ({ itemId, quantity: context.n % 3 === 0 ? 1 : quantity }))
    await returnOrder(db, nowOf(context), { orderId, items: back, reason: 'It came back.' })
  },
  async enrol(context) {
    const { me, n } = context
    const course = pick(await dbOf(context).select().from(courses).where(gt(courses.pricePaise, 0)), n)
    const { id } = await enrolInCourse(me.client, { course_id: course?.id ?? 0 })
    me.enrolments.push(id)
  },
  async payEnrolment({ me, n }) {
    const enrollment_id = pick(me.enrolments, n)
    if (enrollment_id === undefined) return
    const page = await initiateCoursePayment(me.client, { enrollment_id })
    me.payments.push({ txnId: page.txn_id, kind: 'purchase', url: page.redirect_url })
  },
} satisfies Record<string, Step>
