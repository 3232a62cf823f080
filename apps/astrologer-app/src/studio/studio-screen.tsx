import { getWork } from '@tarapath/astrologer-api'
import { eventsAccessAtom } from '@tarapath/customer-core/events'
import { apiAtom } from '@tarapath/customer-core/platform'
import { OwnStudio, type Sent } from '@tarapath/customer-core/studio/studio-screen'
import { getStudio, type Studio } from '@tarapath/own-api/live'
import { ErrorState, Spinner } from '@tarapath/ui-kit'
import { createStore, Provider } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../platform/api.ts'
import { storedTokens } from '../platform/token-storage.ts'
import { appWords } from '../words/app.gen.ts'

const store = createStore()
store.set(apiAtom, api)
store.set(eventsAccessAtom, { token: () => storedTokens().access, refresh: () => getWork(api) })

/** The studio of the website, with the sign-in of this app. */
export default function StudioScreen({ onAir }: { onAir(sent: Sent): void }) {
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
      {studio ? <OwnStudio loaded={studio} onAir={onAir} /> : null}
      {hasFailed ? (
        <ErrorState title={words.studioNotLoaded} retryLabel={words.tryAgain} onRetry={() => load()} />
      ) : studio ? null : (
        <Spinner label={words.loading} />
      )}
    </Provider>
  )
}
