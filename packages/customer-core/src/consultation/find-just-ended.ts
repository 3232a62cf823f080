import { listConsultationHistory } from '@tarapath/api-client/consultations'
import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import type { Client } from '@tarapath/api-client'

const LATEST = 20

/** The history entry of a consultation that has just ended. Null when it is not among the latest. */
export async function findJustEnded(api: Client, id: number): Promise<ConsultationHistoryItem | null> {
  const { results } = await listConsultationHistory(api, { limit: LATEST })
  return results.find((item) => item.id === id) ?? null
}
