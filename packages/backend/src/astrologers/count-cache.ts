/** Smaller counts are not cached: they are cheap. */
const MIN_CACHED_COUNT = 1000
const MAX_AGE_MS = 10_000
const MAX_ENTRIES = 1000

/** Caches the counts of long lists, by their filters. */
export interface CountCache {
  /** Null: count the list and `set` the result. */
  get: (filters: string, now: Date) => number | null
  set: (filters: string, now: Date, count: number) => void
}

export function createCountCache(): CountCache {
  const entries = new Map<string, { count: number; countedAt: number }>()
  return {
    get(filters, now) {
      const entry = entries.get(filters)
      if (!entry) return null
      const age = now.getTime() - entry.countedAt
      if (age >= 0 && age < MAX_AGE_MS) return entry.count
      // This caller counts again; until it is done, other callers get the old count.
      entry.countedAt = now.getTime()
      return null
    },

    set(filters, now, count) {
      entries.delete(filters)
      if (count < MIN_CACHED_COUNT) return
      entries.set(filters, { count, countedAt: now.getTime() })
      if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value as string)
    },
  }
}
