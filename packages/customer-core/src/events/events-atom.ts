import { getMyQueueDetails } from '@tarapath/api-client/queue'
import { atom } from 'jotai'
import { apiAtom, signInSourceAtom } from '../platform/index.ts'
import { SharedEvents } from './shared-events.ts'
import { browserTabPeers } from './tab-peers.ts'

const PATH = '/api/events/'

/** Fetches from the API of this page; tests replace it. */
export const eventsFetchAtom = atom<{ fetch(url: URL, init: RequestInit): Promise<Response> }>({
  fetch: (url, init) => fetch(url, init),
})

interface EventsAccess {
  /** The access token to request the stream with; undefined where nobody is signed in. */
  token(): string | undefined | Promise<string | undefined>
  /** Any request of the client, which refreshes the token. */
  refresh(): Promise<unknown>
}

/** The access of an app with a sign-in of its own; null for the customer's sign-in. */
export const eventsAccessAtom = atom<EventsAccess | null>(null)

/** The events that the server sends to this customer, shared by the tabs. */
export const sharedEventsAtom = atom((get): SharedEvents => {
  const [api, source, remote] = [get(apiAtom), get(signInSourceAtom), get(eventsFetchAtom)]
  const { token, refresh } = get(eventsAccessAtom) ?? {
    token: async () => (await source?.tokens())?.access,
    refresh: () => getMyQueueDetails(api),
  }
  return new SharedEvents({
    peers: browserTabPeers(),
    tab: crypto.randomUUID(),
    async request(live, lastEventId, signal) {
      const send = async () => {
        const access = await token()
        return remote.fetch(new URL(`${PATH}?live=${live.join()}`, location.origin), {
          signal,
          cache: 'no-store',
          headers: {
            accept: 'text/event-stream',
            ...(access && { authorization: ['Bearer', access].join(' ') }),
            ...(lastEventId !== null && { 'last-event-id': lastEventId }),
          },
        })
      }
      const reply = await send()
      if (reply.status !== 401) return reply
      await refresh()
      return send()
    },
  })
})
