/** Below this everybody is counted each time. */
const WORTH_REMEMBERING = 1000
const COUNTED_AGAIN_MS = 10_000
const MOST_REMEMBERED = 1000

/** How many a long list holds, by its filters. */
export interface RememberedCounts {
  /** Null: count them, and tell `keep`. */
  recall: (filters: string, now: Date) => number | null
  keep: (filters: string, now: Date, count: number) => void
}

export function createRememberedCounts(): RememberedCounts {
  const remembered = new Map<string, { count: number; countedAt: number }>()
  return {
    recall(filters, now) {
      const found = remembered.get(filters)
      if (!found) return null
      const age = now.getTime() - found.countedAt
      if (age >= 0 && age < COUNTED_AGAIN_MS) return found.count
      // One counts again; the others are told the old count until it is done.
      found.countedAt = now.getTime()
      return null
    },

    keep(filters, now, count) {
      remembered.delete(filters)
      if (count < WORTH_REMEMBERING) return
      remembered.set(filters, { count, countedAt: now.getTime() })
      if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value as string)
    },
  }
}
