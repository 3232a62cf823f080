import { and, eq, ne, sql } from 'drizzle-orm'
import { astrologerRate } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { DomainError, invalidFields, notFound } from '../errors.ts'
import { lockAccount } from '../identity/index.ts'
import { isPushService } from '../ports/push-sender/push-service.ts'
import type { PushSubscription } from '../ports/push-sender.ts'
import { alerts, type Alert } from './tables.ts'

/** Our own choice: for so long, which covers an astrologer who works once a week. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
/** Our own choice: each may cost an SMS. */
export const MAX_ALERTS = 10

interface AlertRequest {
  customerId: number
  astrologerId: number
  push: PushSubscription | null
}

/** Stores that the customer wants to be notified about an astrologer. Repeated, it replaces the way and the time. */
export function setAlert(db: Db, now: Date, { customerId, astrologerId, push }: AlertRequest): Promise<Alert> {
  if (push && !isPushService(push.endpoint)) throw invalidFields({ push: 'This is not a push service of a browser.' })
  return db.transaction(async (tx) => {
    await lockAccount(tx, customerId)
    // Two requests at once must not both be the tenth.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('alerts'), ${customerId})`)
    if ((await astrologerRate(tx, astrologerId)) === null) throw notFound('Astrologer not found.')
    const others = and(eq(alerts.customerId, customerId), ne(alerts.astrologerId, astrologerId))
    if ((await tx.$count(alerts, others)) >= MAX_ALERTS)
      throw new DomainError(
        'too_many_alerts',
        `You can wait for ${MAX_ALERTS} astrologers at a time. Turn one notification off first.`,
      )
    const way = {
      pushEndpoint: push?.endpoint ?? null,
      pushPublicKey: push?.p256dh ?? null,
      pushAuth: push?.auth ?? null,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    }
    const [alert] = await tx
      .insert(alerts)
      .values({ customerId, astrologerId, createdAt: now, ...way })
      .onConflictDoUpdate({ target: [alerts.customerId, alerts.astrologerId], set: way })
      .returning()
    if (!alert) throw new Error('The insert returned no alert.')
    return alert
  })
}
