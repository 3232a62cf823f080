import type { CartLine } from './cart.ts'

const KEY = 'ordered'

interface Ordered {
  txnId: string
  lines: readonly CartLine[]
  totalPaise: number
}

/** Stores the price and the cart lines of an order until its payment is settled. */
export function rememberOrdered(ordered: Ordered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ordered))
  } catch {
    // Storage is blocked, and holds no cart either.
  }
}

/** What the paid order took from the cart, once. */
export function takeOrdered(txnId: string): readonly CartLine[] {
  const ordered = readOrdered(txnId)
  if (!Array.isArray(ordered?.lines)) return []
  localStorage.removeItem(KEY)
  return ordered.lines
}

/** The price of an order whose payment is open; null on another device. */
export function orderedPaise(txnId: string): number | null {
  const paise = readOrdered(txnId)?.totalPaise
  return typeof paise === 'number' ? paise : null
}

function readOrdered(txnId: string): Partial<Ordered> | null {
  try {
    const ordered = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Ordered> | null
    return ordered?.txnId === txnId ? ordered : null
  } catch {
    return null // Blocked storage, or not ours.
  }
}
