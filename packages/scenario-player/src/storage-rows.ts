import type { RunEntry } from './run-scenario.ts'

export interface StorageRow {
  key: string
  /** Null: it was removed a moment ago. */
  value: string | null
  /** It changed within the last second. */
  isFresh: boolean
}

const FRESH_MS = 1000
const REMOVED_STAYS_MS = 5000

/** What storage holds, and for a while what it held. */
export function storageRows(trace: readonly RunEntry[], now: number): StorageRow[] {
  const latest = new Map<string, { t: number; value: string | null }>()
  for (const entry of trace) {
    if (entry.kind === 'storage') latest.set(entry.key, entry)
  }
  return Array.from(latest, ([key, { t, value }]) => ({ key, value, isFresh: now - t < FRESH_MS, t }))
    .filter(({ value, t }) => value !== null || now - t < REMOVED_STAYS_MS)
    .map(({ key, value, isFresh }) => ({ key, value, isFresh }))
    .toSorted((a, b) => a.key.localeCompare(b.key))
}
