import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, phoneCalls } from './tables.ts'
import { notFound } from '../errors.ts'
import type { Settings } from '../ports/settings.ts'
import { after } from './lifecycle.ts'
import { isSealed, sealedLink, type Seal } from '../secrets/signed-url.ts'

const LINK_SECONDS = 600

export interface RecordingLink {
  url: string
  expiresAt: Date
  seconds: number
}

/** An address under which one's own call can be heard for ten minutes, by anybody who has it. */
export async function recordingLink(
  db: Db,
  now: Date,
  settings: Settings,
  own: { id: number; customerId: number },
): Promise<RecordingLink> {
  const [call] = await db
    .select({ id: phoneCalls.id, talkSeconds: phoneCalls.talkSeconds })
    .from(phoneCalls)
    .innerJoin(consultations, eq(consultations.id, phoneCalls.consultationId))
    .where(
      and(
        eq(consultations.id, own.id),
        eq(consultations.customerId, own.customerId),
        isNotNull(phoneCalls.recordingUrl),
      ),
    )
  if (!call) throw notFound('There is no recording of this consultation.')
  const expiresAt = after(now, LINK_SECONDS)
  const url = new URL(await sealedLink(settings, pathOf(call.id), expiresAt), settings.publicOrigin)
  return { url: url.href, expiresAt, seconds: call.talkSeconds ?? 0 }
}

/** Where the bridge keeps the sound, for who holds a link that still stands; null for everybody else. */
export async function findRecording(
  db: Db,
  now: Date,
  settings: Settings,
  { callId, ...seal }: Seal & { callId: string },
): Promise<string | null> {
  if (!(await isSealed(settings, now, pathOf(callId), seal))) return null
  const [call] = await db.select().from(phoneCalls).where(eq(phoneCalls.id, callId))
  return call?.recordingUrl ?? null
}

const pathOf = (callId: string): string => `/api/media/recordings/${callId}`
