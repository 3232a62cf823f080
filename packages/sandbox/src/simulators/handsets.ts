import { and, asc, eq, isNull } from 'drizzle-orm'
import { type Db, handsetCalls, type HandsetCall } from '@tarapath/backend/database'
import { DomainError, notFound } from '@tarapath/backend/errors'
import type { CallBridge, PhoneLegOutcome, PhoneLegReport, Clock } from '@tarapath/backend/ports'

export type Side = 'astrologer' | 'customer'

/** A handset rings this long before nobody answers. */
export const RING_SECONDS = 40

/** Two telephones in this process: people hold them on the developer console, and scripted astrologers answer by themselves. */
export function createHandsets(db: Db, clock: Clock): CallBridge {
  return {
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

    // What happens on a handset is heard when it happens.
    readCallback: () => null,

    async fetchRecording() {
      throw notFound('Handsets record nothing.')
    },
  }
}

export async function findHandsetCall(db: Db, id: string): Promise<HandsetCall | null> {
  const [call] = await db.select().from(handsetCalls).where(eq(handsetCalls.id, id))
  return call ?? null
}

/** What the handset of one side does right now. */
export function handsetOf(call: HandsetCall, side: Side, now: Date): 'silent' | 'ringing' | 'answered' | 'down' {
  if (outcomeOf(call, now)) return 'down'
  const answeredAt = side === 'astrologer' ? call.astrologerAnsweredAt : call.customerAnsweredAt
  if (answeredAt) return 'answered'
  return side === 'astrologer' || call.astrologerAnsweredAt ? 'ringing' : 'silent'
}

/** Picks the handset of one side up. */
export async function answer(db: Db, now: Date, id: string, side: Side): Promise<void> {
  const call = await liveCall(db, now, id)
  const state = handsetOf(call, side, now)
  if (state === 'silent') throw new DomainError('not_ringing', 'This handset does not ring yet.')
  if (state === 'answered') return
  const picked = side === 'astrologer' ? { astrologerAnsweredAt: now } : { customerAnsweredAt: now }
  await db
    .update(handsetCalls)
    .set(picked)
    .where(and(eq(handsetCalls.id, id), isNull(handsetCalls.endedAt)))
}

/** Puts the handset of one side down: declines while it rings, hangs up afterwards. */
export async function putDown(db: Db, now: Date, id: string, side: Side): Promise<void> {
  const call = await liveCall(db, now, id)
  await close(db, now, call, `${side}_${handsetOf(call, side, now) === 'answered' ? 'hung_up' : 'declined'}`)
}

/** Calls whose handsets still ring or talk, the oldest first. */
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
    ended: outcome && { outcome, talkSeconds, recordingUrl: null },
  }
}

async function liveCall(db: Db, now: Date, id: string): Promise<HandsetCall> {
  const call = await findHandsetCall(db, id)
  if (!call) throw notFound('There is no such call.')
  if (outcomeOf(call, now)) throw new DomainError('line_down', 'This call is over.')
  return call
}

/** How the call ended, or that nobody answered in time; null while it goes on. */
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
