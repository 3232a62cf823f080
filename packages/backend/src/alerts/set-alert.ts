import { and, eq, not, sql } from 'drizzle-orm'
import { astrologerRate } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { DomainError, invalidFields, notFound } from '../errors.ts'
import { lockAccount } from '../identity/index.ts'
import { findLiveStream, statusOf } from '../live/index.ts'
import { isPushService } from '../ports/push-sender/push-service.ts'
import type { PushSubscription } from '../ports/push-sender.ts'
import { alerts, type Alert } from './tables.ts'
import { isAbout, type AlertSubject } from './withdraw-alerts.ts'

/** Our own choice: for so long, which covers an astrologer who works once a week and a live stream that is put off. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
/** Our own choice: each may cost an SMS. */
export const MAX_ALERTS = 10

interface AlertRequest {
  customerId: number
  subject: AlertSubject
  push: PushSubscription | null
}

/** Stores that the customer wants to be notified. Repeated, it replaces the way and the time. */
export function setAlert(db: Db, now: Date, { customerId, subject, push }: AlertRequest): Promise<Alert> {
  if (push && !isPushService(push.endpoint)) throw invalidFields({ push: 'This is not a push service of a browser.' })
  return db.transaction(async (tx) => {
    await lockAccount(tx, customerId)
    // Two requests at once must not both be the tenth.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('alerts'), ${customerId})`)
    const from = await waitsFrom(tx, now, subject)
    const others = and(eq(alerts.customerId, customerId), not(sql`coalesce(${isAbout(subject)}, false)`))
    if ((await tx.$count(alerts, others)) >= MAX_ALERTS)
      throw new DomainError(
        'too_many_alerts',
        `You can have ${MAX_ALERTS} notifications at a time. Turn one off first.`,
      )
    const way = {
      pushEndpoint: push?.endpoint ?? null,
      pushPublicKey: push?.p256dh ?? null,
      pushAuth: push?.auth ?? null,
      expiresAt: new Date(from.getTime() + LIFETIME_MS),
    }
    const [alert] = await tx
      .insert(alerts)
      .values({ customerId, ...subject, createdAt: now, ...way })
      .onConflictDoUpdate({
        target: [alerts.customerId, 'streamId' in subject ? alerts.streamId : alerts.astrologerId],
        // A process may have ended after it claimed the alert and before it sent the message.
        set: { ...way, claimedAt: null, freeSince: null, attempts: 0 },
      })
      .returning()
    if (!alert) throw new Error('The insert returned no alert.')
    return alert
  })
}

/** From when on the lifetime counts: a live stream can be announced for a day long after it. */
async function waitsFrom(db: Db, now: Date, subject: AlertSubject): Promise<Date> {
  if ('astrologerId' in subject) {
    if ((await astrologerRate(db, subject.astrologerId)) === null) throw notFound('Astrologer not found.')
    return now
  }
  const details = await findLiveStream(db, null, subject.streamId)
  if (!details) throw notFound('Live stream not found.')
  if (statusOf(details.stream) !== 'scheduled')
    throw new DomainError('wrong_status', 'This live stream has already started.')
  return details.stream.scheduledAt ?? now
}
