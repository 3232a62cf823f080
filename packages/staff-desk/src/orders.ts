import { z } from 'zod'
import {
  cancelPaidOrder,
  countWaitingOrders,
  deliverOrder,
  orderTotalPaise,
  packOrder,
  shipOrder,
  returnOrder,
} from '@tarapath/backend/store'
import type { DeskPage } from './desk-page.ts'
import { id, optional, text } from './forms/fields.ts'
import { formAction } from './forms/form-action.ts'
import { showOrders } from './order-list.ts'

const order = z.object({ order: id('Order') })
const withReason = order.extend({ reason: text('The reason', 200) })
const parcel = order.extend({
  carrier: text('The carrier', 60),
  number: z
    .string('The tracking number is missing.')
    .trim()
    .regex(/^[A-Za-z0-9-]{4,40}$/, 'The tracking number has to be 4 to 40 letters, digits or hyphens.'),
  link: optional(
    z.url({ protocol: /^https$/, error: 'The link has to begin with https://.' }).max(500, 'The link is too long.'),
  ),
})

/** Paid orders, to pack, ship and deliver, or to cancel and refund. */
export const orders: DeskPage = {
  id: 'orders',
  title: 'Orders',
  countOpen: countWaitingOrders,
  show: showOrders,
  rowField: 'order',
  actions: {
    pack: formAction(order, 'Packed.', ({ db, now }, input) => stayAt(input, packOrder(db, now, input.order))),
    ship: formAction(parcel, 'Shipped. The customer sees the carrier and the tracking number.', ({ db, now }, input) =>
      stayAt(
        input,
        shipOrder(db, now, input.order, {
          carrier: input.carrier,
          trackingNumber: input.number,
          trackingUrl: input.link ?? null,
        }),
      ),
    ),
    cancel: formAction(
      withReason,
      'Cancelled. The items are back in stock, and the payment is being refunded.',
      ({ db, now }, input) => stayAt(input, cancelPaidOrder(db, now, input.order, input.reason)),
      { sumPaise: ({ db }, input) => orderTotalPaise(db, input.order) },
    ),
    return: formAction(
      withReason,
      'Returned. The items are back in stock, and the payment is being refunded.',
      ({ db, now }, input) => stayAt(input, returnOrder(db, now, input.order, input.reason)),
      { sumPaise: ({ db }, input) => orderTotalPaise(db, input.order) },
    ),
    deliver: formAction(order, 'Delivered.', ({ db, now }, input) => stayAt(input, deliverOrder(db, now, input.order))),
  },
}

/** The order stays open beside the list. */
async function stayAt({ order: id }: { order: number }, done: Promise<unknown>): Promise<string> {
  await done
  return `order=${id}`
}
