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
