import { listConsultationHistory } from '@tarapath/api-client/consultations'
import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import type { Client } from '@tarapath/api-client'

/** The consultation that has just ended is near the top of the history. */
const LATEST = 20

/** A consultation that has just ended, as the ledger knows it; null when it is not among the latest. */
export async function findJustEnded(api: Client, id: number): Promise<ConsultationHistoryItem | null> {
  const { results } = await listConsultationHistory(api, { limit: LATEST })
  return results.find((item) => item.id === id) ?? null
}
