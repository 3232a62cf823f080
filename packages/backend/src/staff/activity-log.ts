import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { staffActivity, staffMembers } from './tables.ts'
import type { Page } from '../endpoint/page.ts'

export type StaffAction = typeof staffActivity.$inferSelect & {
  /** Of the staff member; null at the developer console, and for somebody of before the list of members. */
  name: string | null
}

/** Which entries of the log; a missing condition includes all. */
export interface ActivitySearch {
  memberId?: number | undefined
  page?: string | undefined
  action?: string | undefined
  rowId?: number | undefined
  from?: Date | undefined
  before?: Date | undefined
}

/** Call it in the transaction of the action itself. */
export async function logStaffAction(tx: Db, action: typeof staffActivity.$inferInsert): Promise<void> {
  await tx.insert(staffActivity).values(action)
}

/** Newest first. */
export async function listStaffActions(
  db: Db,
  { limit, offset }: Page,
  search: ActivitySearch = {},
): Promise<{ count: number; actions: StaffAction[] }> {
  const where = await conditionOf(db, search)
  const rows = await db
    .select({ action: staffActivity, name: staffMembers.name })
    .from(staffActivity)
    .leftJoin(staffMembers, eq(staffMembers.phone, staffActivity.phone))
    .where(where)
    .orderBy(desc(staffActivity.id))
    .limit(limit)
    .offset(offset)
  return {
    count: await db.$count(staffActivity, where),
    actions: rows.map(({ action, name }) => ({ ...action, name })),
  }
}

async function conditionOf(db: Db, { memberId, page, action, rowId, from, before }: ActivitySearch) {
  const conditions: SQL[] = []
  if (memberId !== undefined) {
    const [member] = await db
      .select({ phone: staffMembers.phone })
      .from(staffMembers)
      .where(eq(staffMembers.id, memberId))
    conditions.push(eq(staffActivity.phone, member?.phone ?? ''))
  }
  if (page !== undefined) conditions.push(eq(staffActivity.page, page))
  if (action !== undefined) conditions.push(eq(staffActivity.action, action))
  if (rowId !== undefined) conditions.push(eq(staffActivity.rowId, rowId))
  if (from !== undefined) conditions.push(gte(staffActivity.at, from))
  if (before !== undefined) conditions.push(lt(staffActivity.at, before))
  return and(...conditions)
}
