import { useEffect, useState } from 'react'
import type { Searchable } from './entries.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

interface Loaded {
  index: SearchIndex
  isComplete: boolean
}

/** A complete index, for the whole visit. */
let complete: Loaded | null = null

async function load(): Promise<Loaded> {
  const reply = await fetch('/search.json')
  if (!reply.ok) throw new Error(`/search.json answered ${reply.status}`)
  const { entries, isComplete } = (await reply.json()) as Searchable
  const loaded = { index: createSearchIndex(entries), isComplete }
  if (isComplete) complete = loaded
  return loaded
}

/** The index, which is loaded when the search is first opened. Without some of its lists it is used, and can be loaded again. */
export function useSearchIndex() {
  const [loaded, setLoaded] = useState(complete)
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null)
  useEffect(() => {
    if (complete) return
    let isShown = true
    const run = async () => {
      try {
        const next = await load()
        if (isShown) setLoaded(next)
      } catch {
        if (isShown) setFailedAttempt(attempt)
      }
    }
    void run()
    return () => {
      isShown = false
    }
  }, [attempt])
  return {
    index: loaded?.index ?? null,
    isFailed: failedAttempt === attempt,
    isPartial: loaded?.isComplete === false,
    retry: () => setAttempt(attempt + 1),
  }
}
