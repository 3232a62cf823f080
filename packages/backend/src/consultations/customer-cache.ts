import { sql } from 'drizzle-orm'
import type { Database } from '../database/db.ts'
import { type Customer, signedInCustomer, type SignedIn } from '../identity/index.ts'
import { after, TELL_ENDED_SECONDS } from './lifecycle.ts'
import { lastMessageId } from './messages.ts'
import { consultationToTell, type ToldConsultation } from './ongoing.ts'
import { isUnsettled } from './close-due.ts'
import { flushHeartbeats } from './silence.ts'

/** Nothing is remembered longer, whatever became of the notification that it changed. */
const LONGEST_MS = 60_000
const CHANNEL = 'customer_changed'
const MESSAGE = 'message '
/** A notification that has not come by then was lost with its connection. */
const PATIENCE_MS = 1000
/** The longest known go first. */
const MOST_CUSTOMERS = 20_000

interface Person {
  customer: Customer
  /** Until when each of the customer's tokens is good. */
  tokens: Map<string, Date>
  readAt: number
  told?: ToldConsultation | null
  /** By consultation. Another map as soon as a message comes, so that what is being read meanwhile is not remembered. */
  lastMessages: Map<number, number>
}

/**
 * What this process knows of customers who ask again and again. The database tells every process what changed, so the
 * poll of a consultation in which nothing happens costs no query.
 */
export interface CustomerCache {
  signedIn: (token: string, now: Date) => Promise<SignedIn>
  /** The consultation a customer is told about; this question also shows that the customer's app is there. */
  consultationToTell: (now: Date, customerId: number) => Promise<ToldConsultation | null>
  /** The id of the newest message of one's own chat: while it stays, the list has not changed. */
  lastMessageId: (now: Date, own: { id: number; customerId: number }) => Promise<number>
  /** At once, where this process itself changes something: the notification comes a moment later. */
  forget: (customerId: number) => void
  /** Whether there is anything to flush. */
  hasHeartbeats: () => boolean
  /** Keeps for others whose apps were there. */
  flushHeartbeats: () => Promise<void>
  /** Waits until all that was changed before is heard of here: notifications come in the order of their commits. */
  catchUp: () => Promise<void>
}

export function createCustomerCache(database: Database): CustomerCache {
  const { db } = database
  const people = new Map<number, Person>()
  const owners = new Map<string, number>()
  const heard = new Map<number, Date>()
  const findCustomer = signedInCustomer(db)
  const marks = new Map<string, () => void>()
  let isWatching = false
  /** Counts changes: what was read while one came may be older than it. */
  let changes = 0

  function drop(customerId: number): void {
    for (const token of people.get(customerId)?.tokens.keys() ?? []) owners.delete(token)
    people.delete(customerId)
  }
  const forget = (customerId: number): void => {
    changes += 1
    drop(customerId)
  }
  const forgetAll = (): void => {
    changes += 1
    people.clear()
    owners.clear()
  }
  function forgetMessages(customerId: number): void {
    const person = people.get(customerId)
    if (person) person.lastMessages = new Map()
  }
  function hear(payload: string): void {
    const arrived = marks.get(payload)
    if (arrived) arrived()
    else if (payload === 'everybody') {
      forgetAll()
      // Their numbers are given out anew.
      heard.clear()
    } else if (payload.startsWith(MESSAGE)) forgetMessages(Number(payload.slice(MESSAGE.length)))
    else forget(Number(payload))
  }
  // Without notifications nothing is remembered, and everything is asked again.
  database.watch(CHANNEL, hear, forgetAll).then(
    () => (isWatching = true),
    () => {},
  )

  function recall(customerId: number | undefined, now: Date): Person | undefined {
    const person = customerId === undefined ? undefined : people.get(customerId)
    if (!person) return undefined
    const age = now.getTime() - person.readAt
    return age >= 0 && age < LONGEST_MS ? person : undefined
  }

  return {
    async signedIn(token, now) {
      const person = recall(owners.get(token), now)
      const expiresAt = person?.tokens.get(token)
      if (person && expiresAt && expiresAt > now) return person.customer
      const before = changes
      const found = await findCustomer(token, now)
      if (typeof found === 'string') return found
      const { customer } = found
      if (isWatching && changes === before) {
        const known = recall(customer.id, now) ?? {
          customer,
          tokens: new Map<string, Date>(),
          readAt: now.getTime(),
          lastMessages: new Map<number, number>(),
        }
        if (people.get(customer.id) !== known) drop(customer.id)
        known.tokens.set(token, found.expiresAt)
        people.set(customer.id, known)
        owners.set(token, customer.id)
        if (people.size > MOST_CUSTOMERS) drop(people.keys().next().value as number)
      }
      return customer
    },

    async consultationToTell(now, customerId) {
      const person = recall(customerId, now)
      let told = person?.told
      if (told === undefined || !isStillTrue(told, now)) {
        const before = changes
        told = await consultationToTell(db, now, customerId)
        if (person && changes === before) person.told = told
      }
      if (told?.consultation.lastSeenAt && !told.consultation.endedAt) {
        told.consultation.lastSeenAt = now
        heard.set(told.consultation.id, now)
      }
      return told
    },

    async lastMessageId(now, own) {
      const known = recall(own.customerId, now)?.lastMessages
      const last = known?.get(own.id) ?? (await lastMessageId(db, own))
      known?.set(own.id, last)
      return last
    },

    forget,

    hasHeartbeats: () => heard.size > 0,

    async flushHeartbeats() {
      const gone = new Map(heard)
      heard.clear()
      await flushHeartbeats(db, gone)
    },

    async catchUp() {
      // The embedded database has told of a change before the call that made it has ended.
      if (!isWatching || database.kind === 'pglite') return
      const mark = `mark ${crypto.randomUUID()}`
      const arrival = new Promise<void>((resolve) => marks.set(mark, resolve))
      let timer: ReturnType<typeof setTimeout> | undefined
      const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))
      await db.execute(sql`select pg_notify(${CHANNEL}, ${mark})`)
      await Promise.race([arrival, patience])
      clearTimeout(timer)
      marks.delete(mark)
    },
  }
}

/** Time alone changes what is true of a consultation, too. */
function isStillTrue(told: ToldConsultation | null, now: Date): boolean {
  if (!told) return true
  const { consultation } = told
  if (consultation.endedAt) return now < after(consultation.endedAt, TELL_ENDED_SECONDS)
  return !isUnsettled(consultation, now)
}
