import { asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { applicationFiles, applications } from './tables.ts'
import type { Page } from '../endpoint/page.ts'
import { notFound } from '../errors.ts'
import type { ReadFile } from '../files/index.ts'

/** The undecided applications, oldest first; or the decided ones (`isPast`), newest first. */
export async function listApplications(db: Db, { limit, offset, isPast }: Page & { isPast: boolean }) {
  const where = isPast ? isNotNull(applications.decidedAt) : isNull(applications.decidedAt)
  const order = isPast ? desc(applications.decidedAt) : asc(applications.id)
  const rows = await db.select().from(applications).where(where).orderBy(order).limit(limit).offset(offset)
  const files = await db
    .select({ applicationId: applicationFiles.applicationId, field: applicationFiles.field })
    .from(applicationFiles)
    .where(
      inArray(
        applicationFiles.applicationId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(applicationFiles.field))
  return {
    count: await db.$count(applications, where),
    applications: rows.map((row) => ({
      ...row,
      pictures: files.filter(({ applicationId }) => applicationId === row.id).map(({ field }) => field),
    })),
  }
}

export type ListedApplication = Awaited<ReturnType<typeof listApplications>>['applications'][number]

export const countUndecidedApplications = (db: Db): Promise<number> =>
  db.$count(applications, isNull(applications.decidedAt))

/** A picture of an application, for the staff. */
export async function applicationPicture(db: Db, id: number, field: string): Promise<ReadFile> {
  const files = await db.select().from(applicationFiles).where(eq(applicationFiles.applicationId, id))
  const file = files.find((candidate) => candidate.field === field)
  if (!file) throw notFound('Picture not found.')
  return file
}
