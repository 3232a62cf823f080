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

/** The birth chart of a person; "unknown" where there is no such place, or none was given. */
export function useKundli({ date, time, place: term }: Person): DrawnKundli | 'loading' | 'unknown' {
  const [found, setFound] = useState<{ term: string; place: PlaceDetails | null } | null>(null)
  useEffect(() => {
    if (term === null) return
    const left = new AbortController()
    getPlaceDetails(publicApi, { term }, { signal: left.signal }).then(
      (place) => setFound({ term, place }),
      () => left.signal.aborted || setFound({ term, place: null }),
    )
    return () => left.abort()
  }, [term])
  // The place of another person may still be here.
  const place = found?.term === term ? found?.place : undefined
  const kundli = useMemo(() => (place ? kundliOf({ date, time }, place) : null), [date, time, place])
  if (term === null || place === null) return 'unknown'
  return kundli && place ? { kundli, place } : 'loading'
}
