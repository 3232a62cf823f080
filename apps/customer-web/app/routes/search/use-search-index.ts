import { useEffect, useState } from 'react'
import type { Entry } from './entry.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

let loaded: SearchIndex | null = null

async function load(): Promise<SearchIndex> {
  const reply = await fetch('/search.json')
  if (!reply.ok) throw new Error(`/search.json answered ${reply.status}`)
  loaded = createSearchIndex((await reply.json()) as Entry[])
  return loaded
}

/** The index of this visit, which is loaded when the search is first opened. */
export function useSearchIndex() {
  const [index, setIndex] = useState(loaded)
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null)
  useEffect(() => {
    if (loaded) return
    let isShown = true
    const run = async () => {
      try {
        const next = await load()
        if (isShown) setIndex(next)
      } catch {
        if (isShown) setFailedAttempt(attempt)
      }
    }
    void run()
    return () => {
      isShown = false
    }
  }, [attempt])
  return { index, isFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}
