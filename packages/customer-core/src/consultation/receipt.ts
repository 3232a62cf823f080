import { listConsultationHistory } from '@tarapath/api-client/consultations'
import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import type { Client } from '@tarapath/api-client'

/** The consultation as the ledger knows it; null when it is not among the latest ones. */
export async function findConsultation(api: Client, id: string): Promise<ConsultationHistoryItem | null> {
  const { results } = await listConsultationHistory(api, { limit: 20 })
  return results.find((item) => String(item.id) === id) ?? null
}
