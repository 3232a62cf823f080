import { atom } from 'jotai'
import { readStored } from '../../stored.ts'
import { storedAtom } from '../../stored-atom.ts'

/** A variant of a product in the cart, as its customer saw it. */
export interface CartLine {
  slug: string
  productId: number
  /** Null where the product has one variant. */
  variantId: number | null
  quantity: number
  /** The price of one when it was added. */
  seenPaise: number
}

/** How many different products the server takes in one order. */
export const MAX_LINES = 20

const KEY = 'cart'

const storedCartAtom = storedAtom(KEY)

/**
 * The cart, which is kept on the device and shared by all tabs. What others wrote into the storage is left out. A change
 * begins with what is stored: a page that shows no cart has not read it.
 */
export const cartAtom = atom(
  (get): readonly CartLine[] => toLines(get(storedCartAtom)),
  (get, set, lines: readonly CartLine[] | ((now: readonly CartLine[]) => readonly CartLine[])) =>
    set(storedCartAtom, typeof lines === 'function' ? lines(toLines(readStored(KEY) ?? get(storedCartAtom))) : lines),
)

export const cartCountAtom = atom((get) => get(cartAtom).reduce((count, { quantity }) => count + quantity, 0))

/** For loaders, which run before the page is drawn. */
export const readCart = (): readonly CartLine[] => toLines(readStored(KEY))

const toLines = (stored: unknown): readonly CartLine[] => (Array.isArray(stored) ? stored.filter(isLine) : [])

function isLine(value: unknown): value is CartLine {
  const line = value as Partial<CartLine> | null
  return (
    typeof line === 'object' &&
    typeof line?.slug === 'string' &&
    isCount(line.productId) &&
    isCount(line.quantity) &&
    (line.variantId === null || isCount(line.variantId)) &&
    Number.isInteger(line.seenPaise)
  )
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

type Key = Pick<CartLine, 'productId' | 'variantId'>

export const isSameLine = (a: Key, b: Key): boolean => a.productId === b.productId && a.variantId === b.variantId

export const quantityOf = (lines: readonly CartLine[], key: Key): number =>
  lines.find((line) => isSameLine(line, key))?.quantity ?? 0

/** Adds to the line of the same variant, at the price of now. */
export function addLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  const quantity = quantityOf(lines, added) + added.quantity
  const isKnown = quantity > added.quantity
  const line = { ...added, quantity }
  return isKnown ? lines.map((other) => (isSameLine(other, added) ? line : other)) : [...lines, line]
}

/** Zero removes the line. */
export const setQuantity = (lines: readonly CartLine[], key: Key, quantity: number): readonly CartLine[] =>
  quantity <= 0
    ? lines.filter((line) => !isSameLine(line, key))
    : lines.map((line) => (isSameLine(line, key) ? { ...line, quantity } : line))

/** Restores a removed line at its index. Lines that were added in the meantime stay. */
export const restoreLine = (lines: readonly CartLine[], removed: CartLine, index: number): readonly CartLine[] =>
  quantityOf(lines, removed) > 0 ? addLine(lines, removed) : lines.toSpliced(index, 0, removed)

/** What is left after an order: what was added meanwhile stays. */
export const withoutOrdered = (lines: readonly CartLine[], ordered: readonly CartLine[]): readonly CartLine[] =>
  ordered.reduce((left, line) => setQuantity(left, line, quantityOf(left, line) - line.quantity), lines)
