import { z } from 'zod'
import {
  cancelPaidOrder,
  countWaitingOrders,
  deliverOrder,
  orderTotalPaise,
  packOrder,
  type ReturnedItem,
  returnOrder,
  returnSumPaise,
  shipOrder,
} from '@tarapath/backend/store'
import type { DeskPage } from './desk-page.ts'
import { id, optional, text } from './forms/fields.ts'
import { formAction } from './forms/form-action.ts'
import { showOrders } from './order-list.ts'
import { sealSearch } from './order-search.ts'

const order = z.object({ order: id('Order') })
const withReason = order.extend({ reason: text('The reason', 200) })
/** `12:1,13:2`: one piece of item 12 and two of item 13. */
const withItems = withReason.extend({
  items: z
    .string('Choose what came back.')
    .regex(/^\d{1,9}:\d{1,4}(,\d{1,9}:\d{1,4}){0,49}$/, 'Choose what came back.')
    .transform((value) => value.split(',').map(readItem)),
})
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
    find: formAction(
      z.object({ q: z.string('The search is missing.').trim().max(60, 'The search may have 60 characters.') }),
      'The log has that you searched.',
      async ({ secrets }, { q }) => (q === '' ? '' : `q=${await sealSearch(secrets, q)}`),
    ),
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
      withItems,
      'Returned. What came back is in stock again, and the payment for it is being refunded.',
      ({ db, now }, { order: orderId, items, reason }) =>
        stayAt({ order: orderId }, returnOrder(db, now, { orderId, items, reason })),
      { sumPaise: ({ db }, input) => returnSumPaise(db, input.order, input.items) },
    ),
    deliver: formAction(order, 'Delivered.', ({ db, now }, input) => stayAt(input, deliverOrder(db, now, input.order))),
  },
}

function readItem(value: string): ReturnedItem {
  const [itemId = 0, quantity = 0] = value.split(':').map(Number)
  return { itemId, quantity }
}

/** The order stays open beside the list. */
async function stayAt({ order: id }: { order: number }, done: Promise<unknown>): Promise<string> {
  await done
  return `order=${id}`
}
