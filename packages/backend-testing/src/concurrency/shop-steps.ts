import { enrolInCourse, initiateCoursePayment } from '@tarapath/api-client/courses'
import { desc, eq, gt } from 'drizzle-orm'
import { courses } from '@tarapath/backend/courses'
import {
  orders,
  productVariants,
  cancelPaidOrder,
  deliverOrder,
  packOrder,
  shipOrder,
  returnOrder,
} from '@tarapath/backend/store'
import { press } from './payment-steps.ts'
import { dbOf, nowOf, pick, type Act, type Scene } from './step.ts'

const ADDRESS = {
  name: 'Asha Rao',
  phone_number: '9811122233',
  line1: '14, Temple Street',
  city: 'Udupi',
  state: 'Karnataka',
  pincode: '576101',
}

async function orderOf(scene: Scene) {
  const own = await dbOf(scene).select().from(orders).where(eq(orders.customerId, scene.me.id)).orderBy(desc(orders.id))
  return pick(own, scene.n)?.id ?? 0
}

export const shopActs = {
  async order(scene) {
    const shelf = await dbOf(scene).select().from(productVariants).where(gt(productVariants.stock, 0)).limit(5)
    const thing = pick(shelf, scene.n)
    if (!thing) return
    const items = [{ product_id: thing.productId, variant_id: thing.id, quantity: 1 + (scene.n % 2) }]
    const { client, payments } = scene.me
    const page = await initiateCoursePayment(client, { kind: 'store', items, address: ADDRESS })
    payments.push({ txnId: page.txn_id, kind: 'purchase', url: page.redirect_url })
  },
  async buy(scene) {
    await shopActs.order(scene)
    await press({ ...scene, n: scene.me.payments.filter(({ url }) => url !== null).length - 1 }, 'pay')
  },
  async send(scene) {
    const [db, now, id] = [dbOf(scene), nowOf(scene), await orderOf(scene)]
    await packOrder(db, now, id)
    await shipOrder(db, now, id, { carrier: 'India Post', trackingNumber: 'EK1', trackingUrl: null })
  },
  async moveOrder(scene) {
    const [db, now, id] = [dbOf(scene), nowOf(scene), await orderOf(scene)]
    if (scene.n % 3 === 0) await packOrder(db, now, id)
    else if (scene.n % 3 === 1)
      await shipOrder(db, now, id, { carrier: 'India Post', trackingNumber: 'EK1', trackingUrl: null })
    else await deliverOrder(db, now, id)
  },
  cancelOrder: async (scene) => cancelPaidOrder(dbOf(scene), nowOf(scene), await orderOf(scene), 'It broke.'),
  returnOrder: async (scene) => returnOrder(dbOf(scene), nowOf(scene), await orderOf(scene), 'It came back.'),
  async enrol(scene) {
    const { me, n } = scene
    const course = pick(await dbOf(scene).select().from(courses).where(gt(courses.pricePaise, 0)), n)
    const { id } = await enrolInCourse(me.client, { course_id: course?.id ?? 0 })
    me.enrolments.push(id)
  },
  async paySeat({ me, n }) {
    const enrollment_id = pick(me.enrolments, n)
    if (enrollment_id === undefined) return
    const page = await initiateCoursePayment(me.client, { enrollment_id })
    me.payments.push({ txnId: page.txn_id, kind: 'purchase', url: page.redirect_url })
  },
} satisfies Record<string, Act>
