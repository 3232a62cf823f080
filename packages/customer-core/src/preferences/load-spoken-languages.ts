import type { Client } from '@tarapath/api-client'
import { listLanguages } from '@tarapath/api-client/astrologers'
import type { createStore } from 'jotai'
import { apiAtom } from '../platform/index.ts'
import { preferencesAtom } from './preferences-atom.ts'
import { spokenLanguagesAtom } from './spoken-languages-atom.ts'

/** Asks what the catalogue calls the languages that the customer speaks. A failure leaves what is known. */
export async function loadSpokenLanguages(store: ReturnType<typeof createStore>): Promise<void> {
  const { languages } = store.get(preferencesAtom)
  if (languages.length === 0) {
    store.set(spokenLanguagesAtom, [])
    return
  }
  const all = await askOnce(store.get(apiAtom)).catch(() => null)
  if (all === null) return
  const spoken = all.results.filter(({ code }) => languages.includes(code))
  store.set(
    spokenLanguagesAtom,
    spoken.map(({ name }) => name),
  )
}

const asked = new WeakMap<Client, ReturnType<typeof listLanguages>>()

/** Several parts of a page want them. */
function askOnce(api: Client): ReturnType<typeof listLanguages> {
  const reply = asked.get(api) ?? listLanguages(api, { limit: 'all' })
  asked.set(api, reply)
  reply.catch(() => asked.delete(api))
  return reply
}
