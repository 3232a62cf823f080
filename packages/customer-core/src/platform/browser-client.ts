import { createClient, type Client, type TokenStorage } from '@tarapath/api-client'
import { cookieStorage, reloadOnce } from '@tarapath/api-client/storage'
import { createServerDates, type ServerDates } from './server-dates.ts'

export interface BrowserClientOptions {
  apiUrl: string
  /** The session is over and the page stays, for it was reloaded a moment ago. */
  onSignedOut(): void
}

export interface BrowserClient {
  client: Client
  storage: TokenStorage
  serverDates: ServerDates
}

/** The client over the token cookies. A module of its own, so that it (and ky) stays out of a visitor's first page. */
export function createBrowserClient({ apiUrl, onSignedOut }: BrowserClientOptions): BrowserClient {
  const storage = cookieStorage()
  const serverDates = createServerDates((input, init) => fetch(input, init))
  const client = createClient({
    baseUrl: apiUrl,
    storage,
    fetch: serverDates.fetch,
    onSessionLost: () => {
      if (!reloadOnce()) onSignedOut()
    },
  })
  return { client, storage, serverDates }
}
