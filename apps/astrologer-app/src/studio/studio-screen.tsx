import { getWork } from '@tarapath/astrologer-api'
import { eventsFetchAtom } from '@tarapath/customer-core/events'
import { apiAtom } from '@tarapath/customer-core/platform'
import { OwnStudio } from '@tarapath/customer-core/studio/studio-screen'
import { getStudio, type Studio } from '@tarapath/own-api/live'
import { ErrorState, Spinner, ToastOutlet } from '@tarapath/ui-kit'
import { createStore, Provider } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../platform/api.ts'
import { storedTokens } from '../platform/token-storage.ts'
import { appWords } from '../words/app.gen.ts'

/** The stream of events, with the token of this app. */
async function fetchEvents(url: URL, init: RequestInit): Promise<Response> {
  const send = () => {
    const headers = new Headers(init.headers)
    headers.set('authorization', ['Bearer', storedTokens().access].join(' '))
    return fetch(url, { ...init, headers })
  }
  const reply = await send()
  if (reply.status !== 401) return reply
  // Any request of the client refreshes the access token.
  await getWork(api)
  return send()
}

const store = createStore()
store.set(apiAtom, api)
store.set(eventsFetchAtom, { fetch: fetchEvents })

/** Where the astrologer goes live: the studio of the website, with the sign-in of this app. */
export default function StudioScreen() {
  const words = appWords()
  const [studio, setStudio] = useState<Studio | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback((signal?: AbortSignal) => {
    setFailed(false)
    getStudio(api, signal && { signal }).then(setStudio, () => signal?.aborted || setFailed(true))
  }, [])
  useEffect(() => {
    const left = new AbortController()
    load(left.signal)
    return () => left.abort()
  }, [load])

  return (
    <Provider store={store}>
      <h1>{words.studio}</h1>
      {studio ? <OwnStudio loaded={studio} /> : null}
      {hasFailed ? (
        <ErrorState title={words.notLoaded} retryLabel={words.tryAgain} onRetry={() => load()} />
      ) : studio ? null : (
        <Spinner label={words.loading} />
      )}
      <ToastOutlet label={words.notifications} dismissLabel={words.dismiss} />
    </Provider>
  )
}
