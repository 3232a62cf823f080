import { sql, type SQL } from 'drizzle-orm'
import type { Job } from '@tarapath/backend/jobs'

interface Plan {
  /** Identifies the rows from which the plan was computed; null without rows. */
  version: string | null
  nextAt: Date | null
}

/** A job whose due time only code can compute. It is computed again as soon as the version of its rows changes. */
export function createPlannedJob({
  version,
  run,
  ...job
}: Pick<Job, 'name' | 'wokenBy'> & {
  /** A query for one text. */
  version: SQL
  /** Returns the plan, and whether it changed something, so that the plan has to be computed again. */
  run: (now: Date) => Promise<Plan & { hasActed: boolean }>
}): Job {
  let plan: Plan = { version: null, nextAt: null }
  return {
    ...job,
    dueAt: () => sql`case when (${version}) is distinct from ${plan.version}::text then '-infinity'::timestamptz
      else ${plan.nextAt?.toISOString() ?? null}::timestamptz end`,
    async run(now) {
      const first = await run(now)
      plan = first.hasActed ? await run(now) : first
    },
  }
}

/** The earliest of the given times; null without one. */
export function earliest(moments: readonly (Date | undefined)[]): Date | null {
  const known = moments.filter((moment) => moment !== undefined)
  return known.length === 0 ? null : new Date(Math.min(...known.map((moment) => moment.getTime())))
}
