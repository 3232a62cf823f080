import type { Client } from '@tarapath/api-client'
import { deviceClock, keepCopy, lastCopy, loadSection, saveFrame, screenFailure } from '../platform/index.ts'
import { loadHistory, type LoadedHistory } from './load-history.ts'

const COPY = 'history-1'
/** A browser's storage has space for a few thousand. */
const MAX_KEPT = 200

/** The consultations of the customer; without a network the last copy, with its time. */
export async function historyOrCopy(api: Client): Promise<LoadedHistory & { savedAt: number | null }> {
  const loaded = await loadSection(loadHistory(api))
  if (loaded.ok) {
    keepCopy(COPY, latest(loaded.data), deviceClock.now())
    void saveFrame('/history')
    return { ...loaded.data, savedAt: null }
  }
  const copy = loaded.failure.kind === 'offline' ? lastCopy<LoadedHistory>(COPY) : null
  if (!copy) throw screenFailure(loaded.failure)
  return { ...copy.shown, savedAt: copy.savedAt }
}

const latest = ({ items, isComplete }: LoadedHistory): LoadedHistory => ({
  items: items.slice(0, MAX_KEPT),
  isComplete: isComplete && items.length <= MAX_KEPT,
})
