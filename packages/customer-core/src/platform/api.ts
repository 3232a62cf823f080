import type { Client } from '@tarapath/api-client'
import { atom, useAtomValue } from 'jotai'
import { lazyClient } from './lazy-client.ts'

const noClient = lazyClient(() =>
  Promise.reject(new Error('There is no API client while rendering. Call it from an event handler.')),
)

/** The client of the browser, for event handlers; loaders use `context.get(apiContext)`. */
export const apiAtom = atom<Client>(noClient)

export function useApi(): Client {
  return useAtomValue(apiAtom)
}
