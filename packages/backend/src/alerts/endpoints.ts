import type { Handlers, Input } from '../endpoint/handler.ts'
import { invalidFields } from '../errors.ts'
import { setAlert } from './set-alert.ts'
import type { Alert } from './tables.ts'
import { alertsOf, withdrawAlert, type AlertSubject } from './withdraw-alerts.ts'

export const alertsEndpoints: Handlers<'alerts'> = {
  async listAlerts(_, { db, customer, ports }) {
    const [pushKey, rows] = [await ports.push.publicKey(), await alertsOf(db, customer.id)]
    return { push_key: pushKey, results: rows.map(alertReply) }
  },

  async setAlert({ body }, { db, now, customer }) {
    return alertReply(await setAlert(db, now, { customerId: customer.id, subject: subjectOf(body), push: body.push }))
  },

  async withdrawAlert({ body }, { db, customer }) {
    await withdrawAlert(db, customer.id, subjectOf(body))
    return { consultant_id: body.consultant_id ?? null, live_stream_id: body.live_stream_id ?? null }
  },
}

function subjectOf({ consultant_id, live_stream_id }: Input<'withdrawAlert'>['body']): AlertSubject {
  if (live_stream_id !== undefined && consultant_id === undefined) return { streamId: live_stream_id }
  if (consultant_id !== undefined && live_stream_id === undefined) return { astrologerId: consultant_id }
  throw invalidFields({ consultant_id: 'Give either an astrologer or a live stream.' })
}

const alertReply = ({ astrologerId, streamId, expiresAt, pushEndpoint }: Alert) => ({
  consultant_id: astrologerId,
  live_stream_id: streamId,
  expires_at: expiresAt.toISOString(),
  by: pushEndpoint === null ? ('sms' as const) : ('push' as const),
})
