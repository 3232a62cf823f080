import { isApiError } from '@tarapath/api-client'
import { getPlaceDetails } from '@tarapath/api-client/places'
import type { PlaceDetails } from '@tarapath/api-client/types'
import { kundliOf, type Kundli } from '@tarapath/customer-core/horoscope'
import { useEffect, useMemo, useState } from 'react'
import { publicApi } from '../platform/api.ts'
import type { Person } from './people-of.ts'

export interface DrawnKundli {
  kundli: Kundli
  place: PlaceDetails
}

/** The server did not say whether there is such a place. */
export interface FailedKundli {
  retry(): void
}

/** The birth chart of a person; "unknown" where there is no such place, or none was given. */
export function useKundli({ date, time, place: term }: Person): DrawnKundli | FailedKundli | 'loading' | 'unknown' {
  const [found, setFound] = useState<{ term: string; place: PlaceDetails | 'unknown' | 'failed' } | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (term === null) return
    const left = new AbortController()
    getPlaceDetails(publicApi, { term }, { signal: left.signal }).then(
      (place) => setFound({ term, place }),
      (error: unknown) => {
        if (left.signal.aborted) return
        setFound({ term, place: isApiError(error) && error.status === 404 ? 'unknown' : 'failed' })
      },
    )
    return () => left.abort()
  }, [term, attempt])
  // The place of another person may still be here.
  const place = found?.term === term ? found?.place : undefined
  const kundli = useMemo(
    () => (typeof place === 'object' ? kundliOf({ date, time }, place) : null),
    [date, time, place],
  )
  if (term === null || place === 'unknown') return 'unknown'
  if (place === 'failed')
    return {
      retry() {
        setFound(null)
        setAttempt((count) => count + 1)
      },
    }
  return kundli && place ? { kundli, place } : 'loading'
}
