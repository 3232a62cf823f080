import { astrologerRate } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { findLiveStream, statusOf } from '../live/index.ts'
import { printPaise } from '../money/rupees.ts'
import type { PushMessage } from '../ports/push-sender.ts'
import type { Sms } from '../ports/sms-sender.ts'
import type { Alert } from './tables.ts'

interface AlertMessage {
  push: PushMessage
  /** Null: it is not worth an SMS. */
  sms: Omit<Sms, 'phone'> | null
}

/** What an alert says. Null: there is nothing to say any more. */
export async function composeAlert(
  db: Db,
  { astrologerId, streamId }: Alert,
  webOrigin: string,
): Promise<AlertMessage | null> {
  if (streamId !== null) return liveStreamMessage(db, streamId, webOrigin)
  return astrologerId === null ? null : astrologerMessage(db, astrologerId, webOrigin)
}

async function astrologerMessage(db: Db, id: number, webOrigin: string): Promise<AlertMessage | null> {
  const astrologer = await astrologerRate(db, id)
  if (!astrologer) return null
  const { name, slug, ratePaise } = astrologer
  const path = `/consult-astrologer-online/${slug}`
  const link = webOrigin + path
  return {
    push: {
      title: `${name} is free now`,
      body: `Start a chat at ${printPaise(ratePaise)} a minute.`,
      path,
      tag: `astrologer-${id}`,
    },
    sms: {
      template: 'astrologer_free',
      variables: { name, link },
      text: `${name} is free for a chat now: ${link} You asked Tarapath to notify you once.`,
    },
  }
}

async function liveStreamMessage(db: Db, id: number, webOrigin: string): Promise<AlertMessage | null> {
  const details = await findLiveStream(db, null, id)
  if (!details) return null
  const { stream, astrologerName: name } = details
  const tag = `live-stream-${id}`
  if (statusOf(stream) === 'live') {
    const path = `/live-session?stream=${id}`
    const link = webOrigin + path
    return {
      push: { title: `${name} is live now`, body: `${stream.title}. Watching is free.`, path, tag },
      sms: {
        template: 'live_started',
        variables: { name, link },
        text: `${name} is live now: ${link} You asked Tarapath to notify you once.`,
      },
    }
  }
  const isCancelled = stream.startedAt === null
  return isCancelled
    ? {
        push: { title: `${name} will not go live`, body: `“${stream.title}” was cancelled.`, path: '/live', tag },
        sms: null,
      }
    : null
}
