import { ApiError } from './api-error.ts'
import { type CallContext, createCallContext } from './call-context.ts'
import { runCallerCode } from './caller-code.ts'
import { type ClientState, createClientState } from './client-state.ts'
import type { Client, ClientOptions, RequestOptions } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { exchange } from './exchange.ts'
import { endSession, signIn, signOut } from './session.ts'
import { withContext } from './with-response.ts'

/**
 * Creates a client for one customer: one per page in a browser, one per request on a server.
 *
 * `const client = createClient({ baseUrl: 'https://api.example.com', storage: cookieStorage() })`
 *
 * Throws an ApiError of kind `input` when the base URL is missing or has no scheme.
 */
export function createClient(options: ClientOptions): Client {
  if (!/^($|\/|[\w+.-]+:\/\/)/.test(`${(options as Partial<ClientOptions> | undefined)?.baseUrl}`)) {
    throw new ApiError('input', 'createClient', {
      message: '"baseUrl" needs a scheme: https://',
    })
  }
  const state = createClientState(options, exchange)
  state.storage.onSignOut(() => endSession(state))

  return {
    session: { signIn: (tokens) => signIn(state, tokens), signOut: () => signOut(state) },

    call<Reply>(endpoint: Endpoint, requestOptions: RequestOptions = {}, input?: object, body?: object) {
      const context = createCallContext(state, endpoint, requestOptions)
      const reply = exchange(state, context, body, input) as Promise<Reply>
      return withContext(state.onCall ? reply.finally(() => reportCall(state, context)) : reply, context)
    },
  }
}

function reportCall(state: ClientState, { endpoint, response, startedAt, attempts, refreshed }: CallContext): void {
  void runCallerCode(state, 'onCall', () =>
    state.onCall?.({
      name: endpoint.name,
      status: response?.status,
      ms: performance.now() - startedAt,
      attempts,
      refreshed,
    }),
  )
}
