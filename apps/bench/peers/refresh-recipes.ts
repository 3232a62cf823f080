// The token refresh of each client as in its documentation or usual plug-in. All start with an expired token.
import { createClient as createTarapath, memoryStorage } from '@tarapath/api-client'
import { getMyProfile } from '@tarapath/api-client/account'
import axios from 'axios'
import createAuthRefresh from 'axios-auth-refresh'
import ky from 'ky'
import createOpenapiFetch from 'openapi-fetch'

const BASE = 'http://bench.test'
const PROFILE = '/api/v1/user/profile/'
const REFRESH = '/api/token/refresh/'

type Fetch = typeof globalThis.fetch
interface Pair {
  access: string
  refresh: string
}

const expired = (): Pair => ({ access: 'access-0', refresh: 'refresh-1' })

async function refreshed(fetch: Fetch, { refresh }: Pair): Promise<Pair> {
  const reply = await fetch(`${BASE}${REFRESH}`, { method: 'POST', body: JSON.stringify({ refresh }) })
  if (!reply.ok) throw new Error('The refresh was refused.')
  return reply.json()
}

export const recipes: Record<string, (fetch: Fetch) => () => Promise<unknown>> = {
  '@tarapath/api-client'(fetch) {
    const client = createTarapath({ baseUrl: BASE, fetch, storage: memoryStorage(expired()) })
    return () => getMyProfile(client)
  },

  'ky, `afterResponse` of its documentation'(fetch) {
    let tokens = expired()
    const api = ky.create({
      prefix: BASE,
      fetch,
      hooks: {
        beforeRequest: [({ request }) => request.headers.set('authorization', `Bearer ${tokens.access}`)],
        afterResponse: [
          async ({ request, response, retryCount }) => {
            if (response.status !== 401 || retryCount > 0) return
            tokens = await refreshed(fetch, tokens)
            const headers = new Headers(request.headers)
            headers.set('authorization', `Bearer ${tokens.access}`)
            return ky.retry({ request: new Request(request, { headers }) })
          },
        ],
      },
    })
    return () => api.get(PROFILE.slice(1)).json()
  },

  'openapi-fetch, middleware'(fetch) {
    let tokens = expired()
    const client = createOpenapiFetch<Record<string, { get: { responses: { 200: { content: never } } } }>>({
      baseUrl: BASE,
      fetch,
    })
    client.use({
      onRequest({ request }) {
        request.headers.set('authorization', `Bearer ${tokens.access}`)
      },
      async onResponse({ request, response }) {
        if (response.status !== 401) return
        tokens = await refreshed(fetch, tokens)
        request.headers.set('authorization', `Bearer ${tokens.access}`)
        return fetch(request)
      },
    })
    return async () => {
      const { error } = await client.GET(PROFILE)
      if (error) throw new Error('refused')
    }
  },

  'axios with axios-auth-refresh'(fetch) {
    let tokens = expired()
    const api = axios.create({ baseURL: BASE, adapter: 'fetch', env: { fetch, Request, Response } })
    api.interceptors.request.use((request) => {
      request.headers.set('authorization', `Bearer ${tokens.access}`)
      return request
    })
    createAuthRefresh(api, async () => {
      tokens = await refreshed(fetch, tokens)
    })
    return () => api.get(PROFILE)
  },
}
