import { createClient, type Client, type TokenStorage } from '@tarapath/api-client'
import { cookieStorage, reloadOnce } from '@tarapath/api-client/storage'
import { removeCustomerCookies } from './customer-cookies.ts'
import { uploadListenerOf } from './watch-upload.ts'

export interface BrowserClientOptions {
  apiUrl: string
  /** Called when the session is lost and the page was reloaded too recently to be reloaded again. */
  onSignedOut(): void
  /** Called after each request that may have changed something. */
  onChange?: (() => void) | undefined
}

export interface BrowserClient {
  client: Client
  storage: TokenStorage
}

/** The client over the token cookies. It is a module of its own so that a visitor's first page does not load ky. */
export function createBrowserClient({ apiUrl, onSignedOut, onChange }: BrowserClientOptions): BrowserClient {
  const storage = cookieStorage()
  const client = createClient({
    baseUrl: apiUrl,
    storage,
    async fetch(input, init) {
      const request = new Request(input, init)
      // A failed request may have changed something, too.
      const onProgress = uploadListenerOf(request)
      const reply = onProgress
        ? import('./fetch-with-progress.ts').then((module) => module.fetchWithProgress(request, onProgress))
        : fetch(request)
      return reply.finally(() => request.method !== 'GET' && onChange?.())
    },
    onSessionLost: () => {
      removeCustomerCookies()
      if (!reloadOnce()) onSignedOut()
    },
  })
  return { client, storage }
}
