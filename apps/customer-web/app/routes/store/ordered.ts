import type { CartLine } from './cart.ts'

const KEY = 'ordered'

interface Ordered {
  txnId: string
  lines: readonly CartLine[]
}

/** Notes what an order took from the cart, until its payment is known. */
export function rememberOrdered(txnId: string, lines: readonly CartLine[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ txnId, lines } satisfies Ordered))
  } catch {
    // Storage is blocked, and holds no cart either.
  }
}

/** What the paid order took from the cart, once. */
export function takeOrdered(txnId: string): readonly CartLine[] {
  try {
    const ordered = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Ordered | null
    if (ordered?.txnId !== txnId || !Array.isArray(ordered.lines)) return []
    localStorage.removeItem(KEY)
    return ordered.lines
  } catch {
    return []
  }
}
