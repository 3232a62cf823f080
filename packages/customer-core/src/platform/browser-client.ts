import { createClient, type Client, type TokenStorage } from '@tarapath/api-client'
import { cookieStorage, reloadOnce } from '@tarapath/api-client/storage'
import type { createStore } from 'jotai'
import { askApi } from './ask-api.ts'
import { removeCustomerCookies } from './customer-cookies.ts'
import { watchAnswers } from './late-answers.ts'
import { signInAtom } from './sign-in.ts'
import { uploadListenerOf } from './watch-upload.ts'

export interface BrowserClientOptions {
  apiUrl: string
  store: ReturnType<typeof createStore>
  /** Called after each request that may have changed something. */
  onChange?: (() => void) | undefined
}

export interface BrowserClient {
  client: Client
  storage: TokenStorage
}

/** The client over the token cookies. It is a module of its own so that a visitor's first page does not load ky. */
export function createBrowserClient({ apiUrl, store, onChange }: BrowserClientOptions): BrowserClient {
  const storage = cookieStorage()
  const watch = watchAnswers(store, (options) => askApi(client, options))
  const client: Client = createClient({
    baseUrl: apiUrl,
    storage,
    async fetch(input, init) {
      const request = new Request(input, init)
      // A failed request may have changed something, too.
      const onProgress = uploadListenerOf(request)
      // An upload takes long, and shows how far it is.
      const reply = onProgress
        ? import('./fetch-with-progress.ts').then((module) => module.fetchWithProgress(request, onProgress))
        : watch(fetch(request))
      return reply.finally(() => request.method !== 'GET' && onChange?.())
    },
    onSessionLost: () => {
      removeCustomerCookies()
      // It was reloaded too recently to be reloaded again.
      if (!reloadOnce()) store.set(signInAtom, 'signed-out')
    },
  })
  return { client, storage }
}
