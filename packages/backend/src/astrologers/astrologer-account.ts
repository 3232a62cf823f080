import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { notFound } from '../errors.ts'
import { lockAstrologer } from './lock-astrologer.ts'
import { suspendAstrologer } from './suspend-astrologer.ts'
import { astrologerAccounts, astrologerPhones, astrologers, workingHours } from './tables.ts'

/** The telephone that a call rings, in E.164; null where none is known. */
export async function findAstrologerPhone(db: Db, astrologerId: number): Promise<string | null> {
  const [found] = await db.select().from(astrologerPhones).where(eq(astrologerPhones.astrologerId, astrologerId))
  return found?.phone ?? null
}

/** A call that runs keeps the telephone with which it started. */
export async function setAstrologerPhone(db: Db, astrologerId: number, phone: string): Promise<void> {
  if (!(await lockAstrologer(db, astrologerId))) throw notFound('There is no such astrologer.')
  await db
    .insert(astrologerPhones)
    .values({ astrologerId, phone })
    .onConflictDoUpdate({ target: astrologerPhones.astrologerId, set: { phone } })
}

/** When an astrologer changes the number of their account, the telephone of the same number changes with it. */
export async function moveAstrologerPhone(
  tx: Db,
  astrologerId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const isOld = and(eq(astrologerPhones.astrologerId, astrologerId), eq(astrologerPhones.phone, from))
  await tx.update(astrologerPhones).set({ phone: to }).where(isOld)
}

/** The id of the astrologer whose account this is; null for every other customer. */
export async function astrologerOf(db: Db, customerId: number): Promise<number | null> {
  const [account] = await db.select().from(astrologerAccounts).where(eq(astrologerAccounts.customerId, customerId))
  return account?.astrologerId ?? null
}

/** Links an astrologer to a customer account. Returns false when the account belongs to another astrologer already. */
export async function linkAstrologerAccount(tx: Db, astrologerId: number, customerId: number): Promise<boolean> {
  const linked = await tx
    .insert(astrologerAccounts)
    .values({ customerId, astrologerId })
    .onConflictDoNothing()
    .returning()
  return linked.length > 0
}

/** Links an astrologer to a customer account and removes earlier links of both. */
export async function replaceAstrologerAccount(tx: Db, astrologerId: number, customerId: number): Promise<void> {
  await tx.delete(astrologerAccounts).where(eq(astrologerAccounts.astrologerId, astrologerId))
  await tx.delete(astrologerAccounts).where(eq(astrologerAccounts.customerId, customerId))
  await tx.insert(astrologerAccounts).values({ customerId, astrologerId })
}

/** Suspends the astrologer of a blocked account. One who is suspended already keeps the reason. */
export async function suspendBlocked(tx: Db, now: Date, customerId: number): Promise<void> {
  const id = await astrologerOf(tx, customerId)
  if (id === null || (await lockAstrologer(tx, id))?.suspendedAt) return
  await suspendAstrologer(tx, now, id, 'The account was blocked.')
}

/** Takes the astrologer of a deleted account offline for good and deletes their phone and working hours. */
export async function retireAstrologerOf(db: Db, now: Date, customerId: number): Promise<void> {
  const [account] = await db
    .delete(astrologerAccounts)
    .where(eq(astrologerAccounts.customerId, customerId))
    .returning({ astrologerId: astrologerAccounts.astrologerId })
  if (!account) return
  const { astrologerId } = account
  await db.delete(astrologerPhones).where(eq(astrologerPhones.astrologerId, astrologerId))
  await db.delete(workingHours).where(eq(workingHours.astrologerId, astrologerId))
  await suspendAstrologer(db, now, astrologerId, 'The account was deleted.')
  await db.update(astrologers).set({ takesChats: false, takesCalls: false }).where(eq(astrologers.id, astrologerId))
}
