import { getMyQueueDetails } from '@tarapath/api-client/queue'
import type { QueueEntry } from '@tarapath/api-client/types'
import { atom } from 'jotai'
import { apiAtom } from '../platform/index.ts'

const loadedAtom = atom<readonly QueueEntry[] | null>(null)

/** The customer's open queue entries, longest waiting first; null until they were loaded. */
export const entriesAtom = atom((get) => get(loadedAtom))

/** Loads the queue entries. Where it fails, the last known ones stay. */
export const loadEntriesAtom = atom(null, async (get, set): Promise<void> => {
  try {
    set(loadedAtom, (await getMyQueueDetails(get(apiAtom))).entries)
  } catch {
    // Our own choice: a failure is silent; the queue entries are loaded again within seconds.
  }
})

/** The entry whose turn it is. */
export const calledEntryAtom = atom((get) => get(loadedAtom)?.find(({ status }) => status === 'called') ?? null)

/** The turn for which Start was pressed. It is over once the start was accepted, or the customer has read that it is lost. */
export interface Start {
  entry: QueueEntry
  phase: 'asking' | 'failed' | 'over'
}

export const startAtom = atom<Start | null>(null)

/**
 * The entry that the dialog of a turn shows. The server closes it when it accepts the start, before the page hears of that:
 * the dialog stays until it has said how the start went.
 */
export const turnAtom = atom((get) => {
  const start = get(startAtom)
  return start && start.phase !== 'over' ? start.entry : get(calledEntryAtom)
})
