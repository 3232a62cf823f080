import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { addLine, cartAtom, restoreLine, setQuantity, withoutOrdered, type CartLine } from './cart.ts'

const mala: CartLine = { slug: 'mala', productId: 1, variantId: null, quantity: 1, seenPaise: 74_900 }
const ring: CartLine = { slug: 'ring', productId: 2, variantId: 7, quantity: 2, seenPaise: 10_000 }

test('the same variant is one line, another variant is another', () => {
  const other = { ...ring, variantId: 8 }
  expect(addLine([mala], { ...mala, quantity: 2, seenPaise: 80_000 })).toEqual([
    { ...mala, quantity: 3, seenPaise: 80_000 },
  ])
  expect(addLine([ring], other)).toEqual([ring, other])
})

test('a quantity of zero removes the line', () => {
  expect(setQuantity([mala, ring], ring, 0)).toEqual([mala])
  expect(setQuantity([mala, ring], ring, 5)).toEqual([mala, { ...ring, quantity: 5 }])
})

test('an order that is paid leaves what was added meanwhile', () => {
  const meanwhile = [{ ...mala, quantity: 3 }, ring]
  expect(withoutOrdered(meanwhile, [mala, ring])).toEqual([{ ...mala, quantity: 2 }])
  expect(withoutOrdered([], [mala])).toEqual([])
})

test('a change by what is in the cart now keeps what was added meanwhile', () => {
  const store = createStore()
  store.set(cartAtom, [mala])
  const undo = () => store.set(cartAtom, (now) => setQuantity(now, mala, 0))
  store.set(cartAtom, addLine(store.get(cartAtom), ring))
  undo()
  expect(store.get(cartAtom)).toEqual([ring])
})

test('undoing a removal puts the line back to its place, and keeps what was added meanwhile', () => {
  expect(restoreLine([ring], mala, 0)).toEqual([mala, ring])
  expect(restoreLine([], mala, 3)).toEqual([mala])
  // The same product was added again before "Undo" was tapped.
  expect(restoreLine([ring, mala], { ...mala, quantity: 2 }, 0)).toEqual([ring, { ...mala, quantity: 3 }])
})
