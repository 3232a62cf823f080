import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Consultation } from '../consultations/index.ts'
import type { Db } from '../database/db.ts'
import type { EndpointContext } from '../endpoint/handler.ts'
import { customers } from '../identity/index.ts'
import { runEach } from '../jobs/run-each.ts'
import { describeFailure } from '../ports/log.ts'
import type { PushSubscription } from '../ports/push-sender.ts'
import { waitAtMost } from '../ports/timers.ts'
import { customerName } from './open-consultation.ts'
import { pushSubscriptions } from './tables.ts'

/** A browser that was reinstalled never says that it is gone, so the oldest are forgotten. */
const MAX_BROWSERS = 5
/** The customer's reply waits no longer for a push service that hangs. The app rings without it. */
const MAX_WAIT_MS = 2000

export async function savePush(
  db: Db,
  now: Date,
  astrologerId: number,
  { endpoint, p256dh: publicKey, auth }: PushSubscription,
): Promise<void> {
  const set = { astrologerId, publicKey, auth, savedAt: now }
  await db
    .insert(pushSubscriptions)
    .values({ endpoint, ...set })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set })
  const newest = db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.astrologerId, astrologerId))
    .orderBy(desc(pushSubscriptions.savedAt), desc(pushSubscriptions.endpoint))
    .limit(MAX_BROWSERS)
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.astrologerId, astrologerId), notInArray(pushSubscriptions.endpoint, newest)))
}

export async function deletePush(db: Db, astrologerId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.astrologerId, astrologerId), eq(pushSubscriptions.endpoint, endpoint)))
}

/** Tells the browsers of the astrologer that a customer asks, once the request is stored. */
export async function pushRequest(
  { db, ports, afterwards }: Pick<EndpointContext, 'db' | 'ports' | 'afterwards'>,
  { astrologerId, customerId, kind }: Consultation,
): Promise<void> {
  const browsers = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.astrologerId, astrologerId))
  if (browsers.length === 0) return
  const [customer] = await db.select({ name: customers.name }).from(customers).where(eq(customers.id, customerId))
  const message = {
    title: `${customerName({ name: customer?.name ?? '' })} asks for a ${kind}`,
    body: 'Answer within 2 minutes.',
    path: '/astrologer/',
    tag: 'request',
  }
  const push = async ({ endpoint, publicKey: p256dh, auth }: (typeof browsers)[number]) => {
    try {
      await ports.push.send({ endpoint, p256dh, auth }, message)
    } catch (failure) {
      ports.log.write({ level: 'info', event: 'push not taken', ...describeFailure(failure) })
    }
  }
  afterwards(() => waitAtMost(MAX_WAIT_MS, runEach(browsers, push)))
}
