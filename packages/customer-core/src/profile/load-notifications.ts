import type { Client } from '@tarapath/api-client'
import { getAstrologer } from '@tarapath/api-client/astrologers'
import { getLiveStream } from '@tarapath/api-client/live'
import { listAlerts } from '@tarapath/own-api/alerts'
import type { AlertTarget } from '../alerts/index.ts'

/** The customer's alerts with the names of astrologers and live streams. Those that no longer exist are left out. */
export async function loadNotifications(api: Client): Promise<AlertTarget[]> {
  const { results } = await listAlerts(api)
  const named = await Promise.all(
    results.map(({ consultant_id: astrologer, live_stream_id: stream }) =>
      (stream === null ? astrologerTarget(api, astrologer ?? 0) : streamTarget(api, stream)).catch(() => null),
    ),
  )
  return named.filter((target) => target !== null)
}

async function astrologerTarget(api: Client, id: number): Promise<AlertTarget> {
  const { name } = await getAstrologer(api, { id })
  return { id, name }
}

async function streamTarget(api: Client, streamId: number): Promise<AlertTarget> {
  const { consultant, title } = await getLiveStream(api, { id: streamId })
  return { id: consultant.id, name: title, streamId }
}
