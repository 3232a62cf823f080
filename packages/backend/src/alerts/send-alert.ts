import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers } from '../identity/index.ts'
import { describeFailure } from '../ports/log.ts'
import type { Ports } from '../ports/ports.ts'
import { composeAlert } from './compose-alert.ts'
import { alerts, type Alert } from './tables.ts'

const MAX_ATTEMPTS = 3

export interface AlertSender {
  db: Db
  ports: Pick<Ports, 'push' | 'sms' | 'log'>
  webOrigin: string
}

/**
 * Sends a claimed alert, by push where the customer's browser takes one and else by SMS, and deletes it. If neither is
 * taken, it is tried again a moment later, and given up after a third time.
 */
export async function sendAlert({ db, ports, webOrigin }: AlertSender, alert: Alert, now: Date): Promise<void> {
  const ofAlert = eq(alerts.id, alert.id)
  try {
    await notify({ db, ports, webOrigin }, alert)
  } catch (failure) {
    ports.log.write({ level: 'error', event: 'alert not sent', ...describeFailure(failure) })
    if (alert.attempts + 1 < MAX_ATTEMPTS) {
      await db
        .update(alerts)
        .set({ claimedAt: null, freeSince: now, attempts: sql`${alerts.attempts} + 1` })
        .where(ofAlert)
      return
    }
  }
  await db.delete(alerts).where(ofAlert)
}

async function notify({ db, ports, webOrigin }: AlertSender, alert: Alert): Promise<void> {
  const [message, [customer]] = await Promise.all([
    composeAlert(db, alert, webOrigin),
    db.select({ phone: customers.phone }).from(customers).where(eq(customers.id, alert.customerId)),
  ])
  if (!message || !customer) return
  const { pushEndpoint: endpoint, pushPublicKey: p256dh, pushAuth: auth } = alert
  if (endpoint !== null && p256dh !== null && auth !== null) {
    try {
      return await ports.push.send({ endpoint, p256dh, auth }, message.push)
    } catch (failure) {
      // A browser that unsubscribed, or a push service that is away: the SMS reaches the customer all the same.
      ports.log.write({ level: 'info', event: 'push not taken', ...describeFailure(failure) })
    }
  }
  if (message.sms) await ports.sms.send({ phone: customer.phone, ...message.sms })
}
