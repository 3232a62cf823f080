import type { Db } from '@tarapath/backend/database'
import { answer, findHandsetCall, putDown, reportOf, type Side } from './handsets.ts'
import { recordPhoneLegReport } from '@tarapath/backend/consultations'

export type HandsetAct = 'answer' | 'put-down'

/** Somebody picks a handset up or puts it down, and our side of the line hears it at once. */
export async function actOnHandset(db: Db, now: Date, id: string, side: Side, act: HandsetAct): Promise<void> {
  await (act === 'answer' ? answer : putDown)(db, now, id, side)
  const call = await findHandsetCall(db, id)
  if (call) await recordPhoneLegReport(db, now, id, reportOf(call, now))
}
