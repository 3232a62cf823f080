import { eq, inArray, sql } from 'drizzle-orm'
import { type Db, type HandsetCall, handsetCalls } from '@tarapath/backend/database'
import { astrologers, operatorTakeovers, type Persona } from '@tarapath/backend/astrologers'
import { consultations, addSeconds } from '@tarapath/backend/consultations'
import { DomainError } from '@tarapath/backend/errors'
import { handsetOf, liveHandsetCalls } from '../simulators/handsets.ts'
import { describeFailure, type Log } from '@tarapath/backend/ports'
import { actOnHandset, type HandsetAct } from '../simulators/act-on-handset.ts'
import { between, chance } from '@tarapath/backend/drawings'
import { createPlannedJob, earliest } from '../planned-job.ts'
import { mannerOf } from './persona.ts'

const VERSION = sql<string | null>`
  select string_agg(concat_ws('/', ${handsetCalls.id}, ${handsetCalls.astrologerAnsweredAt},
    ${handsetCalls.customerAnsweredAt}, ${consultations.isOperated}, ${operatorTakeovers.astrologerId}), ' ' order by ${handsetCalls.id})
  from ${handsetCalls}
  inner join ${consultations} on ${consultations.id} = ${handsetCalls.consultationId}
  left join ${operatorTakeovers} on ${operatorTakeovers.astrologerId} = ${consultations.astrologerId}
  where ${handsetCalls.endedAt} is null`

export const createHandsetJob = (db: Db, log: Log) =>
  createPlannedJob({ name: 'answer handsets', version: VERSION, run: (now) => answerPhones(db, now, log) })

/** Scripted astrologers answer a handset that rings for them, and hang up when they have to go. Answers when the next thing is due. */
export async function answerPhones(db: Db, now: Date, log: Log) {
  const [{ version } = { version: null }] = await db
    .select({ version: sql<string | null>`(${VERSION})` })
    .from(sql`(values (0)) as one`)
  const calls = await liveHandsetCalls(db, now)
  if (calls.length === 0) return { version, nextAt: null, hasActed: false }
  const personas = await scriptedIn(db, calls)
  const acts = calls.map((call) => {
    const persona = personas.get(call.consultationId)
    return { call, act: persona ? nextAct(call, persona, now) : null }
  })
  const due = acts.filter(({ act }) => act && act.at <= now)
  for (const { call, act } of due) {
    if (!act) continue
    try {
      await actOnHandset(db, now, call.id, 'astrologer', act.do)
    } catch (failure) {
      // The line went down in this very moment.
      if (failure instanceof DomainError) continue
      const facts = { consultation: call.consultationId, ...describeFailure(failure) }
      log.write({ level: 'error', event: 'scripted person stuck', ...facts })
    }
  }
  return { version, nextAt: earliest(acts.map(({ act }) => act?.at)), hasActed: due.length > 0 }
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
