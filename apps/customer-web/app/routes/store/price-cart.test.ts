import type { Product } from '@tarapath/api-client/types'
import { expect, test } from 'vitest'
import type { CartLine } from './cart.ts'
import { blockedReason } from './blocked-reason.ts'
import { priceCart } from './price-cart.ts'

const line = (slug: string, quantity: number, variantId: number | null = null): CartLine => ({
  slug,
  productId: 1,
  variantId,
  quantity,
  seenPaise: 74_900,
})

const mala: Product = {
  id: 1,
  name: 'Rudraksha mala',
  slug: 'mala',
  image: null,
  price: 899,
  discounted_price: 749,
  rating: 0,
  rating_count: 0,
  in_stock: true,
  category: { name: 'Malas', slug: 'malas' },
  images: [],
  short_description: '',
  sku: 'MAL-001',
  max_quantity: 5,
  delivery_days: 5,
  gst_percent: 5,
  variants: [],
}
const ring: Product = {
  ...mala,
  slug: 'ring',
  gst_percent: 3,
  delivery_days: 9,
  variants: [
    { id: 7, name: 'Small', price: 1000, in_stock: true },
    { id: 8, name: 'Large', price: 1200, in_stock: false },
  ],
}

test('the total is of the prices of now, with the GST within it for each rate', () => {
  const cart = priceCart([line('mala', 2), line('ring', 1, 7)], { mala, ring })
  expect(cart).toMatchObject({ count: 3, totalPaise: 249_800, deliveryDays: 9, canOrder: true })
  expect(cart.gst).toEqual([
    { percent: 3, paise: Math.round(300_000 / 103) },
    { percent: 5, paise: Math.round((149_800 * 5) / 105) },
  ])
})

test('what is out of stock, gone or did not load is not in the total, and blocks the order', () => {
  const cart = priceCart([line('mala', 1), line('ring', 1, 8), line('old', 1), line('slow', 1)], {
    mala,
    ring,
    old: null,
    slow: undefined,
  })
  expect(cart.lines.map(({ blockedBy }) => blockedBy)).toEqual([null, 'out-of-stock', 'gone', 'not-loaded'])
  expect(cart).toMatchObject({ totalPaise: 74_900, canOrder: false })
  expect(priceCart([], {}).canOrder).toBe(false)
})

test('a cart says whether something has to be removed or only loaded', () => {
  const reasonFor = (slugs: string[]) =>
    blockedReason(
      priceCart(
        slugs.map((slug) => line(slug, 1)),
        { mala, old: null, slow: undefined },
      ),
    )
  expect(reasonFor(['mala'])).toBeUndefined()
  expect(reasonFor(['mala', 'slow'])).toBe('A product did not load. Try again first.')
  expect(reasonFor(['old', 'slow'])).toBe('Remove what is out of stock first.')
})
