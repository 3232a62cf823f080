import { sql, type SQL } from 'drizzle-orm'
import type { Job } from '@tarapath/backend/jobs'

interface Plan {
  /** Of the rows from which it was worked out; null while there are none. */
  version: string | null
  nextAt: Date | null
}

/** A job whose due time only code can work out. It is worked out again as soon as the version of its rows is another. */
export function createPlannedJob({
  version,
  run,
  ...job
}: Pick<Job, 'name' | 'wokenBy'> & {
  /** One text. */
  version: SQL
  /** Answers what was worked out, and whether it did something, so that there is something else to work out. */
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

/** Of moments, where there is one. */
export function earliest(moments: readonly (Date | undefined)[]): Date | null {
  const known = moments.filter((moment) => moment !== undefined)
  return known.length === 0 ? null : new Date(Math.min(...known.map((moment) => moment.getTime())))
}
