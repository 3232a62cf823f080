import type { Handlers } from '../endpoint/handler.ts'
import { setAlert } from './set-alert.ts'
import type { Alert } from './tables.ts'
import { alertsOf, withdrawAlert } from './withdraw-alerts.ts'

export const alertsEndpoints: Handlers<'alerts'> = {
  async listAlerts(_, { db, customer, ports }) {
    const [pushKey, rows] = [await ports.push.publicKey(), await alertsOf(db, customer.id)]
    return { push_key: pushKey, results: rows.map(alertReply) }
  },

  async setAlert({ body: { consultant_id: astrologerId, push } }, { db, now, customer }) {
    return alertReply(await setAlert(db, now, { customerId: customer.id, astrologerId, push }))
  },

  async withdrawAlert({ body: { consultant_id: astrologerId } }, { db, customer }) {
    await withdrawAlert(db, customer.id, astrologerId)
    return { consultant_id: astrologerId }
  },
}

const alertReply = ({ astrologerId, expiresAt, pushEndpoint }: Alert) => ({
  consultant_id: astrologerId,
  expires_at: expiresAt.toISOString(),
  by: pushEndpoint === null ? ('sms' as const) : ('push' as const),
})
