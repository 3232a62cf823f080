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

/** The events that the server sends to this customer, shared by the tabs. */
export const sharedEventsAtom = atom((get): SharedEvents => {
  const [api, source, remote] = [get(apiAtom), get(signInSourceAtom), get(eventsFetchAtom)]
  return new SharedEvents({
    peers: browserTabPeers(),
    tab: crypto.randomUUID(),
    async request(live, lastEventId, signal) {
      const send = async () => {
        const { access } = (await source?.tokens()) ?? {}
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
      // Any request of the client refreshes the access token.
      await getMyQueueDetails(api)
      return send()
    },
  })
})
