import fc from 'fast-check'
import { expect, test } from 'vitest'
import { includedGstPaise } from '../money/gst.ts'
import { returnedQuantity, returnOf } from './returned-items.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  pricePaise: fc.integer({ min: 1, max: 50_000_00 }),
  gstPercent: fc.constantFrom(0, 3, 5, 12, 18, 28),
})
type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never

const linesOf = (order: readonly Line[]) =>
  order.map(({ quantity, pricePaise, gstPercent }, index) => ({
    gstPercent,
    product: { id: index, name: `Product ${index}`, slug: `product-${index}`, images: [] },
    item: {
      id: index,
      orderId: 1,
      productId: index,
      variantId: 100 - index,
      quantity,
      pricePaise,
      gstPercent,
      returnedQuantity: null,
    },
  }))

const sumOf = (order: readonly Line[], value: (each: Line) => number) =>
  order.reduce((total, each) => total + value(each), 0)
const paidFor = (order: readonly Line[]) => sumOf(order, ({ quantity, pricePaise }) => quantity * pricePaise)
const taxOf = (order: readonly Line[]) =>
  sumOf(order, ({ quantity, pricePaise, gstPercent }) => includedGstPaise(quantity * pricePaise, gstPercent))

const bought = (order: readonly Line[]) => ({
  items: linesOf(order),
  totalPaise: paidFor(order),
  gstPaise: taxOf(order),
})

const orders = fc.array(line, { minLength: 1, maxLength: 5 })
/** An order, and how many pieces of each item are returned. */
const returns = orders.chain((order) =>
  fc.tuple(fc.constant(order), fc.tuple(...order.map(({ quantity }) => fc.nat(quantity)))),
)

test('refunded and kept amounts add up to what was paid, and so does the tax', () => {
  fc.assert(
    fc.property(returns, ([order, counts]) => {
      fc.pre(counts.some((count) => count > 0) && order.some(({ quantity }, at) => counts[at]! < quantity))
      const whole = bought(order)
      const back = returnOf(
        whole,
        counts.map((quantity, itemId) => ({ itemId, quantity })),
      )
      const kept = returnOf(
        whole,
        counts.map((count, itemId) => ({ itemId, quantity: order[itemId]!.quantity - count })),
      )
      const tax = taxOf(order)
      expect(back.paise + kept.paise).toBe(paidFor(order))
      // The line's tax is rounded once; a piece given back takes at most half a paisa more or less of it.
      expect(Math.abs(back.gstPaise + kept.gstPaise - tax)).toBeLessThanOrEqual(order.length)
      expect(back.gstPaise).toBeGreaterThanOrEqual(0)
      expect(back.gstPaise).toBeLessThanOrEqual(tax)
    }),
  )
})

test('returning a whole order refunds exactly what was paid and its tax', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const all = order.map(({ quantity }, itemId) => ({ itemId, quantity }))
      expect(returnOf(bought(order), all)).toEqual({
        paise: paidFor(order),
        gstPaise: taxOf(order),
        pieces: order.map(({ quantity }, at) => ({ variantId: 100 - at, quantity })),
      })
    }),
  )
})

test('pieces that the order does not have are refused, and so is a return of nothing', () => {
  const order = bought([{ quantity: 2, pricePaise: 100, gstPercent: 5 }])
  const sentenceOf = (items: { itemId: number; quantity: number }[]) => {
    try {
      returnOf(order, items)
      return null
    } catch (failure) {
      return (failure as { fields: unknown }).fields
    }
  }
  expect(sentenceOf([{ itemId: 0, quantity: 3 }])).toEqual({ items: ['The order has 2 of "Product 0", not 3.'] })
  expect(sentenceOf([{ itemId: 7, quantity: 1 }])).toEqual({ items: ['This order does not have that item.'] })
  expect(sentenceOf([{ itemId: 0, quantity: 0 }])).toEqual({ items: ['Choose what came back.'] })
  expect(sentenceOf([])).toEqual({ items: ['Choose what came back.'] })
  const twice = { itemId: 0, quantity: 2 }
  expect(sentenceOf([twice, twice])).toEqual({ items: ['Name each item once.'] })
})

test('an order returned before pieces were counted counts as returned whole', () => {
  const [{ item }] = linesOf([{ quantity: 3, pricePaise: 100, gstPercent: 5 }]) as [ReturnType<typeof linesOf>[number]]
  expect(returnedQuantity({ status: 'returned' }, item)).toBe(3)
  expect(returnedQuantity({ status: 'returned' }, { ...item, returnedQuantity: 1 })).toBe(1)
  expect(returnedQuantity({ status: 'delivered' }, item)).toBe(0)
})
