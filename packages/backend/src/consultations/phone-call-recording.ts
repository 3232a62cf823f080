import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, phoneCalls } from './tables.ts'
import type { EndpointContext } from '../endpoint/handler.ts'
import { notFound } from '../errors.ts'
import type { Settings } from '../ports/settings.ts'
import { addSeconds } from './lifecycle.ts'
import { isSignedUrlValid, signUrl, type UrlSignature } from '../secrets/signed-url.ts'

const LINK_VALID_SECONDS = 600
const DAY_SECONDS = 86_400

export interface RecordingLink {
  url: string
  expiresAt: Date
  seconds: number
}

/** Until when the recording of a call can be heard; null where the bridge does not say. */
export const recordingEnd = (endedAt: Date | null, days: number | null): Date | null =>
  endedAt && days !== null ? addSeconds(endedAt, days * DAY_SECONDS) : null

/** A signed URL that plays the recording of the customer's own call for ten minutes, without a sign-in. */
export async function recordingLink(
  db: Db,
  now: Date,
  { settings, ports }: Pick<EndpointContext, 'settings' | 'ports'>,
  own: { id: number; customerId: number },
): Promise<RecordingLink> {
  const [call] = await db
    .select({ id: phoneCalls.id, talkSeconds: phoneCalls.talkSeconds, endedAt: consultations.endedAt })
    .from(phoneCalls)
    .innerJoin(consultations, eq(consultations.id, phoneCalls.consultationId))
    .where(
      and(
        eq(consultations.id, own.id),
        eq(consultations.customerId, own.customerId),
        isNotNull(phoneCalls.recordingUrl),
      ),
    )
  if (!call) throw notFound('This consultation has no recording.')
  const end = recordingEnd(call.endedAt, ports.calls.recordingDays)
  if (end && end <= now) throw notFound('The recording was deleted.')
  const expiresAt = addSeconds(now, LINK_VALID_SECONDS)
  const url = new URL(await signUrl(settings, pathOf(call.id), expiresAt), settings.publicOrigin)
  return { url: url.href, expiresAt, seconds: call.talkSeconds ?? 0 }
}

/** The provider's URL of a recording; null when the signature is wrong or has expired. */
export async function findRecording(
  db: Db,
  now: Date,
  settings: Settings,
  { callId, ...signature }: UrlSignature & { callId: string },
): Promise<string | null> {
  if (!(await isSignedUrlValid(settings, now, pathOf(callId), signature))) return null
  const [call] = await db.select().from(phoneCalls).where(eq(phoneCalls.id, callId))
  return call?.recordingUrl ?? null
}

const pathOf = (callId: string): string => `/api/media/recordings/${callId}`
