import { invalidFields } from '../errors.ts'
import { includedGstPaise } from '../money/gst.ts'
import type { OrderDetails } from './list-orders.ts'
import type { Pieces } from './restock.ts'

type OrderLine = Pick<OrderDetails['items'][number], 'item' | 'gstPercent' | 'product'>
type BoughtItems = Pick<OrderDetails, 'totalPaise' | 'gstPaise'> & { items: readonly OrderLine[] }

export interface ReturnedItem {
  itemId: number
  quantity: number
}

/** The returned pieces of an item. */
export const returnedQuantity = (
  { status }: Pick<OrderDetails, 'status'>,
  { quantity, returnedQuantity: returned }: OrderLine['item'],
): number => (status === 'returned' ? (returned ?? quantity) : 0)

interface Return {
  /** What was paid for the returned pieces, tax included. */
  paise: number
  /** The tax within it. */
  gstPaise: number
  pieces: Pieces[]
}

/** The refund for pieces of an order. Throws InvalidFields if the order does not have them, or none is named. */
export function returnOf(order: BoughtItems, items: readonly ReturnedItem[]): Return {
  if (new Set(items.map(({ itemId }) => itemId)).size < items.length)
    throw invalidFields({ items: 'Name each item once.' })
  const returned: Return = { paise: 0, gstPaise: 0, pieces: [] }
  for (const { itemId, quantity } of items) {
    const line = order.items.find(({ item }) => item.id === itemId)
    if (!line) throw invalidFields({ items: 'This order does not have that item.' })
    const { item, product, gstPercent } = line
    if (quantity > item.quantity)
      throw invalidFields({ items: `The order has ${item.quantity} of "${product.name}", not ${quantity}.` })
    const kept = item.quantity - quantity
    returned.paise += item.pricePaise * quantity
    // The tax was rounded for the whole item, so the refunded part and the kept part have to add up to it.
    returned.gstPaise +=
      includedGstPaise(item.pricePaise * item.quantity, gstPercent) -
      includedGstPaise(item.pricePaise * kept, gstPercent)
    returned.pieces.push({ variantId: item.variantId, quantity })
  }
  if (returned.pieces.every(({ quantity }) => quantity === 0)) throw invalidFields({ items: 'Choose what came back.' })
  // Old orders have no stored rate, and the rate of the product may have changed. The booked tax has not.
  if (order.items.some(({ item }) => item.gstPercent === null))
    returned.gstPaise = Math.round((order.gstPaise * returned.paise) / order.totalPaise)
  return returned
}
