import { eq, inArray } from 'drizzle-orm'
import type { Db, HandsetCall } from '@tarapath/backend/database'
import { astrologers, operatorTakeovers, type Persona } from '@tarapath/backend/astrologers'
import { consultations, addSeconds } from '@tarapath/backend/consultations'
import { DomainError } from '@tarapath/backend/errors'
import { handsetOf, liveHandsetCalls } from '../simulators/handsets.ts'
import { describeFailure, type Log } from '@tarapath/backend/ports'
import { actOnHandset, type HandsetAct } from '../simulators/act-on-handset.ts'
import { between, chance } from '@tarapath/backend/drawings'
import { mannerOf } from './persona.ts'

/** Scripted astrologers answer a handset that rings for them, and hang up when they have to go. */
export async function answerPhones(db: Db, now: Date, log: Log): Promise<void> {
  const calls = await liveHandsetCalls(db, now)
  if (calls.length === 0) return
  const personas = await scriptedIn(db, calls)
  for (const call of calls) {
    const persona = personas.get(call.consultationId)
    const act = persona && nextAct(call, persona, now)
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

function nextAct(call: HandsetCall, persona: Persona, now: Date): { do: HandsetAct; at: Date } | null {
  const { picksUpAfter, rejects, leavesAfter } = mannerOf(persona)
  const { id, astrologerRangAt, customerAnsweredAt } = call
  if (handsetOf(call, 'astrologer', now) === 'ringing') {
    const seconds = between(...picksUpAfter, chance(id, 'pick up'))
    return { do: rejects ? 'put-down' : 'answer', at: addSeconds(astrologerRangAt, seconds) }
  }
  if (!customerAnsweredAt || leavesAfter === null) return null
  return { do: 'put-down', at: addSeconds(customerAnsweredAt, leavesAfter) }
}

/** By consultation, where no person has taken the astrologer's chair. */
async function scriptedIn(db: Db, calls: readonly HandsetCall[]): Promise<Map<number, Persona>> {
  const ids = calls.map(({ consultationId }) => consultationId)
  const rows = await db
    .select({
      id: consultations.id,
      isOperated: consultations.isOperated,
      persona: astrologers.persona,
      seat: operatorTakeovers,
    })
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .leftJoin(operatorTakeovers, eq(operatorTakeovers.astrologerId, consultations.astrologerId))
    .where(inArray(consultations.id, ids))
  return new Map(
    rows.flatMap(({ id, isOperated, seat, persona }) =>
      isOperated || seat || persona === null ? [] : [[id, persona] as const],
    ),
  )
}
