import { atom } from 'jotai'
import { readStored, writeStored } from '../../stored.ts'
import { cartAtom, withoutOrdered, type CartLine } from './cart.ts'

const KEY = 'ordered'

/** As many as the server lets a customer leave unpaid. */
const MAX_ORDERS = 5

interface Ordered {
  txnId: string
  lines: readonly CartLine[]
  totalPaise: number
}

/** Stores the price and the cart lines of an order until its payment is settled. */
export const rememberOrdered = (ordered: Ordered): void =>
  writeStored(KEY, [...readOthers(ordered.txnId), ordered].slice(-MAX_ORDERS))

/** What was paid leaves the cart, once. */
export const orderPaidAtom = atom(null, (_, set, txnId: string) => {
  const lines = readOrdered(txnId)?.lines
  if (!Array.isArray(lines)) return
  writeStored(KEY, readOthers(txnId))
  set(cartAtom, (now) => withoutOrdered(now, lines))
})

/** The price of an order whose payment is open; null on another device. */
export function orderedPaise(txnId: string): number | null {
  const paise = readOrdered(txnId)?.totalPaise
  return typeof paise === 'number' ? paise : null
}

const readOrdered = (txnId: string) => readAll().find((ordered) => ordered?.txnId === txnId)

const readOthers = (txnId: string) => readAll().filter((ordered) => ordered?.txnId !== txnId)

/** An older version stored the last order alone. */
const readAll = () => [readStored(KEY) ?? []].flat() as (Partial<Ordered> | null)[]
