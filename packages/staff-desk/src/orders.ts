import { z } from 'zod'
import {
  cancelPaidOrder,
  countWaitingOrders,
  listAllOrders,
  deliverOrder,
  packOrder,
  shipOrder,
  returnOrder,
} from '@tarapath/backend/store'
import { id, line, optional } from './forms/fields.ts'
import { act } from './forms/panel.ts'
import type { DeskPage } from './desk-page.ts'
import { listOf } from './list-of.ts'
import { orderCard } from './order-card.ts'

const order = z.object({ order: id('Order') })
const withReason = order.extend({ reason: line('The reason', 200) })
const parcel = order.extend({
  carrier: line('The carrier', 60),
  number: z
    .string('The tracking number is missing.')
    .trim()
    .regex(/^[A-Za-z0-9-]{4,40}$/, 'The tracking number has to be 4 to 40 letters, digits or hyphens.'),
  link: optional(
    z.url({ protocol: /^https$/, error: 'The link has to begin with https://.' }).max(500, 'The link is too long.'),
  ),
})

/** What customers ordered and paid for: packed, sent and delivered by hand, or cancelled with the money back. */
export const orders: DeskPage = {
  id: 'orders',
  title: 'Orders',
  waiting: countWaitingOrders,
  async show({ db }, view) {
    const { count, orders: listed } = await listAllOrders(db, view)
    return listOf({
      page: 'orders',
      view,
      count,
      cards: listed.map((one) => orderCard(one, view.place)),
      words: {
        waiting: 'To do',
        past: 'Done',
        nothingWaits: 'No order waits. What is bought and paid for in the store appears here.',
        nothingPast: 'No order is done yet.',
      },
    })
  },
  rowField: 'order',
  acts: {
    pack: act(order, 'Packed.', ({ db, now }, given) => packOrder(db, now, given.order)),
    ship: act(parcel, 'Sent: the customer sees carrier and number.', ({ db, now }, given) =>
      shipOrder(db, now, given.order, {
        carrier: given.carrier,
        trackingNumber: given.number,
        trackingUrl: given.link ?? null,
      }),
    ),
    cancel: act(
      withReason,
      'Cancelled: the things are back on the shelf, and the money goes back.',
      ({ db, now }, given) => cancelPaidOrder(db, now, given.order, given.reason),
    ),
    return: act(
      withReason,
      'Come back: the things are on the shelf again, and the money goes back.',
      ({ db, now }, given) => returnOrder(db, now, given.order, given.reason),
    ),
    deliver: act(order, 'Delivered.', ({ db, now }, given) => deliverOrder(db, now, given.order)),
  },
}
