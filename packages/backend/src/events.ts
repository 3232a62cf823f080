import type { Db } from './database/db.ts'

/** Events of one subject that another subject handles, with their data. */
interface DomainEvents {
  /** A customer requested an astrologer who is busy. A handler returns true when the astrologer is reserved for this customer. */
  busyAstrologerRequested: { customerId: number; astrologerId: number; at: Date }
  /** A customer requested a consultation; in the transaction that stores it. */
  consultationRequested: { customerId: number; astrologerId: number }
  /** The astrologer is free again; in the transaction that closes the consultation. */
  consultationEnded: { astrologerId: number; endedAt: Date }
  /** The astrologer takes no further customer; in the transaction that stores it, which has locked the astrologer. */
  astrologerSuspended: { astrologerId: number; at: Date }
  /** Staff blocked an account; in the transaction that stores it. */
  customerBlocked: { customerId: number; at: Date }
  /** Money for a purchase arrived. A handler returns false when the item is no longer available. */
  purchasePaid: Purchase
  /** The payment of a purchase failed. */
  purchaseFailed: Purchase
}

interface Purchase {
  enrolmentId: number | null
  orderId: number | null
}

type EventName = keyof DomainEvents
type Handler<Name extends EventName> = (tx: Db, event: DomainEvents[Name]) => Promise<unknown>

const handlers: { [Name in EventName]: Handler<Name>[] } = {
  busyAstrologerRequested: [],
  consultationRequested: [],
  consultationEnded: [],
  astrologerSuspended: [],
  customerBlocked: [],
  purchasePaid: [],
  purchaseFailed: [],
}

/** Called once for each handler, by `event-handlers.ts`. */
export function onEvent<Name extends EventName>(name: Name, handler: Handler<Name>): void {
  handlers[name].push(handler)
}

/** Runs the handlers one after the other inside the caller's transaction and returns their results. */
export async function emit<Name extends EventName>(tx: Db, name: Name, event: DomainEvents[Name]): Promise<unknown[]> {
  const results: unknown[] = []
  for (const handler of handlers[name]) results.push(await handler(tx, event))
  return results
}
