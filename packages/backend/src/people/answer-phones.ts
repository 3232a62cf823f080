import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers, consultations, seats, type HandsetCall, type Temperament } from '../database/schema/index.ts'
import { Problem } from '../http/problem.ts'
import { handsetOf, liveHandsetCalls } from '../ports/call-bridge/handsets.ts'
import { describeFailure, type Log } from '../ports/log.ts'
import { actOnHandset, type HandsetAct } from '../rules/calls/act-on-handset.ts'
import { after } from '../rules/consultations/lifecycle.ts'
import { between, chance } from './chance.ts'
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
      if (failure instanceof Problem) continue
      const facts = { consultation: call.consultationId, ...describeFailure(failure) }
      log.write({ level: 'error', event: 'scripted person stuck', ...facts })
    }
  }
}

function nextAct(call: HandsetCall, temperament: Temperament, now: Date): { do: HandsetAct; at: Date } | null {
  const { picksUpAfter, rejects, leavesAfter } = mannerOf(temperament)
  const { id, astrologerRangAt, customerAnsweredAt } = call
  if (handsetOf(call, 'astrologer', now) === 'ringing') {
    const seconds = between(...picksUpAfter, chance(id, 'pick up'))
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
