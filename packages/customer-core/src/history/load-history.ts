import { items, type Client } from '@tarapath/api-client'
import { listConsultationHistory } from '@tarapath/api-client/consultations'
import type { ConsultationHistoryItem } from '@tarapath/api-client/types'

export interface LoadedHistory {
  items: ConsultationHistoryItem[]
  /** Whether these are all. Otherwise the oldest month may lack some. */
  isComplete: boolean
}

const PAGE = 100
export const MAX_LOADED = 1000

/**
 * The consultations of the customer, newest first. The endpoint knows neither months nor astrologers, and a total of some
 * pages would be a wrong total, so the whole history is read: one request for most customers.
 */
export async function loadHistory(api: Client): Promise<LoadedHistory> {
  const loaded: ConsultationHistoryItem[] = []
  for await (const item of items(listConsultationHistory, api, { limit: PAGE })) {
    if (loaded.length === MAX_LOADED) return { items: loaded, isComplete: false }
    loaded.push(item)
  }
  return { items: loaded, isComplete: true }
}
