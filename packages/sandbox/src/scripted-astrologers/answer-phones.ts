import { eq, inArray } from 'drizzle-orm'
import type { Db, HandsetCall } from '@tarapath/backend/database'
import { astrologers, seats, type Temperament } from '@tarapath/backend/astrologers'
import { consultations, after } from '@tarapath/backend/consultations'
import { DomainError } from '@tarapath/backend/errors'
import { handsetOf, liveHandsetCalls } from '../simulators/handsets.ts'
import { describeFailure, type Log } from '@tarapath/backend/ports'
import { actOnHandset, type HandsetAct } from '../simulators/act-on-handset.ts'
import { between, seededRandom } from '@tarapath/backend/drawings'
import { mannerOf } from './temperament.ts'

/** Scripted astrologers answer a handset that rings for them, and hang up when they have to go. */
export async function answerPhones(db: Db, now: Date, log: Log): Promise<void> {
  const calls = await liveHandsetCalls(db, now)
  if (calls.length === 0) return
  const temperaments = await scriptedIn(db, calls)
  for (const call of calls) {
    const temperament = temperaments.get(call.consultationId)
    const act = temperament && nextAct(call, temperament, now)
    if (!act || act.at > now) continue
    try {
      await actOnHandset(db, now, call.id, 'astrologer', act.do)
    } catch (failure) {
      // The line went down in this very moment.
      if (failure instanceof DomainError) continue
      const facts = { consultation: call.consultationId, ...describeFailure(failure) }
      log.write({ level: 'error', event: 'scripted person stuck', ...facts })
    }
  }
}

function nextAct(call: HandsetCall, temperament: Temperament, now: Date): { do: HandsetAct; at: Date } | null {
  const { picksUpAfter, rejects, leavesAfter } = mannerOf(temperament)
  const { id, astrologerRangAt, customerAnsweredAt } = call
  if (handsetOf(call, 'astrologer', now) === 'ringing') {
    const seconds = between(...picksUpAfter, seededRandom(id, 'pick up'))
    return { do: rejects ? 'put-down' : 'answer', at: after(astrologerRangAt, seconds) }
  }
  if (!customerAnsweredAt || leavesAfter === null) return null
  return { do: 'put-down', at: after(customerAnsweredAt, leavesAfter) }
}

/** By consultation, where no person has taken the astrologer's chair. */
async function scriptedIn(db: Db, calls: readonly HandsetCall[]): Promise<Map<number, Temperament>> {
  const ids = calls.map(({ consultationId }) => consultationId)
  const rows = await db
    .select({ id: consultations.id, seated: consultations.seated, temperament: astrologers.temperament, seat: seats })
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .leftJoin(seats, eq(seats.astrologerId, consultations.astrologerId))
    .where(inArray(consultations.id, ids))
  return new Map(
    rows.flatMap(({ id, seated, seat, temperament }) =>
      seated || seat || temperament === null ? [] : [[id, temperament] as const],
    ),
  )
}
