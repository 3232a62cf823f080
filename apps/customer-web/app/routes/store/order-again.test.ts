import { expect, test } from 'vitest'
import { MAX_LINES, type CartLine } from './cart.ts'
import { orderAgain } from './order-again.ts'

const line = (slug: string, productId: number, quantity: number): CartLine => ({
  slug,
  productId,
  variantId: null,
  quantity,
  seenPaise: 74_900,
})
const item = (slug: string, id: number, quantity: number, variant: string | null = null) => ({
  product: { id, name: `The ${slug}`, slug, image: null },
  quantity,
  price: 749,
  variant,
})

test('what is in the cart stays, and what was ordered comes to it', () => {
  const { lines, left } = orderAgain([line('bell', 2, 1)], [item('mala', 1, 2)])
  expect(lines).toEqual([line('bell', 2, 1), line('mala', 1, 2)])
  expect(left).toEqual([])
})

test('what is still in the cart after a failed payment is not doubled', () => {
  const again = (inCart: number) => orderAgain([line('mala', 1, inCart)], [item('mala', 1, 2)]).lines
  expect(again(2)).toEqual([line('mala', 1, 2)])
  expect(again(1)).toEqual([line('mala', 1, 2)])
  expect(again(3)).toEqual([line('mala', 1, 3)])
})

test('what has sizes, or no place in the cart, is named', () => {
  const { lines, left } = orderAgain([], [item('ring', 3, 1, 'Large'), item('mala', 1, 1)])
  expect(lines).toEqual([line('mala', 1, 1)])
  expect(left).toEqual(['The ring'])
  // A failed payment left it in the cart.
  const large = { ...line('ring', 3, 1), variantId: 8 }
  expect(orderAgain([large], [item('ring', 3, 1, 'Large')])).toEqual({ lines: [large], left: [] })
  const full = Array.from({ length: MAX_LINES }, (_, at) => line(`thing-${at}`, 100 + at, 1))
  expect(orderAgain(full, [item('mala', 1, 1)])).toEqual({ lines: full, left: ['The mala'] })
})
