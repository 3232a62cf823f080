import type { PricedCart } from './price-cart.ts'
import { cartWords } from './words/cart.gen.ts'

/** Why the cart cannot be ordered as it is. */
export function blockedReason({ lines, canOrder }: PricedCart): string | undefined {
  if (canOrder) return undefined
  const onlyLoading = lines.every(({ blockedBy }) => blockedBy === null || blockedBy === 'not-loaded')
  return onlyLoading ? cartWords().notAllLoaded : cartWords().blocked
}
