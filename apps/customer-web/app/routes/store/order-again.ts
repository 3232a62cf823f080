import type { StoreOrder } from '@tarapath/api-client/types'
import { toPaise } from '@tarapath/customer-core/platform'
import { isSameLine, MAX_LINES, quantityOf, setQuantity, type CartLine } from './cart.ts'

type Item = StoreOrder['items'][number]

/**
 * The cart with what was ordered. A failed payment left its lines, which are not doubled. What the cart cannot take is
 * `left`, by name: what has sizes, because an order does not carry the id of a variant, and what is one thing too many.
 */
export function orderAgain(cart: readonly CartLine[], items: readonly Item[]) {
  let lines = cart
  const left: string[] = []
  for (const { product, quantity, price, variant } of items) {
    const key = { productId: product.id, variantId: null }
    const isThere = lines.some((line) => (variant ? line.productId === product.id : isSameLine(line, key)))
    if (isThere) lines = setQuantity(lines, key, Math.max(quantity, quantityOf(lines, key)))
    else if (variant || lines.length >= MAX_LINES) left.push(product.name)
    else lines = [...lines, { ...key, slug: product.slug, quantity, seenPaise: toPaise(price) }]
  }
  return { lines, left }
}
