import type { Client } from '@tarapath/api-client'
import { atom, useAtomValue } from 'jotai'
import { lazyClient } from './lazy-client.ts'

const noClient = lazyClient(() => Promise.reject(new Error('No API client while rendering: call it from a handler')))

/** The browser's client, for what happens after a tap; loaders use `context.get(apiContext)`. */
export const apiAtom = atom<Client>(noClient)

export function useApi(): Client {
  return useAtomValue(apiAtom)
}
