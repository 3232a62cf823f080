import { recordPhoneLegReport } from '@tarapath/backend/consultations'
import type { Db } from '@tarapath/backend/database'
import { answerHandset, findHandsetCall, type Handset, hangUpHandset, reportOf } from './handsets.ts'

export type HandsetAction = 'answer' | 'hang-up'

/** Answers or hangs up a handset, and reports it to the consultation at once, as a provider's callback does. */
export async function operateHandset(db: Db, now: Date, handset: Handset, action: HandsetAction): Promise<void> {
  await (action === 'answer' ? answerHandset : hangUpHandset)(db, now, handset)
  const call = await findHandsetCall(db, handset.callId)
  if (call) await recordPhoneLegReport(db, now, call.id, reportOf(call, now))
}
