import { getMyQueueDetails } from '@tarapath/api-client/queue'
import type { QueueEntry } from '@tarapath/api-client/types'
import { atom } from 'jotai'
import { apiAtom } from '../platform/index.ts'

const loadedAtom = atom<readonly QueueEntry[] | null>(null)

/** The customer's places in waiting lists, longest waiting first; null until they were loaded. */
export const placesAtom = atom((get) => get(loadedAtom))

/** Loads the places. Where it fails, the last known ones stay. */
export const loadPlacesAtom = atom(null, async (get, set): Promise<void> => {
  try {
    set(loadedAtom, (await getMyQueueDetails(get(apiAtom))).entries)
  } catch {
    // Our own choice: a failure is silent; the places are loaded again within seconds.
  }
})

/** The place whose turn it is. */
export const calledPlaceAtom = atom((get) => get(loadedAtom)?.find(({ status }) => status === 'called') ?? null)
