import { createClient, type Client, type TokenStorage } from '@tarapath/api-client'
import { cookieStorage, reloadOnce } from '@tarapath/api-client/storage'
import { removeCustomerCookies } from './customer-cookies.ts'

export interface BrowserClientOptions {
  apiUrl: string
  /** Called when the session is lost and the page was reloaded too recently to be reloaded again. */
  onSignedOut(): void
}

export interface BrowserClient {
  client: Client
  storage: TokenStorage
}

/** The client over the token cookies. It is a module of its own so that a visitor's first page does not load ky. */
export function createBrowserClient({ apiUrl, onSignedOut }: BrowserClientOptions): BrowserClient {
  const storage = cookieStorage()
  const client = createClient({
    baseUrl: apiUrl,
    storage,
    onSessionLost: () => {
      removeCustomerCookies()
      if (!reloadOnce()) onSignedOut()
    },
  })
  return { client, storage }
}
