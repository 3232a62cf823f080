import { listConsultationHistory } from '@tarapath/api-client/consultations'
import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import type { Client } from '@tarapath/api-client'

/** A consultation as the ledger knows it. The history has no call for one entry: null when it is not among the latest. */
export async function findConsultation(
  api: Client,
  id: number,
  latest: number,
): Promise<ConsultationHistoryItem | null> {
  const { results } = await listConsultationHistory(api, { limit: latest })
  return results.find((item) => item.id === id) ?? null
}
