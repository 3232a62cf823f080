import { items, type Client } from '@tarapath/api-client'
import { listConsultationHistory } from '@tarapath/api-client/consultations'
import type { ConsultationHistoryItem } from '@tarapath/api-client/types'

/** No endpoint returns a single consultation, so the history is read in pages of a hundred. Null when it is not found. */
export async function findInHistory(api: Client, id: number): Promise<ConsultationHistoryItem | null> {
  if (!Number.isSafeInteger(id)) return null
  for await (const item of items(listConsultationHistory, api, { limit: 100 })) if (item.id === id) return item
  return null
}
