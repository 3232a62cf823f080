import { getWork, type Work } from '@tarapath/astrologer-api'
import { useState } from 'react'
import { api } from '../platform/api.ts'
import { usePoll } from '../platform/use-poll.ts'

const POLL_INTERVAL_MS = 2000

export interface LoadedWork {
  work: Work
  /** `performance.now()` when it arrived: what the server counts in seconds goes on from here. */
  atMs: number
}

/** The astrologer's work, polled every two seconds; null until the first reply. */
export function useWork() {
  const [loaded, setLoaded] = useState<LoadedWork | null>(null)
  const { hasFailed, refresh } = usePoll(async (signal) => {
    const work = await getWork(api, { signal })
    setLoaded({ work, atMs: performance.now() })
  }, POLL_INTERVAL_MS)
  return { loaded, hasFailed, refresh }
}
