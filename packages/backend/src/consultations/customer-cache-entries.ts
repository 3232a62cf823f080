import type { Customer, SignedInCustomer } from '../identity/index.ts'
import type { MessageMarks } from './chat-messages.ts'
import type { ConsultationStatus } from './consultation-status.ts'

/** No entry is used for longer, even if the notification of a change was lost. */
const MAX_AGE_MS = 60_000
/** The oldest entries are removed first. */
const MAX_ENTRIES = 20_000

interface CacheEntry {
  customer: Customer
  /** The customer's access tokens, their sign-in sessions, and when they expire. */
  tokens: Map<string, { signInId: number; expiresAt: Date }>
  readAt: number
  status?: ConsultationStatus | null
  /**
   * By consultation. Replaced when a message arrives, so that a read that is still running stores its result in the old
   * map.
   */
  messageMarks: Map<number, MessageMarks>
}

export interface CacheEntries {
  find: (customerId: number | undefined, now: Date) => CacheEntry | undefined
  findByToken: (token: string, now: Date) => CacheEntry | undefined
  addToken: (token: string, found: SignedInCustomer & { expiresAt: Date }, now: Date) => void
  invalidate: (customerId: number) => void
  invalidateMessages: (customerId: number) => void
  invalidateAll: () => void
  /** Counts invalidations: a result that was read before one must not be stored after it. */
  version: () => number
}

export function createCacheEntries(): CacheEntries {
  const entries = new Map<number, CacheEntry>()
  const customerIds = new Map<string, number>()
  let version = 0

  function remove(customerId: number): void {
    for (const token of entries.get(customerId)?.tokens.keys() ?? []) customerIds.delete(token)
    entries.delete(customerId)
  }

  function find(customerId: number | undefined, now: Date): CacheEntry | undefined {
    const entry = customerId === undefined ? undefined : entries.get(customerId)
    if (!entry) return undefined
    const age = now.getTime() - entry.readAt
    return age >= 0 && age < MAX_AGE_MS ? entry : undefined
  }

  return {
    find,
    findByToken: (token, now) => find(customerIds.get(token), now),
    addToken(token, { customer, signInId, expiresAt }, now) {
      const { id } = customer
      const entry = find(id, now) ?? { customer, tokens: new Map(), readAt: now.getTime(), messageMarks: new Map() }
      if (entries.get(id) !== entry) remove(id)
      entry.tokens.set(token, { signInId, expiresAt })
      entries.set(id, entry)
      customerIds.set(token, id)
      if (entries.size > MAX_ENTRIES) remove(entries.keys().next().value as number)
    },
    invalidate(customerId) {
      version += 1
      remove(customerId)
    },
    invalidateMessages(customerId) {
      const entry = entries.get(customerId)
      if (entry) entry.messageMarks = new Map()
    },
    invalidateAll() {
      version += 1
      entries.clear()
      customerIds.clear()
    },
    version: () => version,
  }
}
