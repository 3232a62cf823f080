import { and, gte, inArray, isNull, sql } from 'drizzle-orm'
import { consultations } from '../consultations/index.ts'
import type { Db } from '../database/db.ts'
import { diagnosticLogs } from '../diagnostics/index.ts'
import { otpChallenges } from '../identity/index.ts'
import { queueEntries } from '../queue/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What happens now, and what happened in the last 24 hours. Every query reads one index. */
export async function countNow(db: Db, now: Date) {
  const since = new Date(now.getTime() - DAY_MS)
  return {
    ...(await openConsultations(db)),
    inQueues: await db.$count(queueEntries, inArray(queueEntries.status, ['waiting', 'called'])),
    answers: await answerTimes(db, since),
    codesSent: await db.$count(otpChallenges, and(gte(otpChallenges.createdAt, since), otpChallenges.isSent)),
    appErrors: await db.$count(diagnosticLogs, gte(diagnosticLogs.createdAt, since)),
  }
}

async function openConsultations(db: Db) {
  const [open] = await db
    .select({
      running: sql`count(*) filter (where ${consultations.startedAt} is not null)`.mapWith(Number),
      waiting: sql`count(*) filter (where ${consultations.startedAt} is null)`.mapWith(Number),
    })
    .from(consultations)
    .where(isNull(consultations.endedAt))
  return { running: open?.running ?? 0, waiting: open?.waiting ?? 0 }
}

/** The seconds until the astrologer picked up: half and nine tenths of the answered requests took at most so long. */
async function answerTimes(db: Db, since: Date) {
  const seconds = sql`extract(epoch from ${consultations.astrologerPickedUpAt} - ${consultations.requestedAt})`
  const share = (part: number) =>
    sql`percentile_disc(${sql.raw(String(part))}) within group (order by ${seconds})`.mapWith((value) =>
      value === null ? null : Math.round(Number(value)),
    )
  const [found] = await db
    .select({
      requests: sql`count(*)`.mapWith(Number),
      answered: sql`count(${consultations.astrologerPickedUpAt})`.mapWith(Number),
      medianSeconds: share(0.5) as ReturnType<typeof sql<number | null>>,
      slowSeconds: share(0.9) as ReturnType<typeof sql<number | null>>,
    })
    .from(consultations)
    .where(gte(consultations.requestedAt, since))
  return found ?? { requests: 0, answered: 0, medianSeconds: null, slowSeconds: null }
}
