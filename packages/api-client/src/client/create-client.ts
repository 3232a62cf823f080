import { createCallContext } from './call-context.ts'
import { createClientState } from './client-state.ts'
import type { Client, ClientOptions, RequestOptions } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { exchange } from './exchange.ts'
import { endSession, signIn, signOut } from './session.ts'

/**
 * Creates a client for one customer: one per page in a browser, one per request on a server.
 *
 * `const client = createClient({ baseUrl: 'https://api.example.com', storage: cookieStorage() })`
 */
export function createClient(options: ClientOptions): Client {
  const state = createClientState(options, exchange)
  state.storage.onSignOut?.(() => endSession(state))

  return {
    session: { signIn: (tokens) => signIn(state, tokens), signOut: () => signOut(state) },

    async call<Reply>(endpoint: Endpoint, requestOptions: RequestOptions = {}, input?: object, body?: object) {
      const context = createCallContext(state, endpoint, requestOptions)
      try {
        return (await exchange(state, context, body, input)) as Reply
      } finally {
        const { response, startedAt, attempts, refreshed } = context
        options.onCall?.({
          name: endpoint.name,
          status: response?.status,
          ms: performance.now() - startedAt,
          attempts,
          refreshed,
        })
      }
    },
  }
}
