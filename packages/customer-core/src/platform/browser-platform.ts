import type { Client, Tokens } from '@tarapath/api-client'
import { createStore } from 'jotai'
import { apiAtom } from './api.ts'
import type { BrowserClient } from './browser-client.ts'
import { lazyClient } from './lazy-client.ts'
import { signInSourceAtom, type SignInSource } from './sign-in.ts'
import { hasSessionCookie } from './session-cookie.ts'
import { createSignInSource } from './sign-in-source.ts'

export interface BrowserPlatform {
  store: ReturnType<typeof createStore>
  api: Client
  signIn: SignInSource
}

export interface BrowserPlatformOptions {
  apiUrl: string
  /** Called after each request that may have changed something. */
  onChange?: () => void
}

/** Creates the API client and the store of client state. A page calls it once. */
export function createBrowserPlatform({ apiUrl, onChange }: BrowserPlatformOptions): BrowserPlatform {
  const store = createStore()
  let loaded: BrowserClient | null = null
  const load = async (): Promise<BrowserClient> => {
    const { createBrowserClient } = await import('./browser-client.ts')
    loaded ??= createBrowserClient({ apiUrl, onChange, store })
    return loaded
  }

  const api = lazyClient(async () => (await load()).client)
  const signIn = createSignInSource({
    // Where cookies are blocked, the client keeps the session in memory.
    isSignedIn: () => hasSessionCookie(document.cookie) || (loaded !== null && holdsSession(loaded.storage.get())),
    tokens: async () => (await load()).storage.get(),
  })

  store.set(apiAtom, api)
  store.set(signInSourceAtom, signIn)
  return { store, api, signIn }
}

function holdsSession(tokens: Tokens | Promise<Tokens>): boolean {
  return !(tokens instanceof Promise) && Boolean(tokens.access || tokens.refresh)
}
