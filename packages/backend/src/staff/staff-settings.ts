import type { Db } from '../database/db.ts'
import { staffSettings } from './tables.ts'

/** Our own choice, until an admin sets another sum. */
const CONFIRM_ABOVE_PAISE = 5000_00

export async function confirmAbovePaise(db: Db): Promise<number> {
  const [row] = await db.select().from(staffSettings)
  return row?.confirmAbovePaise ?? CONFIRM_ABOVE_PAISE
}

export async function setConfirmAbovePaise(db: Db, paise: number): Promise<void> {
  const set = { confirmAbovePaise: paise }
  await db.insert(staffSettings).values(set).onConflictDoUpdate({ target: staffSettings.id, set })
}
