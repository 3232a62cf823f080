import { and, asc, eq, isNull } from 'drizzle-orm'
import { type Db, handsetCalls, type HandsetCall } from '@tarapath/backend/database'
import { DomainError, notFound } from '@tarapath/backend/errors'
import type { CallBridge, PhoneLegOutcome, PhoneLegReport, Clock } from '@tarapath/backend/ports'
import { handsetRecording } from './handset-recording.ts'

export type Side = 'astrologer' | 'customer'

/** One of the two telephones of a call. */
export interface Handset {
  callId: string
  side: Side
}

/** A call that is not answered within this time counts as missed. */
export const RING_SECONDS = 40

/** How long a recording can be heard. */
const RECORDING_DAYS = 90

/** Shorter calls leave no recording, so that both can be seen. */
const MIN_RECORDED_SECONDS = 61

const RECORDING_URL = 'https://handsets.invalid/recording.wav'

/** A call bridge without a telephone network: the developer console shows two handsets for each call. */
export function createHandsets(db: Db, clock: Clock): CallBridge {
  return {
    recordingDays: RECORDING_DAYS,

    async connect({ callId, consultationId }) {
      await db
        .insert(handsetCalls)
        .values({ id: callId, consultationId, astrologerRangAt: clock.now() })
        .onConflictDoNothing()
      return callId
    },

    async report(legId) {
      const call = await findHandsetCall(db, legId)
      return call && reportOf(call, clock.now())
    },

    async hangUp(legId) {
      const call = await findHandsetCall(db, legId)
      if (call) await close(db, clock.now(), call, 'hung_up')
    },

    // `operateHandset` reports every change itself.
    readCallback: () => null,

    fetchRecording: async () => new Response(handsetRecording(), { headers: { 'content-type': 'audio/wav' } }),
  }
}

export async function findHandsetCall(db: Db, id: string): Promise<HandsetCall | null> {
  const [call] = await db.select().from(handsetCalls).where(eq(handsetCalls.id, id))
  return call ?? null
}

export function handsetStateOf(call: HandsetCall, side: Side, now: Date): 'idle' | 'ringing' | 'answered' | 'ended' {
  if (outcomeOf(call, now)) return 'ended'
  const answeredAt = side === 'astrologer' ? call.astrologerAnsweredAt : call.customerAnsweredAt
  if (answeredAt) return 'answered'
  return side === 'astrologer' || call.astrologerAnsweredAt ? 'ringing' : 'idle'
}

export async function answerHandset(db: Db, now: Date, { callId, side }: Handset): Promise<void> {
  const call = await liveCall(db, now, callId)
  const state = handsetStateOf(call, side, now)
  if (state === 'idle') throw new DomainError('not_ringing', 'This handset is not ringing yet.')
  if (state === 'answered') return
  const answered = side === 'astrologer' ? { astrologerAnsweredAt: now } : { customerAnsweredAt: now }
  await db
    .update(handsetCalls)
    .set(answered)
    .where(and(eq(handsetCalls.id, callId), isNull(handsetCalls.endedAt)))
}

/** Declines a call that rings, ends one that was answered. */
export async function hangUpHandset(db: Db, now: Date, { callId, side }: Handset): Promise<void> {
  const call = await liveCall(db, now, callId)
  await close(db, now, call, `${side}_${handsetStateOf(call, side, now) === 'answered' ? 'hung_up' : 'declined'}`)
}

/** A ringing handset is busy with another call. */
export async function engageHandset(db: Db, now: Date, { callId, side }: Handset): Promise<void> {
  const call = await liveCall(db, now, callId)
  if (handsetStateOf(call, side, now) !== 'ringing')
    throw new DomainError('not_ringing', 'This handset is not ringing.')
  await close(db, now, call, `${side}_busy`)
}

/** The connection fails, whatever the handsets do. */
export const breakLine = async (db: Db, now: Date, { callId }: Handset): Promise<void> =>
  close(db, now, await liveCall(db, now, callId), 'failed')

/** Calls that have not ended, the oldest first. */
export async function liveHandsetCalls(db: Db, now: Date): Promise<HandsetCall[]> {
  const open = await db
    .select()
    .from(handsetCalls)
    .where(isNull(handsetCalls.endedAt))
    .orderBy(asc(handsetCalls.astrologerRangAt))
  return open.filter((call) => !outcomeOf(call, now))
}

export function reportOf(call: HandsetCall, now: Date): PhoneLegReport {
  const { astrologerAnsweredAt, customerAnsweredAt, endedAt } = call
  const outcome = outcomeOf(call, now)
  const talkSeconds = customerAnsweredAt
    ? Math.floor(((endedAt ?? now).getTime() - customerAnsweredAt.getTime()) / 1000)
    : 0
  return {
    astrologerAnswered: astrologerAnsweredAt !== null,
    customerAnswered: customerAnsweredAt !== null,
    ended: outcome && {
      outcome,
      talkSeconds,
      recordingUrl: talkSeconds < MIN_RECORDED_SECONDS ? null : RECORDING_URL,
    },
  }
}

async function liveCall(db: Db, now: Date, id: string): Promise<HandsetCall> {
  const call = await findHandsetCall(db, id)
  if (!call) throw notFound('Call not found.')
  if (outcomeOf(call, now)) throw new DomainError('line_down', 'This call has ended.')
  return call
}

/** How the call ended; null while it rings or runs. */
function outcomeOf(call: HandsetCall, now: Date): PhoneLegOutcome | null {
  const { outcome, astrologerRangAt, astrologerAnsweredAt, customerAnsweredAt } = call
  if (outcome || customerAnsweredAt) return outcome
  const rangAt = astrologerAnsweredAt ?? astrologerRangAt
  if (now.getTime() - rangAt.getTime() < RING_SECONDS * 1000) return null
  return astrologerAnsweredAt ? 'customer_no_answer' : 'astrologer_no_answer'
}

async function close(db: Db, now: Date, { id }: HandsetCall, outcome: PhoneLegOutcome): Promise<void> {
  await db
    .update(handsetCalls)
    .set({ endedAt: now, outcome })
    .where(and(eq(handsetCalls.id, id), isNull(handsetCalls.endedAt)))
}
