import type { Client } from '@tarapath/api-client'
import { listLanguages } from '@tarapath/api-client/astrologers'
import type { createStore } from 'jotai'
import { apiAtom } from '../platform/index.ts'
import { preferencesAtom } from './preferences-atom.ts'
import { spokenLanguagesAtom } from './spoken-languages-atom.ts'

/** Loads the catalogue's names of the customer's languages. A failure keeps the known ones. */
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

/** Shared by the parts of a page that need them. */
function askOnce(api: Client): ReturnType<typeof listLanguages> {
  const reply = asked.get(api) ?? listLanguages(api, { limit: 'all' })
  asked.set(api, reply)
  reply.catch(() => asked.delete(api))
  return reply
}
