import { recordPhoneLegReport } from '@tarapath/backend/consultations'
import type { Db } from '@tarapath/backend/database'
import {
  answerHandset,
  breakLine,
  engageHandset,
  findHandsetCall,
  type Handset,
  hangUpHandset,
  reportOf,
} from './handsets.ts'

const ACTIONS = { answer: answerHandset, 'hang-up': hangUpHandset, engage: engageHandset, break: breakLine }

export type HandsetAction = keyof typeof ACTIONS

/** Operates a handset, and reports the change to the consultation at once, as a provider's callback does. */
export async function operateHandset(db: Db, now: Date, handset: Handset, action: HandsetAction): Promise<void> {
  await ACTIONS[action](db, now, handset)
  const call = await findHandsetCall(db, handset.callId)
  if (call) await recordPhoneLegReport(db, now, call.id, reportOf(call, now))
}
