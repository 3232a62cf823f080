import { getPlaceDetails } from '@tarapath/api-client/places'
import { useEffect, useState } from 'react'
import { birthLine, birthWords, type BirthDetails } from '../consultation/index.ts'
import { useApi } from '../platform/index.ts'
import styles from './birth-card.module.css'

/** The birth details that a chat opens with, and what the sky says of them. `name` is the astrologer's. */
export function BirthCard({ birth, name }: { birth: BirthDetails; name: string }) {
  const sky = useSky(birth)
  return (
    <div className={styles['card']}>
      <strong>{birthWords().sharedWith({ name })}</strong>
      <span>{birthLine(birth)}</span>
      {sky === null ? null : <span>{sky}</span>}
    </div>
  )
}

/** "Lagna Meena · Rashi Meena · Nakshatra Revati"; null until it is computed, or without the place. */
function useSky({ date, time, place }: BirthDetails): string | null {
  const api = useApi()
  const [sky, setSky] = useState<string | null>(null)
  useEffect(() => {
    if (date === null || place === null) return
    const wait = new AbortController()
    const compute = async () => {
      const [found, { skyLine }] = await Promise.all([
        getPlaceDetails(api, { term: place }, { signal: wait.signal }),
        import('./sky-line.ts'),
      ])
      if (!wait.signal.aborted) setSky(skyLine({ date, time }, found))
    }
    // Our own choice: a failure is silent, because the details themselves are shown.
    compute().catch(() => undefined)
    return () => wait.abort()
  }, [api, date, time, place])
  return sky
}
