import { eq, inArray, sql } from 'drizzle-orm'
import { astrologers, operatorTakeovers, type Persona } from '@tarapath/backend/astrologers'
import { addSeconds, consultations } from '@tarapath/backend/consultations'
import { type Db, type HandsetCall, handsetCalls } from '@tarapath/backend/database'
import { between, seededRandom } from '@tarapath/backend/drawings'
import { DomainError } from '@tarapath/backend/errors'
import { describeFailure, type Log } from '@tarapath/backend/ports'
import { type HandsetAction, operateHandset } from '../simulators/operate-handset.ts'
import { handsetStateOf, liveHandsetCalls } from '../simulators/handsets.ts'
import { createPlannedJob, earliest } from '../planned-job.ts'
import { behaviourOf } from './persona.ts'

const VERSION = sql<string | null>`
  select string_agg(concat_ws('/', ${handsetCalls.id}, ${handsetCalls.astrologerAnsweredAt},
    ${handsetCalls.customerAnsweredAt}, ${consultations.isOperated}, ${operatorTakeovers.astrologerId}), ' ' order by ${handsetCalls.id})
  from ${handsetCalls}
  inner join ${consultations} on ${consultations.id} = ${handsetCalls.consultationId}
  left join ${operatorTakeovers} on ${operatorTakeovers.astrologerId} = ${consultations.astrologerId}
  where ${handsetCalls.endedAt} is null`

export const createHandsetJob = (db: Db, log: Log) =>
  createPlannedJob({ name: 'answer handsets', version: VERSION, run: (now) => answerHandsets(db, now, log) })

/** Scripted astrologers answer a handset that rings for them, and hang up when their time is over. Returns when the next action is due. */
export async function answerHandsets(db: Db, now: Date, log: Log) {
  const [{ version } = { version: null }] = await db
    .select({ version: sql<string | null>`(${VERSION})` })
    .from(sql`(values (0)) as one`)
  const calls = await liveHandsetCalls(db, now)
  if (calls.length === 0) return { version, nextAt: null, hasActed: false }
  const personas = await personasByConsultation(db, calls)
  const actions = calls.map((call) => {
    const persona = personas.get(call.consultationId)
    return { call, action: persona ? nextHandsetAction(call, persona, now) : null }
  })
  const due = actions.filter(({ action }) => action && action.at <= now)
  for (const { call, action } of due) {
    if (!action) continue
    try {
      await operateHandset(db, now, { callId: call.id, side: 'astrologer' }, action.type)
    } catch (failure) {
      // The call has just ended.
      if (failure instanceof DomainError) continue
      const facts = { consultation: call.consultationId, ...describeFailure(failure) }
      log.write({ level: 'error', event: 'scripted astrologer failed', ...facts })
    }
  }
  return { version, nextAt: earliest(actions.map(({ action }) => action?.at)), hasActed: due.length > 0 }
}

function nextHandsetAction(call: HandsetCall, persona: Persona, now: Date): { type: HandsetAction; at: Date } | null {
  const { pickUpSeconds, rejectsRequests, leavesAfterSeconds } = behaviourOf(persona)
  const { id, astrologerRangAt, customerAnsweredAt } = call
  if (handsetStateOf(call, 'astrologer', now) === 'ringing') {
    const seconds = between(...pickUpSeconds, seededRandom(id, 'pick up'))
    return { type: rejectsRequests ? 'hang-up' : 'answer', at: addSeconds(astrologerRangAt, seconds) }
  }
  if (!customerAnsweredAt || leavesAfterSeconds === null) return null
  return { type: 'hang-up', at: addSeconds(customerAnsweredAt, leavesAfterSeconds) }
}

/** Without the consultations that an operator has taken over. */
async function personasByConsultation(db: Db, calls: readonly HandsetCall[]): Promise<Map<number, Persona>> {
  const ids = calls.map(({ consultationId }) => consultationId)
  const rows = await db
    .select({
      id: consultations.id,
      isOperated: consultations.isOperated,
      persona: astrologers.persona,
      takeover: operatorTakeovers,
    })
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .leftJoin(operatorTakeovers, eq(operatorTakeovers.astrologerId, consultations.astrologerId))
    .where(inArray(consultations.id, ids))
  return new Map(
    rows.flatMap(({ id, isOperated, takeover, persona }) =>
      isOperated || takeover || persona === null ? [] : [[id, persona] as const],
    ),
  )
}
