import { sql, type SQL } from 'drizzle-orm'
import { astrologerAccounts, astrologers, languages, specialities, workingHours } from '../astrologers/index.ts'
import { consultations } from '../consultations/index.ts'
import type { Db } from '../database/db.ts'
import { customers } from '../identity/index.ts'
import { payments } from '../payments/index.ts'
import { staffSecondFactors } from '../staff/index.ts'

// Drizzle omits table names at the top level of a selected expression. A subquery needs them, so it is nested once more.
const exists = (query: SQL) => sql<boolean>`${sql`exists (${query})`}`

/** Each step before the first paid chat of a new service, in order, and what the database holds once it is done. */
const STEPS = {
  languages: exists(sql`select 1 from ${languages}`),
  specialities: exists(sql`select 1 from ${specialities}`),
  secondFactor: exists(sql`select 1 from ${staffSecondFactors} where ${staffSecondFactors.confirmedAt} is not null`),
  astrologer: exists(sql`select 1 from ${astrologers}`),
  astrologerSignIn: exists(sql`select 1 from ${astrologerAccounts}`),
  workingHours: exists(sql`select 1 from ${workingHours}`),
  onDuty: exists(sql`select 1 from ${astrologers} where ${astrologers.availability} <> 'offline'`),
  customer: exists(sql`select 1 from ${customers} where not exists (
    select 1 from ${astrologerAccounts} where ${astrologerAccounts.customerId} = ${customers.id})`),
  recharge: exists(sql`select 1 from ${payments}
    where ${payments.kind} = 'recharge' and ${payments.status} = 'success'`),
  paidChat: exists(sql`select 1 from ${consultations} where ${consultations.chargedPaise} > 0`),
}

export type FirstStep = keyof typeof STEPS

/** The steps in order, and whether each is done. Every query ends at the first row. */
export async function firstSteps(db: Db): Promise<{ step: FirstStep; isDone: boolean }[]> {
  const [done] = await db.select(STEPS).from(sql`(select 1) as one`)
  return (Object.keys(STEPS) as FirstStep[]).map((step) => ({ step, isDone: done?.[step] ?? false }))
}
