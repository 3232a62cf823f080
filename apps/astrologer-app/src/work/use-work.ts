import { getWork, type Work } from '@tarapath/astrologer-api'
import { useState } from 'react'
import { api } from '../platform/api.ts'
import { usePoll } from '../platform/use-poll.ts'

const EVERY_MS = 2000

export interface LoadedWork {
  work: Work
  /** `performance.now()` when it arrived: what the server counts in seconds goes on from here. */
  atMs: number
}

/** What there is to do, asked every two seconds; null until the first answer. */
export function useWork() {
  const [loaded, setLoaded] = useState<LoadedWork | null>(null)
  const { hasFailed, refresh } = usePoll(async (signal) => {
    const work = await getWork(api, { signal })
    setLoaded({ work, atMs: performance.now() })
  }, EVERY_MS)
  return { loaded, hasFailed, refresh }
}
