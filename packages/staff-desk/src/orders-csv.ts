import { searchOrders } from '@tarapath/backend/store'
import { csvReply, rupeesText } from './csv-reply.ts'
import type { DeskContext, ListView } from './desk-page.ts'
import { orderSearch } from './order-search.ts'
import { isUnpaid, stateOf } from './order-state.ts'
import { readAll } from './read-all.ts'

/** The orders as they are listed, for a spreadsheet. Streets and telephones stay at the desk. */
export async function ordersCsv(context: DeskContext, view: ListView): Promise<Response> {
  const search = await orderSearch(context, view)
  const orders = await readAll(context.db, async (snapshot, piece) => {
    return (await searchOrders(snapshot, piece, search)).orders
  })
  return csvReply(
    'orders.csv',
    orders.map((order) => ({
      order: `TPO-${order.id}`,
      placed: order.placedAt.toISOString(),
      state: stateOf(order),
      customer: order.address.name,
      city: order.address.city,
      pincode: order.address.pincode,
      items: order.items
        .map(
          ({ item, product, variant }) =>
            `${item.quantity} x ${product.name}${variant === product.name ? '' : ` (${variant})`}`,
        )
        .join('; '),
      total: rupeesText(order.totalPaise),
      gst: rupeesText(order.gstPaise),
      paid: isUnpaid(order) ? '' : (order.paidAt?.toISOString() ?? ''),
      carrier: order.carrier ?? '',
      tracking: order.trackingNumber ?? '',
    })),
  )
}
