// @vitest-environment jsdom
import { createStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { readStored, writeStored } from '../../stored.ts'
import type { CartLine } from './cart.ts'
import { orderedPaise, orderPaidAtom, rememberOrdered } from './ordered.ts'

const mala: CartLine = { slug: 'mala', productId: 1, variantId: null, quantity: 1, seenPaise: 74_900 }
const ring: CartLine = { slug: 'ring', productId: 2, variantId: 7, quantity: 1, seenPaise: 10_000 }

beforeEach(() => localStorage.clear())

test('the page after a payment, which shows no cart, takes only what was ordered', () => {
  writeStored('cart', [mala, ring])
  rememberOrdered({ txnId: 'TP1', lines: [mala], totalPaise: 74_900 })
  const store = createStore()
  store.set(orderPaidAtom, 'TP1')
  expect(readStored('cart')).toEqual([ring])
  // The page is opened again after the cart was filled anew.
  writeStored('cart', [mala])
  store.set(orderPaidAtom, 'TP1')
  expect(readStored('cart')).toEqual([mala])
})

test('of two orders in flight each takes its own things and keeps its price', () => {
  writeStored('cart', [mala, ring])
  rememberOrdered({ txnId: 'TP1', lines: [mala], totalPaise: 74_900 })
  rememberOrdered({ txnId: 'TP2', lines: [ring], totalPaise: 10_000 })
  expect(orderedPaise('TP1')).toBe(74_900)
  expect(orderedPaise('TP2')).toBe(10_000)
  const store = createStore()
  store.set(orderPaidAtom, 'TP2')
  expect(readStored('cart')).toEqual([mala])
  store.set(orderPaidAtom, 'TP1')
  expect(readStored('cart')).toEqual([])
  expect(orderedPaise('TP1')).toBeNull()
})

test('an order that was stored alone, by an older version, is found', () => {
  writeStored('cart', [mala])
  writeStored('ordered', { txnId: 'TP1', lines: [mala], totalPaise: 74_900 })
  expect(orderedPaise('TP1')).toBe(74_900)
  createStore().set(orderPaidAtom, 'TP1')
  expect(readStored('cart')).toEqual([])
})

test('the latest orders are kept, and the same payment once', () => {
  for (const at of [1, 2, 3, 4, 5, 6, 6]) rememberOrdered({ txnId: `TP${at}`, lines: [mala], totalPaise: at })
  expect(orderedPaise('TP1')).toBeNull()
  expect(orderedPaise('TP2')).toBe(2)
  expect(readStored('ordered')).toHaveLength(5)
})
