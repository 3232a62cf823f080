import { sql } from 'drizzle-orm'
import { waitAtMost } from '../ports/timers.ts'
import type { Database, Db } from '../database/db.ts'
import { createTokenLookup, type TokenOwner } from '../identity/index.ts'
import { messageMarks, type MessageMarks } from './chat-messages.ts'
import { isDue } from './close-due.ts'
import { currentStatus, type ConsultationStatus } from './consultation-status.ts'
import { type CacheEntries, createCacheEntries } from './customer-cache-entries.ts'
import { flushHeartbeats } from './heartbeats.ts'
import { addSeconds, REPORT_ENDED_SECONDS } from './lifecycle.ts'

const CHANNEL = 'customer_changed'
const MESSAGE_PREFIX = 'message '
/** A notification that takes longer was lost with its connection. */
const NOTIFICATION_TIMEOUT_MS = 1000

/**
 * What this process has read about customers who poll. The database notifies every process of changes, so a poll of a
 * consultation that does not change costs no query.
 */
export interface CustomerCache {
  signedIn: (token: string, now: Date) => Promise<TokenOwner>
  /** What a poll answers. The poll is also the heartbeat of the customer's app. */
  currentStatus: (now: Date, customerId: number) => Promise<ConsultationStatus | null>
  /** For a customer's own chat. While they are the same, the list has not changed. */
  messageMarks: (now: Date, own: { id: number; customerId: number }) => Promise<MessageMarks>
  /** For changes by this process itself, whose notification arrives a moment later. */
  invalidate: (customerId: number) => void
  /** Whether there are heartbeats to flush. */
  hasHeartbeats: () => boolean
  /** Stores the heartbeats that were collected since the last flush. */
  flushHeartbeats: () => Promise<void>
  /** Waits until all earlier changes are known here: notifications arrive in the order of their commits. */
  catchUp: () => Promise<void>
}

export function createCustomerCache(database: Database): CustomerCache {
  const { db } = database
  const entries = createCacheEntries()
  const heartbeats = new Map<number, Date>()
  const barriers = new Map<string, () => void>()
  const findCustomer = createTokenLookup(db, 'customer')
  let isWatching = false

  // Without notifications nothing is cached.
  database.watch(CHANNEL, onNotification(entries, heartbeats, barriers), entries.invalidateAll).then(
    () => (isWatching = true),
    () => {},
  )

  return {
    async signedIn(token, now) {
      const entry = entries.findByToken(token, now)
      const known = entry?.tokens.get(token)
      if (entry && known && known.expiresAt > now) return { customer: entry.customer, signInId: known.signInId }
      const version = entries.version()
      const found = await findCustomer(token, now)
      if (typeof found === 'string') return found
      if (isWatching && entries.version() === version) entries.addToken(token, found, now)
      return found
    },

    async currentStatus(now, customerId) {
      const entry = entries.find(customerId, now)
      let status = entry?.status
      if (status === undefined || !isCurrent(status, now)) {
        const version = entries.version()
        status = await currentStatus(db, now, customerId)
        if (entry && entries.version() === version) entry.status = status
      }
      if (status) collectHeartbeat(heartbeats, status, now)
      return status
    },

    async messageMarks(now, own) {
      const cached = entries.find(own.customerId, now)?.messageMarks
      const marks = cached?.get(own.id) ?? (await messageMarks(db, own))
      cached?.set(own.id, marks)
      return marks
    },

    invalidate: entries.invalidate,

    hasHeartbeats: () => heartbeats.size > 0,

    async flushHeartbeats() {
      const collected = new Map(heartbeats)
      heartbeats.clear()
      await flushHeartbeats(db, collected)
    },

    async catchUp() {
      // PGlite notifies before the statement that made the change returns.
      if (isWatching && database.kind !== 'pglite') await waitForNotification(db, barriers)
    },
  }
}

function collectHeartbeat(heartbeats: Map<number, Date>, { consultation }: ConsultationStatus, now: Date): void {
  if (!consultation.lastSeenAt || consultation.endedAt) return
  consultation.lastSeenAt = now
  heartbeats.set(consultation.id, now)
}

const onNotification =
  (entries: CacheEntries, heartbeats: Map<number, Date>, barriers: ReadonlyMap<string, () => void>) =>
  (payload: string): void => {
    const passBarrier = barriers.get(payload)
    if (passBarrier) passBarrier()
    else if (payload === 'everybody') {
      entries.invalidateAll()
      // The data was reset, and the ids are used again.
      heartbeats.clear()
    } else if (payload.startsWith(MESSAGE_PREFIX)) {
      entries.invalidateMessages(Number(payload.slice(MESSAGE_PREFIX.length)))
    } else entries.invalidate(Number(payload))
  }

/** Sends a notification of its own and waits for it, because it arrives after all earlier ones. */
async function waitForNotification(db: Db, barriers: Map<string, () => void>): Promise<void> {
  const barrier = `barrier ${crypto.randomUUID()}`
  const arrival = new Promise<void>((resolve) => barriers.set(barrier, resolve))
  await db.execute(sql`select pg_notify(${CHANNEL}, ${barrier})`)
  await waitAtMost(NOTIFICATION_TIMEOUT_MS, arrival)
  barriers.delete(barrier)
}

/** A status also changes through time alone. */
function isCurrent(status: ConsultationStatus | null, now: Date): boolean {
  if (!status) return true
  const { consultation } = status
  if (consultation.endedAt) return now < addSeconds(consultation.endedAt, REPORT_ENDED_SECONDS)
  return !isDue(consultation, now)
}
