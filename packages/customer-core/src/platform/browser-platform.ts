import type { Client, Tokens } from '@tarapath/api-client'
import { cookieStorage, reloadOnce } from '@tarapath/api-client/storage'
import { createStore } from 'jotai'
import { apiAtom } from './api.ts'
import { lazyClient } from './lazy-client.ts'
import { createServerDates, serverDatesAtom } from './server-dates.ts'
import { signInAtom, signInSourceAtom, type SignInSource } from './sign-in.ts'
import { createSignInSource } from './sign-in-source.ts'

export interface BrowserPlatform {
  store: ReturnType<typeof createStore>
  api: Client
  signIn: SignInSource
}

/** What a browser page has once and keeps: tokens in cookies, one client over them, the client state. */
export function createBrowserPlatform({ apiUrl }: { apiUrl: string }): BrowserPlatform {
  const storage = cookieStorage()
  const serverDates = createServerDates((input, init) => fetch(input, init))
  const signIn = createSignInSource({
    isSignedIn: () => holdsSession(storage.get()),
    tokens: () => storage.get(),
  })
  const api = lazyClient(async () => {
    const { createClient } = await import('./browser-client.ts')
    return createClient({
      baseUrl: apiUrl,
      storage,
      fetch: serverDates.fetch,
      onSessionLost: () => {
        if (!reloadOnce()) store.set(signInAtom, 'signed-out')
      },
    })
  })
  const store = createStore()
  store.set(apiAtom, api)
  store.set(signInSourceAtom, signIn)
  store.set(serverDatesAtom, serverDates)
  return { store, api, signIn }
}

// Our own choice: a refresh token alone is a session, for an access token lives for minutes only.
function holdsSession(tokens: Tokens | Promise<Tokens>): boolean {
  return !(tokens instanceof Promise) && Boolean(tokens.access || tokens.refresh)
}
